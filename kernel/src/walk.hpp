// A way through the graph, letter by letter.
#pragma once

#include <cstdint>

#include "fan_graph.hpp"
#include "words_allowed.hpp"

namespace setz {

// Where one is in the graph, and which word it would be.
struct Walk {
    const FanGraph& graph;
    uint32_t fan = 0, rank = 0;

    bool step(uint32_t code) {
        const Fan& here = graph[fan];
        if (!here.has(code)) return false;
        rank += here.ends();
        fan = here.child(code);
        rank += graph[fan].before;
        return true;
    }
    bool word(const WordsAllowed& allowed) const { return graph[fan].ends() && allowed(rank); }
};

}  // namespace setz
