// The best turns of a search: of turns with the same stones the better one.
#pragma once

#include <algorithm>
#include <functional>
#include <map>
#include <vector>

#include "turns.hpp"

namespace setz {

class BestTurns {
public:
    explicit BestTurns(int64_t most) : most_(most) {}

    // Could a turn of this score still be kept? Of equals the first ones are.
    bool wants(int32_t score) const { return !full() || score > worst_; }
    void add(Turn turn) {
        ++count_;
        if (most_ == 0 || !wants(turn.score)) return;
        auto [place, fresh] = kept_.try_emplace(turn.stones, turn);
        if (!fresh && turn.score > place->second.score) place->second = std::move(turn);
        if (most_ > 0 && kept_.size() >= 2 * static_cast<size_t>(most_)) thin_out();
    }
    Turns finish() {
        Turns out;
        out.count = most_ < 0 ? kept_.size() : count_;
        for (auto& [stones, turn] : kept_) out.turns.push_back(std::move(turn));
        std::sort(out.turns.begin(), out.turns.end(), better);
        if (most_ >= 0 && out.turns.size() > static_cast<size_t>(most_))
            out.turns.resize(static_cast<size_t>(most_));
        return out;
    }

private:
    static bool better(const Turn& a, const Turn& b) {
        if (a.score != b.score) return a.score > b.score;
        return a.stones < b.stones;
    }
    bool full() const { return most_ > 0 && thinned_; }
    void thin_out() {
        std::vector<int32_t> scores;
        for (const auto& [stones, turn] : kept_) scores.push_back(turn.score);
        auto nth = scores.begin() + (most_ - 1);
        std::nth_element(scores.begin(), nth, scores.end(), std::greater<>());
        worst_ = *nth;
        thinned_ = true;
        // Of equals the first in order are enough.
        size_t equals = static_cast<size_t>(most_);
        for (const auto& [stones, turn] : kept_) equals -= turn.score > worst_;
        for (auto it = kept_.begin(); it != kept_.end();) {
            bool keep = it->second.score > worst_ || (it->second.score == worst_ && equals > 0);
            if (keep && it->second.score == worst_) --equals;
            it = keep ? std::next(it) : kept_.erase(it);
        }
    }

    int64_t most_;
    std::map<decltype(Turn::stones), Turn> kept_;
    uint64_t count_ = 0;
    int32_t worst_ = 0;
    bool thinned_ = false;
};

}  // namespace setz
