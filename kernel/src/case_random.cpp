#include "case_random.hpp"

#include <algorithm>

namespace setz {

// How many steps may the letters of one shape take? Long shapes that hardly any letters fit are left.
constexpr uint64_t kSteps = 300;

CaseRandom::CaseRandom(const FanGraph& graph, const CaseRules& rules, const Board& board,
                       const WordsAllowed& allowed, uint32_t seed)
    : rules_(rules), ground_(board), fillings_(graph, rules, ground_, allowed, limit_),
      random_(seed) {
    for (size_t square = 0; square < ground_.squares(); ++square) {
        if (!ground_.free(square) || !ground_.beside_stone(square)) continue;
        starts_.push_back(static_cast<uint8_t>(square));
        if (fillings_.fits_alone(square)) singles_.push_back(static_cast<uint8_t>(square));
    }
}

std::vector<std::pair<uint8_t, uint8_t>> CaseRandom::lay(size_t letters, size_t tries) {
    std::vector<std::pair<uint8_t, uint8_t>> stones;
    for (; tries && !attempt(letters); --tries) {}
    if (!tries) return stones;
    for (const Piece& piece : lying_.pieces)
        for (size_t i = 0; i < piece.shape->size; ++i)
            stones.emplace_back(piece.shape->cells[i], piece.letters[i]);
    std::sort(stones.begin(), stones.end());
    return stones;
}

bool CaseRandom::attempt(size_t letters) {
    std::array<Shape, kMostFresh> shapes;
    lying_ = {};
    for (size_t number = 0; letters; ++number) {
        size_t size = rules_.one_run ? letters : below(letters) + 1;
        if (!find(shapes[number], size) || !put(shapes[number])) return false;
        letters -= size;
    }
    return each_word_once();
}

bool CaseRandom::find(Shape& shape, size_t size) {
    if (!rules_.one_run) return grow(shape, size);
    shape = line_from(ground_, below(ground_.squares()), below(2), size);
    return shape.touches;
}

bool CaseRandom::grow(Shape& shape, size_t size) {
    const auto& from = size == 1 ? singles_ : starts_;
    if (from.empty()) return false;
    for (size_t next = from[below(from.size())]; shape.size < size;) {
        if (lying_.closed[next]) return false;
        shape.cells[shape.size++] = static_cast<uint8_t>(next);
        shape.squares.set(next);
        ground_.complete(shape);
        if (shape.size == size) break;
        if (shape.halo.none()) return false;
        size_t nth = below(shape.halo.count());
        for (next = shape.halo._Find_first(); nth; --nth) next = shape.halo._Find_next(next);
    }
    return shape.touches;
}

bool CaseRandom::put(const Shape& shape) {
    Filling filling;
    limit_ = Limit(-1.0, nullptr);
    limit_.allow_steps(kSteps);
    if (!fillings_.some(shape, random_, filling)) return false;
    lying_.add({&shape, filling.letters, filling.words, {}});
    for (size_t i = 0; i < shape.size; ++i)
        if (lying_.used[filling.letters[i]] > rules_.letters[filling.letters[i]]) return false;
    return true;
}

bool CaseRandom::each_word_once() const {
    std::vector<uint32_t> words = fillings_.standing();
    for (const Piece& piece : lying_.pieces)
        for (uint32_t word : fillings_.lengthened(*piece.shape))
            if (auto at = std::find(words.begin(), words.end(), word); at != words.end())
                words.erase(at);
    for (uint32_t word : lying_.words) {
        if (std::find(words.begin(), words.end(), word) != words.end()) return false;
        words.push_back(word);
    }
    return true;
}

}  // namespace setz
