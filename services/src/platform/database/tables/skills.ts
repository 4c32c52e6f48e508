import type { ColumnType } from 'kysely';

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

/** A way of saying a skill (S) or a job title (T): its name or a synonym, folded. */
export interface TermTable {
  kind: 'S' | 'T';
  of_id: number;
  folded: string;
  is_name: boolean;
}

/** Words of titles, skills and employers: what a mistyped word is corrected to. */
export interface SearchWordTable {
  word: string;
}

export interface CandidateSkillTable {
  candidate_id: string;
  skill_id: number;
  /** PostgreSQL's numeric arrives as text. */
  years_of_experience: ColumnType<string, number, number>;
}

/** Where an entry of an imported taxonomy went. */
export interface TaxonomyEntryTable {
  source: string;
  uri: string;
  kind: 'S' | 'T';
  of_id: number;
  /** True where the entry brought the skill or title; false where it became one with what was there. */
  made: boolean;
  /** True where its name is a word of job texts, which are tagged with it; null is no. */
  in_texts: boolean | null;
}

/** What skills and titles are to each other; `source` is 'own' or the taxonomy's name. */
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
  taxonomy_entry: TaxonomyEntryTable;
  term_relation: TermRelationTable;
  candidate_skill: CandidateSkillTable;
}
