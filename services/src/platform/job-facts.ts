import { EMPLOYMENT_TYPES, EXPERIENCE_LEVELS, WORK_MODES } from '@hirehq/shared-contracts/codes';

/**
 * What a job states in a column of its own and searches narrow by. The column is in `job`, `job_search` and `job_sample`;
 * writing, conditions, facets and feeds go by these rows, whose keys are fields of JobFilter.
 */
export interface JobFact {
  column: string;
  /** What stands for it in `facet_keys`, which the index of the search covers; without one it is read on the rows alone. */
  key?: string;
  /** Names of it in feeds, for what is read as it stands: a code, or yes. */
  feed?: readonly string[];
}

/** One of a list of codes, or not stated; first what a visitor parts with most easily. */
export const CODED_FACTS = {
  experienceLevels: { fact: 'experienceLevel', column: 'experience_level', key: 'level', codes: EXPERIENCE_LEVELS },
  employmentTypes: { fact: 'employmentType', column: 'employment_type', key: 'employment', codes: EMPLOYMENT_TYPES },
  workModes: { fact: 'workMode', column: 'work_mode', key: 'mode', codes: WORK_MODES },
} as const satisfies Record<string, JobFact & { fact: string; codes: readonly string[] }>;

/** True or not. */
export const FLAG_FACTS = {
  easyApply: { column: 'easy_apply', key: 'easy', feed: ['quick_apply'] },
} as const satisfies Record<string, JobFact>;

type Coded = typeof CODED_FACTS;
type Flags = typeof FLAG_FACTS;
export type CodedFacet = keyof Coded;
export type FlagFacet = keyof Flags;

/** As a job is written. */
export type JobFacts = { [Facet in CodedFacet as Coded[Facet]['fact']]: Coded[Facet]['codes'][number] | null } & {
  [Facet in FlagFacet]: boolean;
};
/** As it is stored. */
export type JobFactColumns = { [Facet in CodedFacet as Coded[Facet]['column']]: Coded[Facet]['codes'][number] | null } & {
  [Facet in FlagFacet as Flags[Facet]['column']]: boolean;
};

export const CODED_FACETS = Object.keys(CODED_FACTS) as CodedFacet[];
export const FLAG_FACETS = Object.keys(FLAG_FACTS) as FlagFacet[];

interface FactRow extends JobFact {
  fact: keyof JobFacts;
  column: keyof JobFactColumns;
  /** Undefined for what is true or not. */
  codes: readonly string[] | undefined;
}

/** The rows of both tables. */
export const JOB_FACTS: readonly FactRow[] = [
  ...Object.values(CODED_FACTS),
  ...FLAG_FACETS.map((fact) => ({ fact, codes: undefined, ...FLAG_FACTS[fact] })),
];

/** Those that feeds name. */
export const FEED_FACTS = JOB_FACTS.flatMap(({ feed, ...row }) => (feed ? [{ ...row, feed }] : []));

const factsBy = (valueOf: (row: FactRow) => unknown) =>
  Object.fromEntries(JOB_FACTS.map((row) => [row.fact, valueOf(row)])) as JobFacts;

/** What a job states that states nothing. */
export const NO_FACTS: JobFacts = factsBy(({ codes }) => (codes ? null : false));
export const factsOfColumns = (stored: JobFactColumns): JobFacts => factsBy(({ column }) => stored[column]);
export const columnsOfFacts = (facts: JobFacts): JobFactColumns =>
  Object.fromEntries(JOB_FACTS.map(({ fact, column }) => [column, facts[fact]])) as JobFactColumns;

const YES = /^(1|y|yes|true)$/i;

/** What a feed says under its own names for them. */
export const factsOfFeed = (said: Readonly<Record<string, string | undefined>>): Partial<JobFacts> =>
  Object.fromEntries(
    FEED_FACTS.map(({ fact, codes }) => {
      const text = said[fact]?.trim() ?? '';
      return [fact, codes ? (codes.find((code) => code === text.toUpperCase()) ?? null) : YES.test(text)];
    }),
  );
