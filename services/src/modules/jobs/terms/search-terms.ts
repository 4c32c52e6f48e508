/** One way to say the whole of what was typed, as a title may say it. */
export interface Wording {
  /** Its words side by side, and anywhere: texts of tsqueries. */
  phrase: string;
  anywhere: string;
  /** Letters and digits only. */
  words: readonly string[];
}

/** What was typed, as texts of tsqueries. */
export interface TextQuery {
  /** Every part is there, said one way or another. */
  query: string;
  /** The same, but for what titles seldom say: the company, and what codes of the job say. */
  title: string;
  /** Each part by itself, and how it was typed. */
  each: readonly { said: string; query: string }[];
  /** Those that a title should say. */
  parts: readonly string[];
  /** As typed, then what it is short for; without any when all of it are stop words. */
  wordings: readonly Wording[];
  /** The open jobs of the company that was named. */
  companyJobs: readonly string[];
  /** The words it asks for where they are not those that were typed. */
  readAs?: string;
}

/** A word or phrase of a query, folded. */
export interface QueryPart {
  /** How it was typed, then other ways to say it. */
  ways: readonly string[];
  /** Those of the other ways that are as good as the one that was typed. */
  same?: readonly string[];
  /** A title seldom says it. */
  besideTitle?: boolean;
}

/** What narrows before any facet does. */
export interface SearchTerms {
  /** Somewhere in the job. */
  text: TextQuery | undefined;
  /** In its title. */
  titleText: TextQuery | undefined;
  skills: readonly number[];
  placeKey: string | undefined;
  /** Cities of the gazetteer, instead of `placeKey`. */
  placeIds: readonly number[] | undefined;
  companyTag: string | undefined;
}

/** Nothing is asked for. */
export const NO_TERMS: SearchTerms = {
  text: undefined,
  titleText: undefined,
  skills: [],
  placeKey: undefined,
  placeIds: undefined,
  companyTag: undefined,
};
