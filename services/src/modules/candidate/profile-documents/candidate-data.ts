import { ownRows, type CandidateTable } from '../../../platform/candidate-data/candidate-data.ts';

export const profileDocumentData: readonly CandidateTable[] = [
  ownRows('profile_document', { notExported: 'copies of the profile, kept for minutes', files: [{ key: 'storage_key' }] }),
];
