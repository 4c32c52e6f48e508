import type { TextCoding } from './text-coding.ts';
import type { UrlPart, urlParts } from './url-parts.ts';

interface UrlTools {
  urlParts: typeof urlParts;
  coding: Pick<TextCoding, 'encode' | 'decode'>;
}

/**
 * `URL` and `URLSearchParams` for a realm that has none, of which no object belongs to another realm. It is evaluated there from its
 * text, so it uses nothing from outside of itself.
 */
export function makeUrlClasses({ urlParts, coding }: UrlTools): { URL: unknown; URLSearchParams: unknown } {
  const { parse } = JSON;
  /** Kept from here: the part may replace the global, and only texts may reach the outer function. */
  const textOf = String;
  const invalid = () => new TypeError('Invalid URL');

  /** What the outer function throws, if it does, is an object of its realm and stays in here. */
  const partsOf = (address: string, base?: string, name?: string, value = ''): Record<UrlPart, string> => {
    let text = '';
    try {
      text = urlParts(address, base, name, value);
    } catch {
      throw invalid();
    }
    if (text === '') throw invalid();
    return parse(text) as Record<UrlPart, string>;
  };

  const unescaped = (text: string) => {
    const spaced = text.replaceAll('+', ' ');
    if (!spaced.includes('%')) return spaced;
    const bytes = coding.encode(spaced);
    const plain: number[] = [];
    for (let at = 0; at < bytes.length; at += 1) {
      const digits = String.fromCharCode(bytes[at + 1] ?? 0, bytes[at + 2] ?? 0);
      const isEscape = bytes[at] === 0x25 && /^[\da-f]{2}$/i.test(digits);
      plain.push(isEscape ? Number.parseInt(digits, 16) : (bytes[at] ?? 0));
      if (isEscape) at += 2;
    }
    return coding.decode(Uint8Array.from(plain));
  };
  const escaped = (text: string) =>
    encodeURIComponent(text.toWellFormed())
      .replaceAll('%20', '+')
      .replaceAll(/[!'()~]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
  const pairsOf = (text: string): [string, string][] =>
    text
      .split('&')
      .filter((pair) => pair !== '')
      .map((pair) => {
        const sign = pair.indexOf('=');
        return sign < 0 ? [unescaped(pair), ''] : [unescaped(pair.slice(0, sign)), unescaped(pair.slice(sign + 1))];
      });

  const changed = new WeakMap<URLSearchParams, (text: string) => void>();

  class URLSearchParams {
    #pairs: [string, string][] = [];
    constructor(init: unknown = '') {
      if (typeof init !== 'object' || init === null) this.#pairs = pairsOf(textOf(init).replace(/^\?/, ''));
      else if (Symbol.iterator in init)
        for (const [name, value] of init as Iterable<[unknown, unknown]>) this.#pairs.push([textOf(name), textOf(value)]);
      else for (const [name, value] of Object.entries(init)) this.#pairs.push([name, textOf(value)]);
    }
    #replace(pairs: [string, string][]): void {
      this.#pairs = pairs;
      changed.get(this)?.(this.toString());
    }
    get size(): number {
      return this.#pairs.length;
    }
    append(name: unknown, value: unknown): void {
      this.#replace([...this.#pairs, [textOf(name), textOf(value)]]);
    }
    delete(name: unknown, value?: unknown): void {
      this.#replace(
        this.#pairs.filter(([known, held]) => known !== textOf(name) || (value !== undefined && held !== textOf(value))),
      );
    }
    get(name: unknown): string | null {
      return this.#pairs.find(([known]) => known === textOf(name))?.[1] ?? null;
    }
    getAll(name: unknown): string[] {
      return this.#pairs.filter(([known]) => known === textOf(name)).map(([, value]) => value);
    }
    has(name: unknown, value?: unknown): boolean {
      return this.getAll(name).some((held) => value === undefined || held === textOf(value));
    }
    set(name: unknown, value: unknown): void {
      const at = this.#pairs.findIndex(([known]) => known === textOf(name));
      if (at < 0) {
        this.append(name, value);
        return;
      }
      const others = this.#pairs.filter(([known], index) => index === at || known !== textOf(name));
      others[at] = [textOf(name), textOf(value)];
      this.#replace(others);
    }
    sort(): void {
      this.#replace(this.#pairs.toSorted(([one], [other]) => (one < other ? -1 : Number(one > other))));
    }
    forEach(each: (value: string, name: string, params: URLSearchParams) => void, self?: unknown): void {
      for (const [name, value] of this.#pairs) Reflect.apply(each, self, [value, name, this]);
    }
    *entries(): Generator<[string, string]> {
      for (const [name, value] of this.#pairs) yield [name, value];
    }
    *keys(): Generator<string> {
      for (const [name] of this.#pairs) yield name;
    }
    *values(): Generator<string> {
      for (const [, value] of this.#pairs) yield value;
    }
    [Symbol.iterator](): Generator<[string, string]> {
      return this.entries();
    }
    toString(): string {
      return this.#pairs.map(([name, value]) => `${escaped(name)}=${escaped(value)}`).join('&');
    }
    get [Symbol.toStringTag](): string {
      return 'URLSearchParams';
    }
  }

  class URL {
    #parts: Record<UrlPart, string>;
    #params: URLSearchParams | undefined;
    static {
      const names = [
        'protocol',
        'username',
        'password',
        'host',
        'hostname',
        'port',
        'pathname',
        'search',
        'hash',
        'href',
      ] as const;
      for (const name of names)
        Object.defineProperty(this.prototype, name, {
          enumerable: true,
          configurable: true,
          get(this: URL) {
            return this.#parts[name];
          },
          set(this: URL, value: unknown) {
            const parts = partsOf(this.#parts.href, undefined, name, textOf(value));
            if (parts.search !== this.#parts.search) this.#params = undefined;
            this.#parts = parts;
          },
        });
    }
    constructor(address: unknown, base?: unknown) {
      this.#parts = partsOf(textOf(address), base === undefined ? undefined : textOf(base));
    }
    static canParse(address: unknown, base?: unknown): boolean {
      return URL.parse(address, base) !== null;
    }
    static parse(address: unknown, base?: unknown): URL | null {
      try {
        return new URL(address, base);
      } catch {
        return null;
      }
    }
    get origin(): string {
      return this.#parts.origin;
    }
    get searchParams(): URLSearchParams {
      if (!this.#params) {
        this.#params = new URLSearchParams(this.#parts.search);
        changed.set(this.#params, (text) => {
          this.#parts = partsOf(this.#parts.href, undefined, 'search', text);
        });
      }
      return this.#params;
    }
    toString(): string {
      return this.#parts.href;
    }
    toJSON(): string {
      return this.#parts.href;
    }
    get [Symbol.toStringTag](): string {
      return 'URL';
    }
  }
  return { URL, URLSearchParams };
}
