#include "fan_graph.hpp"

namespace setz {

static uint32_t letters_below(const WordGraph& graph, uint32_t base) {
    uint32_t letters = 0;
    for (uint32_t code = 1; base && code <= kLetters; ++code)
        if (graph.step(base, code)) letters |= 1u << code;
    return letters;
}

FanGraph::FanGraph(const WordGraph& graph) : words_(static_cast<uint32_t>(graph.size())) {
    std::vector<uint32_t> first(graph.file_bytes() / 4, 0);  // of each base; 0 = not placed yet
    std::vector<uint32_t> bases{graph.root()};
    fans_.push_back({letters_below(graph, graph.root()), 1, 0});
    first[graph.root()] = 1;
    uint32_t next = 1;
    for (size_t at = 0; at < bases.size(); ++at) {
        uint32_t base = bases[at];
        next += static_cast<uint32_t>(std::popcount(letters_below(graph, base)));
        for (uint32_t code = 1; code <= kLetters; ++code) {
            uint32_t unit = graph.step(base, code);
            if (!unit) continue;
            uint32_t child = WordGraph::below(unit);
            fans_.push_back({letters_below(graph, child) | uint32_t{WordGraph::ends(unit)}, child,
                             graph.words_before(base, code)});
            if (child && !first[child]) {
                first[child] = 1;
                bases.push_back(child);
            }
        }
    }
    uint32_t place = 1;
    for (uint32_t base : bases) {
        first[base] = place;
        place += static_cast<uint32_t>(std::popcount(letters_below(graph, base)));
    }
    for (size_t at = 1; at < fans_.size(); ++at)
        fans_[at].first = fans_[at].first ? first[fans_[at].first] : 0;
}

}  // namespace setz
