// Words of the games that all play at once.
import { speaking, type KeyOf, type Words } from '../../app/language.svelte';

export const words = {
  'live.who': { de: 'Wer sitzt hier?', en: 'Who sits here?' },
  'live.who.text': {
    de:
      'Alle spielen gleichzeitig, jeder auf seiner eigenen Seite. Öffne diesen Tisch für jeden ' +
      'in einem eigenen Fenster.',
    en: 'All play at once, each on a page of their own. Open this table in a window for each of you.',
  },
  'live.iam': { de: 'Ich bin {name}', en: 'I am {name}' },
  'live.change': { de: 'Ich bin nicht {name}', en: 'I am not {name}' },
  'live.soon': {
    de: '{game} beginnt für alle zugleich.',
    en: '{game} begins for everybody at once.',
  },
  'live.is.ready': { de: '{name} ist bereit', en: '{name} is ready' },
  'live.is.coming': { de: '{name} kommt gleich', en: '{name} is coming' },
  'live.go': { de: 'Los', en: 'Go' },
  'live.reading': { de: 'Nicht im Wörterbuch', en: 'Not in the dictionary' },
  'live.reading.text': {
    de: 'Diese Wörter werden gestrichen, wenn niemand dafür spricht. Über jedes könnt ihr abstimmen.',
    en: 'These words are struck unless somebody speaks for them. You can vote on each.',
  },
  'live.reading.alone': {
    de: 'Diese Wörter werden gestrichen, wenn du sie nicht selbst gelten lässt.',
    en: 'These words are struck unless you let them count yourself.',
  },
  'live.vote': { de: 'Abstimmen', en: 'Vote' },
  'live.accept': { de: 'Gilt trotzdem', en: 'Counts anyway' },
  'live.strike': { de: 'Streichen und weiter', en: 'Strike and go on' },
  'live.goon': { de: 'Weiter', en: 'Go on' },
  'live.waiting': { de: 'Noch nicht fertig: {names}', en: 'Not ready yet: {names}' },
  'live.round': { de: 'Runde {n}', en: 'Round {n}' },
  'live.rounds': { de: 'Runde ansehen', en: 'Look at a round' },
  'live.next': { de: 'Nächste Runde', en: 'Next round' },
  'live.time': { de: 'Seit dem Los {time}', en: '{time} since the call' },
} as const satisfies Words;

export const t = speaking(words);
export type Key = KeyOf<typeof t>;
