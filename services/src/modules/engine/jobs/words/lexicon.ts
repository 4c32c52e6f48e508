import { MINUTE_MS } from '@hirehq/shared-contracts/durations';
import { cachedLookUp } from '../../../../platform/caching/cached-look-up.ts';
import { batchLoader } from '../../../../platform/dataloader/batch-loader.ts';
import type { Database } from '../../../../platform/database/database.ts';
import { placeWords } from '../../places/index.ts';
import { correctionsOf, knownWords, otherEndings, synonymsOf } from '../../skills/index.ts';
import type { SearchContext } from '../terms/job-search.ts';
import { companiesNamed } from './company-names.store.ts';
import { typosAmong } from './typos.ts';

/** Looks up several words or phrases; those without an entry are left out of the result. */
type LookUp<Entry> = (words: readonly string[]) => Promise<Map<string, Entry>>;

function lookUp<Entry>(find: LookUp<Entry>): LookUp<Entry> {
  const loader = batchLoader(find);
  return async (words) => {
    const entries = await Promise.all(words.map(async (word) => [word, await loader(word)] as const));
    return new Map(entries.flatMap(([word, entry]) => (entry === undefined ? [] : [[word, entry] as const])));
  };
}

const withoutEntries = (words: ReadonlySet<string>) => new Map([...words].map((word) => [word, true as const]));
/** Names of the catalogue and of the gazetteer, which change when the platform starts with others. */
const NAMES = { ttlMs: MINUTE_MS, max: 20_000, keepsMissing: true } as const;
/** Jobs bring new words at any time; none is ever removed. */
const WORDS = { ttlMs: MINUTE_MS, max: 20_000, keepsMissing: false } as const;

const synonyms = cachedLookUp(NAMES, (db, phrases) => synonymsOf(db, phrases));
const titles = cachedLookUp(NAMES, (db, phrases) => synonymsOf(db, phrases, 'T'));
const places = cachedLookUp(NAMES, async (db, words) => withoutEntries(await placeWords(db, words)));
const known = cachedLookUp(WORDS, async (db, words) => withoutEntries(await knownWords(db, words)));

const companiesByName = async (db: Database, phrases: readonly string[]) =>
  new Map((await companiesNamed(db, phrases)).map((company) => [company.phrase, company]));

/** What the words of a search are known as: each is looked up once, however often and in however many ways they are read. */
export class Lexicon {
  readonly #context: SearchContext;

  constructor(context: SearchContext) {
    this.#context = context;
  }

  /** The words that occur in a title or name. */
  readonly known = lookUp((words) => known(this.#context.db, words));
  /** Synonyms of phrases of any kind. */
  readonly synonyms = lookUp((phrases) => synonyms(this.#context.db, phrases));
  /** Other names of occupations. */
  readonly titles = lookUp((phrases) => titles(this.#context.db, phrases));
  /** Known words that differ from the word only in their ending. */
  readonly endings = lookUp((words) => otherEndings(this.#context.db, words));
  /** The known word that is most similar to one that is not known. */
  readonly corrections = lookUp((words) => correctionsOf(this.#context.db, words));
  /** The words that are the name of a well-known place. */
  readonly places = lookUp((words) => places(this.#context.db, words));
  /** The companies with open jobs that the phrases name. */
  readonly companies = lookUp((phrases) => companiesByName(this.#context.db, phrases));
  /** The words that are probably typos. */
  readonly typos = lookUp((words) => typosAmong(this.#context, words));
}
