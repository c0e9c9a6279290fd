#include "contain_index.hpp"

#include <algorithm>
#include <stdexcept>

namespace setz {

static void require_run(std::string_view run) {
    if (run.empty()) throw std::invalid_argument("the run is empty");
    for (size_t i = 0; i < run.size(); ++i)
        if (!code_of(run[i]))
            throw std::invalid_argument("run " + quoted(run) + ": position " +
                                        std::to_string(i + 1) + " is not a letter A-Z");
}

Range ContainIndex::range_of(std::string_view run) const {
    Range range = forward_.all();
    for (size_t i = 0; i < run.size() && !range.empty(); ++i)
        range = forward_.step(range, code_of(run[i]));
    return range;
}

uint32_t ContainIndex::tabled(std::string_view run) const {
    uint32_t number = 0, before = 0, power = 26;
    for (char c : run) number = number * 26 + code_of(c) - 1;
    for (size_t i = 1; i < run.size(); ++i, power *= 26) before += power;
    return short_counts_[before + number];
}

uint32_t ContainIndex::count(std::string_view run) const {
    require_run(run);
    if (run.size() <= kShort) return tabled(run);
    Range range = range_of(run);
    if (range.empty()) return 0;
    uint32_t words = word_sums_[range.end] - word_sums_[range.begin];
    auto repeat = std::lower_bound(repeats_.begin(), repeats_.end(), range.begin,
                                   [](const Repeat& r, uint32_t place) { return r.place < place; });
    for (; repeat != repeats_.end() && repeat->place < range.end; ++repeat)
        if (repeat->repeated >= run.size()) words -= repeat->words;
    return words;
}

std::vector<uint32_t> ContainIndex::indexes(std::string_view run, int64_t limit) const {
    require_run(run);
    Range range = range_of(run);
    std::vector<Range> spans;
    for (uint32_t i = range.begin; i < range.end; ++i) {
        uint32_t words = word_sums_[i + 1] - word_sums_[i];
        spans.push_back({first_words_[i], first_words_[i] + words});
    }
    std::sort(spans.begin(), spans.end(), [](Range a, Range b) { return a.begin < b.begin; });
    uint64_t most = limit < 0 ? words_ : static_cast<uint64_t>(limit);
    std::vector<uint32_t> found;
    uint32_t next = 0;  // spans that begin earlier lie within one already listed
    for (Range span : spans)
        for (next = std::max(next, span.begin); next < span.end && found.size() < most; ++next)
            found.push_back(next);
    return found;
}

uint32_t ContainIndex::back(std::string_view run) const {
    require_run(run);
    return forward_.next_letters(range_of(run));
}

uint32_t ContainIndex::front(std::string_view run) const {
    require_run(run);
    Range range = backward_.all();
    for (size_t i = run.size(); i-- > 0 && !range.empty();)
        range = backward_.step(range, code_of(run[i]));
    return backward_.next_letters(range);
}

}  // namespace setz
