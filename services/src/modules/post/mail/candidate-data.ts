import { type CandidateDataTable } from '../../../platform/candidate-data/candidate-data.ts';

export const mailData: readonly CandidateDataTable[] = [
  {
    table: 'mail',
    rowsOf: { email: 'recipient' },
    notExported: 'waits to be sent, may contain a code, and is deleted once it is sent',
  },
];
