import type { FacetChoice } from './facet-choice.ts';

/** One wording of the complete query, as a title may contain it. */
export interface Wording {
  /** Its words adjacent, and anywhere: texts of tsqueries. */
  phrase: string;
  anywhere: string;
  /** Letters and digits only. */
  words: readonly string[];
}

/** The typed text, as texts of tsqueries. */
export interface TextQuery {
  /** Matches all parts, in any wording. */
  query: string;
  /** The same without parts that titles rarely contain: the company, and words for codes of the job. */
  title: string;
  /** Each part separately, and as it was typed. */
  each: readonly { typed: string; query: string }[];
  /** The parts that a title should contain. */
  parts: readonly string[];
  /** Of each of `parts`, the skills that it names; none for an occupation, which a title has to name. */
  skills: readonly (readonly number[])[];
  /** As typed, then expanded; empty if all words are stop words. */
  wordings: readonly Wording[];
  /** All names of each part that a title should contain, folded; empty if none has other names. */
  names: readonly (readonly string[])[];
  /** If all words are the name of an occupation: its names, each as adjacent words. */
  occupation?: string | undefined;
  /** The open jobs of the company that was named. */
  companyJobs: readonly string[];
  /** The words that it searches for, if they differ from the typed ones. */
  readAs?: string;
}

/** A word or phrase of a query, folded. */
export interface QueryPart {
  /** As typed, then its synonyms. */
  names: readonly string[];
  /** Those of the synonyms that are equivalent to the typed one. */
  equivalents?: readonly string[];
  /** True if titles rarely contain it. */
  besideTitle?: boolean;
}

/** What no hit is about: words of its title, its skills or its employer, and facts. */
export interface ExcludedTerms {
  text: TextQuery | undefined;
  /** Undefined if the words are no filter. */
  choice: FacetChoice | undefined;
  /** Undefined if the words are no place, or may mean something else. */
  placeKey: string | undefined;
}

/** The conditions of a search, apart from facets. */
export interface SearchTerms {
  /** Matches anywhere in the job. */
  text: TextQuery | undefined;
  /** In its title. */
  titleText: TextQuery | undefined;
  skills: readonly number[];
  placeKey: string | undefined;
  /** City ids of the gazetteer, instead of `placeKey`. */
  placeIds: readonly number[] | undefined;
  companyTag: string | undefined;
  /** Only jobs of this employer; a text that is not an id is that of no employer. */
  enterprise: string | undefined;
  /** Only jobs whose title names an occupation in health. */
  healthWork: boolean;
  excluded: readonly ExcludedTerms[];
}

/** Nothing was typed or chosen in the search box; a place or filters may be set. */
export const isWithoutWords = ({ text, titleText, skills }: SearchTerms): boolean => !text && !titleText && skills.length === 0;

/** True if there are no conditions. */
export const NO_TERMS: SearchTerms = {
  text: undefined,
  titleText: undefined,
  skills: [],
  placeKey: undefined,
  placeIds: undefined,
  companyTag: undefined,
  enterprise: undefined,
  healthWork: false,
  excluded: [],
};
