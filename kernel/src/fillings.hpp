// The letters that a shape can take, so that all its runs are words.
#pragma once

#include <array>
#include <functional>
#include <random>
#include <unordered_map>
#include <vector>

#include "case_laying.hpp"

namespace setz {

struct Filling {
    std::array<uint8_t, kMostFresh> letters{};  // for the cells of the shape in their order
    std::vector<uint32_t> words;
    int32_t points = 0, bons = 0;
    double value = 0;
};

class Fillings {
public:
    Fillings(const FanGraph& graph, const CaseRules& rules, const Ground& ground,
             const WordsAllowed& allowed, Limit& limit);

    // All fillings, the most valuable first; with `any` at most one, just to see whether there is.
    std::vector<Filling> of(const Shape& shape, bool any);
    // Shows all fillings one after the other, neither scored nor kept: letters and words.
    using See = std::function<void(const Filling&)>;
    void each(const Shape& shape, const See& see);
    // Some filling, the letters tried in random order: false if there is none.
    bool some(const Shape& shape, std::minstd_rand& random, Filling& filling);
    // Old words (by index) that stand on the board, and those that a shape lengthens.
    const std::vector<uint32_t>& standing() const { return standing_; }
    std::vector<uint32_t> lengthened(const Shape& shape) const;
    // Can a letter lie on this square and on no other?
    bool fits_alone(size_t square) const;
    // The words that these letters make on a shape.
    std::vector<uint32_t> words_of(const Shape& shape,
                                   const std::array<uint8_t, kMostFresh>& letters) const;

private:
    struct Crossing {
        uint32_t fits = 0;  // letters that make a word here; all if nothing is crossed
        std::array<uint32_t, kLetters + 1> words{};
    };
    struct Plan {
        Run run;
        std::array<uint8_t, 64> cell{};       // number of the cell in the shape, or kOld
        std::array<uint32_t, 64> demand{};    // letters possible at each place
    };
    static constexpr uint8_t kOld = 255;

    void cross(size_t square, bool down);
    uint32_t old_word(size_t begin, size_t end, bool down) const;
    template <class Each>
    void old_words_in(const Run& run, const Squares& fresh, Each each) const;
    void plan(const Shape& shape);
    void begin(const Shape& shape, bool any);
    void fill(size_t plan, size_t place, uint32_t fan, uint32_t rank);
    void go_on(size_t plan, size_t place, uint32_t fan, uint32_t rank, uint32_t wanted);
    void finish();
    double score(const Run& run, uint32_t word);

    const FanGraph& graph_;
    const CaseRules& rules_;
    const Ground& ground_;
    const WordsAllowed& allowed_;
    Limit& limit_;
    std::vector<std::array<Crossing, 2>> crossings_;
    std::vector<uint32_t> standing_;

    const Shape* shape_ = nullptr;
    bool any_ = false;
    const See* see_ = nullptr;
    std::minstd_rand* random_ = nullptr;
    std::vector<Plan> plans_;
    std::vector<std::pair<uint8_t, Run>> closed_;  // cell, and a run in which it is the only new one
    std::array<uint8_t, kLetters + 1> left_{};
    Filling now_;
    std::vector<uint32_t> main_words_;
    std::vector<Filling> found_;
};

}  // namespace setz
