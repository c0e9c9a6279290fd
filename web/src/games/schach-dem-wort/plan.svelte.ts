// The note that goes with the next stones: what its seat means. Before them only its mates get it.
const MOST = 40;

class Plan {
  text = $state('');

  /** As the record writes it: letters and single blanks. */
  get note(): string {
    const words = this.text.normalize('NFC').match(/\p{L}+/gu) ?? [];
    return words.join(' ').slice(0, MOST).trim();
  }

  clear(): void {
    this.text = '';
  }
}

export const plan = new Plan();
