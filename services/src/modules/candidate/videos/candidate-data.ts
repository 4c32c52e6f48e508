import { ownRows, type CandidateTable } from '../../../platform/candidate-data/candidate-data.ts';

export const videoData: readonly CandidateTable[] = [
  ownRows('video', { files: [{ key: 'storage_key', name: 'file_name' }, { key: 'poster_key' }, { key: 'captions_key' }] }),
  ownRows('video_piece', { notExported: 'parts of an unfinished upload', files: [{ key: 'storage_key' }] }),
];
