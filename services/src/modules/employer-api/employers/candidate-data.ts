import type { CandidateTable } from '../../../platform/candidate-data/candidate-data.ts';
import { invitationsOfCandidate } from './invitations/invitations.store.ts';

export const employerData: readonly CandidateTable[] = [{ table: 'invitation', rowsOf: { where: invitationsOfCandidate } }];
