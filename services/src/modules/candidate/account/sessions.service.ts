import { endSessionIds } from '../../../platform/auth/ended-sessions.store.ts';
import { Refusal } from '../../../platform/refusals/refusal.ts';
import type { CandidateViewer, Services } from '../../../platform/module.ts';
import { endSessionsOf } from '../../sign-in/identity/index.ts';
import { signOutAtProvider } from './provider-account.ts';

/** Ends every session of the candidate at the identity provider; from now on their tokens are refused here too. */
export async function signOutEverywhere(services: Services, viewer: CandidateViewer): Promise<Date> {
  const { config, db, now } = services;
  const endedAt = now();
  const isDone = config.sso.embedded
    ? await endSessionsOf(services, viewer.candidateId)
    : await signOutAtProvider(config, viewer.subject);
  if (!isDone) throw new Refusal('SESSIONS_AT_PROVIDER');
  // The session of the call itself, whether or not the provider reports it in time.
  if (viewer.sessionId !== undefined) await endSessionIds(db, config.sso.provider, [viewer.sessionId], endedAt);
  return endedAt;
}

/** Whether the services can end the sessions themselves. */
export const canSignOutEverywhere = ({ config: { sso } }: Pick<Services, 'config'>): boolean =>
  sso.embedded || sso.admin !== undefined;
