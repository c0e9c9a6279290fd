#include "rooms.hpp"

#include <algorithm>
#include <bit>
#include <stdexcept>

namespace setz {
namespace {

// How many letters before a run are tried one by one? For longer beginnings the words that hold the
// run are fewer.
constexpr size_t kTriedAhead = 3;
// Up to how many words that hold a run are all looked at?
constexpr uint32_t kLookedAt = 3'000;
// How many answers about parts of words are kept?
constexpr size_t kKept = 100'000;
constexpr uint32_t kAnyLetter = (1u << (kLetters + 1)) - 2;

bool stone_at(const Board& board, int64_t row, int64_t col) {
    bool inside = row >= 0 && col >= 0 && row < static_cast<int64_t>(board.rows) &&
                  col < static_cast<int64_t>(board.cols);
    return inside && board.at(static_cast<size_t>(row), static_cast<size_t>(col)).stone();
}

char letter_at(const Board& board, int64_t row, int64_t col) {
    return letter_of(board.at(static_cast<size_t>(row), static_cast<size_t>(col)).letter);
}

}  // namespace

Rooms::Rooms(std::shared_ptr<const WordGraph> graph, std::shared_ptr<const ContainIndex> index,
             std::vector<uint8_t> mask)
    : graph_(std::move(graph)), index_(std::move(index)), fans_(*graph_), mask_(std::move(mask)),
      allowed_(mask_, {}, graph_->size()) {
    if (index_->words() != graph_->size())
        throw std::invalid_argument("the index has " + std::to_string(index_->words()) +
                                    " words, the graph " + std::to_string(graph_->size()));
}

bool Rooms::word(std::string_view run) const {
    int64_t index = graph_->index(run);
    return index >= 0 && allowed_(static_cast<uint32_t>(index));
}

bool Rooms::part(const std::string& run) const {
    std::lock_guard lock(guard_);
    auto known = parts_.find(run);
    if (known != parts_.end()) return known->second;
    if (parts_.size() >= kKept) parts_.clear();
    return parts_[run] = find_part(run);
}

bool Rooms::find_part(std::string_view run) const {
    // Most runs that are held at all are held by many words that count.
    for (int64_t limit : {64, -1}) {
        std::vector<uint32_t> words = index_->indexes(run, limit);
        if (std::any_of(words.begin(), words.end(), allowed_)) return true;
        if (limit < 0 || words.size() < static_cast<size_t>(limit)) return false;
    }
    return false;
}

// Letters that may come to stand on a free square of a line, by what they would cross.
uint32_t Rooms::suiting(const Board& board, int64_t row, int64_t col, bool down,
                        Crossing crossing) const {
    int64_t by_row = !down, by_col = down;  // the other way
    std::string run;
    int64_t back = 1;
    for (; stone_at(board, row - back * by_row, col - back * by_col); ++back)
        run.insert(run.begin(), letter_at(board, row - back * by_row, col - back * by_col));
    size_t own = run.size();
    run.push_back('A');
    for (int64_t on = 1; stone_at(board, row + on * by_row, col + on * by_col); ++on)
        run.push_back(letter_at(board, row + on * by_row, col + on * by_col));
    if (run.size() == 1) return kAnyLetter;
    uint32_t letters = 0;
    for (uint32_t code = 1; code <= kLetters; ++code) {
        run[own] = letter_of(code);
        bool suits = crossing == kPart ? part(run) : word(run);
        letters |= static_cast<uint32_t>(suits) << code;
    }
    return letters;
}

Rooms::Line Rooms::line_of(const Board& board, size_t square, bool down, Crossing crossing) const {
    int64_t row = static_cast<int64_t>(square / board.cols);
    int64_t col = static_cast<int64_t>(square % board.cols), by_row = down, by_col = !down;
    while (stone_at(board, row - by_row, col - by_col)) row -= by_row, col -= by_col;
    Line line;
    for (int64_t r = row, c = col; stone_at(board, r, c); r += by_row, c += by_col)
        line.run.push_back(letter_at(board, r, c));
    line.begin = kReach + 1;
    line.end = line.begin + line.run.size();
    size_t size = line.end + kReach + 1;
    line.letters.resize(size);
    line.stone.resize(size);
    for (size_t i = 1; i + 1 < size; ++i) {
        int64_t by = static_cast<int64_t>(i) - static_cast<int64_t>(line.begin);
        int64_t r = row + by * by_row, c = col + by * by_col;
        line.stone[i] = stone_at(board, r, c);
        line.letters[i] = line.stone[i] ? 1u << code_of(letter_at(board, r, c))
                                        : suiting(board, r, c, down, crossing);
    }
    return line;
}

// How many squares before the run may a word have?
size_t Rooms::farthest(const Line& line) const {
    size_t ahead = 0;
    while (ahead < kReach && line.letters[line.begin - ahead - 1]) ++ahead;
    return ahead;
}

bool Rooms::fits(const Line& line, std::string_view word, size_t from) const {
    if (line.stone[from - 1] || from + word.size() >= line.stone.size() ||
        line.stone[from + word.size()])
        return false;
    for (size_t i = 0; i < word.size(); ++i)
        if (!(line.letters[from + i] >> code_of(word[i]) & 1)) return false;
    return true;
}

bool Rooms::fits_somewhere(const Line& line, std::string_view word, size_t least_ahead) const {
    for (size_t at = word.find(line.run, least_ahead); at != word.npos && at <= kReach;
         at = word.find(line.run, at + 1))
        if (fits(line, word, line.begin - at)) return true;
    return false;
}

// Words along a line from square i on that cover the run and go no further than `last`; `each`
// returns true to end the walk.
template <class Each>
bool Rooms::walk(const Line& line, size_t i, size_t last, uint32_t fan, uint32_t rank,
                 const Each& each) const {
    const Fan here = fans_[fan];
    if (here.ends() && i >= line.end && !line.stone[i] && allowed_(rank) && each(i, rank))
        return true;
    if (i >= last) return false;
    rank += here.ends();
    for (uint32_t codes = here.letters & line.letters[i]; codes; codes &= codes - 1) {
        uint32_t child = here.child(static_cast<uint32_t>(std::countr_zero(codes)));
        if (i + 1 < line.end && !(fans_[child].letters & line.letters[i + 1])) continue;
        if (i + 2 < line.end && !(fans_.reach(child).second & line.letters[i + 2])) continue;
        if (i + 3 < line.end && !(fans_.reach(child).third & line.letters[i + 3])) continue;
        if (walk(line, i + 1, last, child, rank + fans_[child].before, each)) return true;
    }
    return false;
}

template <class Each>
bool Rooms::words_from(const Line& line, size_t from, size_t last, const Each& each) const {
    if (line.stone[from - 1]) return false;
    return walk(line, from, std::min(last, line.letters.size() - 1), 0, 0, each);
}

bool Rooms::has_word(const Line& line) const {
    size_t far = farthest(line);
    for (size_t ahead = 0; ahead <= std::min(far, kTriedAhead); ++ahead)
        if (words_from(line, line.begin - ahead, ~size_t{0}, [](size_t, uint32_t) { return true; }))
            return true;
    if (far <= kTriedAhead) return false;
    for (uint32_t word : index_->indexes(line.run, -1))
        if (allowed_(word) && fits_somewhere(line, graph_->word(word), kTriedAhead + 1)) return true;
    return false;
}

bool Rooms::room(const Board& board, size_t square, bool down) const {
    return has_word(line_of(board, square, down, kPart));
}

Rooms::Letters Rooms::letters(const Board& board, size_t square, bool down, uint32_t wanted) const {
    Board laid = board;
    laid.squares[square].letter = 1;
    Line line = line_of(laid, square, down, kPart);
    Letters found;
    if (found.lone = line.run.size() == 1; found.lone) return found;
    size_t own = 0;
    for (size_t at = square, step = down ? board.cols : 1;
         (down ? at >= step : at % board.cols > 0) && board.squares[at - step].stone(); at -= step)
        ++own;
    for (uint32_t codes = wanted; codes; codes &= codes - 1) {
        uint32_t code = static_cast<uint32_t>(std::countr_zero(codes));
        line.run[own] = letter_of(code);
        line.letters[line.begin + own] = 1u << code;
        if (word(line.run)) found.words |= 1u << code;
        else if (part(line.run) && has_word(line)) found.open |= 1u << code;
    }
    return found;
}

std::vector<uint32_t> Rooms::words(const Board& board, size_t square, bool down, size_t longest,
                                   int64_t most) const {
    Line line = line_of(board, square, down, kWord);
    std::vector<uint32_t> found;
    auto enough = [&] { return most >= 0 && found.size() >= static_cast<size_t>(most); };
    if (most < 0 || index_->count(line.run) <= kLookedAt) {
        std::vector<std::pair<size_t, uint32_t>> sorted;
        for (uint32_t word : index_->indexes(line.run, -1)) {
            if (!allowed_(word)) continue;
            std::string spelt = graph_->word(word);
            if (spelt.size() <= longest && fits_somewhere(line, spelt, 0))
                sorted.emplace_back(spelt.size(), word);
        }
        std::sort(sorted.begin(), sorted.end());
        for (auto [length, word] : sorted) found.push_back(word);
    } else {
        size_t run = line.run.size(), far = farthest(line);
        for (size_t length = std::max<size_t>(2, run); length <= longest && !enough(); ++length) {
            std::vector<uint32_t> same;
            for (size_t ahead = 0; ahead <= std::min(far, length - run); ++ahead) {
                size_t end = line.begin - ahead + length;
                words_from(line, line.begin - ahead, end, [&](size_t i, uint32_t word) {
                    if (i == end) same.push_back(word);
                    return false;
                });
            }
            std::sort(same.begin(), same.end());
            same.erase(std::unique(same.begin(), same.end()), same.end());
            found.insert(found.end(), same.begin(), same.end());
        }
    }
    if (enough()) found.resize(static_cast<size_t>(most));
    return found;
}

}  // namespace setz
