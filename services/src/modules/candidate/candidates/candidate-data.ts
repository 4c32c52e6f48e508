import { ownRows, type CandidateDataTable } from '../../../platform/candidate-data/candidate-data.ts';

export const candidateData: readonly CandidateDataTable[] = [
  { table: 'candidate', rowsOf: { candidate: 'id' } },
  ownRows('candidate_consent'),
  ownRows('candidate_device'),
  ownRows('candidate_skill'),
  ownRows('work_history'),
  ownRows('education'),
  ownRows('resume'),
];
