import { ownRows, type CandidateDataTable } from '../../../platform/candidate-data/candidate-data.ts';

export const employerProfileData: readonly CandidateDataTable[] = [ownRows('talent_pool_member'), ownRows('candidate_remark')];
