import { ownRows, type CandidateDataTable } from '../../../platform/candidate-data/candidate-data.ts';

export const savedSearchData: readonly CandidateDataTable[] = [ownRows('saved_search')];
