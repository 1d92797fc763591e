#include "tests/editor/cli/program.h"

#include <array>
#include <cerrno>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <stdexcept>

#include <fcntl.h>
#include <sys/wait.h>
#include <unistd.h>

namespace tests {

namespace fs = std::filesystem;

namespace {

std::string contentOf(const fs::path& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

/// `out` is a descriptor that the program gets as its standard output.
int statusOf(const std::vector<std::string>& arguments, int out, const std::string& err) {
    std::string program = BERTHIER_CLI;
    auto copies = arguments;
    std::vector<char*> words{program.data()};
    for (auto& word : copies)
        words.push_back(word.data());
    words.push_back(nullptr);

    const pid_t child = ::fork();
    if (child < 0) throw std::runtime_error("cannot fork");
    if (child == 0) {
        const int errors = ::open(err.c_str(), O_WRONLY | O_CREAT | O_TRUNC, 0600);
        ::dup2(out, STDOUT_FILENO);
        ::dup2(errors, STDERR_FILENO);
        ::execv(program.c_str(), words.data());
        ::_exit(127);
    }
    int status = 0;
    while (::waitpid(child, &status, 0) < 0 && errno == EINTR) {
    }
    return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
}

} // namespace

Outcome run(const std::vector<std::string>& arguments, const std::string& out) {
    const Folder folder;
    const auto target = out.empty() ? folder.path("out") : out;
    const int descriptor = ::open(target.c_str(), O_WRONLY | O_CREAT | O_CLOEXEC, 0600);
    Outcome outcome;
    outcome.status = statusOf(arguments, descriptor, folder.path("err"));
    ::close(descriptor);
    if (out.empty()) outcome.out = contentOf(target);
    outcome.err = folder.read("err");
    return outcome;
}

Outcome runIntoClosedPipe(const std::vector<std::string>& arguments) {
    const Folder folder;
    std::array<int, 2> pipe{};
    if (::pipe2(pipe.data(), O_CLOEXEC) != 0) throw std::runtime_error("no pipe");
    ::close(pipe[0]);
    Outcome outcome;
    outcome.status = statusOf(arguments, pipe[1], folder.path("err"));
    ::close(pipe[1]);
    outcome.err = folder.read("err");
    return outcome;
}

Folder::Folder() {
    auto pattern = (fs::temp_directory_path() / "berthier-cli-XXXXXX").string();
    if (!::mkdtemp(pattern.data())) throw std::runtime_error("no folder " + pattern);
    path_ = pattern;
}

Folder::~Folder() {
    std::error_code error;
    fs::remove_all(path_, error);
}

std::string Folder::write(const std::string& name, std::string_view bytes) const {
    fs::create_directories((path_ / name).parent_path());
    std::ofstream(path_ / name, std::ios::binary) << bytes;
    return path(name);
}

std::string Folder::read(const std::string& name) const {
    return contentOf(path_ / name);
}

std::string replaced(std::string text, std::string_view what, std::string_view instead) {
    const auto at = text.find(what);
    if (at == std::string::npos) throw std::logic_error("not in the text: " + std::string(what));
    return text.replace(at, what.size(), instead);
}

std::string legalScenario() {
    return R"(<?xml version="1.0" encoding="UTF-8"?>
<scenario format="1" id="small" ruleset="tlnb">
  <title>Small</title>
  <map id="plain" vocabulary="tlnb">
    <grid hexes="flat-top" label="CCRR" columns="from west" rows="from north" lowered="even"/>
    <sheet id="main" columns="1..10" rows="1..10" ground="clear"/>
  </map>
  <forces id="few" vocabulary="tlnb">
    <side id="F" name="French">
      <army id="F" name="French">
        <formation id="I" name="First" size="corps"/>
        <unit id="a" name="A" class="infantry" formation="I" strength="4" reduced="2" initiative="4" move="4"/>
        <unit id="b" name="B" class="infantry" formation="I" strength="4" reduced="2" initiative="4" move="4"/>
      </army>
    </side>
    <side id="C" name="Coalition">
      <army id="A" name="Austrian">
        <formation id="II" name="Second" size="corps"/>
        <unit id="c" name="C" class="infantry" formation="II" strength="4" reduced="2" initiative="4" move="4"/>
      </army>
    </side>
  </forces>
  <setup id="F-1" side="F" units="a b">
    <zone at="0505"/>
  </setup>
  <setup id="A-1" side="C" units="c">
    <zone at="0707"/>
  </setup>
</scenario>
)";
}

std::string enemiesTogether() {
    return replaced(legalScenario(), "0707", "0505");
}

std::string oddRows() {
    return replaced(legalScenario(), R"( rows="1..10")", R"( odd-rows="1..10" even-rows="1..7")");
}

std::string emptyFormation() {
    return replaced(legalScenario(), R"(<formation id="II" name="Second" size="corps"/>)",
                    R"(<formation id="II" name="Second" size="corps"/>
        <formation id="III" name="Third" size="corps"/>)");
}

std::string houseRuleset(std::string_view checks) {
    return R"(<ruleset format="1" id="house" extends="tlnb" name="House" book="H">)" +
           std::string(checks) + "</ruleset>\n";
}

} // namespace tests
