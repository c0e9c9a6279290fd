// A crossword picture on an empty board: the search also chooses the squares that stay without a
// letter (fillers), as few as it can find.
#pragma once

#include <functional>

#include "fill.hpp"
#include "symmetry.hpp"

namespace setz {

struct PictureRules {
    size_t rows = 12, cols = 12;
    size_t most_fillers = 48;
    size_t enough = 0;  // stop when so few fillers are reached
    Symmetry symmetry = Symmetry::kNone;
    FillRules fill;
};

struct Picture {
    bool complete = false;
    size_t fillers = 0;
    std::vector<std::string> rows;
};

// Goes on until the limit is reached; the flag's progress tells the fewest fillers so far.
Picture make_picture(const FillIndex& index, const PictureRules& rules, Limit& limit);

}  // namespace setz
