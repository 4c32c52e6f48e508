import { FeedError } from '../../../../../platform/feed-source/feed-error.ts';
import { FEED_LIMITS } from '../../../../../platform/feed-source/limits.ts';
import { isRecord } from '@hirehq/shared-contracts/is-record';
import { postingsByKey } from './postings-by-key.ts';
import { endOfValue, isCutOff, ValueScan } from './value-scan.ts';

/** One element of the feed's list: parsed, or why it could not be. */
export type JsonRecord = { ok: true; value: unknown } | { ok: false; reason: string; text: string };

export interface JsonSplit {
  /** Elements in order. */
  records: AsyncGenerator<JsonRecord>;
  /** The other members of the top-level object; complete after the last record. */
  head: Readonly<Record<string, unknown>>;
  /** True if the text is a single object and not a list; known after the last record. */
  isLone(): boolean;
}

const { record: MAX_RECORD, head: MAX_HEAD } = FEED_LIMITS;
const SPACE = /\s/;
/** The beginnings of lists that a text may close: by itself, in an object, deeper down. */
const AROUND = ['[', '{"":[', '{"":{"":['];
const MOST_TRIES = 20;
const FIRST_KEY = /^\{\s*"(?:[^"\\\n]|\\.)*"\s*:/;

interface SplitOptions {
  /** Names of the list in the top-level object, such as `jobs`, or `data.jobs` if it is nested. */
  lists: readonly string[];
  /** The text is refused if it has no list; else its objects without one are records. */
  isListRequired?: boolean;
}

/**
 * Splits a JSON text into the elements of its list, with at most one in memory. If an element's syntax is
 * broken, only that element is skipped: the next one is found by how the feed's elements start.
 */
export function splitJson(text: AsyncIterable<string>, options: SplitOptions): JsonSplit {
  const head: Record<string, unknown> = {};
  const splitter = new Splitter(text, options, head);
  return { records: splitter.records(), head, isLone: () => splitter.isLone };
}

class Splitter {
  #input: AsyncIterator<string>;
  #lists: readonly string[];
  #isListRequired: boolean;
  #head: Record<string, unknown>;
  #buffer = '';
  #at = 0;
  #ended = false;
  /** How the feed's elements start: preceding white space, brace and first key. */
  #opening: string | undefined;
  #keys = new Set<string>();
  isLone = false;

  constructor(text: AsyncIterable<string>, { lists, isListRequired = false }: SplitOptions, head: Record<string, unknown>) {
    this.#input = text[Symbol.asyncIterator]();
    this.#lists = lists;
    this.#isListRequired = isListRequired;
    this.#head = head;
  }

  async *records(): AsyncGenerator<JsonRecord> {
    const first = await this.#peek();
    if (first === '') throw new FeedError('The file is empty.');
    if (first === '[') {
      this.#at++;
      yield* this.#elements();
      await this.#expectEnd();
      return;
    }
    if (first !== '{')
      throw new FeedError(`This is not JSON: it starts with ${JSON.stringify(this.#buffer.slice(this.#at, this.#at + 20))}.`);
    yield* this.#topObjects();
  }

  /** A top-level object with a list, or one or more consecutive objects (NDJSON). */
  async *#topObjects(): AsyncGenerator<JsonRecord> {
    let found = 0;
    let objects = 0;
    for (; (await this.#peek()) === '{'; objects++) {
      this.#at++;
      const members: Record<string, unknown> = {};
      const lists = yield* this.#members(members, '', { size: 0 });
      found += lists;
      const keyed = lists === 0 && objects === 0 && (await this.#peek()) === '' ? postingsByKey(members) : undefined;
      if (keyed) {
        found++;
        yield* keyed.map((value) => ({ ok: true as const, value }));
      } else if (lists > 0) Object.assign(this.#head, members);
      else if (this.#isListRequired || found > 0) throw this.#withoutList(members);
      else yield { ok: true, value: members };
      if ((await this.#peek()) === ',') this.#at++;
    }
    await this.#expectEnd();
    this.isLone = objects === 1 && found === 0;
  }

  #withoutList(members: Readonly<Record<string, unknown>>): FeedError {
    const names = Object.keys(members).slice(0, 10).join(', ').slice(0, 200);
    return new FeedError(
      `This is not a list of jobs: there is no list '${this.#lists.join("' or '")}'. The object has: ${names || 'nothing'}.`,
    );
  }

  async #expectEnd(): Promise<void> {
    if ((await this.#peek()) !== '')
      throw new FeedError(
        `There is unexpected text after the end of the list: ${JSON.stringify(this.#buffer.slice(this.#at, this.#at + 20))}.`,
      );
  }

  /** Reads the members of an object after its opening brace, up to the closing one; returns how many lists were among them. */
  async *#members(members: Record<string, unknown>, path: string, kept: { size: number }): AsyncGenerator<JsonRecord, number> {
    let lists = 0;
    for (;;) {
      const next = await this.#peek();
      if (next === '}') {
        this.#at++;
        return lists;
      }
      if (next === ',') {
        this.#at++;
        continue;
      }
      if (next !== '"') throw this.#malformed(next);
      const name = parsed(await this.#member(MAX_HEAD));
      if ((await this.#peek()) !== ':') throw this.#malformed(await this.#peek());
      this.#at++;
      if (typeof name !== 'string') throw this.#malformed(':');
      const full = path + name;
      const opening = await this.#peek();
      if (opening === '[' && this.#lists.includes(full)) {
        this.#at++;
        lists++;
        yield* this.#elements();
      } else if (opening === '[' && this.#isAround(full)) {
        this.#at++;
        lists++;
        yield* this.#listsWithin(full);
      } else if (opening === '{' && (this.#isAround(full) || this.#lists.includes(full))) {
        this.#at++;
        const inner: Record<string, unknown> = {};
        const within = yield* this.#members(inner, `${full}.`, kept);
        const keyed = within === 0 && this.#lists.includes(full) ? postingsByKey(inner) : undefined;
        if (keyed) yield* keyed.map((value) => ({ ok: true as const, value }));
        else members[name] = inner;
        lists += keyed ? 1 : within;
      } else {
        const text = await this.#member(MAX_RECORD);
        const value = parsed(text);
        if (value === undefined) throw new FeedError(`The value of '${name.slice(0, 80)}' is not JSON.`);
        kept.size += name.length + text.length;
        if (kept.size > MAX_RECORD) throw new FeedError(`A single record is longer than ${MAX_RECORD / 1024 / 1024} MB.`);
        members[name] = value;
      }
    }
  }

  #isAround(path: string): boolean {
    return this.#lists.some((list) => list.startsWith(`${path}.`));
  }

  /** The elements of the lists in each element of a list around them: of pages, or of departments. */
  async *#listsWithin(path: string): AsyncGenerator<JsonRecord> {
    const inner = this.#lists.filter((list) => list.startsWith(`${path}.`)).map((list) => list.slice(path.length + 1).split('.'));
    for await (const around of this.#elements()) {
      if (!around.ok) yield around;
      else for (const value of inner.flatMap((keys) => listAt(around.value, keys))) yield { ok: true, value };
    }
  }

  /** A name or value outside of the list: a mistake in it concerns the whole text. */
  async #member(limit: number): Promise<string> {
    try {
      return await this.#value(limit);
    } catch (error) {
      if (error instanceof FeedError) throw error;
      throw new FeedError(`This is not JSON: ${error instanceof Error ? error.message : 'a broken value'}.`, { cause: error });
    }
  }

  async *#elements(): AsyncGenerator<JsonRecord> {
    for (;;) {
      const before = this.#at;
      const next = await this.#peek();
      if (next === '') throw new FeedError('The file ends in the middle of the list of jobs: it was cut off.');
      if (next === ']') {
        this.#at++;
        return;
      }
      if (next === ',') {
        this.#skipCommas();
        continue;
      }
      const space = this.#buffer.slice(Math.max(0, Math.min(before, this.#at)), this.#at);
      yield await this.#element(space);
    }
  }

  async #element(space: string): Promise<JsonRecord> {
    while (this.#buffer.length - this.#at < 1000 && (await this.#more()));
    const begins = FIRST_KEY.exec(this.#buffer.slice(this.#at, this.#at + 1000))?.[0];
    if (begins) this.#opening ??= space + begins;
    let raw: string;
    try {
      raw = await this.#value(MAX_RECORD);
    } catch (error) {
      return this.#giveUp(error instanceof Error ? error.message : 'broken', error);
    }
    try {
      const value: unknown = JSON.parse(raw);
      if (this.#keys.size === 0 && typeof value === 'object' && value !== null) this.#keys = new Set(Object.keys(value));
      return { ok: true, value };
    } catch (error) {
      this.#buffer = raw + this.#buffer.slice(this.#at);
      this.#at = 0;
      return this.#giveUp(error instanceof Error ? error.message : 'broken', undefined, raw.length);
    }
  }

  /** Skips a broken element, up to the next readable one that starts like the first, else `length`. */
  async #giveUp(reason: string, fatal: unknown, length?: number): Promise<JsonRecord> {
    const next = await this.#nextOpening(length);
    const own = length ?? this.#ownEnd();
    const end = next === undefined ? (own ?? this.#endOfLast()) : Math.min(next, own ?? next);
    if (end === undefined)
      throw fatal instanceof FeedError
        ? fatal
        : new FeedError('The file ends in the middle of a job: it was cut off.', { cause: fatal });
    const text = this.#buffer.slice(0, end);
    this.#at = end;
    return { ok: false, reason: `is not valid JSON (${reason.replace(/\s+/g, ' ').slice(0, 160)})`, text };
  }

  /** The end of a broken element by its brackets, with line breaks in its texts; undefined if no list continues there. */
  #ownEnd(): number | undefined {
    const end = endOfValue(this.#buffer, 0, true);
    return end !== undefined && /^\s*[,\]]/.test(this.#buffer.slice(end, end + 1000)) ? end : undefined;
  }

  /** The end of a broken element that is the last one of its list: what follows closes the list and the text. */
  #endOfLast(): number | undefined {
    if (!this.#ended || isCutOff(this.#buffer)) return undefined;
    let at = this.#buffer.length;
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      at = this.#buffer.lastIndexOf(']', at - 1);
      if (at < 0) return undefined;
      const before = this.#buffer.slice(Math.max(0, at - 1000), at).trimEnd();
      const after = this.#buffer.slice(at);
      if (before.endsWith('}') && AROUND.some((start) => parsed(start + after) !== undefined)) return at;
    }
    return undefined;
  }

  /** How the elements after the first one start, if that is broken: of the objects after commas, those with the most keys are elements. */
  #usualOpening(): string | undefined {
    let most: { keys: string[]; opening: string } | undefined;
    let tries = 0;
    for (const { 0: comma, index } of this.#buffer.matchAll(/\}\s*,(?=\s*\{)/g)) {
      if (++tries > MOST_TRIES) break;
      const start = index + comma.length;
      const opening = /^\s*\{\s*"(?:[^"\\\n]|\\.)*"\s*:/.exec(this.#buffer.slice(start, start + 1000))?.[0];
      const end = opening === undefined ? undefined : endOfValue(this.#buffer, start);
      const value = end === undefined ? undefined : parsed(this.#buffer.slice(start, end));
      const keys = typeof value === 'object' && value !== null ? Object.keys(value) : [];
      if (opening !== undefined && keys.length > (most?.keys.length ?? 1)) most = { keys, opening };
    }
    if (most && this.#keys.size === 0) this.#keys = new Set(most.keys);
    return most?.opening;
  }

  async #nextOpening(within: number | undefined): Promise<number | undefined> {
    if (within === undefined) while (!this.#ended && this.#buffer.length < MAX_RECORD) await this.#more();
    this.#opening ??= this.#usualOpening();
    const opening = this.#opening;
    if (!opening) return undefined;
    const limit = within ?? this.#buffer.length;
    for (let at = this.#buffer.indexOf(opening, 1); at >= 0 && at < limit; at = this.#buffer.indexOf(opening, at + 1)) {
      const brace = this.#buffer.indexOf('{', at);
      const end = endOfValue(this.#buffer, brace);
      const value = end === undefined ? undefined : parsed(this.#buffer.slice(brace, end));
      if (
        typeof value === 'object' &&
        value !== null &&
        Object.keys(value).filter((key) => this.#keys.has(key)).length * 2 >= this.#keys.size
      )
        return brace;
    }
    return undefined;
  }

  /** The text of the value at the current position, which moves past it. */
  async #value(limit: number): Promise<string> {
    await this.#peek();
    this.#buffer = this.#buffer.slice(this.#at);
    this.#at = 0;
    const start = 0;
    const scan = new ValueScan();
    for (let at = start; ;) {
      const end = scan.run(this.#buffer, at);
      if (end !== undefined) {
        this.#at = end;
        return this.#buffer.slice(start, end);
      }
      at = this.#buffer.length;
      if (at - start > limit) throw new FeedError(`A single record is longer than ${limit / 1024 / 1024} MB.`);
      if (!(await this.#more())) {
        if (scan.atomDone()) {
          this.#at = this.#buffer.length;
          return this.#buffer.slice(start);
        }
        throw new FeedError('The file ends in the middle of a job: it was cut off.');
      }
    }
  }

  /** Skips all available white space, so that a feed of nothing else ends soon. */
  #skipCommas(): void {
    while (this.#buffer[this.#at] === ',') this.#at++;
  }

  async #peek(): Promise<string> {
    for (;;) {
      while (this.#at < this.#buffer.length) {
        const letter = this.#buffer[this.#at] ?? '';
        if (!SPACE.test(letter)) return letter;
        this.#at++;
      }
      if (!(await this.#more())) return '';
    }
  }

  async #more(): Promise<boolean> {
    if (this.#ended) return false;
    const { value, done } = await this.#input.next();
    if (done) {
      this.#ended = true;
      return false;
    }
    // Text before the position is dropped, except while a broken element is skipped, which starts at 0.
    if (this.#at > MAX_HEAD) {
      this.#buffer = this.#buffer.slice(this.#at);
      this.#at = 0;
    }
    this.#buffer += value;
    return true;
  }

  #malformed(found: string): FeedError {
    if (found === '') return new FeedError('The file ends unexpectedly: it was cut off.');
    return new FeedError(`This is not JSON: unexpected ${JSON.stringify(this.#buffer.slice(this.#at, this.#at + 20))}.`);
  }
}

function listAt(value: unknown, [key, ...keys]: readonly string[]): unknown[] {
  if (key === undefined) return Array.isArray(value) ? value : [];
  return isRecord(value) && Object.hasOwn(value, key) ? listAt(value[key], keys) : [];
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
