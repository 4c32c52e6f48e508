import { ownRows, rowsUnder, type CandidateDataTable } from '../../../platform/candidate-data/candidate-data.ts';

export const feedbackData: readonly CandidateDataTable[] = [
  ownRows('feedback'),
  rowsUnder('feedback', 'feedback_attachment', { files: [{ key: 'storage_key' }] }),
];
