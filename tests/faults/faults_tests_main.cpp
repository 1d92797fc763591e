// Starts itself again with the library that injects faults loaded before all others.

#include <gtest/gtest.h>

#include <cstdlib>
#include <iostream>

#include <dlfcn.h>
#include <unistd.h>

int main(int argc, char** argv) {
    if (!::dlsym(RTLD_DEFAULT, "berthier_faults_injected")) {
        if (std::getenv("LD_PRELOAD")) {
            std::cerr << FAULT_INJECTION << " cannot be loaded before the others\n";
            return 2;
        }
        ::setenv("LD_PRELOAD", FAULT_INJECTION, 1);
        ::setenv("ASAN_OPTIONS", "verify_asan_link_order=0", 0);
        ::execv("/proc/self/exe", argv);
        return 2;
    }
    testing::InitGoogleTest(&argc, argv);
    return RUN_ALL_TESTS();
}
