import type { EnterpriseProcessStatus, ProcessChange } from '@hirehq/shared-contracts/codes';
import type { ProcessRecordRow } from './process.store.ts';

/** Step names of older rows, which have a code only. */
const BY_CODE: Readonly<Record<EnterpriseProcessStatus, ProcessChange>> = {
  R: 'applied',
  S: 'shortlisted',
  F: 'offered',
  O: 'onboarded',
  B: 'offboarded',
};

export const historyOf = (rows: readonly ProcessRecordRow[]) =>
  rows.map((row) => ({
    change: row.change ?? BY_CODE[row.enterprise_process_status],
    enterpriseProcessStatus: row.enterprise_process_status,
    candidateProcessStatus: row.candidate_process_status,
    actor: row.actor,
    note: row.note,
    recordedAt: row.recorded_at,
  }));
