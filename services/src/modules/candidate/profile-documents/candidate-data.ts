import { ownRows, type CandidateDataTable } from '../../../platform/candidate-data/candidate-data.ts';

export const profileDocumentData: readonly CandidateDataTable[] = [
  ownRows('profile_document', { notExported: 'copies of the profile, kept for minutes', files: [{ key: 'storage_key' }] }),
];
