#include "word_list.hpp"

#include <algorithm>
#include <cstring>
#include <stdexcept>

#include "letters.hpp"

namespace setz {

static void require_word(std::string_view word, size_t line) {
    if (word.size() > kLongestWord)
        throw std::invalid_argument("word " + std::to_string(line) + " (" + quoted(word) + ") has " +
                                    std::to_string(word.size()) + " letters; at most " +
                                    std::to_string(kLongestWord) + " are possible");
    for (size_t i = 0; i < word.size(); ++i)
        if (!code_of(word[i]))
            throw std::invalid_argument("word " + std::to_string(line) + " (" + quoted(word) +
                                        "): position " + std::to_string(i + 1) +
                                        " is not a letter A-Z");
}

WordList WordList::parse(std::string text) {
    WordList list;
    list.text_ = std::make_unique<const std::string>(std::move(text));
    const char* at = list.text_->data();
    const char* end = at + list.text_->size();
    for (size_t line = 1; at < end; ++line) {
        const void* found = std::memchr(at, '\n', static_cast<size_t>(end - at));
        const char* stop = found ? static_cast<const char*>(found) : end;
        const char* last = stop > at && stop[-1] == '\r' ? stop - 1 : stop;
        std::string_view word(at, static_cast<size_t>(last - at));
        require_word(word, line);
        if (!word.empty()) list.words_.push_back(word);
        at = stop + 1;
    }
    if (list.words_.empty()) throw std::invalid_argument("the list has no words");
    if (!std::is_sorted(list.words_.begin(), list.words_.end()))
        std::sort(list.words_.begin(), list.words_.end());
    list.words_.erase(std::unique(list.words_.begin(), list.words_.end()), list.words_.end());
    return list;
}

}  // namespace setz
