#include "double_array.hpp"

#include <array>
#include <bit>
#include <numeric>
#include <unordered_map>

namespace setz {
namespace {

constexpr uint32_t kBlock = 32;  // b and b ^ c lie in the same block, letters being below 32

uint32_t letters_of(const Minimal& graph, uint32_t node) {
    uint32_t letters = 0;
    for (uint32_t i = graph.first[node]; i < graph.first[node + 1]; ++i)
        letters |= 1u << graph.arcs[i].letter();
    return letters;
}

// The squares of a block that `letters` take for each of the 32 bases in it.
std::array<uint32_t, kBlock> footprints(uint32_t letters) {
    std::array<uint32_t, kBlock> prints{};
    for (uint32_t base = 0; base < kBlock; ++base)
        for (uint32_t c = 1; c < kBlock; ++c)
            if (letters >> c & 1) prints[base] |= 1u << (base ^ c);
    return prints;
}

class Placer {
public:
    Placer() { open_block(); }

    uint32_t base_for(uint32_t letters) {
        auto [entry, fresh] = prints_.try_emplace(letters);
        if (fresh) entry->second = footprints(letters);
        size_t& start = start_[static_cast<size_t>(std::popcount(letters))];
        for (size_t block = start;; ++block) {
            if (block == free_.size()) open_block();
            int base = fit(block, entry->second);
            if (base < 0) continue;
            // How far back may holes lie unused? Far enough that the array stays dense.
            start = block > kReach ? std::max(start, block - kReach) : start;
            return take(block, static_cast<uint32_t>(base), entry->second);
        }
    }

    size_t blocks() const { return free_.size(); }

private:
    static constexpr size_t kReach = 96;

    void open_block() {
        // Base 0 means "no children", and unit 0 stays empty: searches keep their root there.
        bool first = free_.empty();
        free_.push_back(first ? ~1u : ~0u);
        bases_.push_back(first ? ~1u : ~0u);
    }

    int fit(size_t block, const std::array<uint32_t, kBlock>& prints) const {
        uint32_t space = free_[block];
        for (uint32_t open = bases_[block]; open; open &= open - 1) {
            int base = std::countr_zero(open);
            uint32_t print = prints[static_cast<size_t>(base)];
            if ((space & print) == print) return base;
        }
        return -1;
    }

    uint32_t take(size_t block, uint32_t base, const std::array<uint32_t, kBlock>& prints) {
        free_[block] &= ~prints[base];
        bases_[block] &= ~(1u << base);
        return static_cast<uint32_t>(block) * kBlock + base;
    }

    std::vector<uint32_t> free_, bases_;
    std::array<size_t, 33> start_{};
    std::unordered_map<uint32_t, std::array<uint32_t, kBlock>> prints_;
};

// Nodes with many arcs first: the single ones fill the holes they leave.
std::vector<uint32_t> widest_first(const Minimal& graph) {
    std::vector<uint32_t> order;
    std::array<std::vector<uint32_t>, 27> by_width;
    for (uint32_t node = static_cast<uint32_t>(graph.nodes()); node-- > 1;)
        by_width[graph.first[node + 1] - graph.first[node]].push_back(node);
    for (size_t width = by_width.size(); width-- > 1;)
        order.insert(order.end(), by_width[width].begin(), by_width[width].end());
    return order;
}

}  // namespace

DoubleArray DoubleArray::of(const Minimal& graph) {
    Placer placer;
    std::vector<uint32_t> base(graph.nodes(), 0);
    for (uint32_t node : widest_first(graph)) base[node] = placer.base_for(letters_of(graph, node));

    DoubleArray array;
    array.units.assign(placer.blocks() * kBlock, 0);
    array.root = base[graph.root];
    for (uint32_t node = 1; node < graph.nodes(); ++node)
        for (uint32_t i = graph.first[node]; i < graph.first[node + 1]; ++i) {
            Minimal::Arc arc = graph.arcs[i];
            array.units[base[node] ^ arc.letter()] = (arc.packed & 63) | base[arc.child()] << 6;
        }
    return array;
}

}  // namespace setz
