import { rowsUnder, type CandidateTable } from '../../../platform/candidate-data/candidate-data.ts';

export const applicationMailData: readonly CandidateTable[] = [
  rowsUnder('application', 'application_link', { notExported: 'hashes of links that were sent to the employer' }),
];
