import { ownRows, type CandidateTable } from '../../../platform/candidate-data/candidate-data.ts';

export const employerProfileData: readonly CandidateTable[] = [ownRows('talent_pool_member'), ownRows('candidate_remark')];
