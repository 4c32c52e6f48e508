import { ownRows, type CandidateDataTable } from '../../../platform/candidate-data/candidate-data.ts';

export const accountData: readonly CandidateDataTable[] = [
  // The key is not a file column: an export would contain the one before it.
  ownRows('account_export', { withheld: { storage_key: 'opens a copy of this data' } }),
  ownRows('account_deletion'),
];
