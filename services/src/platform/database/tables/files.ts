import type { Generated } from 'kysely';
import type { FileCategory } from '@hirehq/shared-contracts/codes';

export interface FileTable {
  id: string;
  /** Null for a visitor's résumé that has not been claimed yet. */
  candidate_id: string | null;
  /** Key of the file store. */
  storage_key: string;
  category: FileCategory;
  /** The work history of a SHOWCASE, the education of an EDUCATION file. */
  record_id: string | null;
  file_name: string;
  content_type: string;
  size: number;
  created_at: Generated<Date>;
}

export interface ResumeTable {
  id: string;
  candidate_id: string | null;
  file_id: string;
  title: string;
  created_at: Generated<Date>;
}

/** A file that cannot be read, because it was not scanned or a virus was found. */
export interface FileScanTable {
  storage_key: string;
  state: 'WAITING' | 'VIRUS';
  created_at: Generated<Date>;
}

export interface FileTables {
  file_scan: FileScanTable;
  file: FileTable;
  resume: ResumeTable;
}
