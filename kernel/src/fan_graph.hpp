// A word graph for walking all children of a node: they stand side by side like a fan.
#pragma once

#include <bit>
#include <cstdint>
#include <memory>
#include <vector>

#include "word_graph.hpp"

namespace setz {

struct Fan {
    uint32_t letters;  // bit 0: a word ends here; bit c: letter c may follow
    uint32_t first;    // the child of the first of these letters
    uint32_t before;   // words before this one, below the same parent

    bool ends() const { return letters & 1; }
    bool has(uint32_t code) const { return letters >> code & 1; }
    uint32_t child(uint32_t code) const {
        uint32_t lower = letters & ((1u << code) - 2);
        return first + static_cast<uint32_t>(__builtin_popcount(lower));
    }
};

class FanGraph {
public:
    explicit FanGraph(const WordGraph& graph);

    const Fan* fans() const { return fans_.data(); }
    const Fan& operator[](uint32_t at) const { return fans_[at]; }
    uint32_t words() const { return words_; }

private:
    std::vector<Fan> fans_;  // the root at 0, then level by level
    uint32_t words_;
};

}  // namespace setz
