import { rowsUnder, type CandidateDataTable } from '../../../platform/candidate-data/candidate-data.ts';

export const interviewData: readonly CandidateDataTable[] = [rowsUnder('application', 'interview')];
