#include "packing.hpp"

#include <algorithm>
#include <array>
#include <stdexcept>

#include "hand_words.hpp"
#include "pack_grid.hpp"
#include "rack.hpp"

namespace setz {

std::vector<std::string> PackGrid::rows() const {
    int top = kSide, bottom = -1, left = kSide, right = -1;
    for (uint16_t square : laid_) {
        top = std::min(top, square / kSide);
        bottom = std::max(bottom, square / kSide);
        left = std::min(left, square % kSide);
        right = std::max(right, square % kSide);
    }
    std::vector<std::string> rows;
    for (int row = top; row <= bottom; ++row) {
        rows.emplace_back();
        for (int col = left; col <= right; ++col) {
            uint8_t code = cells_[index(row * kSide + col)];
            rows.back().push_back(code ? letter_of(code) : '.');
        }
    }
    return rows;
}

namespace {

class Packer {
public:
    Packer(const HandWords& words, Limit& limit) : words_(words), limit_(limit) {
        for (const auto& word : words.words())
            for (size_t i = 0; i < word.length; ++i) ++frequency_[word.codes[i]];
    }

    bool solve() {
        std::vector<const HandWords::Word*> mains;
        for (const auto& word : words_.words()) mains.push_back(&word);
        std::stable_sort(mains.begin(), mains.end(), [&](const auto* a, const auto* b) {
            return weight(*a) > weight(*b);
        });
        // Small budgets first: most hands give way at once, and a bad first word never will.
        for (auto [budget, options] : {std::pair{12, 24}, {150, 24}, {3000, 24}, {40000, 400}})
            for (const auto* word : mains) {
                if (limit_.reached()) return false;
                nodes_ = static_cast<size_t>(budget);
                most_options_ = static_cast<size_t>(options);
                PackGrid::Mark mark = grid_.mark();
                grid_.first(*word);
                if (extend(words_.hand().minus(word->letters))) return true;
                grid_.undo(mark);
            }
        return false;
    }

    std::vector<std::string> rows() const { return grid_.rows(); }

private:
    // Long words with letters that few words have should lie early.
    double weight(const HandWords::Word& word) const {
        double sum = 0;
        for (size_t i = 0; i < word.length; ++i) sum += rarity(word.codes[i]);
        return sum;
    }
    double rarity(uint32_t code) const {
        return 1.0 + 40.0 / (1.0 + static_cast<double>(frequency_[code]));
    }

    struct Option {
        const HandWords::Word* word;
        uint8_t code;  // the letter on the table that it crosses; 0: any
        double weight;
    };

    bool extend(Letters stock) {
        if (stock.empty()) return true;
        if (nodes_ == 0 || limit_.reached()) return false;
        --nodes_;
        for (const Option& option : options(stock)) {
            const HandWords::Word& word = *option.word;
            for (size_t i = 0; i < grid_.spots().size(); ++i) {
                PackGrid::Spot spot = grid_.spots()[i];
                if (option.code && spot.code != option.code) continue;
                for (size_t at = 0; at < word.length; ++at) {
                    if (word.codes[at] != spot.code) continue;
                    PackGrid::Mark mark = grid_.mark();
                    if (!grid_.cross(word, spot, at)) continue;
                    Letters used = word.letters.minus(words_.one(spot.code));
                    if (extend(stock.minus(used))) return true;
                    grid_.undo(mark);
                    if (nodes_ == 0) return false;
                }
            }
        }
        return false;
    }

    // Words that need only the stock and one letter of the table, with the rarest letter left.
    std::vector<Option> options(Letters stock) const {
        uint32_t rarest = 0;
        for (uint32_t code = 1; code <= kLetters; ++code)
            if (words_.has_kind(code) && words_.count_in(stock, code) &&
                (!rarest || frequency_[code] < frequency_[rarest]))
                rarest = code;
        std::vector<Option> options;
        for (const auto& word : words_.words()) {
            int lack = words_.lacks(word, stock);
            if (lack < 0 || !words_.count_in(word.letters, rarest)) continue;
            options.push_back({&word, static_cast<uint8_t>(lack), weight(word)});
        }
        size_t keep = std::min(options.size(), most_options_);
        std::partial_sort(options.begin(), options.begin() + static_cast<std::ptrdiff_t>(keep),
                          options.end(),
                          [](const Option& a, const Option& b) { return a.weight > b.weight; });
        options.resize(keep);
        return options;
    }

    const HandWords& words_;
    Limit& limit_;
    PackGrid grid_;
    std::array<uint32_t, kLetters + 1> frequency_{};
    size_t nodes_ = 0, most_options_ = 0;
};

// Any crossword covers each stone with one or two words, and words hang together by the letters
// that count twice: every word has one of them, and there are enough to join all. If no set of words
// can do even that, regardless of where they lie, there is no packing.
class Cover {
public:
    Cover(const HandWords& words, Limit& limit) : words_(words), limit_(limit) {
        for (uint32_t code = 1; code <= kLetters; ++code) {
            if (!words.has_kind(code)) continue;
            stones_[code] = words.count_in(words.hand(), code);
            size_t having = 0;
            for (const auto& word : words.words()) having += words.count_in(word.letters, code) > 0;
            order_.push_back({having, code});
        }
        std::sort(order_.begin(), order_.end());
    }

    // True if proved that there is none.
    bool impossible() {
        search(0);
        return !possible_ && !limit_.over() && steps_ < kMostSteps;
    }

private:
    static constexpr size_t kMostSteps = 300'000;

    // spare: letters counted twice, less those needed to join the words.
    void search(int spare) {
        if (possible_ || ++steps_ >= kMostSteps || limit_.reached()) return;
        for (auto [having, code] : order_) {
            if (used_[code] >= stones_[code]) continue;
            for (const auto& word : words_.words())
                if (words_.count_in(word.letters, code)) with(word, spare);
            return;
        }
        if (spare >= 0 && all_joined()) possible_ = true;
        else
            for (const auto& word : words_.words()) with(word, spare);
    }

    bool all_joined() const {
        return chosen_.size() == 1 ||
               std::all_of(chosen_.begin(), chosen_.end(), [&](const HandWords::Word* word) {
                   return std::any_of(word->codes.begin(), word->codes.begin() + word->length,
                                      [&](uint8_t code) { return used_[code] > stones_[code]; });
               });
    }

    void with(const HandWords::Word& word, int spare) {
        if (possible_ || steps_ >= kMostSteps) return;
        bool fits = true;
        int twice = 0;
        for (size_t i = 0; i < word.length; ++i) {
            uint8_t code = word.codes[i];
            twice += ++used_[code] > stones_[code];
            fits &= used_[code] <= 2 * stones_[code];
        }
        chosen_.push_back(&word);
        if (fits) search(spare + twice - (chosen_.size() > 1 ? 1 : 0));
        chosen_.pop_back();
        for (size_t i = 0; i < word.length; ++i) --used_[word.codes[i]];
    }

    const HandWords& words_;
    Limit& limit_;
    std::vector<std::pair<size_t, uint32_t>> order_;  // letters, those that few words have first
    std::array<int, kLetters + 1> stones_{}, used_{};
    std::vector<const HandWords::Word*> chosen_;
    size_t steps_ = 0;
    bool possible_ = false;
};

// Replaces letters of the grid by jollies (small letters), one for each jolly in the hand.
void mark_jollies(std::vector<std::string>& grid, std::string_view stand_ins) {
    for (char letter : stand_ins)
        for (std::string& row : grid) {
            size_t at = row.find(letter);
            if (at == std::string::npos) continue;
            row[at] = static_cast<char>(row[at] - 'A' + 'a');
            break;
        }
}

struct Solver {
    const FanGraph& graph;
    const WordsAllowed& allowed;
    uint32_t vowels;
    Limit& limit;
    bool proved = true;  // does every hand tried so far provably have no packing?

    bool try_hand(const std::string& hand, Packing& packing) {
        HandWords words(graph, allowed, hand);
        Packer packer(words, limit);
        if (hand.size() > 1 && packer.solve()) {
            packing.answer = Packing::Answer::kSolved;
            packing.grid = packer.rows();
            return true;
        }
        proved &= Cover(words, limit).impossible();
        return false;
    }

    // Lets each jolly stand for each letter it may; likely letters first.
    bool try_jollies(std::string plain, std::string_view jollies, std::string stand_ins,
                     Packing& packing) {
        if (jollies.empty()) {
            if (!try_hand(plain + stand_ins, packing)) return false;
            mark_jollies(packing.grid, stand_ins);
            return true;
        }
        for (char letter : std::string_view("ENRSTIADHULCGMOBWFKZPVJYXQ")) {
            bool vowel = vowels >> code_of(letter) & 1;
            if ((jollies[0] == 'v' && !vowel) || (jollies[0] == 'k' && vowel)) continue;
            if (limit.reached()) proved = false;
            if (limit.over()) return false;
            if (try_jollies(plain, jollies.substr(1), stand_ins + letter, packing)) return true;
        }
        return false;
    }
};

}  // namespace

Packing pack(const FanGraph& graph, const WordsAllowed& allowed, std::string_view hand,
             size_t leave, uint32_t vowels, Limit& limit) {
    if (hand.empty()) throw std::invalid_argument("the hand is empty");
    Rack::parse(hand, vowels, kLargestHand);  // refuses what is no stone
    std::string plain, jollies;
    for (char stone : hand) (code_of(stone) ? plain : jollies).push_back(stone);
    Packing packing;
    Solver solver{graph, allowed, vowels, limit};
    if (solver.try_jollies(plain, jollies, "", packing)) return packing;
    bool impossible = solver.proved;
    std::string tried;
    for (size_t i = 0; i < hand.size() && leave > 0 && !limit.over(); ++i) {
        if (tried.find(hand[i]) != std::string::npos) continue;
        tried.push_back(hand[i]);
        std::string fewer(hand);
        fewer.erase(i, 1);
        Packing smaller = pack(graph, allowed, fewer, 0, vowels, limit);
        if (smaller.answer != Packing::Answer::kSolved) continue;
        packing.grid = smaller.grid;
        packing.left = hand[i];
        break;
    }
    packing.answer = impossible ? Packing::Answer::kImpossible : Packing::Answer::kNotFound;
    return packing;
}

}  // namespace setz
