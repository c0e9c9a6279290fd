#include "fan_graph.hpp"

#include <bit>

namespace setz {

static uint32_t letters_below(const WordGraph& graph, uint32_t base) {
    uint32_t letters = 0;
    for (uint32_t code = 1; base && code <= kLetters; ++code)
        if (graph.step(base, code)) letters |= 1u << code;
    return letters;
}

template <class Below>
static uint32_t gathered(const Fan& fan, Below below) {
    uint32_t letters = 0;
    for (uint32_t codes = fan.letters & ~1u; codes; codes &= codes - 1)
        letters |= below(fan.child(static_cast<uint32_t>(std::countr_zero(codes))));
    return letters;
}

FanGraph::FanGraph(const WordGraph& graph) : words_(static_cast<uint32_t>(graph.size())) {
    fans_.resize(graph.units().size());
    reach_.resize(fans_.size());
    fans_[0] = {letters_below(graph, graph.root()), graph.root(), 0};
    for (uint32_t at = 1; at < fans_.size(); ++at) {
        uint32_t unit = graph.units()[at];
        uint32_t ends = WordGraph::ends(unit);
        fans_[at] = {letters_below(graph, WordGraph::below(unit)) | ends, WordGraph::below(unit),
                     graph.words_before_unit(at)};
    }
    for (uint32_t at = 0; at < fans_.size(); ++at)
        reach_[at].second =
            gathered(fans_[at], [&](uint32_t child) { return fans_[child].letters & ~1u; });
    for (uint32_t at = 0; at < fans_.size(); ++at)
        reach_[at].third =
            gathered(fans_[at], [&](uint32_t child) { return reach_[child].second; });
}

}  // namespace setz
