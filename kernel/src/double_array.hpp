// Places a minimal automaton into one array of 4-byte units, a unit an arc.
//
// The arc with letter c of the node with base b stands at b ^ c. A unit holds its letter, so a step
// costs one load and one comparison; bases are unique, so the letter alone proves the parent.
// Unit 0 stays empty.
#pragma once

#include <cstdint>
#include <vector>

#include "minimal.hpp"

namespace setz {

struct DoubleArray {
    std::vector<uint32_t> units;  // letter in bits 0-4, "a word ends" in bit 5, child's base above
    uint32_t root = 0;

    static DoubleArray of(const Minimal& graph);
};

}  // namespace setz
