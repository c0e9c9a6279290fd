// A connected, correct crossword out of all stones of a hand, or the proof that there is none.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "fan_graph.hpp"
#include "stop.hpp"
#include "words_allowed.hpp"

namespace setz {

struct Packing {
    enum class Answer { kSolved, kImpossible, kNotFound } answer = Answer::kNotFound;
    std::vector<std::string> grid;  // rows; '.' is free, a small letter a jolly
    std::string left;               // stones that are not in the grid
};

constexpr size_t kLargestHand = 24;

// leave: how many stones may be left over if not all can be laid (0 or 1).
Packing pack(const FanGraph& graph, const WordsAllowed& allowed, std::string_view hand,
             size_t leave, uint32_t vowels, Limit& limit);

}  // namespace setz
