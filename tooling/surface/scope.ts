/** Where a value comes from: ShellApi, the event of a topic or the response of a call, and the members taken of it since. */
export interface Origin {
  /** `shell`, the topic, the key of the call, or `query` and the key for what `useApiQuery` returns. */
  of: string;
  path: readonly string[];
}

/** The names that a piece of code knows, with the origins of their values. */
export class Scope {
  #known = new Map<string, Origin | undefined>();
  #outer: Scope | undefined;

  constructor(outer?: Scope) {
    this.#outer = outer;
  }

  set(name: string, origin: Origin | undefined): void {
    this.#known.set(name, origin);
  }

  get(name: string): Origin | undefined {
    return this.#known.has(name) ? this.#known.get(name) : this.#outer?.get(name);
  }
}

/** A member of a value whose origin is known. */
export const member = (origin: Origin | undefined, name: string | undefined): Origin | undefined =>
  origin && name !== undefined ? { of: origin.of, path: [...origin.path, name] } : undefined;
