import type { Generated, GeneratedAlways } from 'kysely';
import type { EducationLevel, PayUnit, QuestionKind } from '@hirehq/shared-contracts/codes';
import type { JobFactColumns, JobTextColumns } from '../../job-facts.ts';
import type { JsonColumn } from '../json-column.ts';
import type { VersionColumn } from '../version-column.ts';

export interface StoredPlace {
  city: string | null;
  state: string | null;
  /** ISO 3166 alpha-2. */
  country: string | null;
  /** The countries of a region ('EMEA'): ISO 3166 alpha-2, in order. Remote work can be done from these. */
  countries?: readonly string[];
  label: string;
}

export interface StoredQuestion {
  id: string;
  kind: QuestionKind;
  label: string;
  required: boolean;
  options: string[];
}

export interface JobTable extends JobFactColumns, JobTextColumns {
  id: string;
  version: VersionColumn;
  enterprise_id: string;
  source: string | null;
  source_id: string | null;
  source_url: string | null;
  content_hash: string | null;
  title: string;
  summary: string;
  description_html: string;
  places: JsonColumn<StoredPlace[]>;
  remote: boolean;
  education: EducationLevel | null;
  pay_currency: string | null;
  pay_min: string | null;
  pay_max: string | null;
  pay_unit: PayUnit | null;
  questions: JsonColumn<StoredQuestion[]>;
  /** For a job of which it is not known, a time before that of all others. */
  posted_at: Date;
  posted_at_known: Generated<boolean>;
  closes_on: string | null;
  closed_at: Date | null;
  /** If set, only members of the talent pool see the job. */
  talent_pool_id: string | null;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

export interface JobSkillTable {
  job_id: string;
  skill_id: number;
  min_years: number | null;
  max_years: number | null;
  position: number;
}

/** Public open jobs, for searches: see migration 0060. */
export interface JobSearchTable extends JobFactColumns {
  job_id: string;
  posted_at: Date;
  /** Null for a job that an earlier release has indexed, until it is indexed again. */
  folded_title: Generated<string | null>;
  title_vector: string;
  body_vector: string;
  skill_ids: number[];
  place_keys: string[];
  /** GeoNames ids of its cities. */
  place_ids: Generated<number[]>;
  /** Its title names an occupation in health; false for a job that an earlier release has indexed, until it is indexed again. */
  health_work: Generated<boolean>;
  remote: boolean;
  /** The upper end of the pay, per year of full-time work, in `pay_currency`. */
  pay_year_max: number | null;
  /** The lower end of a range; null if there is none, or the job was written by a release without this column. */
  pay_year_min: number | null;
  /** ISO 4217; null if the pay is not stated, or the job was written by a release without this column. */
  pay_currency: string | null;
  company_tag: string | null;
  closes_on: string | null;
  posted_hour: GeneratedAlways<number>;
  facet_keys: GeneratedAlways<string[]>;
  /** How its words are indexed. */
  index_version: Generated<number>;
}

/** A random sample of `job_search`. */
export interface JobSampleTable extends Omit<JobSearchTable, 'folded_title' | 'index_version'> {
  slot: number;
}

/** Cities in which jobs have been posted. */
export interface JobCityTable {
  /** GeoNames id. */
  place_id: number;
}

export interface SavedJobTable {
  candidate_id: string;
  job_id: string;
  saved_at: Generated<Date>;
}

/** The table of rates that the operator's address returned last, if it was valid: at most one row. */
export interface PayRatesTable {
  is_only: true;
  /** As it was read, with date, source, base and rates. */
  contents: JsonColumn<object>;
  fetched_at: Date;
}

export interface JobTables {
  job: JobTable;
  job_skill: JobSkillTable;
  job_search: JobSearchTable;
  job_sample: JobSampleTable;
  job_city: JobCityTable;
  saved_job: SavedJobTable;
  pay_rates: PayRatesTable;
}
