import { ownRows, type CandidateTable } from '../../../platform/candidate-data/candidate-data.ts';

export const jobData: readonly CandidateTable[] = [ownRows('saved_job')];
