#include "colours.hpp"

#include <algorithm>
#include <stdexcept>
#include <tuple>

namespace setz {
namespace {

// A word on the board: its new squares, and the runs that pass through them.
class Placed {
public:
    Placed(const ColourRules& rules, const ColouredBoard& board, const WordPlace& place)
        : rules_(rules), board_(board), down_(place.down) {
        letters_.assign(board.board.squares.size(), 0);
        for (size_t at = 0; at < letters_.size(); ++at)
            if (board.board.squares[at].stone()) letters_[at] = board.board.squares[at].letter;
        lay(place);
        runs_.push_back(run(fresh_[0], down_));
        if (runs_[0].size() != place.word.size() || runs_[0][0] != place.square)
            throw std::invalid_argument("word " + quoted(place.word) +
                                        ": stones lie at its ends, so it is another word");
        for (size_t at : fresh_)
            if (auto crossing = run(at, !down_); crossing.size() > 1)
                runs_.push_back(std::move(crossing));
    }

    const std::vector<size_t>& fresh() const { return fresh_; }
    const std::vector<std::vector<size_t>>& runs() const { return runs_; }
    uint32_t letter(size_t at) const { return letters_[at]; }
    bool lies(size_t at) const { return board_.board.squares[at].stone(); }
    size_t last() const { return runs_[0].back(); }
    int64_t prize() const {
        for (auto [square, prize] : rules_.goals)
            if (square == last()) return prize;
        return 0;
    }

private:
    void lay(const WordPlace& place) {
        const Board& board = board_.board;
        size_t step = down_ ? board.cols : 1, from = down_ ? place.square / board.cols
                                                           : place.square % board.cols;
        if (place.square >= letters_.size() || place.word.size() < 2 ||
            from + place.word.size() > (down_ ? board.rows : board.cols))
            throw std::invalid_argument("word " + quoted(place.word) + " at square " +
                                        std::to_string(place.square) + " leaves the board");
        for (size_t i = 0; i < place.word.size(); ++i) {
            size_t at = place.square + i * step;
            uint32_t code = code_of(place.word[i]);
            if (!code || board.squares[at].letter == Square::kBlocked ||
                (lies(at) && letters_[at] != code))
                throw std::invalid_argument("word " + quoted(place.word) + ": letter " +
                                            std::to_string(i + 1) + " does not fit its square");
            if (!lies(at)) fresh_.push_back(at);
            letters_[at] = static_cast<uint8_t>(code);
        }
        if (fresh_.empty())
            throw std::invalid_argument("word " + quoted(place.word) + " lies already");
    }

    std::vector<size_t> run(size_t at, bool down) const {
        size_t cols = board_.board.cols, step = down ? cols : 1;
        size_t place = down ? at / cols : at % cols, length = down ? board_.board.rows : cols;
        size_t first = at;
        for (; place > 0 && letters_[first - step]; --place) first -= step;
        std::vector<size_t> squares;
        for (; place < length && letters_[first]; ++place, first += step) squares.push_back(first);
        return squares;
    }

    const ColourRules& rules_;
    const ColouredBoard& board_;
    bool down_;
    std::vector<uint8_t> letters_;  // by square, the word laid
    std::vector<size_t> fresh_;
    std::vector<std::vector<size_t>> runs_;  // the word itself first
};

// Tries all colours of the new squares.
class Painter {
public:
    Painter(const ColourRules& rules, const ColouredBoard& board, const ColouredHand& hand,
            int64_t aces, const Placed& placed, size_t count, Limit& limit)
        : rules_(rules), hand_(hand), aces_(aces), placed_(placed), count_(count),
          limit_(limit), colours_(board.colours) {
        if (rules_.exchange_from >= 0) find_exchanges(board);
    }

    std::vector<Colouring> best() {
        paint(0);
        thin_out();
        return std::move(found_);
    }

private:
    // Stones that lie and have a letter of the word; of those outside its runs one a colour.
    void find_exchanges(const ColouredBoard& board) {
        std::vector<uint8_t> inside(colours_.size(), 0);
        for (const auto& run : placed_.runs())
            for (size_t at : run) inside[at] = 1;
        bool seen[kLetters + 1][kMostColours + 1] = {};
        for (size_t at = 0; at < colours_.size(); ++at) {
            if (!board.board.squares[at].stone()) continue;
            uint8_t letter = board.board.squares[at].letter;
            bool& outside = seen[letter][colours_[at]];
            if (!inside[at] && outside) continue;
            outside = outside || !inside[at];
            lying_.push_back(at);
        }
    }

    void paint(size_t number) {
        if (limit_.reached()) return;
        if (number == placed_.fresh().size()) return finish();
        size_t at = placed_.fresh()[number];
        auto& counts = hand_.counts[placed_.letter(at)];
        for (uint8_t colour = 1; colour <= rules_.signs.size(); ++colour) {
            if (!counts[colour]) continue;
            --counts[colour];
            colours_[at] = colour;
            paint(number + 1);
            ++counts[colour];
        }
        colours_[at] = 0;
    }

    void finish() {
        std::string chosen;
        for (size_t at : placed_.fresh()) chosen += rules_.signs[colours_[at] - 1u];
        keep({0, 0, chosen, -1, -1});
        for (size_t own : placed_.fresh())
            for (size_t lying : lying_) {
                if (placed_.letter(own) != placed_.letter(lying)) continue;
                if (colours_[own] == colours_[lying]) continue;
                std::swap(colours_[own], colours_[lying]);
                if (may_exchange(own))
                    keep({0, 0, chosen, static_cast<int64_t>(own), static_cast<int64_t>(lying)});
                std::swap(colours_[own], colours_[lying]);
            }
    }

    bool ace(size_t at) const {
        return colours_[at] && colours_[at] == rules_.field_colours[at];
    }
    bool one_colour(const std::vector<size_t>& run) const {
        return std::all_of(run.begin(), run.end(),
                           [&](size_t at) { return colours_[at] == colours_[run[0]]; });
    }
    int64_t ticked() const {
        int64_t aces = 0;
        for (const auto& run : placed_.runs())
            for (size_t at : run) aces += ace(at);
        return aces;
    }
    bool may_exchange(size_t own) const {
        if (aces_ + ticked() < rules_.exchange_from) return false;
        return std::any_of(placed_.runs().begin(), placed_.runs().end(), [&](const auto& run) {
            return std::find(run.begin(), run.end(), own) != run.end() && one_colour(run);
        });
    }

    void keep(Colouring colouring) {
        colouring.aces = ticked();
        int64_t factor = rules_.factor(aces_ + colouring.aces), sum = 0;
        for (const auto& run : placed_.runs()) {
            for (size_t at : run) sum += colours_[at] ? rules_.values[colours_[at] - 1u] : 0;
            if (one_colour(run)) sum += rules_.word_bonus * static_cast<int64_t>(run.size());
        }
        bool times = rules_.prize_always || ace(placed_.last());
        colouring.points = sum * factor + placed_.prize() * (times ? factor : 1);
        found_.push_back(std::move(colouring));
        if (found_.size() >= 4 * count_ + 256) thin_out();
    }

    void thin_out() {
        auto better = [](const Colouring& a, const Colouring& b) {
            if (a.points != b.points) return a.points > b.points;
            if (a.aces != b.aces) return a.aces > b.aces;
            return std::tie(a.colours, a.own, a.lying) < std::tie(b.colours, b.own, b.lying);
        };
        std::sort(found_.begin(), found_.end(), better);
        if (found_.size() > count_) found_.resize(count_);
    }

    const ColourRules& rules_;
    ColouredHand hand_;
    int64_t aces_;
    const Placed& placed_;
    size_t count_;
    Limit& limit_;
    std::vector<uint8_t> colours_;  // by square, while painting
    std::vector<size_t> lying_;     // what may be exchanged
    std::vector<Colouring> found_;
};

}  // namespace

int64_t most_points(const ColourRules& rules, const ColouredBoard& board, const ColouredHand& hand,
                    int64_t aces, const WordPlace& place) {
    Placed placed(rules, board, place);
    bool exchange = rules.exchange_from >= 0;
    // Which colours may a square have? One bit each; an exchange may bring what lies.
    uint32_t on_board[kLetters + 1] = {};
    if (exchange)
        for (size_t at = 0; at < board.colours.size(); ++at)
            if (placed.lies(at)) on_board[placed.letter(at)] |= 1u << board.colours[at];
    auto choices = [&](size_t at) {
        if (placed.lies(at) && !exchange) return 1u << board.colours[at];
        uint32_t found = on_board[placed.letter(at)];
        for (uint32_t colour = 1; colour <= rules.signs.size(); ++colour)
            if (hand.counts[placed.letter(at)][colour]) found |= 1u << colour;
        return found;
    };
    int64_t ticks = 0, sum = 0;
    for (const auto& run : placed.runs()) {
        uint32_t shared = ~0u;
        for (size_t at : run) {
            uint32_t possible = choices(at);
            shared &= possible;
            ticks += rules.field_colours[at] && possible >> rules.field_colours[at] & 1;
            int64_t most = 0;
            bool any = possible & 1;
            for (uint32_t colour = 1; colour <= rules.signs.size(); ++colour)
                if (possible >> colour & 1) {
                    int64_t value = rules.values[colour - 1];
                    most = any ? std::max(most, value) : value;
                    any = true;
                }
            sum += most;
        }
        if (shared) sum += std::max<int64_t>(0, rules.word_bonus) * static_cast<int64_t>(run.size());
    }
    int64_t factor = rules.factor(aces + ticks);
    return sum * factor + placed.prize() * factor;
}

std::vector<Colouring> best_colourings(const ColourRules& rules, const ColouredBoard& board,
                                       const ColouredHand& hand, int64_t aces,
                                       const WordPlace& place, size_t count, Limit& limit) {
    Placed placed(rules, board, place);
    return Painter(rules, board, hand, aces, placed, count, limit).best();
}

int64_t ColourRules::factor(int64_t aces) const {
    int64_t found = 1;
    for (auto [least, times] : stages)
        if (aces >= least) found = std::max(found, times);
    return found;
}

}  // namespace setz
