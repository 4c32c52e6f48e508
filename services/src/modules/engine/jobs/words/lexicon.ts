import { batchLoader } from '../../../../platform/dataloader/batch-loader.ts';
import type { Database } from '../../../../platform/database/database.ts';
import { placeWords } from '../../places/index.ts';
import { correctionsOf, knownWords, otherEndings, synonymsOf } from '../../skills/index.ts';
import type { SearchGround } from '../terms/job-search.ts';
import { companiesNamed, type NamedCompany } from './company-names.store.ts';
import { mistypedWords, type Meant } from './mistyped-words.ts';

/** Looks up several words or phrases; those without an entry are left out of the result. */
type LookUp<Entry> = (words: readonly string[]) => Promise<Map<string, Entry>>;

/** What the words of a search are known as: each is looked up once, however often and in however many ways they are read. */
export interface Lexicon {
  /** The words that occur in a title or name. */
  known: LookUp<true>;
  /** Synonyms of phrases of any kind. */
  synonyms: LookUp<string[]>;
  /** Other names of occupations. */
  titles: LookUp<string[]>;
  /** Known words that differ from the word only in their ending. */
  endings: LookUp<string[]>;
  /** The known word that is most similar to one that is not known. */
  corrections: LookUp<string>;
  /** The words that are the name of a well-known place. */
  places: LookUp<true>;
  /** The companies with open jobs that the phrases name. */
  companies: LookUp<NamedCompany>;
  /** What a word that is probably a typo stands for. */
  meant: LookUp<Meant>;
}

function lookUp<Entry>(find: LookUp<Entry>): LookUp<Entry> {
  const loader = batchLoader(find);
  return async (words) => {
    const entries = await Promise.all(words.map(async (word) => [word, await loader(word)] as const));
    return new Map(entries.flatMap(([word, entry]) => (entry === undefined ? [] : [[word, entry] as const])));
  };
}

const withoutEntries = (words: ReadonlySet<string>) => new Map([...words].map((word) => [word, true as const]));
const companiesByName = async (db: Database, phrases: readonly string[]) =>
  new Map((await companiesNamed(db, phrases)).map((company) => [company.phrase, company]));

/** For one search: it keeps what it has looked up. */
export function createLexicon(ground: SearchGround): Lexicon {
  const { db } = ground;
  return {
    known: lookUp(async (words) => withoutEntries(await knownWords(db, words))),
    synonyms: lookUp((phrases) => synonymsOf(db, phrases)),
    titles: lookUp((phrases) => synonymsOf(db, phrases, 'T')),
    endings: lookUp((words) => otherEndings(db, words)),
    corrections: lookUp((words) => correctionsOf(db, words)),
    places: lookUp(async (words) => withoutEntries(await placeWords(db, words))),
    companies: lookUp((phrases) => companiesByName(db, phrases)),
    meant: lookUp((words) => mistypedWords(ground, words)),
  };
}
