import { ownRows, type CandidateDataTable } from '../../../platform/candidate-data/candidate-data.ts';

export const employerReportData: readonly CandidateDataTable[] = [
  ownRows('employer_report', {
    withheld: { reporter: 'a hash of the candidate id' },
    kept: {
      cleared: ['candidate_id', 'details'],
      because: 'employer and reason protect other candidates from a fraudulent employer',
    },
  }),
];
