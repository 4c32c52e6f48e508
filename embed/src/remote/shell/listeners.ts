/** Functions to call at each change. */
export class Listeners<Told extends readonly unknown[]> {
  readonly #known = new Set<(...told: Told) => void>();

  readonly subscribe = (listener: (...told: Told) => void): (() => void) => {
    // One function may subscribe twice.
    const own = (...told: Told) => listener(...told);
    this.#known.add(own);
    return () => void this.#known.delete(own);
  };

  tell(...told: Told): void {
    for (const listener of [...this.#known]) listener(...told);
  }
}
