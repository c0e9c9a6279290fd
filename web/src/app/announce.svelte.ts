// What is said aloud to those who listen: politely, one sentence after the other.

class Voice {
  polite = $state('');
  private turn = false;

  say(text: string): void {
    // The same sentence twice would not be read again: a space makes it new.
    this.turn = !this.turn;
    this.polite = this.turn ? text : `${text}\u00a0`;
  }
}

export const voice = new Voice();
export const announce = (text: string): void => voice.say(text);
