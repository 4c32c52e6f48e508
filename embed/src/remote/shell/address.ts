import { onChange, tellChange } from '../../on-change.ts';

/** The address of what an element shows, and where it was before: in memory, since the address of the page belongs to the page. */
export class Address {
  #places: string[];
  #at = 0;
  readonly #changes = new EventTarget();

  /** The full address of a link, which the browser may open in a tab of its own. */
  readonly href: (to: string) => string;

  constructor(first: string, href: (to: string) => string) {
    this.#places = [first];
    this.href = href;
  }

  /** Path, query and hash on the platform. */
  readonly current = (): string => this.#places[this.#at] ?? '/';
  readonly subscribe = (listener: (address: string) => void): (() => void) =>
    onChange(this.#changes, () => listener(this.current()));

  /** Whether there is nothing to go back to. */
  readonly isFirst = (): boolean => this.#at === 0;

  open(to: string, { replace = false } = {}): void {
    if (to === this.current()) return;
    if (!replace) this.#at += 1;
    this.#places = [...this.#places.slice(0, this.#at), to];
    tellChange(this.#changes);
  }

  /** Where there is nothing to go back to, it stays. */
  readonly go = (delta: number): void => {
    const at = this.#at + delta;
    if (this.#places[at] === undefined || delta === 0) return;
    this.#at = at;
    tellChange(this.#changes);
  };
}
