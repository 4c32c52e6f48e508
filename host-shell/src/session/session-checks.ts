/** Repeats a check of the session until it is stopped; each begins a while after the one before has ended. */
export class SessionChecks {
  readonly #check: () => Promise<unknown>;
  readonly #waitMs: () => number;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isStopped = false;

  constructor(check: () => Promise<unknown>, waitMs: () => number) {
    this.#check = check;
    this.#waitMs = waitMs;
  }

  plan(): void {
    this.#timer = setTimeout(() => void this.#run(), this.#waitMs());
  }

  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#timer);
  }

  async #run(): Promise<void> {
    await this.#check();
    if (!this.#isStopped) this.plan();
  }
}
