// A question to the server that waits for the net: asked again when the line is back, until it is answered.
import type { Problem, Reply } from '../app/http';

// How often is it tried? A browser does not always say when its line is back.
const AGAIN_MILLIS = 5000;

export class Asking<T> {
  answer = $state.raw<T | null>(null);
  problem = $state.raw<Problem | null>(null);
  busy = $state(false);
  /** The server cannot be reached; the question stands. */
  waiting = $state(false);

  private turn = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private question: (() => Promise<Reply<T>>) | null = null;

  /** The latest question is the one that counts. */
  async ask(question: () => Promise<Reply<T>>): Promise<void> {
    this.stop();
    this.question = question;
    await this.put();
  }

  /** Nothing is asked any more, nothing is answered. */
  forget(): void {
    this.stop();
    this.answer = null;
    this.problem = null;
  }

  stop(): void {
    clearTimeout(this.timer);
    removeEventListener('online', this.retry);
    this.turn += 1;
    this.question = null;
    this.busy = false;
    this.waiting = false;
  }

  private async put(): Promise<void> {
    if (!this.question) return;
    const turn = this.turn;
    this.busy = true;
    const reply = await this.question();
    if (turn !== this.turn) return;
    this.busy = false;
    this.waiting = !reply.ok && reply.problem.status === 0;
    if (this.waiting) this.wait();
    else {
      this.answer = reply.ok ? reply.value : null;
      this.problem = reply.ok ? null : reply.problem;
      this.question = null;
    }
  }

  private wait(): void {
    this.answer = null;
    this.problem = null;
    addEventListener('online', this.retry, { once: true });
    this.timer = setTimeout(this.retry, AGAIN_MILLIS);
  }

  private readonly retry = (): void => {
    clearTimeout(this.timer);
    removeEventListener('online', this.retry);
    void this.put();
  };
}
