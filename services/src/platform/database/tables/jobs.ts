import type { Generated, GeneratedAlways } from 'kysely';
import type { EducationLevel, PayUnit, QuestionKind } from '@hirehq/shared-contracts/codes';
import type { JobFactColumns } from '../../job-facts.ts';
import type { JsonColumn } from '../json-column.ts';

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

export interface JobTable extends JobFactColumns {
  id: string;
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
  posted_at: Date;
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
  title_vector: string;
  body_vector: string;
  skill_ids: number[];
  place_keys: string[];
  /** GeoNames ids of its cities. */
  place_ids: Generated<number[]>;
  remote: boolean;
  pay_year_max: number | null;
  company_tag: string | null;
  closes_on: string | null;
  posted_hour: GeneratedAlways<number>;
  facet_keys: GeneratedAlways<string[]>;
}

/** A random sample of `job_search`. */
export interface JobSampleTable extends JobSearchTable {
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

export interface JobTables {
  job: JobTable;
  job_skill: JobSkillTable;
  job_search: JobSearchTable;
  job_sample: JobSampleTable;
  job_city: JobCityTable;
  saved_job: SavedJobTable;
}
