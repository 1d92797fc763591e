#include "model/message.h"

#include <gtest/gtest.h>

using namespace model;

namespace {

TEST(Message, PutsItsArgumentsIn) {
    const auto message = tr("{hex}: {found} units, at most {allowed}",
                            {{"hex", "1407"}, {"found", "4"}, {"allowed", "3"}});
    EXPECT_EQ(text(message), "1407: 4 units, at most 3");
    EXPECT_EQ(message.argument("allowed"), "3");
    EXPECT_EQ(message.argument("none"), "");
}

TEST(Message, DoesNotReadArgumentsAsPatterns) {
    EXPECT_EQ(text(tr("\"{text}\" is wrong", {{"text", "{text} {"}})), "\"{text} {\" is wrong");
}

TEST(Message, KeepsAnOpenBrace) {
    EXPECT_EQ(text(tr("a { b")), "a { b");
    EXPECT_EQ(text(tr("{nobody} home")), " home");
}

} // namespace
