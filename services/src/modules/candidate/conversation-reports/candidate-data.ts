import { ownRows, type CandidateDataTable } from '../../../platform/candidate-data/candidate-data.ts';

export const conversationReportData: readonly CandidateDataTable[] = [
  ownRows('conversation_report', {
    kept: {
      cleared: ['candidate_id', 'details', 'message_id'],
      because: 'what an employer wrote is the evidence for the operators, who protect other candidates from it',
    },
  }),
];
