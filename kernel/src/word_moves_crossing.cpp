// What a word crosses: the runs the other way through the squares of its line.
#include <algorithm>
#include <bit>

#include "walk.hpp"
#include "word_moves.hpp"

namespace setz {
namespace {

constexpr uint32_t kAnyLetter = (1u << (kLetters + 1)) - 2;

}  // namespace

// What the run the other way demands of a stone on this square.
void WordMoves::demand(Cell& cell, bool down, size_t line, size_t i) const {
    auto at = [&](size_t k) { return board_.squares[square(!down, i, k)]; };
    size_t begin = line, end = line + 1;
    while (begin > 0 && at(begin - 1).stone()) --begin;
    while (end < length(!down) && at(end).stone()) ++end;
    cell.crossed = end - begin > 1;
    cell.old = static_cast<uint8_t>(std::min<size_t>(255, std::max(line - begin, end - line - 1)));
    cell.fits = kAnyLetter;
    if (!cell.crossed) return;
    cell.fits = 0;
    Walk ahead{graph_};
    for (size_t k = begin; k < line; ++k)
        if (!ahead.step(at(k).letter)) return;
    for (uint32_t codes = wanted_ & graph_[ahead.fan].letters; codes; codes &= codes - 1) {
        uint32_t code = static_cast<uint32_t>(std::countr_zero(codes));
        Walk whole = ahead;
        bool lives = whole.step(code);
        for (size_t k = line + 1; k < end && lives; ++k) lives = whole.step(at(k).letter);
        if (lives && graph_[whole.fan].ends() && allowed_(whole.rank)) cell.fits |= 1u << code;
    }
}

// Does the only new stone make a word the other way, too?
bool WordMoves::told_across(size_t end) const {
    for (size_t i = start_.from; i < end; ++i)
        if (!(*cells_)[i].stone()) return (*cells_)[i].crossed;
    return false;
}

bool WordMoves::repeats(size_t end, uint32_t rank) const {
    std::vector<uint32_t> seen{rank};
    for (size_t i = start_.from; i < end; ++i) {
        if ((*cells_)[i].stone() || !(*cells_)[i].crossed) continue;
        uint32_t word = crossing_word(i);
        if (std::find(seen.begin(), seen.end(), word) != seen.end()) return true;
        seen.push_back(word);
    }
    return false;
}

uint32_t WordMoves::crossing_word(size_t i) const {
    bool down = !start_.down;
    auto at = [&](size_t k) { return board_.squares[square(down, i, k)]; };
    size_t own = start_.line, begin = own;
    while (begin > 0 && at(begin - 1).stone()) --begin;
    Walk walk{graph_};
    for (size_t k = begin; k < length(down) && (k == own || at(k).stone()); ++k)
        walk.step(k == own ? letters_[i] : at(k).letter);
    return walk.rank;
}

}  // namespace setz
