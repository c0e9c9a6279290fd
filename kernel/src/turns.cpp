#include "turns.hpp"

#include <algorithm>

#include "best_turns.hpp"
#include "table.hpp"

namespace setz {
namespace {

using Span = Table::Span;

class Completer {
public:
    Completer(const FanGraph& graph, const LayingRules& rules, const Board& board, const Rack& rack,
              const WordsAllowed& allowed, BestTurns& best, Limit& limit)
        : rules_(rules), table_(graph, allowed, board, rack, limit), best_(best), limit_(limit),
          wanted_(rack.letters() | rack.jolly_letters()) {
        const Scoring& scoring = rules.scoring;
        bool growing = *std::min_element(scoring.laid_values.begin(), scoring.laid_values.end()) >= 0;
        bounded_ = growing && !scoring.crossings;
        for (size_t laid = 0; laid <= rack.size(); ++laid)
            most_bonus_ = std::max(most_bonus_, scoring.bonus(laid));
        for (uint32_t code = 1; code <= kLetters; ++code)
            hand_value_ += rack.count(code) * scoring.laid_values[code];
        for (auto kind : {Rack::kVowel, Rack::kConsonant, Rack::kAny})
            hand_value_ += rack.jollies(kind) * scoring.laid_values[0];
    }

    void search() {
        for (bool down : {false, true}) {
            std::vector<uint32_t> masks = possible_letters(down);
            for (size_t line = 0; line < table_.lines(down); ++line)
                for (size_t start = 0; start < table_.length(down); ++start)
                    lay_from(down, line, start, masks);
        }
    }

private:
    // Letters whose crossing run is a word or can become one with the rack.
    std::vector<uint32_t> possible_letters(bool down) {
        const Board& board = table_.board();
        std::vector<uint32_t> masks(board.squares.size(), kAllLetters);
        for (size_t at = 0; at < masks.size(); ++at) {
            if (!table_.free(at) || !crossed(down, at)) continue;
            masks[at] = 0;
            for (uint32_t codes = wanted_; codes && !limit_.reached(); codes &= codes - 1) {
                uint32_t code = static_cast<uint32_t>(std::countr_zero(codes));
                table_.with_stone(at, static_cast<uint8_t>(code), [&] {
                    bool fits = table_.run(!down, at).correct() || !lengthened(!down, at, [](auto...) {
                        return false;
                    });
                    masks[at] |= static_cast<uint32_t>(fits) << code;
                });
            }
        }
        return masks;
    }

    // Does a stone lie beside the square, across the way `down`?
    bool crossed(bool down, size_t at) const {
        size_t i = table_.place_of(!down, at), step = down ? 1 : table_.board().cols;
        return (i > 0 && table_.stone(at - step)) ||
               (i + 1 < table_.length(!down) && table_.stone(at + step));
    }

    bool joins(bool down, size_t at) const {
        const Board& board = table_.board();
        if (!board.stones) return at == board.rows / 2 * board.cols + board.cols / 2;
        return table_.stone(at) || (!rules_.shared && crossed(down, at));
    }

    void lay_from(bool down, size_t line, size_t start, const std::vector<uint32_t>& masks) {
        size_t joint = start;
        while (joint < table_.length(down) && table_.free(table_.square(down, line, joint)) &&
               !joins(down, table_.square(down, line, joint)))
            ++joint;
        if (joint == table_.length(down) || joint - start > table_.rack().size()) return;
        size_t at = table_.square(down, line, joint);
        if (!joins(down, at) || limit_.reached()) return;
        table_.words_from(down, line, start, {joint, joint + 1}, masks.data(),
                          [&](size_t end, uint32_t word) { return laid(down, line, {start, end}, word); });
    }

    // The word lies; whatever it touches is settled next.
    bool laid(bool down, size_t line, Span span, uint32_t word) {
        begin_ = static_cast<uint32_t>(table_.square(down, line, span.from));
        end_ = static_cast<uint32_t>(table_.square(down, line, span.to - 1));
        down_ = down;
        word_ = word;
        own_ = table_.fresh().size();
        if (bounded_) {
            int32_t own = score(down, table_.square(down, line, span.from), span);
            if (!best_.wants(own + most_bonus_ + hand_value_)) return !limit_.reached();
        }
        table_.with_settled(down, line, span, [&] { settle_rest(0); });
        return !limit_.over();
    }

    // Each run through a new stone stays as it is or is lengthened, one after the other.
    void settle_rest(size_t from) {
        if (limit_.reached()) return;
        for (; from < 2 * table_.fresh().size(); ++from) {
            size_t at = table_.fresh()[from / 2];
            bool down = from % 2;
            if (table_.settled(down, at)) continue;
            auto run = table_.run(down, at);
            if (!run.lone()) return settle(down, at, run, from);
        }
        // A stone laid later may stand beside an earlier one that was alone.
        for (size_t at : table_.fresh())
            for (bool down : {false, true}) {
                if (table_.settled(down, at)) continue;
                auto run = table_.run(down, at);
                if (!run.lone()) return settle(down, at, run, from);
            }
        keep();
    }

    void settle(bool down, size_t at, const Table::Run& run, size_t from) {
        size_t line = table_.line_of(down, at);
        if (run.correct()) {
            table_.with_settled(down, line, run, [&] { settle_rest(from); });
            if (rules_.mend && untouched(down, at, run)) return;
        }
        lengthened(down, at, [&](size_t start, size_t end) {
            table_.with_settled(down, line, Span{start, end}, [&] { settle_rest(from); });
            return !limit_.over();
        });
    }

    // Does the run hold no stones but those that lay before and those of the word laid?
    bool untouched(bool down, size_t at, const Span& run) const {
        size_t step = down ? table_.board().cols : 1, square = first_square(down, at, run);
        const auto& fresh = table_.fresh();
        for (size_t i = run.from; i < run.to; ++i, square += step)
            if (std::find(fresh.begin() + static_cast<ptrdiff_t>(own_), fresh.end(), square) !=
                fresh.end())
                return false;
        return true;
    }

    // Was each run that was lengthened no word at that time? First the word lies; then all that is
    // missing in the runs that it touches, then in the runs that this touches, and so on.
    bool mended() {
        std::vector<size_t> rest(table_.fresh().begin() + static_cast<ptrdiff_t>(own_),
                                 table_.fresh().end());
        if (rest.empty()) return true;
        std::vector<size_t> reached(table_.fresh().begin(),
                                    table_.fresh().begin() + static_cast<ptrdiff_t>(own_));
        while (!rest.empty()) {
            std::vector<size_t> added;
            bool words = false;
            table_.without(rest, [&] {
                for (size_t at : reached)
                    for (bool down : {false, true}) {
                        auto run = table_.run(down, at);
                        if (run.lone() || (down == down_ && within(at))) continue;
                        size_t before = added.size();
                        add_missing(down, at, run, rest, added);
                        words |= added.size() > before && run.correct();
                    }
            });
            if (words || added.empty()) return false;
            std::sort(added.begin(), added.end());
            added.erase(std::unique(added.begin(), added.end()), added.end());
            std::erase_if(rest, [&](size_t at) {
                return std::binary_search(added.begin(), added.end(), at);
            });
            reached.insert(reached.end(), added.begin(), added.end());
        }
        return true;
    }

    // Is this square one of the word laid?
    bool within(size_t at) const {
        bool line = table_.line_of(down_, at) == table_.line_of(down_, begin_);
        return line && at >= begin_ && at <= end_;
    }

    // The stones of `rest` that stand in one run with this one.
    void add_missing(bool down, size_t at, const Span& run, const std::vector<size_t>& rest,
                     std::vector<size_t>& added) const {
        size_t line = table_.line_of(down, at);
        auto stands = [&](size_t square) {
            return table_.stone(square) || std::find(rest.begin(), rest.end(), square) != rest.end();
        };
        auto look = [&](size_t i) {
            size_t square = table_.square(down, line, i);
            if (!stands(square)) return false;
            if (!table_.stone(square)) added.push_back(square);
            return true;
        };
        for (size_t i = run.from; i-- > 0 && look(i);) {}
        for (size_t i = run.to; i < table_.length(down) && look(i); ++i) {}
    }

    // All ways to lengthen the run through a stone to a word; false if `each` ended it.
    template <class Each>
    bool lengthened(bool down, size_t at, const Each& each) {
        auto run = table_.run(down, at);
        size_t line = table_.line_of(down, at), left = table_.rack().size();
        for (size_t start = run.from, gaps = 0;; --start) {
            size_t square = table_.square(down, line, start);
            gaps += table_.free(square);
            if (gaps > left || !(table_.free(square) || table_.stone(square))) break;
            if (!table_.words_from(down, line, start, run, nullptr,
                                   [&](size_t end, uint32_t) { return each(start, end); }))
                return false;
            if (start == 0) break;
        }
        return true;
    }

    void keep() {
        if (rules_.mend && !mended()) return;
        Turn turn;
        turn.words.push_back(word_);
        turn.square = begin_;
        turn.down = down_;
        const Scoring& scoring = rules_.scoring;
        for (size_t at : table_.fresh()) {
            turn.stones.emplace_back(static_cast<uint32_t>(at), table_.laid(at));
            turn.score += scoring.laid_values[table_.jolly(at) ? 0 : table_.letter(at)];
            for (bool down : {false, true}) {
                auto run = table_.run(down, at);
                if (run.lone() || !first_fresh(down, at, run)) continue;
                bool main = down == down_ && first_square(down, at, run) == begin_;
                if (!main) turn.words.push_back(run.word);
                if (main || scoring.crossings) turn.score += score(down, at, run);
            }
        }
        std::sort(turn.stones.begin(), turn.stones.end());
        std::vector<uint32_t> words = turn.words;
        std::sort(words.begin(), words.end());
        bool twice = std::adjacent_find(words.begin(), words.end()) != words.end();
        if (rules_.once && twice) return;
        turn.score += scoring.bonus(turn.stones.size());
        best_.add(std::move(turn));
    }

    size_t first_square(bool down, size_t at, const Span& run) const {
        return table_.square(down, table_.line_of(down, at), run.from);
    }

    // Is this the first new stone of its run? So each run is looked at once.
    bool first_fresh(bool down, size_t at, const Span& run) const {
        size_t step = down ? table_.board().cols : 1;
        for (size_t square = first_square(down, at, run); square < at; square += step)
            if (table_.laid(square)) return false;
        return true;
    }

    int32_t score(bool down, size_t at, const Span& run) const {
        const Scoring& scoring = rules_.scoring;
        int32_t sum = 0, factor = 1;
        size_t step = down ? table_.board().cols : 1, square = first_square(down, at, run);
        for (size_t i = run.from; i < run.to; ++i, square += step) {
            int32_t value = scoring.values[table_.jolly(square) ? 0 : table_.letter(square)];
            uint32_t place = static_cast<uint32_t>(square);
            sum += table_.laid(square) ? value * scoring.letter_factor(place) : value;
            if (table_.laid(square)) factor *= scoring.word_factor(place);
        }
        return sum * factor + scoring.per_letter * static_cast<int32_t>(run.to - run.from);
    }

    const LayingRules& rules_;
    Table table_;
    BestTurns& best_;
    Limit& limit_;
    uint32_t wanted_;
    bool bounded_ = false;
    int32_t most_bonus_ = 0, hand_value_ = 0;
    uint32_t begin_ = 0, end_ = 0, word_ = 0;  // of the word laid: first and last square, index
    size_t own_ = 0;                           // how many stones it took
    bool down_ = false;
};

}  // namespace

Turns lay_completing(const FanGraph& graph, const LayingRules& rules, const Board& board,
                     const Rack& rack, const WordsAllowed& allowed, int64_t best, Limit& limit) {
    require_factors(rules, board);
    BestTurns kept(best);
    Completer(graph, rules, board, rack, allowed, kept, limit).search();
    Turns out = kept.finish();
    out.complete = !limit.over();
    return out;
}

}  // namespace setz
