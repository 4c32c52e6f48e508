import { foldText } from '@hirehq/shared-contracts/fold-text';
import negations from './negations.json' with { type: 'json' };
import { anyOf } from './word-list.ts';

/** 'FullTime', 'FULL_TIME' and 'full-time' are 'full time'. */
const plain = (text: string): string =>
  foldText(text.replaceAll(/(?<=\p{Ll})(?=\p{Lu})/gu, ' '))
    .replaceAll(/[_-]+/g, ' ')
    .replaceAll(/\s+/g, ' ');

const BETWEEN_WORDS = /[^\p{L}\p{N}]+/u;
const IN_LATIN = /^[\p{Script=Latin}\P{L}]*$/u;

const NEGATED = new RegExp(`${anyOf(negations.before.map(plain))}(?:\\s+\\p{L}+){0,2}\\s*$`, 'u');
const NEGATED_AFTER = new RegExp(`^(?:\\s+\\p{L}+)?\\s*${anyOf(negations.after.map(plain))}`, 'u');
const AROUND = 60;

/** Finds words and phrases of any language that each mean one thing. */
export class MeaningFinder<Meaning extends string> {
  readonly #meanings: ReadonlyMap<string, Meaning>;
  readonly #pattern: RegExp;
  /** The first word of each term, to tell quickly that a text names none. */
  readonly #firstWords: ReadonlySet<string>;

  constructor(terms: Readonly<Record<Meaning, readonly string[]>>) {
    const entries = Object.entries(terms) as [Meaning, readonly string[]][];
    this.#meanings = new Map(entries.flatMap(([meaning, words]) => words.map((word) => [plain(word), meaning] as const)));
    this.#firstWords = new Set([...this.#meanings.keys()].flatMap((term) => term.split(BETWEEN_WORDS).find(Boolean) ?? []));
    this.#pattern = new RegExp(anyOf([...this.#meanings.keys()]), 'gu');
  }

  /** What a text means that is one of the terms and nothing else. */
  meaningOf(text: string): Meaning | undefined {
    return this.#meanings.get(plain(text));
  }

  /** False if a text surely names nothing; cheaper than finding it. */
  mayName(text: string): boolean {
    return (
      !IN_LATIN.test(text) ||
      plain(text)
        .split(BETWEEN_WORDS)
        .some((word) => this.#firstWords.has(word))
    );
  }

  /** What a text names, and what it says that it is not: 'Remote not available', 'keine Teilzeit'. */
  saidOf(text: string): { named: Set<Meaning>; negated: Set<Meaning> } {
    const given = plain(text);
    const said = { named: new Set<Meaning>(), negated: new Set<Meaning>() };
    for (const { 0: term, index } of given.matchAll(this.#pattern)) {
      const meaning = this.#meanings.get(term);
      if (meaning === undefined) continue;
      const end = index + term.length;
      const isNegated =
        NEGATED.test(given.slice(Math.max(0, index - AROUND), index)) || NEGATED_AFTER.test(given.slice(end, end + AROUND));
      (isNegated ? said.negated : said.named).add(meaning);
    }
    return said;
  }

  /** What a text names: at each place the longest term, so that 'no remote work' is not remote work. */
  named(text: string): Set<Meaning> {
    return new Set([...plain(text).matchAll(this.#pattern)].flatMap(([term]) => this.#meanings.get(term) ?? []));
  }
}
