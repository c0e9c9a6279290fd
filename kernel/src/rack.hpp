// The stones in hand: letters, and jollies that stand for one letter of a set.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "letters.hpp"

namespace setz {

constexpr uint32_t kAllLetters = (1u << (kLetters + 1)) - 2;  // bit c for letter c
constexpr size_t kLargestRack = 40;
constexpr size_t kLargestStock = 200;

class Rack {
public:
    // Letters A-Z, '?' a jolly for any letter, 'v' for a vowel, 'k' for a consonant.
    static Rack parse(std::string_view text, uint32_t vowels, size_t largest = kLargestRack);

    size_t size() const { return size_; }
    uint32_t letters() const { return letters_; }  // that a plain stone can give
    uint32_t jolly_letters() const { return jolly_letters_; }
    int count(uint32_t code) const { return counts_[code]; }
    enum Kind { kVowel, kConsonant, kAny };
    int jollies(Kind kind) const { return jollies_[kind]; }

    void take(uint32_t code) {
        --size_;
        if (--counts_[code] == 0) letters_ &= ~(1u << code);
    }
    void put_back(uint32_t code) {
        ++size_;
        ++counts_[code];
        letters_ |= 1u << code;
    }
    // The narrowest jolly that can stand for the letter; give the number to put_back_jolly.
    size_t take_jolly(uint32_t code) {
        size_t kind = 0;
        while (!jollies_[kind] || !(sets_[kind] >> code & 1)) ++kind;
        --size_;
        --jollies_[kind];
        find_jolly_letters();
        return kind;
    }
    void put_back_jolly(size_t kind) {
        ++size_;
        ++jollies_[kind];
        find_jolly_letters();
    }

private:
    void find_jolly_letters() {
        jolly_letters_ = 0;
        for (size_t kind = 0; kind < 3; ++kind)
            if (jollies_[kind]) jolly_letters_ |= sets_[kind];
    }

    std::array<uint8_t, kLetters + 1> counts_{};
    std::array<uint8_t, 3> jollies_{};  // vowel, consonant, any
    std::array<uint32_t, 3> sets_{};
    size_t size_ = 0;
    uint32_t letters_ = 0, jolly_letters_ = 0;
};

}  // namespace setz
