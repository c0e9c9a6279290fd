#include "beginnings.hpp"

#include <algorithm>
#include <bit>

namespace setz {

// How many beginnings may one length have? Longer ones are then found anew for each start.
constexpr size_t kWidest = 60'000;

Beginnings::Beginnings(const FanGraph& graph, const LaidHand& hand, size_t deepest)
    : deepest_(std::min(deepest, hand.size())) {
    levels_.resize(deepest_ + 1);
    LaidHand stones = hand;
    grow(graph, stones, 0, 0, 0, 0, 0);
}

void Beginnings::grow(const FanGraph& graph, LaidHand& hand, size_t length, uint32_t fan,
                      uint32_t rank, uint32_t parent, uint8_t letter) {
    const Fan here = graph[fan];
    std::vector<Entry>& level = levels_[length];
    uint32_t number = static_cast<uint32_t>(level.size());
    uint32_t next = here.letters & hand.usable();
    Reach reach = graph.reach(fan);
    level.push_back({fan, rank, parent, next, here.letters & ~1u, reach.second, reach.third, letter});
    if (number > kWidest) deepest_ = std::min(deepest_, length - 1);
    if (length >= deepest_) return;
    rank += here.ends();
    for (uint32_t codes = next; codes; codes &= codes - 1) {
        uint32_t code = static_cast<uint32_t>(std::countr_zero(codes));
        uint32_t child = here.child(code);
        LaidHand::Kind kind = hand.take(code);
        grow(graph, hand, length + 1, child, rank + graph[child].before, number,
             static_cast<uint8_t>(code));
        hand.put_back(code, kind);
    }
}

void Beginnings::spell(uint32_t number, size_t length, uint8_t* letters) const {
    while (length > 0) {
        const Entry& entry = levels_[length][number];
        letters[--length] = entry.letter;
        number = entry.parent;
    }
}

}  // namespace setz
