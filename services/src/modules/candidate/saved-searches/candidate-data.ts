import { ownRows, type CandidateTable } from '../../../platform/candidate-data/candidate-data.ts';

export const savedSearchData: readonly CandidateTable[] = [ownRows('saved_search')];
