import {
  EMPLOYMENT_TYPES,
  EXPERIENCE_LEVELS,
  WORK_MODES,
  WORKPLACE_FACTS,
  type WorkplaceFact,
} from '@hirehq/shared-contracts/codes';

/**
 * Facts of a job that have their own column and that searches filter by. The column is in `job`, `job_search` and `job_sample`;
 * writes, conditions, facets and feeds are derived from these entries, whose keys are fields of JobFilter.
 */
export interface JobFact {
  column: string;
  /** Its prefix in `facet_keys`, which the search index covers; without one, it is filtered on the rows only. */
  key?: string;
  /** Its field names in feeds, for values that need no conversion: a code, or yes. */
  feed?: readonly string[];
}

/** One of a list of codes, or not stated. Ordered by how readily a visitor drops the filter. */
export const CODED_FACTS = {
  noiseLevels: { fact: 'noiseLevel', column: 'noise_level', codes: WORKPLACE_FACTS.noiseLevel, feed: ['noise'] },
  lightings: { fact: 'lighting', column: 'lighting', codes: WORKPLACE_FACTS.lighting, feed: ['light'] },
  contactLevels: {
    fact: 'contactLevel',
    column: 'contact_level',
    codes: WORKPLACE_FACTS.contactLevel,
    feed: ['contact_with_people'],
  },
  workStructures: { fact: 'workStructure', column: 'work_structure', codes: WORKPLACE_FACTS.workStructure, feed: ['structure'] },
  flexibilities: { fact: 'flexibility', column: 'flexibility', codes: WORKPLACE_FACTS.flexibility, feed: ['flexible_hours'] },
  interviewFormats: {
    fact: 'interviewFormat',
    column: 'interview_format',
    codes: WORKPLACE_FACTS.interviewFormat,
    feed: ['interview'],
  },
  experienceLevels: { fact: 'experienceLevel', column: 'experience_level', key: 'level', codes: EXPERIENCE_LEVELS },
  employmentTypes: { fact: 'employmentType', column: 'employment_type', key: 'employment', codes: EMPLOYMENT_TYPES },
  workModes: { fact: 'workMode', column: 'work_mode', key: 'mode', codes: WORK_MODES },
} as const satisfies Record<string, JobFact & { fact: string; codes: readonly string[] }>;

/** A boolean fact. */
export const FLAG_FACTS = {
  easyApply: { column: 'easy_apply', key: 'easy', feed: ['quick_apply'] },
  nightShift: { column: 'night_shift' },
  weekendWork: { column: 'weekend_work' },
} as const satisfies Record<string, JobFact>;

type Coded = typeof CODED_FACTS;
type Flags = typeof FLAG_FACTS;
export type CodedFacet = keyof Coded;
export type FlagFacet = keyof Flags;

/** Values as a job is written. */
export type JobFacts = { [Facet in CodedFacet as Coded[Facet]['fact']]: Coded[Facet]['codes'][number] | null } & {
  [Facet in FlagFacet]: boolean;
};
/** Values as they are stored. */
export type JobFactColumns = { [Facet in CodedFacet as Coded[Facet]['column']]: Coded[Facet]['codes'][number] | null } & {
  [Facet in FlagFacet as Flags[Facet]['column']]: boolean;
};

export const CODED_FACETS = Object.keys(CODED_FACTS) as CodedFacet[];
export const FLAG_FACETS = Object.keys(FLAG_FACTS) as FlagFacet[];

interface FactRow extends JobFact {
  fact: keyof JobFacts;
  column: keyof JobFactColumns;
  /** The codes; undefined for a boolean fact. */
  codes: readonly string[] | undefined;
}

/** All facts: codes and booleans. */
export const JOB_FACTS: readonly FactRow[] = [
  ...Object.values(CODED_FACTS),
  ...FLAG_FACETS.map((fact) => ({ fact, codes: undefined, ...FLAG_FACTS[fact] })),
];

/** The facts that feeds can contain. */
export const FEED_FACTS = JOB_FACTS.flatMap(({ feed, ...row }) => (feed ? [{ ...row, feed }] : []));

const factsBy = (valueOf: (row: FactRow) => unknown) =>
  Object.fromEntries(JOB_FACTS.map((row) => [row.fact, valueOf(row)])) as JobFacts;

/** The values of a job that states none of the facts. */
export const NO_FACTS: JobFacts = factsBy(({ codes }) => (codes ? null : false));
export const factsOfColumns = (stored: JobFactColumns): JobFacts => factsBy(({ column }) => stored[column]);
export const columnsOfFacts = (facts: JobFacts): JobFactColumns =>
  Object.fromEntries(JOB_FACTS.map(({ fact, column }) => [column, facts[fact]])) as JobFactColumns;

const YES = /^(1|y|yes|true)$/i;

/** Reads the facts from a feed record by their field names. */
export const factsOfFeed = (said: Readonly<Record<string, string | undefined>>): Partial<JobFacts> =>
  Object.fromEntries(
    FEED_FACTS.map(({ fact, codes }) => {
      const text = said[fact]?.trim() ?? '';
      return [
        fact,
        codes ? (codes.find((code) => code === text.toUpperCase().replaceAll(/[\s-]+/g, '_')) ?? null) : YES.test(text),
      ];
    }),
  );

/** The facts of the workplace, by field; undefined if none is stated. */
export function workplaceOfColumns(stored: JobFactColumns): Pick<JobFacts, WorkplaceFact> {
  const facts = factsOfColumns(stored);
  return {
    noiseLevel: facts.noiseLevel,
    lighting: facts.lighting,
    contactLevel: facts.contactLevel,
    workStructure: facts.workStructure,
    flexibility: facts.flexibility,
    interviewFormat: facts.interviewFormat,
  };
}
