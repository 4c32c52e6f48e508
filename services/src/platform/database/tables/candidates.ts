import type { ColumnType, Generated } from 'kysely';
import type { VersionColumn } from '../version-column.ts';
import type { NeuroClassification } from '@hirehq/shared-contracts/codes';
import type { Locale } from '@hirehq/shared-contracts/page';
import type { Candidate, Education } from '@hirehq/shared-contracts/rest';

/** PostgreSQL's numeric is read as a string. */
type NumericColumn = ColumnType<string | null, number | null | undefined, number | null>;

export interface CandidateTable {
  id: string;
  issuer: string;
  subject: string;
  first_name: string;
  last_name: Generated<string>;
  email_address: string;
  profile_title: string | null;
  address: string | null;
  city: string | null;
  state: string | null;
  country: string | null;
  zip_code: string | null;
  telephone: string | null;
  employer_name: string | null;
  job_title: string | null;
  overall_years_of_experience: NumericColumn;
  /** Id of a file. */
  media_file: string | null;
  neuro_classification: NeuroClassification | null;
  origin: Candidate['origin'];
  source_enterprise_id: string | null;
  talent_pool: string | null;
  unbind_request_status: Candidate['unbindRequestStatus'];
  accessibility: Candidate['accessibility'];
  bionic_reading_configuration: Generated<string>;
  /** JSON of toolbar tools and simplified view (reading-text.ts of shared-contracts); null until they are saved. */
  assistive_tools: string | null;
  /** The candidate's language: that of the page they last used. */
  locale: Generated<Locale | null>;
  created_at: Generated<Date>;
  /** Of what candidates edit in this row. */
  version: VersionColumn;
  /** Of the list of languages; set by who replaces it. */
  languages_version: Generated<number>;
}

export interface WorkHistoryTable {
  id: string;
  version: VersionColumn;
  candidate_id: string;
  title: string;
  worked_with: string;
  worked_from: string;
  worked_till: string | null;
}

export interface EducationTable {
  id: string;
  version: VersionColumn;
  candidate_id: string;
  level: Education['level'];
  institution: string;
  field_of_study: string | null;
  studied_from: string | null;
  studied_till: string | null;
}

export interface CandidateDeviceTable {
  candidate_id: string;
  device_token: string;
  registered_at: Generated<Date>;
}

export interface CandidateConsentTable {
  candidate_id: string;
  version: string;
  consented_at: Generated<Date>;
}

export interface CandidateTables {
  candidate: CandidateTable;
  work_history: WorkHistoryTable;
  education: EducationTable;
  candidate_device: CandidateDeviceTable;
  candidate_consent: CandidateConsentTable;
}
