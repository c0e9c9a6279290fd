#include "minimal.hpp"

#include <algorithm>

#include "letters.hpp"

namespace setz {
namespace {

class Register {
public:
    explicit Register(Minimal& graph) : graph_(graph), slots_(1 << 12, 0) {}

    uint32_t node_with(const std::vector<Minimal::Arc>& arcs) {
        if (arcs.empty()) return 0;
        if (used_ * 2 > slots_.size()) grow();
        size_t at = hash(arcs.data(), arcs.size()) & (slots_.size() - 1);
        while (slots_[at]) {
            if (same(slots_[at], arcs)) return slots_[at];
            at = (at + 1) & (slots_.size() - 1);
        }
        graph_.arcs.insert(graph_.arcs.end(), arcs.begin(), arcs.end());
        graph_.first.push_back(static_cast<uint32_t>(graph_.arcs.size()));
        slots_[at] = static_cast<uint32_t>(graph_.nodes() - 1);
        ++used_;
        return slots_[at];
    }

private:
    static uint64_t hash(const Minimal::Arc* arcs, size_t count) {
        uint64_t h = count;
        for (size_t i = 0; i < count; ++i) {
            h = (h ^ arcs[i].packed) * 0x9E3779B97F4A7C15u;
            h ^= h >> 29;
        }
        return h;
    }

    bool same(uint32_t node, const std::vector<Minimal::Arc>& arcs) const {
        uint32_t begin = graph_.first[node];
        if (graph_.first[node + 1] - begin != arcs.size()) return false;
        for (size_t i = 0; i < arcs.size(); ++i)
            if (graph_.arcs[begin + i].packed != arcs[i].packed) return false;
        return true;
    }

    void grow() {
        std::vector<uint32_t> old(slots_.size() * 2, 0);
        old.swap(slots_);
        for (uint32_t node : old) {
            if (!node) continue;
            uint32_t begin = graph_.first[node];
            size_t at = hash(&graph_.arcs[begin], graph_.first[node + 1] - begin);
            for (at &= slots_.size() - 1; slots_[at];) at = (at + 1) & (slots_.size() - 1);
            slots_[at] = node;
        }
    }

    Minimal& graph_;
    std::vector<uint32_t> slots_;
    size_t used_ = 0;
};

struct Folder {
    const std::vector<std::string_view>& words;
    Register& seen;
    std::vector<std::vector<Minimal::Arc>> open;  // one list of arcs for each depth

    // The node for words[lo, hi), which share their first `depth` letters.
    uint32_t fold(size_t lo, size_t hi, size_t depth) {
        open[depth].clear();
        if (words[lo].size() == depth) ++lo;
        while (lo < hi) {
            char letter = words[lo][depth];
            size_t stop = lo + 1;
            while (stop < hi && words[stop][depth] == letter) ++stop;
            uint32_t ends = words[lo].size() == depth + 1 ? 32 : 0;
            uint32_t child = fold(lo, stop, depth + 1);
            open[depth].push_back({code_of(letter) | ends | child << 6});
            lo = stop;
        }
        return seen.node_with(open[depth]);
    }
};

}  // namespace

Minimal Minimal::of(const std::vector<std::string_view>& sorted_words) {
    Minimal graph;
    graph.first = {0, 0};
    Register seen(graph);
    Folder folder{sorted_words, seen, std::vector<std::vector<Arc>>(kLongestWord + 1)};
    graph.root = folder.fold(0, sorted_words.size(), 0);
    return graph;
}

}  // namespace setz
