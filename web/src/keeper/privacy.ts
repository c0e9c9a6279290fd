// What we say about privacy where the host has no text of their own: what is kept, and how long.
import type { Bilingual } from '../lib/wire';

export const privacy: readonly Bilingual[] = [
  {
    de:
      'Setzkasten kommt ohne Konten, ohne Werbung und ohne Statistik über dich aus. Diese Seite ' +
      'fragt niemanden sonst nach irgendetwas.',
    en:
      'Setzkasten needs no accounts, no advertising and no statistics about you. This page asks ' +
      'nobody else for anything.',
  },
  {
    de:
      'Dein Browser bekommt eine Zufallszahl als Cookie, damit du deine Partien wiederfindest. ' +
      'Der Server hebt davon nur einen Fingerabdruck auf, dazu die Namen, die ihr am Tisch ' +
      'angebt, eure Partien, Wortbücher und Rätsel.',
    en:
      'Your browser gets a random number as a cookie, so that you find your games again. The ' +
      'server keeps a fingerprint of it, the names that you give at the table, your games, word ' +
      'books and puzzles.',
  },
  {
    de:
      'Eine Partie, in der ein Jahr lang nichts geschieht, wird gelöscht, ein nie bespielter ' +
      'Tisch nach dreißig Tagen. Was ihr frei am Tisch schreibt, bleibt einen Tag, ein ' +
      'eingereichtes Bild der Woche ein Jahr; andere sehen es nur, wenn du es erlaubst.',
    en:
      'A game in which nothing happens for a year is erased, a table at which nobody ever ' +
      'played after thirty days. What you write freely at a table stays for a day, a picture ' +
      'that you enter for the week a year; others see it only if you allow it.',
  },
  {
    de:
      'Meldungen an den Hauswart bleiben dreißig Tage: wer wen gemeldet hat (nur als ' +
      'Fingerabdruck), warum, und was zuletzt geschrieben wurde. Wer gemeldet hat, erfährt ' +
      'niemand am Tisch.',
    en:
      'Reports to the keeper stay for thirty days: who reported whom (fingerprints only), why, ' +
      'and what was written last. Nobody at the table learns who reported.',
  },
  {
    de:
      'Adressen im Netz werden nirgends aufgeschrieben. Eine Mailadresse oder Mitteilungen des ' +
      'Browsers gibt es nur, wenn du sie unter „Bescheid, wenn du dran bist“ einschaltest; ' +
      'Mitteilungen gehen dann verschlüsselt über den Dienst deines Browsers.',
    en:
      'Addresses in the net are written down nowhere. There is a mail address or a notification ' +
      'of the browser only if you switch it on under “A word when it is your turn”; ' +
      'notifications then go through your browser’s service, encrypted.',
  },
  {
    de:
      'Unter „Meine Daten“ liest du, was der Server über dieses Gerät weiß, nimmst es als Datei ' +
      'mit oder löschst es sofort.',
    en:
      'Under “My data” you read what the server knows about this device, take it along as a ' +
      'file, or erase it at once.',
  },
];
