// A word graph for searches: each arc knows at once which letters may follow, like a fan.
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "word_graph.hpp"

namespace setz {

struct Fan {
    uint32_t letters;  // bit 0: a word ends here; bit c: letter c may follow
    uint32_t base;     // the child by letter c stands at base ^ c
    uint32_t before;   // words before this one, below the same parent

    bool ends() const { return letters & 1; }
    bool has(uint32_t code) const { return letters >> code & 1; }
    uint32_t child(uint32_t code) const { return base ^ code; }
};

// Which letters can stand two and three steps below a fan?
struct Reach {
    uint32_t second, third;
};

class FanGraph {
public:
    explicit FanGraph(const WordGraph& graph);

    const Fan* fans() const { return fans_.data(); }
    const Fan& operator[](uint32_t at) const { return fans_[at]; }
    const Reach& reach(uint32_t at) const { return reach_[at]; }
    uint32_t words() const { return words_; }

private:
    std::vector<Fan> fans_;  // the root at 0, the others where the word graph has their arcs
    std::vector<Reach> reach_;
    uint32_t words_;
};

}  // namespace setz
