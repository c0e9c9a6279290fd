// The minimal acyclic automaton of a sorted word list, as plain nodes and arcs.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

namespace setz {

struct Minimal {
    struct Arc {
        uint32_t packed;  // letter in bits 0-4, "a word ends here" in bit 5, child node above
        uint32_t letter() const { return packed & 31; }
        bool ends() const { return packed & 32; }
        uint32_t child() const { return packed >> 6; }
    };
    // Node n owns arcs[first[n] .. first[n + 1]); node 0 has none. Children precede parents.
    std::vector<Arc> arcs;
    std::vector<uint32_t> first;
    uint32_t root = 0;

    size_t nodes() const { return first.size() - 1; }
    static Minimal of(const std::vector<std::string_view>& sorted_words);
};

}  // namespace setz
