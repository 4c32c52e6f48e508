import { ownRows, type CandidateTable } from '../../../platform/candidate-data/candidate-data.ts';

export const fileData: readonly CandidateTable[] = [ownRows('file', { files: [{ key: 'storage_key', name: 'file_name' }] })];
