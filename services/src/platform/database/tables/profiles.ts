import type { Generated } from 'kysely';
import type { LanguageLevel, ProfileAudience, ProfileRecordKind, ProfileSection } from '@hirehq/shared-contracts/codes';
import type { JsonColumn } from '../json-column.ts';
import type { VersionColumn } from '../version-column.ts';

export interface LicenceTable {
  id: string;
  version: VersionColumn;
  candidate_id: string;
  name: string;
  issuer: string | null;
  number: string | null;
  region: string | null;
  issued_on: string | null;
  expires_on: string | null;
  /** The last reminder was sent this many days before the expiry, or would have been when the date was entered. */
  reminded_days: number | null;
  created_at: Date;
}

export interface SpokenLanguageTable {
  candidate_id: string;
  language: string;
  level: LanguageLevel;
  position: number;
}

export interface ChecklistTable {
  candidate_id: string;
  checklist_id: string;
  version: VersionColumn;
  /** By item. */
  ratings: JsonColumn<Record<string, number>>;
  /** By item; true for a task that is ticked. */
  tasks: JsonColumn<Record<string, boolean>>;
  /** Ids of files by item; a file that was removed may still be listed. */
  files: JsonColumn<Record<string, string[]>>;
  changed_at: Date;
  signed_name: string | null;
  signed_at: Date | null;
  expires_on: string | null;
}

/** What a candidate chose; a section without a row has its default. */
export interface ProfileVisibilityTable {
  candidate_id: string;
  section: ProfileSection;
  audience: ProfileAudience;
}

export interface ProfileHiddenFromTable {
  candidate_id: string;
  enterprise_id: string;
}

export interface PublicProfileTable {
  candidate_id: string;
  key: string;
  created_at: Date;
}

/** A removed record as it was. */
export interface RemovedContent {
  /** In the order in which they are inserted again. */
  rows: { table: string; row: Record<string, unknown> }[];
  /** Applications and, by their jobs, drafts that refer to a résumé. */
  applications?: string[];
  drafts?: string[];
  /** True for the file that was the profile photo. */
  isProfileFile?: boolean;
}

export interface RemovedRecordTable {
  candidate_id: string;
  kind: ProfileRecordKind;
  record_id: string;
  content: JsonColumn<RemovedContent>;
  purge_at: Date;
}

/** A file of a removed record, whose bytes are deleted with it. */
export interface RemovedFileTable {
  storage_key: string;
  candidate_id: string;
  kind: ProfileRecordKind;
  record_id: string;
  file_name: string;
  /** Bytes; 0 of older rows, whose size is not known. */
  size: Generated<number>;
}

/** A document made of a profile, until its link has expired. */
export interface ProfileDocumentTable {
  storage_key: string;
  candidate_id: string;
  size: number;
  created_at: Date;
}

export interface CoachDismissalTable {
  candidate_id: string;
  step_id: string;
  dismissed_at: Date;
}

export interface ProfileTables {
  licence: LicenceTable;
  spoken_language: SpokenLanguageTable;
  checklist: ChecklistTable;
  profile_visibility: ProfileVisibilityTable;
  profile_hidden_from: ProfileHiddenFromTable;
  public_profile: PublicProfileTable;
  removed_record: RemovedRecordTable;
  removed_file: RemovedFileTable;
  coach_dismissal: CoachDismissalTable;
  profile_document: ProfileDocumentTable;
}
