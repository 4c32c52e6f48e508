import { ownRows, type CandidateTable } from '../../../platform/candidate-data/candidate-data.ts';

export const conversationReportData: readonly CandidateTable[] = [
  ownRows('conversation_report', {
    kept: {
      cleared: ['candidate_id', 'details', 'message_id'],
      because: 'what an employer wrote is the evidence for the operators, who protect other candidates from it',
    },
  }),
];
