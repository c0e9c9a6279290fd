// What server and client say to each other (docs/wire.md). Written by ./setz wire.

/** row and column from 0; negative on an open table */
export type Square = [number, number];
/** how well a computer plays */
export type Level =
  | 'leicht'
  | 'leicht+'
  | 'meister'
  | 'meister+'
  | 'mittel'
  | 'mittel+'
  | 'stark'
  | 'stark+'
  | '~leicht'
  | '~leicht+'
  | '~meister'
  | '~meister+'
  | '~mittel'
  | '~mittel+'
  | '~stark'
  | '~stark+'
  | '~~leicht'
  | '~~leicht+'
  | '~~meister'
  | '~~meister+'
  | '~~mittel'
  | '~~mittel+'
  | '~~stark'
  | '~~stark+'
  | '~~~leicht'
  | '~~~meister+'
  | '~~~~leicht'
  | '~~~~meister+';
/** of a house rule */
export type OptionValue = boolean | number | string;
/** of a puzzle's words (RAE-02, RAE-03) */
export type Numbering = 'common' | 'leaflet';
/** how people may talk at a table */
export type TalkWay = 'child' | 'phrases' | 'text';
/** what is said with one tap */
export type Phrase =
  | 'bravo'
  | 'good-night'
  | 'ha-ha'
  | 'hello'
  | 'hm'
  | 'lucky'
  | 'nice-move'
  | 'no'
  | 'oh-no'
  | 'short-break'
  | 'take-your-time'
  | 'thank-you'
  | 'wait-a-moment'
  | 'well-played'
  | 'well-seen'
  | 'yes';
/** what a request wants */
export type Do =
  | 'accept'
  | 'act'
  | 'answer'
  | 'arrange'
  | 'ask-vote'
  | 'busy'
  | 'come-back'
  | 'doubt'
  | 'go-on'
  | 'hold'
  | 'leave'
  | 'look'
  | 'nudge'
  | 'offer'
  | 'offer-words'
  | 'say'
  | 'spell'
  | 'spelled'
  | 'take-back'
  | 'time'
  | 'try'
  | 'undo'
  | 'vote'
  | 'write';
export type Answer = Done | Refused | Tried | Timed;

/** The answer in place of the one that was asked for. */
export interface Faulty {
  error: Fault;
  /** where in a record; left out elsewhere */
  line?: number | null;
}

/** What went wrong: a code with its data, and the sentence that they make. */
export interface Fault {
  code: string;
  data: Record<string, string | number>;
  de: string;
  en: string;
}

/** Would a move made now be kept? */
export interface Health {
  ok: boolean;
  version: string;
  /** left out while all is well */
  error?: Fault | null;
}

/** A game of the house. */
export interface GameFacts {
  id: string;
  name: string;
  /** least and most */
  seats: [number, number];
  box: string;
  edition: string;
  options: Option[];
  /** what a table may change about which words count */
  words: Option[];
  presets: Preset[];
  /** the option with the seconds of a move */
  time_option: string | null;
  /** played turn by turn: a clock may be for a move, for a game or for days */
  clocks: boolean;
  /** with which options most points win; null: never */
  head_start: Record<string, string> | null;
  /** may a seat be held to longer or better known words? */
  limits: boolean;
  /** refusals that await stones: below so many, null: always */
  not_yet: Record<string, number | null>;
  /** made when it is over, or as soon as its words are */
  puzzle: 'end' | 'sound' | null;
}

/** A house rule, or a part of what a table may change about which words count. */
export interface Option {
  name: string;
  type: 'bool' | 'choice' | 'int';
  default: OptionValue;
  /** of a choice */
  choices: string[] | null;
  /** of an int */
  min: number | null;
  max: number | null;
  /** what the choices are called */
  labels: Record<string, Bilingual>;
  label: Bilingual;
  help: Bilingual;
}

export interface Bilingual {
  de: string;
  en: string;
}

/** Options that go together, under a name. */
export interface Preset {
  name: string;
  label: Bilingual;
  options: Record<string, OptionValue>;
}

/** Every sentence by its code, with places such as `{word}`, and the clauses behind it. */
export interface Messages {
  de: Record<string, string>;
  en: Record<string, string>;
  clauses: Record<string, string[]>;
}

/** The rules of a game; each clause is an element whose id is its number. */
export interface RulesPage {
  html: string;
  /** what can be printed for it: stones, board, pad */
  print: string[];
}

/** All about a word, as a table sees it. */
export interface WordFacts {
  word: string;
  allowed: boolean;
  reason: string;
  /** for the sentence */
  data: Record<string, string | number>;
  /** the reason in words */
  sentence: Bilingual;
  readings: WordReading[];
  classes: string[];
  spellings: string[];
  /** how often it is used: 7 always, 0 never */
  zipf: number;
  definitions: string[];
  synonyms: string[];
  source: string;
}

/** One way to read a word. */
export interface WordReading {
  lemma: string;
  pos: string;
  form: string;
}

export interface NewTable {
  game: string;
  seats: NewSeat[];
  options?: Record<string, boolean | number | string | null>;
  /** what it changes about which words count */
  policy?: Record<string, boolean | number | string | null>;
  talk?: TalkWay;
  /** null: as the options have it */
  clock?: NewClock | null;
  /** may seats be helped? Left out: where one person plays */
  hints?: boolean | null;
}

export interface NewSeat {
  /** free: somebody comes by a link */
  kind?: 'computer' | 'free' | 'person';
  names?: string[];
  level?: string | null;
  handicap?: Handicap;
}

/** `points` are a head start; the rest holds for every word that the seat makes. */
export interface Handicap {
  points?: number;
  /** at least so many; 0: as the game has it */
  letters?: number;
  words?: '' | 'everyday' | 'known';
}

export interface NewClock {
  per?: 'days' | 'game' | 'move' | 'none';
  /** minutes; days, where moves take days */
  amount?: number;
}

/** Something new is there, under this name. */
export interface Opened {
  id: string;
}

/** What the list of games shows of a table. */
export interface TableFacts {
  id: string;
  game: string;
  seats: Seat[];
  /** of this device; none: it watches */
  mine: number[];
  next: number[];
  over: boolean;
  winners: number[];
  scores: number[];
  /** for people who come by a link */
  waiting: boolean;
  /** at this device */
  opened: boolean;
  /** when the turn began, or what was last done */
  since: string;
  /** when its time is over */
  until: string | null;
  updated: string;
}

/** Who sits at a seat: one name, or several for a team. */
export interface Seat {
  names: string[];
  kind: 'computer' | 'person';
  /** of a computer */
  level: Level | null;
  /** a computer plays for a person who is away */
  minded?: boolean;
  /** null: none */
  handicap?: Handicap | null;
}

/** A game move by move, for the slider. */
export interface Replay {
  game: string;
  seats: Seat[];
  steps: ReplayStep[];
  /** where the following part begins; null: this was all */
  next: number | null;
}

/** What stood there after a move; number 0 is the opening. An act and its ruling are one. */
export interface ReplayStep {
  kind: 'act' | 'chance' | 'expired' | 'start';
  seat: number | null;
  /** only its verb, or null, while it would tell what is still hidden */
  action: string | null;
  at: number;
  words: LaidWord[];
  points: number;
  earned: number;
  spent: number;
  scores: number[];
  /** the game's own, as somebody sees it who only watches */
  view: unknown;
}

/** A word of a laying: where it stands, what it brought, what the judge said. */
export interface LaidWord {
  word: string;
  squares: Square[];
  points: number;
  /** to the old word inside it: new, inflection, ambiguous */
  relation: string | null;
  answer: 'ambiguous' | 'inflection' | 'new' | 'no' | 'yes';
  /** how its points came about, as the game names it */
  parts: [string, number][];
}

/** What nobody found in a round of Boggle. */
export interface Missed {
  round: number;
  words: MissedWord[];
  /** of all that lay there */
  points: number;
  count: number;
}

export interface MissedWord {
  word: string;
  points: number;
  path: Square[];
}

/** What a table has settled about words. */
export interface BookFacts {
  id: string;
  game: string;
  seats: Seat[];
  words: SettledWord[];
  updated: string;
}

export interface SettledWord {
  word: string;
  counts: boolean;
}

/** How much of somebody is here. */
export interface MyData {
  /** that people at this device gave themselves */
  names: string[];
  tables: number;
  /** of the tables */
  running: number;
  puzzles: number;
  /** the address that is told of one's turn, also before it is confirmed */
  mail: string | null;
  /** does the browser get messages? */
  push: boolean;
}

/** How this device is told that it is its turn. */
export interface Reach {
  mail: Mail | null;
  push: boolean;
  /** does this server send mail? */
  mails: boolean;
  /** by which a browser subscribes to push messages */
  key: string;
}

/** The address of this device. */
export interface Mail {
  address: string;
  /** by whoever reads the mail there */
  confirmed: boolean;
}

export interface NewAddress {
  address: string;
  language?: 'de' | 'en';
}

/** From the link of a letter. */
export interface Secret {
  secret: string;
}

/** A subscription, as a browser tells it. */
export interface NewPush {
  endpoint: string;
  p256dh: string;
  auth: string;
  language?: 'de' | 'en';
}

export interface NewInvitation {
  kind?: 'anew' | 'carry' | 'hand' | 'mate' | 'sit' | 'watch';
  /** of a mate, carried to another device, or given anew */
  seat?: number | null;
  /** for one person only */
  once?: boolean;
  /** six letters to type instead of a link */
  code?: boolean;
}

/** An invitation that was just made: nobody gets to see its secret a second time. */
export interface Invite {
  number: number;
  /** null: a code */
  link: string | null;
  code: string | null;
  qr: QrCode | null;
  /** milliseconds of the world */
  until: number;
}

/** `path` draws the dark squares in a field of `size` by `size`, with its quiet border. */
export interface QrCode {
  size: number;
  path: string;
}

/** An invitation that is still open, without its secret. */
export interface OpenInvitation {
  number: number;
  kind: 'anew' | 'carry' | 'hand' | 'mate' | 'sit' | 'watch';
  seat: number | null;
  /** that are left; null: as many as come */
  uses: number | null;
  code: boolean;
  until: number;
}

/** What somebody shows at the door: the secret of a link, or a code. */
export interface Knock {
  secret?: string;
  code?: string;
  name?: string;
  watch?: boolean;
  /** a tablet in the middle, which shows only what all may see */
  screen?: boolean;
}

/** What an invitation leads to; looking at it uses nothing up. */
export interface Door {
  table: string;
  kind: 'anew' | 'carry' | 'hand' | 'mate' | 'sit' | 'watch';
  game: string;
  /** who opened the table; empty: nobody said so */
  host: string;
  /** of those who sit there */
  names: string[];
  /** theirs, in the same order */
  handicaps: (Handicap | null)[];
  /** whose seat it is */
  seat: string[] | null;
  begun: boolean;
  /** this device has already what the invitation gives */
  sitting: boolean;
  /** at a child's table: the names to choose from */
  picks: string[];
}

export interface Seated {
  table: string;
  /** null: only watches */
  seat: number | null;
}

/** A computer for a free place. */
export interface Filling {
  name: string;
  level?: string | null;
}

export interface Naming {
  name: string;
}

/** How people may talk at a table. */
export interface Manner {
  way: TalkWay;
}

/** What may be changed until the game begins; null: as it is. */
export interface Agreement {
  clock?: NewClock | null;
  policy?: Record<string, boolean | number | string | null> | null;
  /** of the places that are named */
  handicaps?: Given[];
}

/** The handicap of somebody who will play; an empty one takes it away. */
export interface Given {
  place: number;
  handicap: Handicap;
}

/** What shall be played next. */
export interface NextGame {
  order?: 'rotated' | 'same';
  /** null: the same once more */
  game?: string | null;
}

/** Which seat asks, and how much it wants to know: 1 a place, 2 a word, 3 the move. */
export interface HintAsked {
  seat: number;
  stage: number;
}

/** As much of a good move as was asked for. */
export interface Hint {
  stage: number;
  /** of the table that it was thought for */
  seq: number;
  /** what it is, where it is no laying: `swap` */
  verb: string;
  squares: Square[];
  /** from the second stage on */
  words: string[];
  /** the move alone tells them, and what follows */
  stones: HintStone[];
  action: string | null;
  points: number;
  earned: number;
  spent: number;
  /** nothing was better; else it is good, and there may be better ones */
  complete: boolean;
}

/** A stone of the move, and where it goes. */
export interface HintStone {
  square: Square;
  letter: string;
  /** its colour, where stones have one */
  kind: string;
  jolly: boolean;
}

/** Who sits there; at a table that waits, the number of the place. */
export interface Somebody {
  seat: number;
}

/** Somebody who does not come to the tables that this device opens. */
export interface Blocked {
  number: number;
  /** as they were called then */
  name: string;
  /** milliseconds of the world */
  since: number;
}

export interface Question {
  do: 'finish' | 'fits' | 'outlook';
  square?: [number, number];
  down?: boolean;
}

export interface Fits {
  fits: Fit[];
}

/** A word that fits. */
export interface Fit {
  word: string;
  squares: Square[];
  /** where it stands already */
  stands: Square[];
  /** empty where nothing can be said */
  meaning: string;
  /** lays it */
  action: string;
}

export interface Finished {
  /** fills the corner around the square, or an empty board; empty: none was found */
  action: string;
}

export interface Outlook {
  /** squares of a run that no word can hold */
  broken: Square[];
  /** the rest can be filled as it is */
  solved: boolean;
}

/** From a table, or out of nothing. */
export interface NewPuzzle {
  table?: string;
  rows?: number;
  cols?: number;
  level?: 'leicht' | 'mittel' | 'schwer';
  umlauts?: 'AE' | 'Ä';
}

/** What its owner writes anew; what is left out stays. */
export interface Change {
  clues?: Noted[];
  title?: string | null;
  dedication?: string | null;
  giver?: string | null;
  numbering?: 'common' | 'leaflet' | null;
  level?: 'leicht' | 'mittel' | 'schwer' | null;
  locked?: [number, number, boolean][] | null;
  theme?: string[] | null;
}

/** A clue and where its word begins. */
export interface Noted {
  row: number;
  col: number;
  across: boolean;
  clue: string;
}

export interface Entered {
  letters: [number, number, string][];
}

export interface Wanted {
  squares: [number, number][];
}

/** What a list shows of a puzzle. */
export interface PuzzleFacts {
  id: string;
  title: string;
  rows: number;
  cols: number;
  words: number;
  /** how many of them have a clue */
  clued: number;
  updated: string;
}

/** For its owner, with the answers. */
export interface OwnPuzzle {
  title: string;
  dedication: string;
  giver: string;
  numbering: Numbering;
  umlauts: 'AE' | 'Ä';
  /** `.` is a square for a letter, `#` is black */
  rows: string[];
  /** row, column, number */
  numbers: [number, number, number][];
  /** the squares of a solution word, in its order */
  solution: Square[];
  id: string;
  /** the name under which it is given away */
  gift: string;
  words: OwnWord[];
}

export interface OwnWord {
  number: number;
  across: boolean;
  squares: Square[];
  clue: string;
  answer: string;
  /** the clue holds the answer's stem */
  tells: boolean;
}

/** For whoever has the link: no letter of the answers is in it. */
export interface Gift {
  title: string;
  dedication: string;
  giver: string;
  numbering: Numbering;
  umlauts: 'AE' | 'Ä';
  /** `.` is a square for a letter, `#` is black */
  rows: string[];
  /** row, column, number */
  numbers: [number, number, number][];
  /** the squares of a solution word, in its order */
  solution: Square[];
  words: Clued[];
}

/** A word as a solver knows it. */
export interface Clued {
  number: number;
  across: boolean;
  squares: Square[];
  clue: string;
}

/** Clues for a word, the best first. */
export interface Suggestions {
  clues: Offered[];
}

/** A clue for a word; kind and level are empty where nobody wrote it. */
export interface Offered {
  text: string;
  kind: string;
  level: string;
}

/** How a solver does. */
export interface Checked {
  wrong: Square[];
  /** all letters are there and right */
  solved: boolean;
}

export interface Revealed {
  letters: [number, number, string][];
}

/** What a maker wishes for: lists as they are typed, one a line. */
export interface Wished {
  rows?: number;
  cols?: number;
  level?: 'leicht' | 'mittel' | 'schwer';
  umlauts?: 'AE' | 'Ä';
  symmetry?: 'diagonal' | 'half-turn' | 'mirror' | 'none';
  theme?: string[];
  words?: string;
  banned?: string;
  clues?: string;
  /** goes before rows and cols: `#` is black, `.` is open, letters stay */
  grid?: string;
}

/** Squares that shall be open again. */
export interface Opening {
  squares: [number, number][];
}

/** Another word in a place. */
export interface Rewritten {
  at: [number, number, boolean];
  word: string;
}

export interface Themed {
  word: string;
}

/** The letters as they were before. */
export interface Restored {
  rows: string[];
}

/** A booklet that begins with puzzles of one's own, and goes on with new ones. */
export interface BookletWish {
  puzzles?: string[];
  count?: number;
  styles?: ('classic' | 'swedish' | 'hidden' | 'scrambled' | 'syllables')[];
  level?: 'leicht' | 'mittel' | 'schwer';
  paper?: 'a3' | 'a4' | 'a5';
  title?: string;
  dedication?: string;
  giver?: string;
  lang?: 'de' | 'en';
}

/** All that the bench shows. */
export interface Worked {
  puzzle: OwnPuzzle;
  level: string;
  /** as they stand in the grid */
  theme: string[];
  /** theme words that do not stand in it */
  missing: string[];
  locked: [number, number, boolean][];
  /** squares of theme words and of those that are locked */
  held: Square[];
  /** words that nobody knows, or that stand twice */
  unknown: [number, number, boolean][];
  /** word, its clue, word, its clue */
  circles: [string, string, string, string][];
  grade: Grade;
}

/** How good a grid is: points of a hundred and the parts that they are made of. */
export interface Grade {
  points: number;
  known: number;
  fresh: number;
  lengths: number;
  black: number;
  crossed: number;
  words: number;
  /** words of three letters */
  threes: number;
  black_squares: number;
  /** of a hundred squares */
  black_share: number;
  /** what the level aims at */
  black_aim: number;
  mean_length: number;
}

/** Other words go there, only those that stand there, or none. */
export interface Prospected {
  what: 'none' | 'only' | 'others';
  /** runs that no word can hold any more */
  broken: [number, number, boolean][];
}

/** Other words for a place, each with how many crossings it would break. */
export interface Fitting {
  words: [string, number][];
}

/** The whole table: at the start, when asked to look, and for whoever could not read so fast. */
export interface Shown {
  frame: Frame;
}

/** The whole table as one seat may see it. */
export interface Frame<View = unknown> {
  table: string;
  /** as whom it is seen; null for somebody who only watches */
  seat: number | null;
  /** the version: the next change has the next number */
  v: number;
  /** number of steps so far */
  seq: number;
  /** the time of the table; before a round begins, how much of it is still to come */
  now: number;
  game: string;
  options: Record<string, OptionValue>;
  /** what this table changed about which words count, as in a record */
  policy: Record<string, string>;
  seats: Seat[];
  phase: string;
  next: number[];
  /** who is out of the game for good */
  left: number[];
  /** who still sits there and is asked; one who gave up does */
  people: number[];
  over: boolean;
  winners: number[];
  scores: number[];
  deadline: Deadline | null;
  /** null: none, or the rules have their own */
  clock: Clock | null;
  ballot: Ballot | null;
  reading: Reading | null;
  /** words that lie and that a person may still doubt */
  doubtful: string[];
  offer: Offer | null;
  /** a round in real time waits for somebody's call */
  call: boolean;
  /** when the last one called for begins, by the clock of `time` */
  starts: number | null;
  /** the seat that may take its move back */
  take_back: number | null;
  again: Relaid | null;
  /** null: the first game of it */
  evening: Evening | null;
  /** may a seat be helped here: by hints, and by taking back replies of computers? */
  hints: boolean;
  /** who was: such a game counts nowhere else */
  helped: number[];
  /** the seat that may take its move back with all that came of it */
  undo: number | null;
  /** set phrases; also free text among invited people; a child's table */
  talk: TalkWay;
  /** by each seat the last */
  said: Remark[];
  spelling: Spelling | null;
  /** null: nothing was drawn, or before there were seals */
  seal: Seal | null;
  view: View;
  /** the last events */
  log: LogEvent[];
}

/** When time runs out for somebody. */
export interface Deadline {
  name: string;
  /** in the time of the table */
  at: number;
  left: number;
  /** false while the clock is held, as during a vote */
  running: boolean;
}

/** What the clock of a game of turns is for. */
export interface Clock {
  per: 'days' | 'game' | 'move';
  /** for a move, or for all moves of a seat */
  total: number;
  /** per game: of each seat, when the last step was made */
  left: number[];
  /** whoever laid the table has stopped it */
  held: boolean;
}

/** A vote on words. */
export interface Ballot {
  words: DoubtedWord[];
  /** whose laying waits for it; null for a word that lies or is read aloud */
  seat: number | null;
  /** that laying, unless it shows a board that others must not see */
  action: string | null;
  /** the word lies on the table: a "no" takes its laying back */
  lies: boolean;
  voters: number[];
  voted: number[];
  left: number;
}

/** A word before a vote, and why the dictionary refuses it. */
export interface DoubtedWord {
  word: string;
  reason: string;
  data: Record<string, string | number>;
}

/** Lists are read aloud: words that the dictionary refuses, before they are struck. */
export interface Reading {
  words: ReadWord[];
  ready: number[];
  left: number;
}

/** A word of a list that the dictionary refuses. */
export interface ReadWord {
  word: string;
  reason: string;
  data: Record<string, string | number>;
  /** what the table has said to it */
  settled: boolean | null;
}

/** Something that one seat proposes and that needs everybody's consent. */
export interface Offer {
  seat: number;
  /** words, take-back, abort; stand-in and without are about somebody who is away */
  kind: string;
  /** `brands=yes old=no`; else seats, from 1: whom it is about, and others not asked */
  text: string;
  asked: number[];
  agreed: number[];
}

/** After a game: somebody laid the table for the next one, and everybody has a seat there. */
export interface Relaid {
  seat: number;
  game: string;
  table: string;
}

/** A series: how many games were finished, this one too, and how often each seat came first. */
export interface Evening {
  games: number;
  wins: number[];
}

/** The last thing that a seat said: a phrase, which everybody reads in their own language. */
export interface Remark {
  seat: number;
  phrase: Phrase;
  /** counts all that was said at this table */
  number: number;
}

/** GEN-11 A seat asks how a word is written. */
export interface Spelling {
  seat: number;
  /** as the seat would write it */
  word: string;
  answers: Spelled[];
}

/** GEN-11 How somebody would write it. */
export interface Spelled {
  seat: number;
  word: string;
}

/** What every draw follows from: the hash of a seed, and the seed once the game is over. */
export interface Seal {
  hash: string;
  seed: string | null;
}

/** For telling and animating; the truth is the view. */
export interface LogEvent {
  name: string;
  data: Record<string, unknown>;
}

/** What became of it. Whoever has another version than the one before asks to look. */
export interface Changed {
  change: FrameChange;
}

/** What became of the frame with the version before; parts of the view are named `view.turn`. */
export interface FrameChange {
  v: number;
  now: number;
  /** parts that are others now */
  set?: Record<string, unknown>;
  /** from the front: place, how many go, what comes there */
  lists?: Record<string, [number, number, unknown[]][]>;
  /** new events; a frame keeps the last twenty */
  log?: LogEvent[];
  /** the same for this seat alone, after all else */
  own?: OwnChange | null;
}

/** What changed for one seat alone. */
export interface OwnChange {
  set?: Record<string, unknown>;
  lists?: Record<string, [number, number, unknown[]][]>;
  log?: LogEvent[];
}

/** Who has come, at the start and after each change. */
export interface Awaited {
  waiting: Waiting;
}

/** A table before the first move. */
export interface Waiting {
  table: string;
  game: string;
  places: Place[];
  /** how many more may come */
  free: number;
  /** how many are needed */
  least: number;
  /** this device opened the table */
  opener: boolean;
  /** this device may do what the opener may */
  hosts: boolean;
  /** and there are enough people to begin */
  begins: boolean;
  /** this device will show only the table */
  screen: boolean;
  talk: TalkWay;
  /** at a child's table: the names to choose from */
  picks: string[];
  /** null: as the options have it */
  clock: NewClock | null;
  options: Record<string, boolean | number | string | null>;
  /** what is changed about which words count */
  policy: Record<string, boolean | number | string | null>;
  /** may seats be helped? null: where one person plays */
  hints: boolean | null;
  /** those that mean something here: points, letters, words */
  handicaps: string[];
}

/** Somebody who will play. */
export interface Place {
  number: number;
  kind: 'computer' | 'person';
  names: string[];
  /** of a computer */
  level: Level | null;
  /** sits at this device */
  yours: boolean;
  /** its page is open */
  here: boolean;
  /** null: none */
  handicap: Handicap | null;
}

/** Who is there, whenever somebody comes or goes. */
export interface Met {
  company: Company;
}

/** Who is there, where people sit at devices of their own. */
export interface Company {
  /** of this device, also where a computer plays for it; none: it watches */
  yours: number[];
  /** whose page is open */
  here: number[];
  /** of the people, whose is not */
  away: Away[];
  /** of yours, those whose page is open on another device, too */
  mates: number[];
  /** this device may do what whoever opened the table may */
  opener: boolean;
  /** this device is the table: it shows only what all may see */
  screen: boolean;
  /** another one is */
  shown: boolean;
}

/** Somebody whose page is not open. */
export interface Away {
  seat: number;
  /** since when */
  seconds: number;
}

/** For the other devices of a seat, whenever one of them moves a stone. */
export interface Mates {
  arranged: Arranged;
}

/** GEN-09 What somebody on another device of this seat has laid so far; nothing is kept. */
export interface Arranged {
  seat: number;
  stones: string;
}

/** For the others at the table. */
export interface InHand {
  arranging: Arranging;
}

/** Whether somebody has stones in hand; which ones, and where, is not told. */
export interface Arranging {
  seat: number;
  busy: boolean;
}

/** For those whom everybody waits for; nothing of it is kept. */
export interface Nudged {
  nudge: Nudge;
}

/** Somebody waits for this device. */
export interface Nudge {
  by: number;
}

/** The last lines, for those who play: at the start and after each new one. */
export interface Writings {
  written: Written[];
}

/** A line that somebody wrote. */
export interface Written {
  /** counts all lines of this table */
  number: number;
  seat: number;
  /** plain, up to 200 signs */
  text: string;
}

/** Somebody has laid the table for one more game; everybody has their seat there. */
export interface Again {
  again: string;
}

/** Why somebody has to go; the line is closed after it, and there is no coming back. */
export interface Farewell {
  farewell: Bilingual;
}

/** The server ends, and will be back: the line is closed after it, clocks stand until then. */
export interface Restarting {
  restart: true;
}

export interface Request {
  re: number;
  do: Do;
  seat?: number | null;
  /** offer: `abort`, or what about whom: `stand-in 3`; say: a phrase; write: text */
  action?: string;
  /** spelled: nothing is thanks */
  word?: string;
  /** of a vote, of an answer; busy: stones in hand? hold: shall it stand? */
  aye?: boolean | null;
  /** look: only as long as it is this seat's turn */
  turn?: boolean;
  /** the version of the table that the sender saw */
  seq?: number | null;
}

/** It happened, and is on the disk. */
export interface Done {
  re: number;
  ok: true;
}

/** It did not happen. */
export interface Refused {
  /** null where no number could be found */
  re: number | null;
  refusal: Refusal;
}

/** Why something is not possible. Its sentence is the message of its code. */
export interface Refusal {
  code: string;
  data: Record<string, string | number>;
  squares: Square[];
  /** of the rules */
  clauses: string[];
  words: RefusedWord[];
}

/** A word that the judge turned down. */
export interface RefusedWord {
  word: string;
  squares: Square[];
  reason: string;
  data: Record<string, string | number>;
}

/** What would come of it. */
export interface Tried {
  re: number;
  trial: Trial;
}

/** What a move would bring; nothing has happened. */
export interface Trial {
  words: TrialWord[];
  points: number;
  earned: number;
  spent: number;
  /** of the game after the move */
  phase: string;
  /** how points without words come about: ["D4", 10] … */
  parts: [string, number][];
  refusal: Refusal | null;
}

/** A word of the move as the sheet shows it, and why the judge says so. */
export interface TrialWord {
  word: string;
  squares: Square[];
  points: number;
  relation: string | null;
  answer: 'ambiguous' | 'inflection' | 'new' | 'no' | 'yes';
  reason: string;
  witness: string;
  data: Record<string, string | number>;
  parts: [string, number][];
}

/** What time it is here, in milliseconds of the world. */
export interface Timed {
  re: number;
  now: number;
}

/** Everything is open in Nomina: all seats and spectators see the same. */
export interface NominaView {
  rows: number;
  cols: number;
  stones: WoodenStone[];
  case: Record<string, number>;
  last: Square[];
  bons: number[];
  chips: number;
  given_up: number[];
  turn: number;
  last_move: boolean;
  moves: NominaMove[];
  penalties: number[];
  drawn: string[];
  stones_due: number;
}

/** A letter on its square. */
export interface WoodenStone {
  square: Square;
  letter: string;
}

/** A line of the score pad. */
export interface NominaMove {
  seat: number;
  words: LaidWord[];
  points: number;
  earned: number;
  spent: number;
  squares: Square[];
}

export interface KruxView {
  rows: number;
  cols: number;
  stones: WoodenStone[];
  blockers: Square[];
  /** those of them that long words earned, as they were set */
  after: Square[];
  case: Record<string, number>;
  chips: number;
  turn: number;
  due: number;
  rebuilding: boolean;
  last: Square[];
  given_up: number | null;
  left: number[];
  drawn: string[];
  sheets: KruxSheet[];
  /** what each half would count if all its words held */
  so_far: number[];
  stones_due: number;
}

/** KRX-22 The final count of one half: across and down, less the penalties. */
export interface KruxSheet {
  across: number;
  down: number;
  penalties: number;
  words: LaidWord[];
}

/** Nothing is hidden: one person builds, others may look on. */
export interface KreuzwortbildView {
  rows: number;
  cols: number;
  stones: WoodenStone[];
  fillers: Square[];
  case: Record<string, number>;
  case_left: number;
  chips: number;
  symmetry: string;
  words: KreuzwortbildStandingWord[];
  /** HOB-07 letters that stand in no word */
  lone: Square[];
  /** HOB-07 letters that do not hang together with the most */
  stray: Square[];
  letters: number;
  free: number;
  most_fillers: number;
  within_goal: boolean;
  finished: boolean;
  given_up: boolean;
}

/** A run of the picture. `allowed` is None as long as nobody was asked. */
export interface KreuzwortbildStandingWord {
  word: string;
  squares: Square[];
  allowed: boolean | null;
  /** GEN-07 it stands elsewhere, too */
  double: boolean;
}

export interface KreuzwortView {
  stones: TypdomTableStone[];
  hand: string[];
  hand_sizes: number[];
  stock: number;
  /** what can still be bought */
  colours: string[];
  stock_by_colour: Record<string, number>;
  /** all stones less the table and the own hand */
  unseen: Record<string, number>;
  turn: number;
  left: number[];
  starter: number | null;
  /** a second word may follow */
  second: boolean;
  /** time ran out, a stone must be bought */
  late: boolean;
  may_pass: boolean;
  /** how many stones may be bought now */
  most_to_buy: number;
  last: Square[];
  moves: KreuzwortMove[];
  /** at the end: what each hand was worth */
  rests: number[];
  /** at the end: the hands */
  shown: string[][];
}

/** A stone on the common table. */
export interface TypdomTableStone {
  square: Square;
  letter: string;
  colour: string;
  jolly: boolean;
  robbable: boolean;
}

/** A line of the score pad. */
export interface KreuzwortMove {
  seat: number;
  /** lay, rob, buy, pass, time */
  kind: string;
  words: LaidWord[];
  points: number;
  squares: Square[];
  bought: number;
}

export interface PrestoView {
  hand: string[];
  /** the own one */
  board: TypdomStone[];
  /** those that may be seen */
  boards: PrestoShownBoard[];
  hand_size: number;
  building: number[];
  finished: number[];
  out: number[];
  left: number[];
  began_at: number | null;
  round: number;
  rounds: PrestoRound[];
  one_left: boolean;
}

/** A stone that somebody laid, as it reads. */
export interface TypdomStone {
  square: Square;
  letter: string;
  colour: string;
  jolly: boolean;
}

export interface PrestoShownBoard {
  seat: number;
  stones: TypdomStone[];
}

/** What is shown when a round is over. */
export interface PrestoRound {
  finishes: PrestoFinish[];
  points: number[];
  hands: string[][];
  boards: [[number, number], Tile][][];
}

export interface PrestoFinish {
  seat: number;
  millis: number;
  left: number;
  stones: [[number, number], Tile][];
}

/** A stone as it lies. `kind` is its colour where stones have one. */
export interface Tile {
  /** what it reads as */
  letter: string;
  kind: string;
  jolly: boolean;
}

export interface RechtView {
  stones: TypdomTableStone[];
  hand: string[];
  hand_sizes: number[];
  stock: number;
  /** what can still be bought */
  colours: string[];
  stock_by_colour: Record<string, number>;
  /** all stones less the table, the own hand and hands laid open */
  unseen: Record<string, number>;
  turn: number;
  starter: number | null;
  /** announced; empty while nothing is built */
  word: string;
  author: number | null;
  /** what was announced for this fragment before */
  said: string[];
  fragment: Square[];
  /** where the next stone may go */
  ends: Square[];
  /** letters that the announced word still needs */
  missing: string;
  crossed: Square[];
  premium: number;
  bought: boolean;
  may_buy: boolean;
  may_pass: boolean;
  /** only told to the seat whose duty it is */
  can_finish: boolean;
  out: number[];
  /** of those that dropped out: who plays no later game either */
  left: number[];
  game: number;
  games: number;
  stake: number;
  last: Square[];
  moves: RechtMove[];
  results: RechtResult[];
  /** hands laid open: of seats that dropped out, of all at the end */
  shown: string[][];
}

/** A line of the score pad. */
export interface RechtMove {
  seat: number;
  /** begin, change, fit, finish, out, left, rob, buy, pass, time */
  kind: string;
  word: string;
  /** the fragment after it */
  run: string;
  squares: Square[];
  complete: boolean;
  /** WBR-13 */
  square_premium: boolean;
  /** WBR-14 */
  vowel_premium: boolean;
  /** WBR-08 to each */
  paid: number;
}

/** How one game of the evening ended. */
export interface RechtResult {
  /** nobody: a tie, the next stake is doubled */
  winner: number | null;
  rests: number[];
  hands: string[][];
  out: number[];
  /** what the game brought to each seat */
  change: number[];
  stake: number;
}

export interface SchachView {
  stones: TypdomTableStone[];
  hand: string[];
  hand_sizes: number[];
  stock: number;
  /** what can still be bought */
  colours: string[];
  stock_by_colour: Record<string, number>;
  counts: SchachCounted[];
  turn: number;
  left: number[];
  starter: number | null;
  bought: boolean;
  /** premium stones left */
  credit: number;
  /** does a stone that is laid now earn a premium? */
  premiums: boolean;
  /** the stones of this turn */
  laid: Square[];
  open: SchachSeenWord[];
  alone: SchachSeenWord[];
  stuck: number[];
  may_buy: boolean;
  may_pass: boolean;
  last: Square[];
  moves: SchachMove[];
  breach: number | null;
  /** at the end: what each hand was worth */
  rests: number[];
  /** at the end: the hands */
  shown: string[][];
}

/** SDW-16 One line of the list of stones. */
export interface SchachCounted {
  symbol: string;
  total: number;
  lying: number;
  own: number;
  unseen: number;
}

/** An open word as everybody sees it. */
export interface SchachSeenWord {
  word: string;
  squares: Square[];
  /** who laid its last stone, or who finishes it alone */
  seat: number;
}

/** A line of the score pad. */
export interface SchachMove {
  seat: number;
  /** lay, rob, buy, pass, back, time, alone (SDW-11) */
  kind: string;
  words: LaidWord[];
  squares: Square[];
  /** one a stone: simple, double or nothing */
  premiums: string[];
  bought: number;
  /** in a view: empty where it is secret */
  plan: string;
  /** the words that its stones belong to */
  about: [Square, [number, number]][];
}

export interface LinguaView {
  rows: number;
  cols: number;
  /** colours row by row: y r g b or a dot */
  fields: string[];
  start: Square;
  goals: [Square, number][];
  /** what a letter of each colour is worth */
  values: Record<string, number>;
  stones: LinguaStone[];
  hand: string[];
  hand_sizes: number[];
  stock: number;
  aces: number[];
  factors: number[];
  ace_points: number[];
  turn: number;
  left: number[];
  laid: number;
  last: Square[];
  moves: LinguaMove[];
  /** at the end: the hands */
  shown: string[][];
}

export interface LinguaStone {
  square: Square;
  letter: string;
  colour: string;
  ace: boolean;
}

/** A line of the score pad. */
export interface LinguaMove {
  seat: number;
  /** lay, swap, time */
  kind: string;
  words: LaidWord[];
  points: number;
  aces: number;
  prize: number;
  squares: Square[];
  swapped: number;
}

export interface CartinoView {
  /** the 64 places row by row */
  cards: string[];
  stones: CartinoStone[];
  hand: string[];
  waiting: number;
  hand_sizes: number[];
  stock: number;
  /** CAR-14 */
  chips: number[];
  track: number[];
  turn: number;
  left: number[];
  last: Square[];
  moves: CartinoMove[];
  /** at the end: the hands */
  shown: string[][];
  /** and what it brought or cost each seat (CAR-15, CAR-16) */
  settled: number[];
}

export interface CartinoStone {
  square: Square;
  card: string;
  joker: boolean;
  value: number;
}

/** A line of the score pad: what each laid stone brought. */
export interface CartinoMove {
  seat: number;
  /** lay, exchange, pass, time */
  kind: string;
  squares: Square[];
  points: number[];
  premium: number;
}

export interface BoggleView {
  letters: string;
  round: number;
  began_at: number | null;
  /** the own one */
  list: string[];
  done: number[];
  searching: number[];
  left: number[];
  rounds: BoggleRound[];
  order: string;
}

/** The dice of a round, what each seat had found, and what it brought. */
export interface BoggleRound {
  letters: string;
  lists: BoggleFound[][];
  points: number[];
}

/** A word of a list when the lists are read aloud. */
export interface BoggleFound {
  word: string;
  points: number;
  path: Square[];
  /** BOG-10 others have it too */
  shared: boolean;
  allowed: boolean;
}
