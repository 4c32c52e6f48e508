import type { RefusalCode } from '@hirehq/shared-contracts/refusals';
import { endSessionIds } from '../../../platform/auth/ended-sessions.store.ts';
import type { Refused } from '../../../platform/http/mutation-result.ts';
import type { CandidateViewer, Services } from '../../../platform/module.ts';
import { endSessionsOf } from '../../sign-in/identity/index.ts';
import { signOutAtProvider } from './provider-account.ts';

type SignedOut = { ok: true; endedAt: Date } | Refused<RefusalCode<'signOutEverywhere'>>;

/** Ends every session of the candidate at the identity provider; from now on their tokens are refused here too. */
export async function signOutEverywhere(services: Services, viewer: CandidateViewer): Promise<SignedOut> {
  const { config, db, now } = services;
  const endedAt = now();
  const isDone = config.sso.embedded
    ? await endSessionsOf(services, viewer.candidateId)
    : await signOutAtProvider(config, viewer.subject);
  if (!isDone) return { ok: false, code: 'SESSIONS_AT_PROVIDER' };
  // The session of the call itself, whether or not the provider reports it in time.
  if (viewer.sessionId !== undefined) await endSessionIds(db, config.sso.provider, [viewer.sessionId], endedAt);
  return { ok: true, endedAt };
}

/** Whether the services can end the sessions themselves. */
export const canSignOutEverywhere = ({ config: { sso } }: Pick<Services, 'config'>): boolean =>
  sso.embedded || sso.admin !== undefined;
