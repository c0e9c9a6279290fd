// What the page and its worker call alike.

/** The answers that stay for days without a net; gone with "all my data". */
export const ANSWERS = 'answers';
/** The head of an answer that was known before, since the server could not be asked. */
export const KEPT = 'x-kept';
