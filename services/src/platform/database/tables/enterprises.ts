import type { ColumnType, Generated, RawBuilder } from 'kysely';
import type { VersionColumn } from '../version-column.ts';
import type { Theme } from '@hirehq/shared-contracts/rest';

/** What older releases stored does not fit for ever: it is read by `storedTheme`. */
type ThemeColumn = ColumnType<unknown, RawBuilder<Theme> | null, RawBuilder<Theme> | null>;

export interface EnterpriseTable {
  id: string;
  /** Of the brand, its pictures and domains. */
  version: VersionColumn;
  establishment_name: string;
  about: string | null;
  /** Codes of shared-contracts; a later release may have stored one that this version does not know. */
  sector: string | null;
  size: string | null;
  company_tag: string | null;
  domain_names: Generated<string[]>;
  theme: ThemeColumn;
  exclusive_candidate_theme: ThemeColumn;
  /** Keys of the file store. */
  logo_file: string | null;
  exclusive_candidate_logo_file: string | null;
  favicon_file: string | null;
  /** The platform itself responds to applications and messages: demo employers. */
  answered_by_platform: Generated<boolean>;
  /** Whether it receives applications, as the search rows of its jobs have it; null until that was looked up. */
  receives_applications: Generated<boolean | null>;
  /** Its jobs show how many people have applied, as a range. */
  shows_applicants: Generated<boolean>;
  created_at: Generated<Date>;
}

/** Where the logo of an employer is fetched from; one that it uploads itself takes precedence. */
export interface EmployerLogoTable {
  enterprise_id: string;
  found_in: LogoOrigin;
  /** Of the feed that names it. */
  source: string | null;
  /** Null until it was found on the home page of the employer's domain. */
  url: string | null;
  /** The picture that was fetched last, which `logo_file` shows unless the employer uploaded another one since. */
  file_key: string | null;
  /** Of the picture as it is stored. */
  content_hash: string | null;
  etag: string | null;
  last_modified: string | null;
  /** Why the last attempt failed. */
  problem: string | null;
  /** In a row. */
  failures: Generated<number>;
  fetched_at: Date | null;
  next_fetch_at: Date;
}

/** Who names the address of a logo: a feed, the employer by the API, or the home page of its domain. */
export type LogoOrigin = 'FEED' | 'API' | 'DOMAIN';

export interface TalentPoolTable {
  id: string;
  enterprise_id: string;
  name: string;
  /** Its members belong to the employer alone: `talentPool` Z. */
  is_exclusive: Generated<boolean>;
}

export interface TalentPoolMemberTable {
  talent_pool_id: string;
  candidate_id: string;
  origin: string;
  joined_at: Generated<Date>;
}

/** An employer's invitation to a talent pool; `completed_at` once it was accepted. */
export interface InvitationTable {
  id: string;
  talent_pool_id: string;
  email_address: string;
  candidate_id: string | null;
  /** SHA-256 of the key in the link; null for older links without a key. */
  key_hash: string | null;
  created_at: Generated<Date>;
  completed_at: Date | null;
}

/** Keyed hash of an address that unsubscribed from invitations. */
export interface InvitationStopTable {
  email_hash: string;
  stopped_at: Date;
}

export interface CandidateRemarkTable {
  candidate_id: string;
  enterprise_id: string;
  job_id: string;
  remark: string;
  /** May be shown to everybody, without the name of its author. */
  is_public: Generated<boolean>;
  created_at: Generated<Date>;
}

export interface EnterpriseTables {
  enterprise: EnterpriseTable;
  employer_logo: EmployerLogoTable;
  talent_pool: TalentPoolTable;
  talent_pool_member: TalentPoolMemberTable;
  invitation: InvitationTable;
  invitation_stop: InvitationStopTable;
  candidate_remark: CandidateRemarkTable;
}
