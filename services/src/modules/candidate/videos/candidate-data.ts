import { ownRows, type CandidateDataTable } from '../../../platform/candidate-data/candidate-data.ts';

export const videoData: readonly CandidateDataTable[] = [
  ownRows('video', { files: [{ key: 'storage_key', name: 'file_name' }, { key: 'poster_key' }, { key: 'captions_key' }] }),
  ownRows('video_piece', { notExported: 'parts of an unfinished upload', files: [{ key: 'storage_key' }] }),
];
