#include "rack_trie.hpp"

#include <algorithm>
#include <bit>

namespace setz {

// How many beginnings may one length have? Jollies multiply them; longer ones are then found anew
// for each start.
constexpr size_t kWidest = 100'000;

RackTrie::RackTrie(const FanGraph& graph, const Rack& rack, size_t deepest, Limit& limit)
    : deepest_(std::min(deepest, rack.size())), limit_(limit) {
    levels_.resize(deepest_ + 1);
    Rack stones = rack;
    grow(graph, stones, 0, 0, 0, 0, 0);
}

void RackTrie::grow(const FanGraph& graph, Rack& rack, size_t length, uint32_t fan, uint32_t rank,
                    uint32_t parent, uint8_t letter) {
    const Fan here = graph[fan];
    std::vector<Entry>& level = levels_[length];
    uint32_t number = static_cast<uint32_t>(level.size());
    uint32_t next = here.letters & (rack.letters() | rack.jolly_letters());
    Reach reach = graph.reach(fan);
    level.push_back({fan, rank, parent, next, here.letters & ~1u, reach.second, reach.third, letter});
    if (number > kWidest || limit_.reached()) deepest_ = std::min(deepest_, length ? length - 1 : 0);
    if (length >= deepest_) return;
    rank += here.ends();
    for (uint32_t codes = next; codes; codes &= codes - 1) {
        uint32_t code = static_cast<uint32_t>(std::countr_zero(codes));
        uint32_t child = here.child(code);
        uint32_t child_rank = rank + graph[child].before;
        if (rack.letters() >> code & 1) {
            rack.take(code);
            grow(graph, rack, length + 1, child, child_rank, number, static_cast<uint8_t>(code));
            rack.put_back(code);
        }
        if (rack.jolly_letters() >> code & 1) {
            size_t kind = rack.take_jolly(code);
            grow(graph, rack, length + 1, child, child_rank, number,
                 static_cast<uint8_t>(code | kJolly));
            rack.put_back_jolly(kind);
        }
    }
}

void RackTrie::take(Rack& rack, const Entry& entry, uint8_t* letters, size_t length) const {
    for (const Entry* at = &entry; length > 0; at = &levels_[length][at->parent]) {
        letters[--length] = at->letter;
        uint32_t code = at->letter & 31;
        if (at->letter & kJolly) rack.take_jolly(code);
        else rack.take(code);
    }
}

}  // namespace setz
