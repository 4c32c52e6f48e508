import type { Database } from '../../../../platform/database/database.ts';
import type { SearchContext } from '../terms/job-search.ts';
import { isOccupation } from '../terms/reading-of-titles.ts';
import { plainWords as plain } from '../terms/searchable-text.ts';
import type { QueryPart, TextQuery } from '../terms/search-terms.ts';
import { queryOf } from '../terms/text-query.store.ts';
import type { NamedCompany } from './company-names.store.ts';
import { STOP_WORDS } from './filler-words.ts';
import { Lexicon } from './lexicon.ts';
import { MAX_PHRASE, otherNamesOf, phrasesOf, WORDS_OF_SENTENCES, type OtherNames, type Widening } from './other-names.ts';
import { withoutMostPay } from './pay-in-words.ts';
import { readableSearch } from './typed-text.ts';
import { wordsAsTyped, wordsOfSearch } from './words-of-search.ts';

const MAX_WORDS = 12;

/** How typed text is converted to a query. */
export interface QueryOptions {
  widening: Widening;
  /** Which words are corrected: only those that do not occur anywhere, which is the default, or rare ones as well. */
  correcting?: 'unknown' | 'rare';
}

/** Groups the words into known phrases, longest first, each with its synonyms. */
function partsOf(words: readonly string[], { synonyms, equivalents }: OtherNames, company: string | undefined): QueryPart[] {
  const parts: QueryPart[] = [];
  const distinct = (names: readonly string[]) => [...new Set(names.map(plain))].filter(Boolean);
  for (let start = 0; start < words.length;) {
    let length = Math.min(MAX_PHRASE, words.length - start);
    const phraseNow = () => words.slice(start, start + length).join(' ');
    while (length > 1 && !synonyms.has(phraseNow()) && phraseNow() !== company) length--;
    const phrase = phraseNow();
    // A small word says something within a name only: 'agent de sécurité'.
    if (words.length > 1 && STOP_WORDS.has(phrase)) {
      start += length;
      continue;
    }
    const isCompany = phrase === company;
    const names = distinct([phrase, ...(isCompany ? [] : (synonyms.get(phrase) ?? []))]);
    if (names.length > 0)
      parts.push({
        names,
        equivalents: isCompany ? [] : distinct(equivalents.get(phrase) ?? []),
        besideTitle: isCompany,
      });
    start += length;
  }
  return parts;
}

/** Reads what was typed for one search, which is often read in several ways: what one of them looked up, the others share. */
export class QueryReader implements SearchContext {
  readonly db: Database;
  readonly now: Date;
  readonly #lexicon: Lexicon;
  readonly #queries = new Map<string, Promise<TextQuery | undefined>>();

  constructor(context: SearchContext) {
    this.db = context.db;
    this.now = context.now;
    this.#lexicon = new Lexicon(context);
  }

  /** The companies with open jobs that the phrases name. */
  companies(phrases: readonly string[]): Promise<ReadonlyMap<string, NamedCompany>> {
    return this.#lexicon.companies(phrases);
  }

  /**
   * Converts the typed text to a query: every word must match, and each known name may be replaced by synonyms. Unknown words are
   * corrected, the most pay is left out; what codes and the company say is not looked for in titles.
   */
  async query(typed: string | undefined, { widening, correcting = 'unknown' }: QueryOptions): Promise<TextQuery | undefined> {
    const asked = withoutMostPay(typed ?? '');
    const isLess = asked !== readableSearch(typed ?? '');
    const { words: given, codes } = wordsOfSearch(asked);
    if (given.length + codes.length === 0) return undefined;
    const asTyped = wordsAsTyped(asked);
    const [first, company] = await Promise.all([
      otherNamesOf(this.#lexicon, given, widening, asTyped),
      this.#companyAmong(given),
    ]);
    const ofCompany = new Set(company?.phrase.split(' '));
    const doubtful = given.filter(
      (word) =>
        !ofCompany.has(word) &&
        !asTyped.quoted.has(word) &&
        (correcting === 'rare' ? !isOccupation(word) : !first.known.has(word)),
    );
    const typos = await this.#lexicon.typos(await this.#withoutPlaces(doubtful));
    const words = given.map((word) => typos.get(word)?.correction ?? word);
    const names = typos.size > 0 ? await otherNamesOf(this.#lexicon, words, widening, asTyped) : first;
    // If some text contains the typed word, it is found as well.
    for (const [word, { correction, occurs }] of typos)
      if (occurs) names.synonyms.set(correction, [...(names.synonyms.get(correction) ?? []), word]);
    const parts = partsOf(words, names, company?.phrase);
    const coded = codes.map((code) => ({ names: [code], besideTitle: true }));
    const query = await this.#queryOfParts([...parts, ...coded], company);
    return query && (isLess || typos.size > 0) ? { ...query, readAs: [...words, ...codes].join(' ') } : query;
  }

  /** The same words with those nobody uses corrected; undefined when nothing changes. */
  async corrected(typed: string): Promise<string | undefined> {
    const { words: given, codes } = wordsOfSearch(withoutMostPay(typed));
    const words = given.map(plain).filter(Boolean).slice(0, MAX_WORDS);
    const { quoted } = wordsAsTyped(typed);
    const open = words.filter((word) => !quoted.has(word));
    const corrections = await this.#lexicon.corrections(await this.#withoutPlaces(open));
    if (corrections.size === 0) return undefined;
    return [...words.map((word) => (quoted.has(word) ? `"${word}"` : (corrections.get(word) ?? word))), ...codes].join(' ');
  }

  /** The company that is named by most of the words. */
  async #companyAmong(words: readonly string[]): Promise<NamedCompany | undefined> {
    const phrases = phrasesOf(words).filter((phrase) => phrase.length > 2 && !WORDS_OF_SENTENCES.has(phrase));
    const named = await this.companies(phrases);
    return [...named.values()].toSorted((one, other) => other.phrase.length - one.phrase.length)[0];
  }

  /** A well-known place is spelt correctly even if there is no job in it. */
  async #withoutPlaces(words: readonly string[]): Promise<string[]> {
    const places = await this.#lexicon.places(words);
    return words.filter((word) => !places.has(word));
  }

  #queryOfParts(parts: readonly QueryPart[], company: NamedCompany | undefined): Promise<TextQuery | undefined> {
    const key = JSON.stringify([parts, company?.phrase]);
    const query = this.#queries.get(key) ?? queryOf(this.db, parts, company?.jobIds);
    this.#queries.set(key, query);
    return query;
  }
}
