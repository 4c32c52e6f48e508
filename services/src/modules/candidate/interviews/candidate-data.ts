import { rowsUnder, type CandidateTable } from '../../../platform/candidate-data/candidate-data.ts';

export const interviewData: readonly CandidateTable[] = [rowsUnder('application', 'interview')];
