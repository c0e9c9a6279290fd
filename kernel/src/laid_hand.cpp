#include "laid_hand.hpp"

#include <stdexcept>
#include <string>

#include "rack.hpp"

namespace setz {

LaidHand LaidHand::parse(std::string_view text, std::string_view unseen, uint32_t vowels) {
    if (text.size() > kLargestStock || unseen.size() > kLargestStock)
        throw std::invalid_argument("the hand has " + std::to_string(text.size()) + " stones, " +
                                    std::to_string(unseen.size()) + " are unseen; at most " +
                                    std::to_string(kLargestStock) + " are possible");
    LaidHand hand;
    hand.vowels_ = vowels;
    hand.size_ = text.size();
    for (size_t i = 0; i < text.size(); ++i) {
        if (uint32_t code = code_of(text[i])) ++hand.counts_[code];
        else if (text[i] == 'v') ++hand.jollies_[kVowel];
        else if (text[i] == 'k') ++hand.jollies_[kConsonant];
        else if (text[i] == '.') ++hand.unknown_;
        else
            throw std::invalid_argument("hand " + quoted(text) + ": stone " +
                                        std::to_string(i + 1) + " is not A-Z, 'v', 'k' or '.'");
    }
    for (char letter : unseen)
        if (uint32_t code = code_of(letter)) ++hand.unseen_[code];
    hand.find_all_usable();
    return hand;
}

}  // namespace setz
