import type { CandidateViewer, Services } from '../../../platform/module.ts';
import { INVITED_FOR_MS } from './candidates.service.ts';
import { openInvitations } from './open-invitations.store.ts';

/** Invitations that a candidate can still accept; none while it is not known that the address is theirs. */
export async function waitingInvitations(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { candidateId, email, emailVerified }: CandidateViewer,
  most: number,
) {
  if (!emailVerified) return [];
  return openInvitations(
    db,
    { candidateId, emailAddress: email },
    { since: new Date(now().getTime() - INVITED_FOR_MS), limit: most },
  );
}
