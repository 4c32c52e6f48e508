import { rowsUnder, type CandidateDataTable } from '../../../platform/candidate-data/candidate-data.ts';

export const applicationMailData: readonly CandidateDataTable[] = [
  rowsUnder('application', 'application_link', { notExported: 'hashes of links that were sent to the employer' }),
];
