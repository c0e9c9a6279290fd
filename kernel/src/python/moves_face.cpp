#include <nanobind/stl/shared_ptr.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/string_view.h>
#include <nanobind/stl/vector.h>

#include <mutex>

#include "python/buffers.hpp"
#include "python/faces.hpp"
#include "rooms.hpp"
#include "word_moves.hpp"

namespace nb = nanobind;

namespace setz {
namespace {

// How large may a table be? Farther than arms reach.
constexpr size_t kLargestTable = 1'200;

class LineWords {
public:
    LineWords(std::shared_ptr<const WordGraph> graph, std::vector<uint8_t> mask, uint32_t vowels)
        : graph(std::move(graph)), fans(*this->graph), mask(std::move(mask)), vowels(vowels) {}

    const std::shared_ptr<const WordGraph> graph;
    const FanGraph fans;
    const std::vector<uint8_t> mask;
    const uint32_t vowels;
};

// A search keeps the words alive that it walks over.
class Found {
public:
    Found(std::shared_ptr<const LineWords> words, MoveTerms terms, std::string_view board,
          std::string_view hand, std::string_view unseen, std::vector<uint32_t> taken)
        : words_(std::move(words)),
          moves_(words_->fans, WordsAllowed(words_->mask, std::move(taken), words_->fans.words()),
                 terms, Board::parse(board, kLargestTable),
                 LaidHand::parse(hand, unseen, words_->vowels)) {}

    size_t reach(int64_t number) {
        nb::gil_scoped_release release;
        std::lock_guard lock(guard_);
        return moves_.reach(number < 0 ? 0 : static_cast<size_t>(number));
    }
    nb::object at(int64_t number) {
        std::lock_guard lock(guard_);
        if (number < 0 || static_cast<size_t>(number) >= moves_.reach(0))
            throw nb::index_error("no such move is known");
        return told(moves_.at(static_cast<size_t>(number)));
    }
    nb::object one(uint64_t seed) {
        std::optional<WordMove> move;
        {
            nb::gil_scoped_release release;
            std::lock_guard lock(guard_);
            move = moves_.one(seed);
        }
        return move ? told(*move) : nb::none();
    }

private:
    nb::object told(const WordMove& move) const {
        return nb::make_tuple(move.square, move.down, words_->graph->word(move.word), move.laid,
                              move.jollies);
    }

    std::mutex guard_;
    std::shared_ptr<const LineWords> words_;
    WordMoves moves_;
};

void make_line_words(LineWords* self, std::shared_ptr<const WordGraph> graph, nb::object allowed,
                     std::string_view vowels) {
    std::vector<uint8_t> mask = mask_of(allowed);
    WordsAllowed(mask, {}, graph->size());
    uint32_t reds = letters_in(vowels);
    nb::gil_scoped_release release;
    new (self) LineWords(std::move(graph), std::move(mask), reds);
}

std::shared_ptr<Found> search(std::shared_ptr<const LineWords> words, std::string_view board,
                              std::string_view hand, std::string_view unseen,
                              std::vector<uint32_t> taken, uint32_t touching, int32_t least_added,
                              bool once, bool lone_once, bool across, bool down, size_t shortest,
                              size_t least_laid, size_t most_laid, int64_t centre, bool begins) {
    MoveTerms terms{touching, least_added, once,      lone_once, across, down,
                    shortest, least_laid,  most_laid, centre,    begins};
    nb::gil_scoped_release release;
    return std::make_shared<Found>(std::move(words), terms, board, hand, unseen, std::move(taken));
}

void make_rooms(Rooms* self, std::shared_ptr<const WordGraph> graph,
                std::shared_ptr<const ContainIndex> index, nb::object allowed) {
    std::vector<uint8_t> mask = mask_of(allowed);
    nb::gil_scoped_release release;
    new (self) Rooms(std::move(graph), std::move(index), std::move(mask));
}

Board drawn(std::string_view text, size_t square) {
    Board board = Board::parse(text, kLargestTable);
    if (square >= board.squares.size())
        throw std::invalid_argument("square " + std::to_string(square) + " is not on the board");
    return board;
}

Board with_stone(std::string_view text, size_t square) {
    Board board = drawn(text, square);
    if (!board.squares[square].stone())
        throw std::invalid_argument("no stone lies on square " + std::to_string(square));
    return board;
}

nb::object room_letters(const Rooms& rooms, std::string_view text,
                        const std::vector<uint32_t>& squares, std::string_view wanted) {
    std::vector<int32_t> found;
    for (uint32_t square : squares) {
        Board board = drawn(text, square);
        for (bool down : {false, true}) {
            Rooms::Letters letters = rooms.letters(board, square, down, letters_in(wanted));
            found.push_back(letters.lone ? -1 : static_cast<int32_t>(letters.words));
            found.push_back(letters.lone ? -1 : static_cast<int32_t>(letters.open));
        }
    }
    return numbers(found);
}

}  // namespace

void bind_moves(nb::module_& module) {
    nb::class_<Found>(module, "FoundWords")
        .def("reach", &Found::reach, nb::arg("number"))
        .def("at", &Found::at, nb::arg("number"))
        .def("one", &Found::one, nb::arg("seed"));
    nb::class_<LineWords>(module, "LineWords")
        .def("__init__", &make_line_words, nb::arg("graph"), nb::kw_only(),
             nb::arg("allowed") = nb::none(), nb::arg("vowels") = "AEIOUY")
        .def("search", &search, nb::arg("board"), nb::arg("hand"), nb::kw_only(),
             nb::arg("unseen") = "", nb::arg("taken") = std::vector<uint32_t>{},
             nb::arg("touching") = 0, nb::arg("least_added") = -1, nb::arg("once") = false,
             nb::arg("lone_once") = false, nb::arg("across") = true, nb::arg("down") = true, nb::arg("shortest") = 2,
             nb::arg("least_laid") = 1, nb::arg("most_laid") = 1'000, nb::arg("centre") = -1,
             nb::arg("begins") = false);
    nb::class_<Rooms>(module, "Rooms")
        .def("__init__", &make_rooms, nb::arg("graph"), nb::arg("index"), nb::kw_only(),
             nb::arg("allowed") = nb::none())
        .def("word", &Rooms::word, nb::arg("run"))
        .def("part", &Rooms::part, nb::arg("run"))
        .def("room",
             [](const Rooms& rooms, std::string_view board, size_t square, bool down) {
                 return rooms.room(with_stone(board, square), square, down);
             },
             nb::arg("board"), nb::arg("square"), nb::arg("down"))
        .def("letters", &room_letters, nb::arg("board"), nb::arg("squares"), nb::arg("wanted"))
        .def("words",
             [](const Rooms& rooms, std::string_view board, size_t square, bool down,
                size_t longest, int64_t most) {
                 return numbers(rooms.words(with_stone(board, square), square, down, longest, most));
             },
             nb::arg("board"), nb::arg("square"), nb::arg("down"), nb::arg("longest") = 63,
             nb::arg("most") = -1);
}

}  // namespace setz
