#include "picture.hpp"

#include <algorithm>
#include <random>
#include <stdexcept>

namespace setz {
namespace {

class Painter {
public:
    Painter(const FillIndex& index, const PictureRules& rules, Limit& limit)
        : index_(index), rules_(rules), limit_(limit), random_(rules.fill.seed) {
        for (size_t square = 0; square < rules.rows * rules.cols; ++square) {
            auto alike = orbit(rules.symmetry, rules.rows, rules.cols, square);
            if (alike.front() == square) orbits_.push_back(alike);
        }
    }

    Picture run() {
        while (!limit_.reached() && !best_.complete) begin();
        while (!limit_.reached() && best_.complete && best_.fillers > rules_.enough) improve();
        return best_;
    }

private:
    using Blocked = std::vector<uint8_t>;

    void begin() {
        Blocked blocked = scattered();
        ++beginnings_;
        // How long may a beginning take? Easy patterns fall within milliseconds; others are many.
        if (sound(blocked)) attempt(blocked, 0.05 * static_cast<double>(1 + beginnings_ / 20));
    }

    // Fillers thrown one after the other to where they break the longest runs.
    Blocked scattered() {
        Blocked blocked(rules_.rows * rules_.cols, 0);
        size_t count = 0;
        while (true) {
            const std::vector<size_t>* chosen = nullptr;
            size_t longest = 0;
            for (int tries = 0; tries < 12; ++tries) {
                const auto& squares = orbits_[random_() % orbits_.size()];
                if (blocked[squares[0]] || count + squares.size() > rules_.most_fillers) continue;
                size_t runs = run(blocked, squares[0], 1) * run(blocked, squares[0], rules_.cols);
                if (runs <= longest) continue;
                for (size_t square : squares) blocked[square] = 1;
                bool good = sound(blocked);
                for (size_t square : squares) blocked[square] = 0;
                if (!good) continue;
                longest = runs;
                chosen = &squares;
            }
            if (!chosen) return blocked;
            for (size_t square : *chosen) blocked[square] = 1;
            count += chosen->size();
        }
    }

    // Fewer fillers: some go, now and then one comes elsewhere.
    void improve() {
        Blocked blocked = best_blocked_;
        size_t moves = random_() % 3;
        for (size_t i = 0; i <= moves; ++i) flip(blocked, 1);
        for (size_t i = 0; i < moves; ++i) flip(blocked, 0);
        if (fillers(blocked) >= best_.fillers || !sound(blocked)) return;
        double patience = 0.2 + 0.01 * static_cast<double>(std::min<size_t>(failures_, 180));
        if (attempt(blocked, patience)) failures_ = 0;
        else ++failures_;
    }

    void flip(Blocked& blocked, uint8_t from) {
        for (int tries = 0; tries < 200; ++tries) {
            const auto& squares = orbits_[random_() % orbits_.size()];
            if (blocked[squares[0]] != from) continue;
            for (size_t square : squares) blocked[square] = !from;
            return;
        }
    }

    bool attempt(const Blocked& blocked, double seconds) {
        Board board;
        board.rows = rules_.rows;
        board.cols = rules_.cols;
        for (uint8_t block : blocked)
            board.squares.push_back({block ? Square::kBlocked : Square::kFree, false});
        FillRules rules = rules_.fill;
        rules.seed = random_();
        Limit part = limit_.part(seconds);
        FillResult result = fill(index_, board, rules, part);
        if (!result.complete) return false;
        best_ = {true, fillers(blocked), result.rows};
        best_blocked_ = blocked;
        limit_.report(best_.fillers);
        return true;
    }

    static size_t fillers(const Blocked& blocked) {
        return static_cast<size_t>(std::count(blocked.begin(), blocked.end(), 1));
    }

    // Length of the run through a square, along `step`.
    size_t run(const Blocked& blocked, size_t square, size_t step) const {
        size_t line = step == 1 ? square / rules_.cols * rules_.cols : square % rules_.cols;
        size_t count = step == 1 ? rules_.cols : rules_.rows, length = 0;
        for (size_t i = 0; i < count; ++i) {
            size_t at = line + i * step;
            if (!blocked[at]) ++length;
            else if (at > square) break;
            else length = 0;
        }
        return length;
    }

    // Is every letter in a word, and do all hang together?
    bool sound(const Blocked& blocked) const {
        std::vector<size_t> waiting;
        Blocked seen = blocked;
        for (size_t square = 0; square < blocked.size(); ++square) {
            if (blocked[square]) continue;
            if (run(blocked, square, 1) < 2 && run(blocked, square, rules_.cols) < 2) return false;
            if (waiting.empty()) waiting.push_back(square);
        }
        if (waiting.empty()) return false;
        seen[waiting[0]] = 1;
        for (size_t i = 0; i < waiting.size(); ++i) {
            size_t square = waiting[i], col = square % rules_.cols;
            auto visit = [&](size_t next) {
                if (seen[next]) return;
                seen[next] = 1;
                waiting.push_back(next);
            };
            if (col > 0) visit(square - 1);
            if (col + 1 < rules_.cols) visit(square + 1);
            if (square >= rules_.cols) visit(square - rules_.cols);
            if (square + rules_.cols < blocked.size()) visit(square + rules_.cols);
        }
        return std::all_of(seen.begin(), seen.end(), [](uint8_t mark) { return mark; });
    }

    const FillIndex& index_;
    const PictureRules& rules_;
    Limit& limit_;
    std::mt19937_64 random_;
    std::vector<std::vector<size_t>> orbits_;
    Picture best_;
    Blocked best_blocked_;
    size_t beginnings_ = 0, failures_ = 0;
};

}  // namespace

Picture make_picture(const FillIndex& index, const PictureRules& rules, Limit& limit) {
    if (rules.rows < 2 || rules.cols < 2 || rules.rows > 30 || rules.cols > 30)
        throw std::invalid_argument("a picture of " + std::to_string(rules.rows) + " x " +
                                    std::to_string(rules.cols) +
                                    " squares; 2 x 2 to 30 x 30 are possible");
    if (rules.symmetry == Symmetry::kDiagonal && rules.rows != rules.cols)
        throw std::invalid_argument("a diagonal symmetry needs as many rows as columns");
    return Painter(index, rules, limit).run();
}

}  // namespace setz
