import { CODED_FACETS, FLAG_FACETS, type CodedFacet, type FlagFacet } from '../../../../platform/job-facts.ts';

/** Codes, and NS for jobs that do not state one. */
type CodedChoice = { [Facet in CodedFacet]: readonly string[] };
type FlagChoice = { [Facet in FlagFacet]: boolean };

/** The filters that the visitor has chosen; each facet is counted as if its own filter were not set. */
export interface FacetChoice extends CodedChoice, FlagChoice {
  remote: boolean;
  /** ISO 3166-1 alpha-2; remote jobs that cannot be done from there do not count as such. */
  remoteFrom: string | undefined;
  postedWithinDays: number | undefined;
  /** Per year. */
  payMin: number | undefined;
  /** Per year. */
  payMax: number | undefined;
  /** What one unit of each currency is worth in that of `payMin` and `payMax`; undefined if it is in the own currency of each job. */
  payWorth: ReadonlyMap<string, number> | undefined;
  payNotStated: boolean;
}

/** A choice by facts, as `codesOf` and `isSet` say. */
export const choiceOfFacts = (
  codesOf: (facet: CodedFacet) => readonly string[],
  isSet: (facet: FlagFacet) => boolean,
): CodedChoice & FlagChoice =>
  Object.fromEntries([
    ...CODED_FACETS.map((facet) => [facet, codesOf(facet)] as const),
    ...FLAG_FACETS.map((facet) => [facet, isSet(facet)] as const),
  ]) as CodedChoice & FlagChoice;

export const NO_CHOICE: FacetChoice = {
  ...choiceOfFacts(
    () => [],
    () => false,
  ),
  remote: false,
  remoteFrom: undefined,
  postedWithinDays: undefined,
  payMin: undefined,
  payMax: undefined,
  payWorth: undefined,
  payNotStated: false,
};

export const isChosen = (choice: FacetChoice): boolean =>
  CODED_FACETS.some((facet) => choice[facet].length > 0) ||
  FLAG_FACETS.some((facet) => choice[facet]) ||
  choice.remote ||
  choice.postedWithinDays !== undefined ||
  choice.payMin !== undefined ||
  choice.payMax !== undefined ||
  choice.payNotStated;
