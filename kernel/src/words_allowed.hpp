// Which words of a graph may be used: a policy as a mask over word indexes, minus a few.
#pragma once

#include <algorithm>
#include <cstdint>
#include <span>
#include <stdexcept>
#include <string>
#include <vector>

namespace setz {

class WordsAllowed {
public:
    WordsAllowed() = default;
    // mask: one bit a word index, empty for all words; taken: words that lie already.
    WordsAllowed(std::span<const uint8_t> mask, std::vector<uint32_t> taken, size_t words)
        : mask_(mask), taken_(std::move(taken)) {
        if (!mask.empty() && mask.size() < (words + 7) / 8)
            throw std::invalid_argument("the mask of allowed words has " +
                                        std::to_string(mask.size()) + " bytes; " +
                                        std::to_string((words + 7) / 8) + " are needed");
        std::sort(taken_.begin(), taken_.end());
    }

    bool operator()(uint32_t word) const {
        if (!mask_.empty() && !(mask_[word >> 3] >> (word & 7) & 1)) return false;
        return taken_.empty() || !std::binary_search(taken_.begin(), taken_.end(), word);
    }

private:
    std::span<const uint8_t> mask_;
    std::vector<uint32_t> taken_;
};

}  // namespace setz
