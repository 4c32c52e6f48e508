import { ownRows, type CandidateDataTable } from '../../../platform/candidate-data/candidate-data.ts';

export const jobReportData: readonly CandidateDataTable[] = [
  ownRows('job_report', {
    withheld: { reporter: 'a hash of the candidate id' },
    kept: { cleared: ['candidate_id', 'details'], because: 'job and reason protect other candidates from a fraudulent job' },
  }),
];
