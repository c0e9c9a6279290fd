#include "fill.hpp"

#include <algorithm>
#include <bit>
#include <random>

#include "fill_domains.hpp"
#include "fill_slots.hpp"

namespace setz {
namespace {

// How much of the trouble of older attempts counts in the next one?
constexpr double kMemory = 0.9;

// The binary logarithm, straight between the powers of two: near enough to choose by, and the same
// on every machine, which no library promises.
float near_log2(uint32_t number) {
    int whole = std::bit_width(number) - 1;
    return static_cast<float>(whole) +
           static_cast<float>(number - (uint32_t{1} << whole)) / static_cast<float>(uint32_t{1} << whole);
}

class FillSearch {
public:
    FillSearch(const Slots& slots, const Board& board, const FillRules& rules, Limit& limit)
        : slots_(slots), board_(board), rules_(rules), limit_(limit), domains_(slots, board, rules),
          weight_(board.squares.size(), 1.0), random_(rules.seed) {}

    FillResult run() {
        FillResult result;
        if (!domains_.start()) {
            result.impossible = true;
            result.rows = rows();
            return result;
        }
        // How long may one attempt take? Short at first: a bad beginning is cheaper to forget.
        for (double fails = 100; !limit_.over(); fails *= 1.1) {
            FillDomains::Mark mark = domains_.mark();
            fails_left_ = static_cast<size_t>(fails);
            exhausted_ = true;
            if (descend()) {
                result.complete = true;
                result.rows = rows();
                return result;
            }
            if (best_rows_.empty()) best_rows_ = rows();
            domains_.undo(mark);
            if (exhausted_) break;
            ++attempts_;
            for (double& weight : weight_) weight = 1 + (weight - 1) * kMemory;
            limit_.report(attempts_);
        }
        result.impossible = exhausted_ && !limit_.over();
        result.rows = best_rows_;
        return result;
    }

private:
    // Settles run after run; a word that fails is forbidden and the next run chosen anew.
    bool descend() {
        std::vector<std::pair<size_t, uint32_t>> tried;
        std::vector<FillDomains::Mark> marks;
        while (true) {
            if (limit_.reached()) {
                exhausted_ = false;
                return false;
            }
            size_t slot = pick_slot();
            if (slot == slots_.slots.size()) return true;
            uint32_t word = pick_word(slot);
            marks.push_back(domains_.mark());
            tried.push_back({slot, word});
            if (domains_.assign(slot, word)) {
                note_progress(marks.size());
                continue;
            }
            if (!back_up(tried, marks)) return false;
        }
    }

    bool back_up(std::vector<std::pair<size_t, uint32_t>>& tried,
                 std::vector<FillDomains::Mark>& marks) {
        while (true) {
            if (domains_.failed_cell() != FillDomains::kNoCell) weight_[domains_.failed_cell()] += 1.0;
            if (tried.empty()) return false;
            domains_.undo(marks.back());
            marks.pop_back();
            auto [slot, word] = tried.back();
            tried.pop_back();
            if (fails_left_-- == 0) {
                exhausted_ = false;
                return false;
            }
            if (domains_.forbid(slot, word)) return true;
        }
    }

    // How much trouble the crossings of a run made that are still open.
    double weight_of(size_t s) const {
        const Slot& slot = slots_.slots[s];
        double sum = 0.1;
        for (uint16_t cell : slot.cells) {
            int16_t cross = slots_.places[cell][!slot.down].slot;
            if (cross >= 0 && !domains_.settled(static_cast<size_t>(cross))) sum += weight_[cell];
        }
        return sum;
    }

    size_t pick_slot() {
        size_t chosen = slots_.slots.size();
        double least = 0;
        for (size_t s = 0; s < slots_.slots.size(); ++s) {
            if (domains_.settled(s)) continue;
            double measure = domains_.left(s) / weight_of(s);
            if (chosen == slots_.slots.size() || measure < least) {
                chosen = s;
                least = measure;
            }
        }
        return chosen;
    }

    // The word that leaves the crossing runs the most choice, with a little chance.
    uint32_t pick_word(size_t slot) {
        const WordsOfLength& words = *slots_.slots[slot].words;
        gather_logs(slot, words.length);
        uint32_t chosen = 0;
        double best = -1e300;
        // How many words are worth a look? Among many some hundreds are as good as all.
        uint32_t left = domains_.left(slot), skip = left / 400;
        uint32_t wait = skip ? static_cast<uint32_t>(random_() % (skip + 1)) : 0;
        const uint64_t* set = domains_.words(slot);
        for (size_t block = 0; block < words.blocks; ++block) {
            uint64_t bits = set[block];
            for (; bits; bits &= bits - 1) {
                if (wait-- > 0) continue;
                wait = skip;
                uint32_t word = static_cast<uint32_t>(block * 64) +
                                static_cast<uint32_t>(std::countr_zero(bits));
                double score = score_of(words, word);
                if (score > best) {
                    best = score;
                    chosen = word;
                }
            }
        }
        return best > -1e300 ? chosen : first_of(set);
    }

    static uint32_t first_of(const uint64_t* set) {
        size_t block = 0;
        while (!set[block]) ++block;
        return static_cast<uint32_t>(block * 64) + static_cast<uint32_t>(std::countr_zero(set[block]));
    }

    void gather_logs(size_t slot, size_t length) {
        std::array<uint32_t, kLetters + 1> counts;
        for (size_t at = 0; at < length; ++at) {
            domains_.crossing_counts(slot, at, counts);
            for (uint32_t code = 1; code <= kLetters; ++code)
                logs_[at][code] = counts[code] ? near_log2(counts[code]) : -99.f;
        }
    }

    double score_of(const WordsOfLength& words, uint32_t word) {
        const uint8_t* letters = words.word(word);
        double score = 0;
        for (size_t at = 0; at < words.length; ++at) score += logs_[at][letters[at]];
        double chance = static_cast<double>(random_() % 1024) / 1024.0;
        score += chance * 2.0;
        return score + rules_.quality * words.quality[word] / 255.0;
    }

    void note_progress(size_t depth) {
        if (depth <= deepest_) return;
        deepest_ = depth;
        best_rows_ = rows();
    }

    std::vector<std::string> rows() const {
        std::vector<std::string> rows(board_.rows, std::string(board_.cols, '#'));
        for (size_t square = 0; square < board_.squares.size(); ++square) {
            uint32_t letters = domains_.letters(square);
            char& sign = rows[square / board_.cols][square % board_.cols];
            if (std::has_single_bit(letters))
                sign = letter_of(static_cast<uint32_t>(std::countr_zero(letters)));
            else if (letters) sign = '.';
        }
        return rows;
    }

    const Slots& slots_;
    const Board& board_;
    const FillRules& rules_;
    Limit& limit_;
    FillDomains domains_;
    std::vector<double> weight_;  // by square: how often a crossing there failed
    std::mt19937_64 random_;
    std::array<std::array<float, kLetters + 1>, kLongestSide + 1> logs_{};
    std::vector<std::string> best_rows_;
    size_t fails_left_ = 0, deepest_ = 0;
    uint64_t attempts_ = 0;
    bool exhausted_ = false;
};

}  // namespace

FillResult fill(const FillIndex& index, const Board& board, const FillRules& rules, Limit& limit) {
    Slots slots(index, board);
    return FillSearch(slots, board, rules, limit).run();
}

}  // namespace setz
