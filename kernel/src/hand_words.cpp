#include "hand_words.hpp"

#include <algorithm>
#include <bit>
#include <stdexcept>

namespace setz {

HandWords::HandWords(const FanGraph& graph, const WordsAllowed& allowed, std::string_view hand) {
    kind_.fill(kNone);
    size_t kinds = 0;
    for (char letter : hand) {
        uint32_t code = code_of(letter);
        if (kind_[code] == kNone) {
            codes_[kinds] = static_cast<uint8_t>(code);
            kind_[code] = static_cast<uint8_t>(kinds++);
        }
        ++left_[code];
        left_mask_ |= 1u << code;
        Letters one = unit(kind_[code]);
        hand_.low += one.low;
        hand_.high += one.high;
    }
    Word word{};
    walk(graph, allowed, word, 0, 0);
    std::stable_sort(words_.begin(), words_.end(),
                     [](const Word& a, const Word& b) { return a.length > b.length; });
}

void HandWords::walk(const FanGraph& graph, const WordsAllowed& allowed, Word& word, uint32_t fan,
                     uint32_t rank) {
    const Fan here = graph[fan];
    if (here.ends() && word.length > 1 && allowed(rank)) {
        word.index = rank;
        words_.push_back(word);
    }
    if (word.length == word.codes.size()) return;
    for (uint32_t codes = here.letters & left_mask_; codes; codes &= codes - 1) {
        uint32_t code = static_cast<uint32_t>(std::countr_zero(codes));
        uint32_t child = here.child(code);
        if (--left_[code] == 0) left_mask_ &= ~(1u << code);
        Letters one = unit(kind_[code]);
        word.letters.low += one.low;
        word.letters.high += one.high;
        word.codes[word.length++] = static_cast<uint8_t>(code);
        walk(graph, allowed, word, child, rank + here.ends() + graph[child].before);
        --word.length;
        word.letters = word.letters.minus(one);
        ++left_[code];
        left_mask_ |= 1u << code;
    }
}

}  // namespace setz
