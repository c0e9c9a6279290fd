// Patterns over the word graph: letters, '?' for one letter, '*' for any run.
#include <bit>
#include <stdexcept>

#include "word_graph.hpp"

namespace setz {
namespace {

// A pattern as a set of places (one bit each) that a prefix may have reached.
class Pattern {
public:
    explicit Pattern(std::string_view text) : length_(text.size()) {
        if (text.size() > 63)
            throw std::invalid_argument("the pattern has " + std::to_string(text.size()) +
                                        " signs; at most 63 are possible");
        for (size_t i = 0; i < text.size(); ++i) {
            uint64_t bit = uint64_t{1} << i;
            uint32_t code = code_of(text[i]);
            if (text[i] == '*') stars_ |= bit;
            else if (text[i] == '?') any_ |= bit;
            else if (code) letters_[code] |= bit;
            else throw std::invalid_argument("pattern " + quoted(text) + ": position " +
                                             std::to_string(i + 1) + " is not A-Z, '?' or '*'");
        }
    }

    uint64_t start() const { return closed(1); }
    uint64_t after(uint64_t places, uint32_t code) const {
        uint64_t moved = (places & (letters_[code] | any_)) << 1;
        return closed(moved | (places & stars_));
    }
    bool matches(uint64_t places) const { return places >> length_ & 1; }

private:
    uint64_t closed(uint64_t places) const {
        for (uint64_t fresh = places & stars_; fresh;) {
            uint64_t next = (fresh << 1) & ~places;
            places |= fresh << 1;
            fresh = next & stars_;
        }
        return places;
    }

    size_t length_;
    uint64_t stars_ = 0, any_ = 0;
    uint64_t letters_[kLetters + 1] = {};
};

struct Finder {
    const WordGraph& graph;
    const Pattern& pattern;
    uint64_t limit;
    std::vector<uint32_t>& found;

    void visit(uint32_t base, uint32_t rank, uint64_t places) {
        for (uint32_t code = 1; code <= kLetters && found.size() < limit; ++code) {
            uint32_t unit = graph.step(base, code);
            if (!unit) continue;
            uint64_t reached = pattern.after(places, code);
            if (!reached) continue;
            uint32_t at = rank + graph.words_before(base, code);
            bool ends = WordGraph::ends(unit);
            if (ends && pattern.matches(reached)) found.push_back(at);
            if (WordGraph::below(unit)) visit(WordGraph::below(unit), at + ends, reached);
        }
    }
};

}  // namespace

std::vector<uint32_t> WordGraph::indexes_matching(std::string_view pattern, int64_t limit) const {
    std::vector<uint32_t> found;
    Pattern places(pattern);
    uint64_t most = limit < 0 ? words_ : static_cast<uint64_t>(limit);
    Finder{*this, places, most, found}.visit(root_, 0, places.start());
    if (found.size() > most) found.resize(most);
    return found;
}

std::vector<std::string> WordGraph::words_starting(std::string_view prefix, int64_t limit) const {
    std::vector<std::string> words;
    for (uint32_t index : indexes_matching(std::string(prefix) + "*", limit))
        words.push_back(word(index));
    return words;
}

}  // namespace setz
