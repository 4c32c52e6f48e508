import { ownRows, rowsUnder, type CandidateDataTable } from '../../../platform/candidate-data/candidate-data.ts';

export const messageData: readonly CandidateDataTable[] = [
  ownRows('conversation'),
  rowsUnder('conversation', 'message', { files: [{ key: 'attachment_key', name: 'attachment_name' }] }),
  rowsUnder('message', 'message_reply', { notExported: 'is about an employer: how long its replies take' }),
];
