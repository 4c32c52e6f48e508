import type { ColumnType } from 'kysely';
import type { VersionColumn } from '../version-column.ts';

export interface SkillTable {
  id: number;
  name: string;
  field: string;
  healthcare: boolean;
}

export interface JobTitleTable {
  id: number;
  name: string;
  healthcare: boolean;
}

/** A term for a skill (S) or a job title (T): its name or a synonym, folded. */
export interface TermTable {
  kind: 'S' | 'T';
  of_id: number;
  folded: string;
  is_name: boolean;
}

/** Words of titles, skills and employers, for correcting mistyped words. */
export interface SearchWordTable {
  word: string;
}

/** Digest of the catalogue, by name, that was stored last. */
export interface StoredCatalogueTable {
  name: string;
  digest: string;
}

export interface CandidateSkillTable {
  candidate_id: string;
  version: VersionColumn;
  skill_id: number;
  /** PostgreSQL's numeric is read as a string. */
  years_of_experience: ColumnType<string, number, number>;
}

/** Maps an entry of an imported taxonomy to its skill or title. */
export interface TaxonomyEntryTable {
  source: string;
  uri: string;
  kind: 'S' | 'T';
  of_id: number;
  /** True if the entry created the skill or title; false if it was merged into an existing one. */
  made: boolean;
  /** True if its name occurs in job texts, so that jobs are tagged with it; null means no. */
  in_texts: boolean | null;
}

/** Relations between skills and titles; `source` is 'own' or the taxonomy's name. */
export interface TermRelationTable {
  source: string;
  from_kind: 'S' | 'T';
  from_id: number;
  relation: 'broader' | 'related' | 'essential' | 'optional';
  to_kind: 'S' | 'T';
  to_id: number;
}

export interface SkillTables {
  skill: SkillTable;
  job_title: JobTitleTable;
  term: TermTable;
  search_word: SearchWordTable;
  stored_catalogue: StoredCatalogueTable;
  taxonomy_entry: TaxonomyEntryTable;
  term_relation: TermRelationTable;
  candidate_skill: CandidateSkillTable;
}
