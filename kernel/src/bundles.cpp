#include "bundles.hpp"

#include <algorithm>

namespace setz {

constexpr uint32_t kNothing = ~0u;

static std::string key_of(const Bundle& bundle) {
    std::vector<std::string> stones;
    for (const Piece& piece : bundle.pieces)
        for (size_t i = 0; i < piece.shape->size; ++i)
            stones.push_back({static_cast<char>(piece.shape->cells[i]),
                              static_cast<char>(piece.letters[i])});
    std::sort(stones.begin(), stones.end());
    std::string key;
    for (const std::string& stone : stones) key += stone;
    return key;
}

std::vector<Bundle> Bundles::find(size_t most) {
    begin({}, most);
    return std::move(found_);
}

// Adds one more piece that needs another.
void Bundles::begin(const Bundle& bundle, size_t room) {
    size_t largest = bundle.pieces.empty() ? room - 1 : room;  // the first needs room for another
    for (size_t size = 1; size <= largest; ++size) {
        pieces_(size).fill_all();
        try_each(pieces_(size).needy(), bundle, room);
    }
}

void Bundles::grow(const Bundle& bundle, size_t room) {
    if (!seen_.insert(key_of(bundle)).second) return;
    uint32_t word = lacking(bundle);
    if (word == kNothing) {
        found_.push_back(bundle);
        return begin(bundle, room);
    }
    if (!stands_once(word)) return;
    for (size_t size = 1; size <= room; ++size) try_each(lengthening(word, size), bundle, room);
}

void Bundles::try_each(const std::vector<Piece>& pieces, const Bundle& bundle, size_t room) {
    for (const Piece& piece : pieces) {
        if (piece.shape->size > room || !fits(bundle, piece)) continue;
        Bundle larger = bundle;
        larger.add(piece);
        grow(larger, room - piece.shape->size);
    }
}

bool Bundles::fits(const Bundle& bundle, const Piece& piece) const {
    if ((piece.shape->squares & bundle.closed).any()) return false;
    std::array<uint8_t, kLetters + 1> used = bundle.used;
    for (size_t i = 0; i < piece.shape->size; ++i)
        if (++used[piece.letters[i]] > rules_.letters[piece.letters[i]]) return false;
    return std::none_of(piece.words.begin(), piece.words.end(), [&](uint32_t word) {
        return std::find(bundle.words.begin(), bundle.words.end(), word) != bundle.words.end();
    });
}

// A word that a piece makes although it stands elsewhere and no piece lengthens it.
uint32_t Bundles::lacking(const Bundle& bundle) const {
    std::vector<uint32_t> gone;
    for (const Piece& piece : bundle.pieces)
        for (uint32_t word : fillings_.lengthened(*piece.shape)) gone.push_back(word);
    for (const Piece& piece : bundle.pieces)
        for (uint32_t word : piece.needs)
            if (std::find(gone.begin(), gone.end(), word) == gone.end()) return word;
    return kNothing;
}

bool Bundles::stands_once(uint32_t word) const {
    const auto& standing = fillings_.standing();
    return std::count(standing.begin(), standing.end(), word) == 1;
}

const std::vector<Piece>& Bundles::lengthening(uint32_t word, size_t size) {
    auto [entry, fresh] = lengthening_.try_emplace({word, size});
    if (!fresh) return entry->second;
    Pieces& pieces = pieces_(size);
    pieces.fill_all();
    auto lengthens = [&](const Shape& shape) {
        auto words = fillings_.lengthened(shape);
        return std::find(words.begin(), words.end(), word) != words.end();
    };
    for (size_t shape = 0, at = 0; shape < pieces.shapes().size(); ++shape) {
        bool wanted = lengthens(pieces.shapes()[shape]);
        for (; at < pieces.end_of(shape); ++at)
            if (wanted) entry->second.push_back(pieces.piece(at));
    }
    for (const Piece& piece : pieces.needy())
        if (lengthens(*piece.shape)) entry->second.push_back(piece);
    return entry->second;
}

}  // namespace setz
