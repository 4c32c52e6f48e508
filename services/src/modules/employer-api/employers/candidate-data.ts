import type { CandidateDataTable } from '../../../platform/candidate-data/candidate-data.ts';
import { invitationsOfCandidate } from './invitations/invitations.store.ts';

export const employerData: readonly CandidateDataTable[] = [{ table: 'invitation', rowsOf: { where: invitationsOfCandidate } }];
