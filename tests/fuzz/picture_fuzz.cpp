// The pictures under a map: any bytes are a picture of the size they say, or none.

#include "formats/drawing/underlay.h"
#include "tests/fuzz/property.h"

#include <cstdint>
#include <sstream>
#include <string>

namespace {

/// Width times height as a PNG file says them, so that the fuzzer does not ask for gigabytes.
double pixelsOf(const std::string& bytes) {
    const auto number = [&](std::size_t at) {
        double value = 0;
        for (std::size_t i = at; i < at + 4; ++i)
            value = value * 256 + static_cast<unsigned char>(bytes[i]);
        return value;
    };
    return bytes.size() < 24 ? 0.0 : number(16) * number(20);
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string bytes(reinterpret_cast<const char*>(data), size);
    if (pixelsOf(bytes) > 1e6) return 0;
    std::istringstream stream(bytes);
    const auto picture = formats::readPicture(stream);
    if (!picture) return 0;
    fuzz::require(picture->width > 0 && picture->height > 0, "a picture has a size");
    fuzz::require(picture->pixels.size() == static_cast<std::size_t>(picture->width) *
                                                static_cast<std::size_t>(picture->height),
                  "and as many pixels");
    return 0;
}
