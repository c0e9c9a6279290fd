// When a search must end: a deadline, a number of steps, a flag that another thread may set; and
// how far it came.
#pragma once

#include <atomic>
#include <chrono>
#include <cmath>
#include <cstdint>
#include <stdexcept>

namespace setz {

struct StopFlag {
    std::atomic<bool> set{false};
    std::atomic<uint64_t> progress{0};
};

class Limit {
public:
    // seconds < 0: no deadline. flag may be null.
    Limit(double seconds, StopFlag* flag) : flag_(flag) {
        if (std::isnan(seconds)) throw std::invalid_argument("seconds is not a number");
        timed_ = seconds >= 0 && seconds < 1e9;
        if (timed_)
            ends_at_ = Clock::now() + std::chrono::duration_cast<Clock::duration>(
                                          std::chrono::duration<double>(seconds));
    }

    // Ends after so many looks as well, so that it ends at the same place on every machine.
    void allow_steps(uint64_t steps) { steps_left_ = steps; }

    // Looks at the flag each time, at the clock each 64th time.
    bool reached() {
        if (over_) return true;
        if (steps_left_-- == 0) return over_ = true;
        if (flag_ && flag_->set.load(std::memory_order_relaxed)) return over_ = true;
        if (timed_ && (calls_++ & 63) == 0 && Clock::now() >= ends_at_) over_ = true;
        return over_;
    }
    bool over() const { return over_; }
    // A limit for a part of the work: at most `seconds`, never longer than the whole.
    Limit part(double seconds) const {
        Limit limit(seconds, flag_);
        if (timed_ && ends_at_ < limit.ends_at_) limit.ends_at_ = ends_at_;
        limit.quiet_ = true;
        return limit;
    }
    void report(uint64_t done) {
        if (flag_ && !quiet_) flag_->progress.store(done, std::memory_order_relaxed);
    }

private:
    using Clock = std::chrono::steady_clock;
    StopFlag* flag_;
    Clock::time_point ends_at_{};
    uint64_t steps_left_ = ~uint64_t{0};
    uint32_t calls_ = 0;
    bool timed_ = false, over_ = false, quiet_ = false;
};

}  // namespace setz
