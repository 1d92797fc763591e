#include "formats/drawing/svg.h"

#include <cairo-svg.h>
#include <fmt/format.h>
#include <pugixml.hpp>

#include <cassert>
#include <memory>
#include <stdexcept>
#include <string_view>

namespace formats {

namespace {

struct Release {
    void operator()(cairo_surface_t* surface) const { cairo_surface_destroy(surface); }
    void operator()(cairo_t* cairo) const { cairo_destroy(cairo); }
};

cairo_status_t take(void* bytes, const unsigned char* data, unsigned length) {
    static_cast<std::string*>(bytes)->append(reinterpret_cast<const char*>(data), length);
    return CAIRO_STATUS_SUCCESS;
}

std::string drawAlone(const SvgPage& page, const SvgLayer& layer) {
    std::string bytes;
    const std::unique_ptr<cairo_surface_t, Release> surface(
        cairo_svg_surface_create_for_stream(take, &bytes, page.across, page.down));
    cairo_svg_surface_restrict_to_version(surface.get(), CAIRO_SVG_VERSION_1_1);
    const std::unique_ptr<cairo_t, Release> cairo(cairo_create(surface.get()));
    layer.draw(cairo.get());
    cairo_surface_finish(surface.get());
    if (cairo_surface_status(surface.get()) != CAIRO_STATUS_SUCCESS)
        throw std::runtime_error("the picture cannot be drawn as SVG");
    return bytes;
}

/// Each layer counts its glyphs, clips and patterns from 0: its name before them keeps them apart.
std::string withPrefix(std::string_view name, const std::string& value, const std::string& prefix) {
    if (name == "id") return prefix + value;
    if (name == "xlink:href" || name == "href")
        return value.starts_with('#') ? '#' + prefix + value.substr(1) : value;
    std::string changed;
    std::size_t from = 0;
    constexpr std::string_view reference = "url(#";
    for (auto at = value.find(reference); at != std::string::npos;
         at = value.find(reference, from)) {
        const std::size_t end = at + reference.size();
        changed += value.substr(from, end - from) + prefix;
        from = end;
    }
    return changed + value.substr(from);
}

void renameIds(pugi::xml_node node, const std::string& prefix) {
    for (pugi::xml_attribute attribute : node.attributes()) {
        const std::string before = attribute.value();
        const std::string after = withPrefix(attribute.name(), before, prefix);
        if (after != before) attribute.set_value(after.c_str());
    }
    for (const pugi::xml_node child : node.children())
        renameIds(child, prefix);
}

void addLayer(pugi::xml_node picture, const SvgPage& page, const SvgLayer& layer) {
    pugi::xml_document alone;
    const std::string bytes = drawAlone(page, layer);
    [[maybe_unused]] const auto parsed = alone.load_buffer(bytes.data(), bytes.size());
    assert(parsed);
    pugi::xml_node group = picture.append_child("g");
    group.append_attribute("id") = layer.id.c_str();
    for (const pugi::xml_node child : alone.document_element().children()) {
        pugi::xml_node copy = group.append_copy(child);
        renameIds(copy, layer.id + '-');
        // The number of the surface, which changes from run to run.
        if (std::string_view(copy.name()) == "g") copy.remove_attribute("id");
    }
}

struct Bytes : pugi::xml_writer {
    std::string all;
    void write(const void* data, std::size_t size) override {
        all.append(static_cast<const char*>(data), size);
    }
};

} // namespace

std::string drawSvg(const SvgPage& page, const std::vector<SvgLayer>& layers) {
    constexpr double millimetres = 25.4 / 72.0;
    pugi::xml_document document;
    pugi::xml_node declaration = document.append_child(pugi::node_declaration);
    declaration.append_attribute("version") = "1.0";
    declaration.append_attribute("encoding") = "UTF-8";
    pugi::xml_node picture = document.append_child("svg");
    const auto set = [&](const char* name, const std::string& value) {
        picture.append_attribute(name) = value.c_str();
    };
    set("xmlns", "http://www.w3.org/2000/svg");
    set("xmlns:xlink", "http://www.w3.org/1999/xlink");
    set("version", "1.1");
    set("width", fmt::format("{:.4f}mm", page.across * millimetres));
    set("height", fmt::format("{:.4f}mm", page.down * millimetres));
    set("viewBox", fmt::format("0 0 {:.5f} {:.5f}", page.across, page.down));
    if (!page.title.empty()) picture.append_child("title").text() = page.title.c_str();
    for (const SvgLayer& layer : layers)
        addLayer(picture, page, layer);
    Bytes bytes;
    document.save(bytes, "", pugi::format_raw);
    bytes.all += '\n';
    return std::move(bytes.all);
}

} // namespace formats
