import { domainIn } from '@hirehq/shared-contracts/link-hints';
import { jobAppliedTo } from '@hirehq/shared-contracts/session';
import { shellStorage } from '../shell-api/shell-storage.ts';
import { isEntrance, saveReturnPath, pathOf, returnPath } from '../routing/guard.ts';
import { saveReturnPathOfFlow } from '../routing/return-path-of-flow.ts';
import { awayMark } from './away-mark.ts';
import type { CurrentSession } from './current-session.ts';
import type { Departure, EntranceOptions, IdentityConnector } from './identity-client.ts';
import { pageIsLeaving, pause, reconnectMs } from './pauses.ts';

const SIGN_OUT_LOOKS = 8;
const SIGN_OUT_LOOK_MS = 400;

export interface Entrance {
  session: CurrentSession;
  identity: IdentityConnector;
  origin: string;
  leave: (departure: Departure) => void;
}

/** The other tab announces the sign-out before the provider has processed it; redirecting immediately would sign in again. */
async function otherTabIsOut({ session, identity }: Entrance): Promise<void> {
  for (let look = 0; look < SIGN_OUT_LOOKS; look += 1) {
    const found = await identity.connect('silent').catch(() => undefined);
    if (!found?.tokens()) break;
    await pause(SIGN_OUT_LOOK_MS);
  }
  session.forgetEnding();
}

/** Redirects to the provider once it can be reached; until then the page says that it cannot. */
export async function enterProvider(
  entrance: Entrance,
  options: Omit<EntranceOptions, 'locale'>,
  returnTo: string | undefined,
): Promise<never> {
  const { session, identity, origin, leave } = entrance;
  const wanted = new URL(returnTo ?? window.location.href, origin);
  if (wanted.origin === origin) saveReturnPath(wanted);
  // Now: until the provider can be reached, another tab may store its own.
  const back = isEntrance(wanted.pathname) ? returnPath(origin) : pathOf(wanted);
  if (session.ending === 'elsewhere') await otherTabIsOut(entrance);
  while (!(await identity.isUp())) {
    session.store.connected('reconnecting');
    await pause(reconnectMs());
  }
  session.store.connected('online');
  awayMark.set(session.client !== undefined);
  const client = session.client ?? (await identity.connect('idle'));
  const notice = session.ending === 'refused' ? 'session-ended' : undefined;
  const employer = domainIn(shellStorage.get('domain'));
  const url = await client.entranceUrl({
    notice,
    employer,
    applyTo: back === undefined ? undefined : jobAppliedTo(back),
    ...options,
    locale: document.documentElement.lang || 'en',
  });
  saveReturnPathOfFlow(url, back);
  leave({ url });
  return pageIsLeaving();
}
