import { ownRows, rowsUnder, type CandidateDataTable } from '../../../platform/candidate-data/candidate-data.ts';

export const applicationData: readonly CandidateDataTable[] = [
  ownRows('application'),
  ownRows('application_draft'),
  ownRows('applied_elsewhere'),
  rowsUnder('application', 'process_record', { withheld: { key_id: 'names a key of the employer' } }),
  rowsUnder('application', 'offer'),
  rowsUnder('application', 'offer_version'),
];
