// A hand that is used in a fixed order: the letter itself, then a jolly, then a stone nobody told.
// So every word is laid in one way.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "letters.hpp"

namespace setz {

class LaidHand {
public:
    enum Kind : uint8_t { kPlain, kVowel, kConsonant, kUnknown };

    // A-Z, 'v' a jolly for a vowel, 'k' for a consonant, '.' unknown: one of the unseen letters.
    static LaidHand parse(std::string_view text, std::string_view unseen, uint32_t vowels);

    size_t size() const { return size_; }
    uint32_t usable() const { return usable_; }  // bit c: letter c can be laid

    Kind take(uint32_t code) {
        Kind kind = kind_for(code);
        --size_;
        change(code, kind, -1);
        find_usable(code, kind);
        return kind;
    }
    void put_back(uint32_t code, Kind kind) {
        ++size_;
        change(code, kind, 1);
        find_usable(code, kind);
    }

private:
    Kind jolly_for(uint32_t code) const { return vowels_ >> code & 1 ? kVowel : kConsonant; }
    Kind kind_for(uint32_t code) const {
        if (counts_[code]) return kPlain;
        return jollies_[jolly_for(code)] ? jolly_for(code) : kUnknown;
    }
    void change(uint32_t code, Kind kind, int by) {
        if (kind == kPlain) counts_[code] += by;
        else if (kind == kUnknown) unknown_ += by, unseen_[code] += by;
        else jollies_[kind] += by;
    }
    bool can_lay(uint32_t code) const {
        return counts_[code] || jollies_[jolly_for(code)] || (unknown_ && unseen_[code]);
    }
    // A plain letter changes itself only, the others what may be laid at all.
    void find_usable(uint32_t code, Kind kind) {
        if (kind == kPlain) {
            usable_ = (usable_ & ~(1u << code)) | static_cast<uint32_t>(can_lay(code)) << code;
            return;
        }
        find_all_usable();
    }
    void find_all_usable() {
        usable_ = 0;
        for (uint32_t code = 1; code <= kLetters; ++code)
            usable_ |= static_cast<uint32_t>(can_lay(code)) << code;
    }

    std::array<uint8_t, kLetters + 1> counts_{}, unseen_{};
    std::array<uint8_t, 4> jollies_{};
    uint8_t unknown_ = 0;
    uint32_t vowels_ = 0, usable_ = 0;
    size_t size_ = 0;
};

}  // namespace setz
