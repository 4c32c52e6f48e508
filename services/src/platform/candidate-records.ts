import type { NeuroClassification } from '@hirehq/shared-contracts/codes';
import type { Locale } from '@hirehq/shared-contracts/page';
import type { Database } from './database/database.ts';

/** A candidate as an identity provider knows them. */
export interface NewCandidate {
  /** The provider, and its id of the person. */
  issuer: string;
  subject: string;
  name: string;
  email: string;
  neuroClassification: NeuroClassification | null;
  /** The language of the candidate, if known. */
  locale?: Locale | undefined;
}

/** What sign-in needs of candidates, which it does not know otherwise. `db` may be a transaction. */
export interface CandidateRecords {
  /** The candidate of an identity, created if there is none yet. Safe to call concurrently. */
  ensure: (db: Database, identity: NewCandidate) => Promise<{ id: string }>;
  classify: (db: Database, candidateId: string, classification: NeuroClassification | null) => Promise<void>;
  changeAddress: (db: Database, candidateId: string, email: string) => Promise<void>;
  /** The language that the person with this email address reads, if known. */
  localeOfAddress: (db: Database, email: string) => Promise<Locale | undefined>;
}

/** For a process without the module of candidates. */
export const NO_CANDIDATE_RECORDS: CandidateRecords = {
  ensure: () => Promise.reject(new Error('No module provides candidateRecords.')),
  classify: () => Promise.reject(new Error('No module provides candidateRecords.')),
  changeAddress: () => Promise.reject(new Error('No module provides candidateRecords.')),
  localeOfAddress: () => Promise.resolve(undefined),
};
