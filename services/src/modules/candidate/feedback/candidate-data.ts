import { ownRows, rowsUnder, type CandidateTable } from '../../../platform/candidate-data/candidate-data.ts';

export const feedbackData: readonly CandidateTable[] = [
  ownRows('feedback'),
  rowsUnder('feedback', 'feedback_attachment', { files: [{ key: 'storage_key' }] }),
];
