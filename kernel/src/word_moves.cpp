#include "word_moves.hpp"

#include <algorithm>
#include <bit>

namespace setz {
namespace {

// How many steps may one start take before `one` looks elsewhere?
constexpr size_t kBudget = 400;

uint32_t bit_number(uint32_t bits, uint32_t number) {
    while (number--) bits &= bits - 1;
    return static_cast<uint32_t>(std::countr_zero(bits));
}

}  // namespace

WordMoves::WordMoves(const FanGraph& graph, WordsAllowed allowed, MoveTerms terms, Board board,
                     LaidHand hand)
    : graph_(graph), allowed_(std::move(allowed)), terms_(terms), board_(std::move(board)),
      hand_(hand), wanted_(hand.usable()) {
    lines_[0].resize(board_.rows);
    lines_[1].resize(board_.cols);
    size_t longest = std::max(board_.rows, board_.cols);
    letters_.resize(longest + 1);
    kinds_.resize(longest + 1);
    find_starts();
}

const WordMoves::Line& WordMoves::line(bool down, size_t number) {
    Line& cells = lines_[down][number];
    if (!cells.empty()) return cells;
    cells.resize(length(down));
    for (size_t i = 0; i < cells.size(); ++i) {
        cells[i].square = static_cast<uint32_t>(square(down, number, i));
        cells[i].letter = board_.squares[cells[i].square].letter;
        if (cells[i].free()) demand(cells[i], down, number, i);
    }
    return cells;
}

bool WordMoves::joins(const Cell& cell) const {
    if (terms_.centre >= 0) return cell.square == static_cast<uint64_t>(terms_.centre);
    return cell.stone() || (terms_.touching && cell.crossed && cell.old >= terms_.touching);
}

// Starts near what they join come first: they need no list of beginnings.
void WordMoves::find_starts() {
    std::vector<bool> rows(board_.rows), cols(board_.cols);
    auto touched = [&](size_t row, size_t col) { rows[row] = cols[col] = true; };
    for (size_t row = 0; row < board_.rows; ++row)
        for (size_t col = 0; col < board_.cols; ++col) {
            bool centre = static_cast<int64_t>(row * board_.cols + col) == terms_.centre;
            if (!centre && !board_.at(row, col).stone()) continue;
            touched(row, col);
            if (!terms_.touching) continue;
            if (row > 0) touched(row - 1, col);
            if (col > 0) touched(row, col - 1);
            if (row + 1 < board_.rows) touched(row + 1, col);
            if (col + 1 < board_.cols) touched(row, col + 1);
        }
    for (size_t row = 0; row < rows.size() && terms_.across; ++row)
        if (rows[row]) find_starts(false, row);
    for (size_t col = 0; col < cols.size() && terms_.down; ++col)
        if (cols[col]) find_starts(true, col);
    std::stable_sort(starts_.begin(), starts_.end(), [](const Start& a, const Start& b) {
        return a.joint - a.from < b.joint - b.from;
    });
}

void WordMoves::find_starts(bool down, size_t number) {
    const Line& cells = line(down, number);
    size_t joint = cells.size();
    for (size_t from = cells.size(); from-- > 0;) {
        if (joins(cells[from])) joint = from;
        else if (!cells[from].free()) joint = cells.size();
        if (joint == cells.size() || joint - from > hand_.size()) continue;
        if (from > 0 && cells[from - 1].stone()) continue;
        if (terms_.begins && joint != from) continue;
        starts_.push_back({static_cast<uint32_t>(number), static_cast<uint32_t>(from),
                           static_cast<uint32_t>(joint), down});
    }
}

size_t WordMoves::reach(size_t number) {
    while (moves_.size() < number) {
        if (hit_ < hits_.size()) {
            enter(starts_[next_ - 1]);  // `one` may have been elsewhere since
            follow(hits_[hit_++]);
        } else if (next_ < starts_.size()) {
            open(starts_[next_++]);
        } else {
            break;
        }
    }
    return moves_.size();
}

void WordMoves::enter(const Start& start) {
    start_ = start;
    cells_ = &line(start.down, start.line);
}

// From here on: beginnings that can go on where they meet something, or single first letters.
void WordMoves::open(const Start& start) {
    enter(start);
    hit_ = 0;
    hits_.clear();
    by_letter_ = free_steps() < 2;
    if (!by_letter_) return find_hits(start_.from + free_steps());
    const Cell& first = (*cells_)[start_.from];
    if (first.stone()) return step(start_.from, 0, 0);
    for (uint32_t codes = letters_at(start_.from, graph_[0]); codes; codes &= codes - 1)
        hits_.push_back(static_cast<uint32_t>(std::countr_zero(codes)));
}

// How many squares of this start come before anything that lies?
size_t WordMoves::free_steps() const {
    size_t i = start_.from;
    while (i < start_.joint && !(*cells_)[i].crossed) ++i;
    return i - start_.from;
}

void WordMoves::find_hits(size_t at) {
    if (!beginnings_)
        beginnings_ = std::make_unique<Beginnings>(graph_, hand_, std::max(board_.rows, board_.cols));
    size_t depth = std::min(at - start_.from, beginnings_->depth());
    at = start_.from + depth;
    const Cell& cell = (*cells_)[at];
    uint32_t first = cell.stone() ? 1u << cell.letter : cell.fits;
    // Stones that follow at once must be run through; what may be left out demands nothing.
    uint32_t second = stone_at(at + 1), third = second ? stone_at(at + 2) : 0;
    uint32_t no_second = !second, no_third = !third;
    auto follows = cell.stone() ? &Beginnings::Entry::first : &Beginnings::Entry::next;
    const auto& entries = beginnings_->of_length(depth);
    hits_.resize(entries.size());
    size_t count = 0;
    for (uint32_t i = 0; i < entries.size(); ++i) {
        const Beginnings::Entry& entry = entries[i];
        hits_[count] = i;
        count += static_cast<size_t>((entry.*follows & first) != 0) &
                 static_cast<size_t>(((entry.second & second) | no_second) != 0) &
                 static_cast<size_t>(((entry.third & third) | no_third) != 0);
    }
    hits_.resize(count);
}

void WordMoves::take(size_t i, uint32_t code) {
    letters_[i] = static_cast<uint8_t>(code);
    kinds_[i] = hand_.take(code);
    ++laid_;
}

void WordMoves::put_back(size_t i) {
    hand_.put_back(letters_[i], kinds_[i]);
    --laid_;
}

void WordMoves::follow(uint32_t hit) {
    size_t from = start_.from;
    if (by_letter_) {
        uint32_t child = graph_[0].child(hit);
        take(from, hit);
        step(from + 1, child, graph_[0].ends() + graph_[child].before);
        return put_back(from);
    }
    size_t depth = std::min(free_steps(), beginnings_->depth());
    const Beginnings::Entry& entry = beginnings_->of_length(depth)[hit];
    uint8_t spelt[kLongestWord + 1];
    beginnings_->spell(hit, depth, spelt);
    for (size_t i = 0; i < depth; ++i) take(from + i, spelt[i]);
    step(from + depth, entry.fan, entry.rank);
    for (size_t i = depth; i-- > 0;) put_back(from + i);
}

bool WordMoves::may_end(size_t i) const {
    bool open = i == cells_->size() || !(*cells_)[i].stone();
    return open && i > start_.joint && i - start_.from >= terms_.shortest;
}

// Letters that may come to stand on square i, those that lie included.
uint32_t WordMoves::letters_at(size_t i, const Fan& here) const {
    if (i == cells_->size() || (*cells_)[i].letter == Square::kBlocked) return 0;
    const Cell& cell = (*cells_)[i];
    if (cell.stone()) return here.letters & 1u << cell.letter;
    return laid_ < terms_.most_laid ? here.letters & cell.fits & hand_.usable() : 0;
}

void WordMoves::step(size_t i, uint32_t fan, uint32_t rank) {
    const Fan here = graph_[fan];
    if (here.ends() && may_end(i))
        if (auto move = finished(i, rank)) moves_.push_back(*move);
    rank += here.ends();
    uint32_t next = stone_at(i + 1);
    for (uint32_t codes = letters_at(i, here); codes; codes &= codes - 1) {
        uint32_t code = static_cast<uint32_t>(std::countr_zero(codes)), child = here.child(code);
        if (next && !(graph_[child].letters & next)) continue;
        bool lays = !(*cells_)[i].stone();
        if (lays) take(i, code);
        step(i + 1, child, rank + graph_[child].before);
        if (lays) put_back(i);
    }
}

std::optional<WordMove> WordMoves::finished(size_t end, uint32_t rank) const {
    if (laid_ == 0 || laid_ < terms_.least_laid || laid_ > terms_.most_laid || !allowed_(rank))
        return std::nullopt;
    if (terms_.least_added >= 0 && merely_lengthens(end) &&
        (terms_.least_added == 0 || laid_ < static_cast<size_t>(terms_.least_added)))
        return std::nullopt;
    if (terms_.once && repeats(end, rank)) return std::nullopt;
    if (terms_.lone_once && laid_ == 1 && start_.down && told_across(end)) return std::nullopt;
    WordMove move{(*cells_)[start_.from].square, rank, 0, 0, start_.down};
    for (size_t i = start_.from; i < end; ++i) {
        if ((*cells_)[i].stone()) continue;
        bool jolly = kinds_[i] == LaidHand::kVowel || kinds_[i] == LaidHand::kConsonant;
        move.laid |= uint64_t{1} << (i - start_.from);
        move.jollies |= uint64_t{jolly} << (i - start_.from);
    }
    return move;
}

// One old word, new letters before or behind it, and nothing else that is taken up.
bool WordMoves::merely_lengthens(size_t end) const {
    size_t parts = 0, lying = 0;
    for (size_t i = start_.from; i < end; ++i) {
        const Cell& cell = (*cells_)[i];
        if (!cell.stone() && cell.old > 1) return false;
        if (!cell.stone()) continue;
        parts += i == start_.from || !(*cells_)[i - 1].stone();
        ++lying;
    }
    return parts == 1 && lying > 1;
}

uint64_t WordMoves::random() {
    uint64_t z = seed_ += 0x9e3779b97f4a7c15u;
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
    return z ^ (z >> 31);
}

std::optional<WordMove> WordMoves::one(uint64_t seed) {
    seed_ = seed;
    spent_ = false;
    found_.reset();
    std::vector<Start> starts = starts_;
    for (size_t left = starts.size(); left > 0 && !found_; --left) {
        std::swap(starts[random() % left], starts[left - 1]);
        enter(starts[left - 1]);
        budget_ = kBudget;
        wander(start_.from, 0, 0);
    }
    if (found_ || !spent_) return found_;
    size_t count = reach(~size_t{0});
    if (count) found_ = moves_[random() % count];
    return found_;
}

// Ending here and every letter are taken in random order until a word is found.
bool WordMoves::wander(size_t i, uint32_t fan, uint32_t rank) {
    if (budget_ == 0) return spent_ = true, false;
    --budget_;
    const Fan here = graph_[fan];
    uint32_t ways = letters_at(i, here) | (here.ends() && may_end(i));
    uint32_t next = stone_at(i + 1);
    while (ways && !found_) {
        uint32_t way = bit_number(ways, random() % std::popcount(ways));
        ways &= ~(1u << way);
        if (way == 0) {
            found_ = finished(i, rank);
            continue;
        }
        uint32_t child = here.child(way);
        if (next && !(graph_[child].letters & next)) continue;
        bool lays = !(*cells_)[i].stone();
        if (lays) take(i, way);
        wander(i + 1, child, rank + here.ends() + graph_[child].before);
        if (lays) put_back(i);
    }
    return found_.has_value();
}

}  // namespace setz
