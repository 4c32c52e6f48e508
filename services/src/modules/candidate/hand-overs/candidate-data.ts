import { ownRows, type CandidateDataTable } from '../../../platform/candidate-data/candidate-data.ts';

export const handOverData: readonly CandidateDataTable[] = [
  ownRows('hand_over', { withheld: { key_hash: 'a hash of a key', token_hash: 'a hash of a token' } }),
];
