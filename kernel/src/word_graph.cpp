#include "word_graph.hpp"

#include <algorithm>
#include <stdexcept>

#include "double_array.hpp"
#include "word_list.hpp"

namespace setz {

std::shared_ptr<const WordGraph> WordGraph::build(std::string newline_separated) {
    WordList list = WordList::parse(std::move(newline_separated));
    DoubleArray array = DoubleArray::of(Minimal::of(list.words()));
    std::shared_ptr<WordGraph> graph(new WordGraph);
    graph->own_ = std::move(array.units);
    graph->units_ = graph->own_;
    graph->root_ = array.root;
    graph->words_ = static_cast<uint32_t>(list.words().size());
    graph->count_words("the list");
    return graph;
}

namespace {

// Counts the words below each base and notes, for each arc, the words before it.
class Counter {
public:
    Counter(std::span<const uint32_t> units, std::vector<uint32_t>& before, const std::string& name)
        : units_(units), before_(before), name_(name), below_(units.size()), height_(units.size()) {}

    uint64_t count(uint32_t base, size_t depth) {
        if (base == 0) return 0;
        if (height_[base] == kOpen || depth > kLongestWord) fail("its arcs run in a circle");
        if (height_[base]) return below_[base];
        height_[base] = kOpen;
        uint64_t words = 0;
        uint8_t height = 0;
        for (uint32_t code = 1; code <= kLetters; ++code) {
            uint32_t unit = units_[base ^ code];
            if ((unit & 31) != code) continue;
            before_[base ^ code] = static_cast<uint32_t>(words);
            uint32_t child = unit >> 6;
            words += (unit >> 5 & 1) + count(child, depth + 1);
            height = std::max<uint8_t>(height, child ? height_[child] : 0);
            if (words > UINT32_MAX / 2) fail("it claims more words than it can hold");
        }
        height_[base] = static_cast<uint8_t>(height + 1);
        if (height_[base] > kLongestWord) fail("it holds words that are too long");
        return below_[base] = static_cast<uint32_t>(words);
    }

private:
    static constexpr uint8_t kOpen = 255;

    [[noreturn]] void fail(const char* what) const {
        throw std::invalid_argument(name_ + " is damaged: " + what);
    }

    std::span<const uint32_t> units_;
    std::vector<uint32_t>& before_;
    const std::string& name_;
    std::vector<uint32_t> below_;
    std::vector<uint8_t> height_;  // longest way down; 0 = not seen yet
};

}  // namespace

void WordGraph::count_words(const std::string& name) {
    before_.assign(units_.size(), 0);
    uint64_t counted = Counter(units_, before_, name).count(root_, 0);
    if (counted != words_)
        throw std::invalid_argument(name + " is damaged: " + std::to_string(words_) +
                                    " words announced, " + std::to_string(counted) + " found");
}

int64_t WordGraph::index(std::string_view word) const {
    uint32_t base = root_, unit = 0;
    int64_t rank = 0;
    for (char c : word) {
        rank += unit >> 5 & 1;
        uint32_t code = code_of(c);
        unit = units_[base ^ code];
        if ((unit & 31) != code || !code) return -1;
        rank += before_[base ^ code];
        base = unit >> 6;
    }
    return unit & 32 ? rank : -1;
}

std::string WordGraph::word(uint32_t index) const {
    std::string out;
    uint32_t base = root_;
    for (uint32_t left = index;;) {
        uint32_t chosen = 0;
        for (uint32_t code = 1; code <= kLetters; ++code)
            if (step(base, code) && before_[base ^ code] <= left) chosen = code;
        out.push_back(letter_of(chosen));
        uint32_t unit = units_[base ^ chosen];
        left -= before_[base ^ chosen];
        if (ends(unit) && left-- == 0) return out;
        base = below(unit);
    }
}

}  // namespace setz
