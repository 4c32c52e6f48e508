import {
  EMPLOYMENT_TYPES,
  EXPERIENCE_LEVELS,
  HEALTH_FACTS,
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
  careSettings: { fact: 'careSetting', column: 'care_setting', codes: HEALTH_FACTS.careSetting, feed: ['setting'] },
  shiftPatterns: { fact: 'shiftPattern', column: 'shift_pattern', codes: HEALTH_FACTS.shiftPattern, feed: ['shift', 'shifts'] },
  licenceNeeds: {
    fact: 'licenceNeed',
    column: 'licence_need',
    codes: HEALTH_FACTS.licenceNeed,
    feed: ['licence_required', 'license_required'],
  },
  /** Read from the words of `payBand`. */
  payBands: { fact: 'payBandCode', column: 'pay_band_code', codes: HEALTH_FACTS.payBand },
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

/** A fact in the words of the employer, which searches do not read. */
export const TEXT_FACTS = {
  licence: { column: 'licence', feed: ['license', 'registration'] },
  payBand: { column: 'pay_band', feed: ['band', 'pay_grade'] },
} as const satisfies Record<string, JobFact>;

type Coded = typeof CODED_FACTS;
type Flags = typeof FLAG_FACTS;
type Texts = typeof TEXT_FACTS;
export type CodedFacet = keyof Coded;
export type FlagFacet = keyof Flags;
export type TextFact = keyof Texts;

/** Values as a job is written. */
export type JobFacts = { [Facet in CodedFacet as Coded[Facet]['fact']]: Coded[Facet]['codes'][number] | null } & {
  [Facet in FlagFacet]: boolean;
} & { [Fact in TextFact]: string | null };
/** Values as they are stored. */
export type JobFactColumns = { [Facet in CodedFacet as Coded[Facet]['column']]: Coded[Facet]['codes'][number] | null } & {
  [Facet in FlagFacet as Flags[Facet]['column']]: boolean;
};
/** The facts in words, which only the job itself has. */
export type JobTextColumns = { [Fact in TextFact as Texts[Fact]['column']]: string | null };

export const CODED_FACETS = Object.keys(CODED_FACTS) as CodedFacet[];
export const FLAG_FACETS = Object.keys(FLAG_FACTS) as FlagFacet[];

interface FactRow extends JobFact {
  fact: Exclude<keyof JobFacts, TextFact>;
  column: keyof JobFactColumns;
  /** The codes; undefined for a boolean fact. */
  codes: readonly string[] | undefined;
}
interface TextRow extends JobFact {
  fact: TextFact;
  column: keyof JobTextColumns;
}

const TEXTS: readonly TextRow[] = (Object.keys(TEXT_FACTS) as TextFact[]).map((fact) => ({ fact, ...TEXT_FACTS[fact] }));
export const TEXT_COLUMNS = TEXTS.map(({ column }) => column);

/** The facts that searches filter by: codes and booleans. */
export const JOB_FACTS: readonly FactRow[] = [
  ...Object.values(CODED_FACTS),
  ...FLAG_FACETS.map((fact) => ({ fact, codes: undefined, ...FLAG_FACTS[fact] })),
];

/** The facts that feeds can contain. */
export const FEED_FACTS = [...JOB_FACTS, ...TEXTS].flatMap(({ feed, ...row }) => (feed ? [{ ...row, feed }] : []));

const factsBy = (valueOf: (row: FactRow | TextRow) => unknown) =>
  Object.fromEntries([...JOB_FACTS, ...TEXTS].map((row) => [row.fact, valueOf(row)])) as JobFacts;
const isFlag = (row: FactRow | TextRow): boolean => 'codes' in row && row.codes === undefined;

/** The values of a job that states none of the facts. */
export const NO_FACTS: JobFacts = factsBy((row) => (isFlag(row) ? false : null));
export const factsOfColumns = (stored: JobFactColumns & JobTextColumns): JobFacts => factsBy(({ column }) => stored[column]);
export const columnsOfFacts = (facts: Omit<JobFacts, TextFact>): JobFactColumns =>
  Object.fromEntries(JOB_FACTS.map(({ fact, column }) => [column, facts[fact]])) as JobFactColumns;
export const columnsOfTexts = (facts: Pick<JobFacts, TextFact>): JobTextColumns =>
  Object.fromEntries(TEXTS.map(({ fact, column }) => [column, facts[fact]])) as JobTextColumns;

/** Characters of a fact in words. */
const LONGEST_TEXT = 100;
const YES = /^(1|y|yes|true)$/i;

/** The code that a text of a feed stands for, whatever its case and separators; null if it is none. */
export const codeOfFact = (codes: readonly string[], text: string): string | null =>
  codes.find((code) => code === text.toUpperCase().replaceAll(/[\s-]+/g, '_')) ?? null;

/** Reads the facts from a feed record by their field names. */
export const factsOfFeed = (said: Readonly<Record<string, string | undefined>>): Partial<JobFacts> =>
  Object.fromEntries(
    FEED_FACTS.map((row) => {
      const { fact } = row;
      const text = said[fact]?.trim() ?? '';
      if (!('codes' in row)) return [fact, text.slice(0, LONGEST_TEXT) || null];
      const { codes } = row;
      return [fact, codes ? codeOfFact(codes, text) : YES.test(text)];
    }),
  );

/** The facts of the workplace, by field. */
export const workplaceOfColumns = (stored: JobFactColumns): Pick<JobFacts, WorkplaceFact> => ({
  noiseLevel: stored.noise_level,
  lighting: stored.lighting,
  contactLevel: stored.contact_level,
  workStructure: stored.work_structure,
  flexibility: stored.flexibility,
  interviewFormat: stored.interview_format,
});

/** The facts of a post in health, by field. */
export const healthOfColumns = (
  stored: JobFactColumns & JobTextColumns,
): Pick<JobFacts, 'careSetting' | 'shiftPattern' | 'licenceNeed' | 'licence' | 'payBand'> => ({
  careSetting: stored.care_setting,
  shiftPattern: stored.shift_pattern,
  licenceNeed: stored.licence_need,
  licence: stored.licence,
  payBand: stored.pay_band,
});
