#include "black_squares.hpp"

#include <bit>
#include <cstdlib>
#include <limits>
#include <random>
#include <stdexcept>

namespace setz {
namespace {

// What is each fault worth, in thousandths of what a good word is? A run of two is the worst:
// there is hardly a clue for it.
constexpr int kTwo = 10'000;
constexpr int kSingle = 6'000;
constexpr int kSingleAllowed = 450;
constexpr int kLone = 8'000;
constexpr int kTooLong = 3'000;
constexpr int kTooManyThrees = 3'000;
constexpr int kClump = 2'000;
constexpr int kWall = 1'500;
constexpr int kAmiss = 4'000;  // a black square too many or too few
// How many black squares may stand in a row before it looks like a wall?
constexpr int kEasyWall = 2;
// How much worse may a step be at first, and at the end?
constexpr int kWarm = 6'000, kCool = 150;

struct Line {
    int cost = 0, words = 0, threes = 0, broken = 0;
};

class Search {
public:
    Search(const BlackSquaresRules& rules, Limit& limit)
        : rules_(rules), limit_(limit), random_(rules.seed), rows_(rules.rows, 0), cols_(rules.cols, 0),
          row_lines_(rules.rows), col_lines_(rules.cols) {
        for (size_t square = 0; square < rules.rows * rules.cols; ++square) {
            auto alike = orbit(rules.symmetry, rules.rows, rules.cols, square);
            if (alike.front() != square) continue;
            int pin = pinned(alike);
            if (pin < 0) orbits_.push_back(alike);
            else if (pin == 1) flip(alike);
        }
    }

    std::vector<std::string> run() {
        if (!orbits_.empty()) scatter();
        for (size_t r = 0; r < rules_.rows; ++r) measure_row(r);
        for (size_t c = 0; c < rules_.cols; ++c) measure_col(c);
        cost_ = cost();
        if (tidy()) keep(cost_);
        for (size_t left = rules_.tries; left && !orbits_.empty() && !limit_.reached(); --left) step(left);
        return best_;
    }

private:
    using Squares = std::vector<size_t>;

    // Pinned squares pin those alike; where they disagree, black wins.
    int pinned(const Squares& alike) const {
        int pin = -1;
        if (!rules_.pinned.empty())
            for (size_t square : alike) pin = std::max<int>(pin, rules_.pinned[square]);
        return pin;
    }

    bool is_black(size_t square) const {
        return rows_[square / rules_.cols] >> (square % rules_.cols) & 1;
    }

    void flip(const Squares& squares) {
        for (size_t square : squares) {
            size_t row = square / rules_.cols, col = square % rules_.cols;
            rows_[row] ^= uint64_t{1} << col;
            cols_[col] ^= uint64_t{1} << row;
            black_ += rows_[row] >> col & 1 ? 1 : -1;
        }
    }

    void scatter() {
        for (size_t tries = 8 * orbits_.size(); tries && black_ < static_cast<int>(rules_.black); --tries) {
            const Squares& squares = orbits_[random_() % orbits_.size()];
            if (!is_black(squares[0])) flip(squares);
        }
    }

    // One orbit turned, or two so that the number of black squares stays.
    void step(size_t left) {
        const Squares& one = orbits_[random_() % orbits_.size()];
        const Squares& two = orbits_[random_() % orbits_.size()];
        bool both = random_() % 5 && is_black(one[0]) != is_black(two[0]);
        turn(one);
        if (both) turn(two);
        int after = cost();
        if (after <= cost_ + bearable(left) && (after >= least_ || !tidy() || keep(after))) {
            cost_ = after;
            return;
        }
        turn(one);
        if (both) turn(two);
    }

    // Small most of the time, now and then several times as much: the trailing zeros of a random
    // number fall off by half each, as an exponential does, and need no logarithm.
    int bearable(size_t left) {
        uint64_t drawn = random_();
        int64_t part = static_cast<int64_t>(left * 1000 / rules_.tries);
        int64_t warmth = kCool + kWarm * part * part / 1'000'000;
        int64_t rest = static_cast<int64_t>(drawn >> 54);
        return static_cast<int>(warmth * (std::countr_zero(drawn | uint64_t{1} << 53) * 710 + rest * 694 / 1000) / 1024);
    }

    void turn(const Squares& squares) {
        flip(squares);
        for (size_t square : squares) {
            measure_row(square / rules_.cols);
            measure_col(square % rules_.cols);
        }
    }

    void measure_row(size_t row) { put(row_lines_[row], measured(rows_[row], rules_.cols)); }
    void measure_col(size_t col) { put(col_lines_[col], measured(cols_[col], rules_.rows)); }

    void put(Line& place, Line line) {
        sum_.cost += line.cost - place.cost;
        sum_.words += line.words - place.words;
        sum_.threes += line.threes - place.threes;
        sum_.broken += line.broken - place.broken;
        place = line;
    }

    Line measured(uint64_t black, size_t length) const {
        Line line;
        size_t run = 0;
        int wall = 0;
        for (size_t at = 0; at <= length; ++at) {
            bool white = at < length && !(black >> at & 1);
            if (white) {
                ++run;
                wall = 0;
                continue;
            }
            if (run) add_run(line, run);
            run = 0;
            if (at < length && ++wall > kEasyWall) line.cost += kWall;
        }
        return line;
    }

    void add_run(Line& line, size_t length) const {
        if (length == 1) {
            line.cost += rules_.crossed ? kSingle : kSingleAllowed;
            line.broken += rules_.crossed;
        } else if (length == 2) {
            line.cost += kTwo;
            ++line.broken;
        } else {
            ++line.words;
            line.threes += length == 3;
            if (length < rules_.worth.size()) line.cost -= rules_.worth[length];
            if (length <= rules_.longest) return;
            line.cost += kTooLong * static_cast<int>(length - rules_.longest);
            ++line.broken;
        }
    }

    int cost() const {
        int excess = 100 * sum_.threes - static_cast<int>(rules_.three_percent) * sum_.words;
        int amiss = std::abs(static_cast<int>(rules_.black) - black_);
        return sum_.cost + (excess > 0 ? excess * (kTooManyThrees / 100) : 0) + kAmiss * amiss +
               kClump * clumps() + (rules_.crossed ? 0 : kLone * lone());
    }

    // Four black squares in a block look like a hole.
    int clumps() const {
        int found = 0;
        for (size_t row = 0; row + 1 < rules_.rows; ++row) {
            uint64_t both = rows_[row] & rows_[row + 1];
            found += std::popcount(both & both >> 1);
        }
        return found;
    }

    // Letters that stand in no word at all.
    int lone() const {
        int found = 0;
        uint64_t edge = uint64_t{1} << (rules_.cols - 1);
        for (size_t row = 0; row < rules_.rows; ++row) {
            uint64_t above = row ? rows_[row - 1] : ~uint64_t{0};
            uint64_t below = row + 1 < rules_.rows ? rows_[row + 1] : ~uint64_t{0};
            uint64_t beside = (rows_[row] << 1 | 1) & (rows_[row] >> 1 | edge);
            found += std::popcount(~rows_[row] & above & below & beside & (edge * 2 - 1));
        }
        return found;
    }

    // Are all faults gone that a line or a count shows?
    bool tidy() const {
        return !sum_.broken && sum_.words && black_ <= static_cast<int>(rules_.black) &&
               100 * sum_.threes <= static_cast<int>(rules_.three_percent) * sum_.words &&
               (rules_.crossed || !lone());
    }

    // The best so far, unless it falls apart: such a step is not taken, or the search would settle
    // near it.
    bool keep(int cost) {
        if (!hangs_together()) return false;
        least_ = cost;
        best_.assign(rules_.rows, std::string(rules_.cols, '.'));
        for (size_t square = 0; square < rules_.rows * rules_.cols; ++square)
            if (is_black(square)) best_[square / rules_.cols][square % rules_.cols] = '#';
        return true;
    }

    // One piece; where every letter is crossed, also no part that hangs on a single square, as
    // such a corner is a puzzle of its own.
    bool hangs_together() const {
        size_t white = rules_.rows * rules_.cols - static_cast<size_t>(black_);
        size_t start = 0;
        while (is_black(start)) ++start;
        if (!rules_.crossed) return reached_from(start).size() == white;
        return !has_cut(start) && reached_from(start).size() == white;
    }

    void each_beside(size_t square, auto&& visit) const {
        size_t col = square % rules_.cols;
        if (col > 0 && !is_black(square - 1)) visit(square - 1);
        if (col + 1 < rules_.cols && !is_black(square + 1)) visit(square + 1);
        if (square >= rules_.cols && !is_black(square - rules_.cols)) visit(square - rules_.cols);
        if (square + rules_.cols < rules_.rows * rules_.cols && !is_black(square + rules_.cols))
            visit(square + rules_.cols);
    }

    Squares reached_from(size_t start) const {
        Squares waiting{start};
        std::vector<uint8_t> seen(rules_.rows * rules_.cols, 0);
        seen[start] = 1;
        for (size_t i = 0; i < waiting.size(); ++i)
            each_beside(waiting[i], [&](size_t next) {
                if (!seen[next]) waiting.push_back(next);
                seen[next] = 1;
            });
        return waiting;
    }

    // Would the rest fall apart without one of the squares? Depth first: a square is a cut if one
    // of its children reaches nothing that was found before the square itself.
    bool has_cut(size_t root) const {
        std::vector<uint32_t> found(rules_.rows * rules_.cols, 0), reach(found.size(), 0);
        uint32_t clock = 0;
        size_t children = 0;
        bool cut = false;
        auto visit = [&](auto& self, size_t square, size_t parent) -> void {
            found[square] = reach[square] = ++clock;
            each_beside(square, [&](size_t next) {
                if (next == parent || cut) return;
                if (found[next]) {
                    reach[square] = std::min(reach[square], found[next]);
                    return;
                }
                self(self, next, square);
                reach[square] = std::min(reach[square], reach[next]);
                if (square == root) ++children;
                else if (reach[next] >= found[square]) cut = true;
            });
        };
        visit(visit, root, root);
        return cut || children > 1;
    }

    const BlackSquaresRules& rules_;
    Limit& limit_;
    std::mt19937_64 random_;
    std::vector<uint64_t> rows_, cols_;  // a bit for each black square
    std::vector<Line> row_lines_, col_lines_;
    std::vector<Squares> orbits_;
    Line sum_;
    int black_ = 0, cost_ = 0, least_ = std::numeric_limits<int>::max();
    std::vector<std::string> best_;
};

}  // namespace

std::vector<std::string> black_squares(const BlackSquaresRules& rules, Limit& limit) {
    if (rules.rows < 3 || rules.cols < 3 || rules.rows > 60 || rules.cols > 60)
        throw std::invalid_argument("a grid of " + std::to_string(rules.rows) + " x " +
                                    std::to_string(rules.cols) +
                                    " squares; 3 x 3 to 60 x 60 are possible");
    if (rules.symmetry == Symmetry::kDiagonal && rules.rows != rules.cols)
        throw std::invalid_argument("a diagonal symmetry needs as many rows as columns");
    if (!rules.pinned.empty() && rules.pinned.size() != rules.rows * rules.cols)
        throw std::invalid_argument(std::to_string(rules.pinned.size()) + " pinned squares for " +
                                    std::to_string(rules.rows * rules.cols));
    if (rules.black >= rules.rows * rules.cols)
        throw std::invalid_argument(std::to_string(rules.black) + " black squares leave no letter");
    return Search(rules, limit).run();
}

}  // namespace setz
