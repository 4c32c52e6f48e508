import { ownRows, type CandidateDataTable } from '../../../platform/candidate-data/candidate-data.ts';

export const fileData: readonly CandidateDataTable[] = [ownRows('file', { files: [{ key: 'storage_key', name: 'file_name' }] })];
