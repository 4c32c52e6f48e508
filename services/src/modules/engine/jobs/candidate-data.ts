import { ownRows, type CandidateDataTable } from '../../../platform/candidate-data/candidate-data.ts';

export const jobData: readonly CandidateDataTable[] = [ownRows('saved_job')];
