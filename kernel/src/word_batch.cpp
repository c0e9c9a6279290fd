// Many memberships at once. Eight words are walked in turn, so that their cache misses overlap.
#include <algorithm>
#include <cstring>

#include "word_graph.hpp"

namespace setz {
namespace {

struct Lane {
    const char* at;
    const char* end;
    uint32_t base, unit;
    size_t place;
};

class Lines {
public:
    explicit Lines(std::string_view text) : at_(text.data()), end_(at_ + text.size()) {}

    bool next(Lane& lane, uint32_t root) {
        if (at_ >= end_) return false;
        const void* found = std::memchr(at_, '\n', static_cast<size_t>(end_ - at_));
        const char* stop = found ? static_cast<const char*>(found) : end_;
        lane = {at_, stop, root, 0, place_++};
        at_ = stop + 1;
        return true;
    }

private:
    const char* at_;
    const char* end_;
    size_t place_ = 0;
};

}  // namespace

std::string WordGraph::contains_many(std::string_view words) const {
    size_t lines = static_cast<size_t>(std::count(words.begin(), words.end(), '\n'));
    if (!words.empty() && words.back() != '\n') ++lines;
    std::string answers(lines, 0);
    Lines waiting(words);
    Lane lanes[8];
    size_t open = 0;
    while (open < 8 && waiting.next(lanes[open], root_)) ++open;
    while (open) {
        for (size_t i = 0; i < open;) {
            Lane& lane = lanes[i];
            if (lane.at < lane.end) {
                uint32_t code = code_of(*lane.at++);
                uint32_t unit = units_[lane.base ^ code];
                lane.unit = unit;
                lane.base = unit >> 6;
                ++i;
                if (code && (unit & 31) == code) continue;
                lane.unit = 0;
                lane.at = lane.end;
            } else {
                answers[lane.place] = static_cast<char>(lane.unit >> 5 & 1);
                if (!waiting.next(lane, root_)) lane = lanes[--open];
            }
        }
    }
    return answers;
}

}  // namespace setz
