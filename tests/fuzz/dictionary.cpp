// Prints the names of the native files as a dictionary of libFuzzer.

#include "formats/native/names.h"

#include <cstdio>
#include <set>
#include <string>

int main() {
    std::set<std::string> words{"yes",          "no",    "missing", "..",
                                "format=\"1\"", "id=\"", "\"/>",    "</"};
    for (const auto& table : {formats::scenarioNames(), formats::rulesetNames(),
                              formats::caseNames(), formats::questionNames()})
        for (const auto& names : table) {
            words.insert("<" + std::string(names.element) + " ");
            for (const auto attribute : formats::wordsOf(names.attributes))
                words.insert(" " + std::string(attribute) + "=\"");
            for (const auto child : formats::wordsOf(names.children))
                words.insert("<" + std::string(child) + " ");
        }
    for (const std::string& word : words) {
        std::putchar('"');
        for (const char character : word) {
            if (character == '"' || character == '\\') std::putchar('\\');
            std::putchar(character);
        }
        std::puts("\"");
    }
}
