import { saveReturnPath, pathOf } from '../routing/guard.ts';
import { saveReturnPathOfFlow } from '../routing/return-path-of-flow.ts';
import type { CurrentSession } from './current-session.ts';
import type { Departure, IdentityConnector } from './identity-client.ts';
import { pageIsLeaving } from './pauses.ts';
import { sessionMarker } from './session-marker.ts';

/** Finds the session that this browser may have: the tokens of another tab, else the provider's own session. */
export async function recogniseSession(
  session: CurrentSession,
  identity: IdentityConnector,
  leave: (departure: Departure) => void,
): Promise<void> {
  const [idle, shared] = await Promise.all([identity.connect('idle').catch(() => undefined), session.tabs.ask(0)]);
  if (session.client) return;
  if (idle && shared) {
    idle.take(shared);
    if (session.adopt(idle)) return;
  }
  const found = await session.look('silent');
  if (found !== 'signed-out') return;
  // If the provider is on another site, its frame may be blocked from its own cookies; a page of it is not.
  if (idle && identity.isElsewhere && sessionMarker.isSet()) {
    saveReturnPath(window.location);
    sessionMarker.clear();
    const url = await idle.checkUrl();
    saveReturnPathOfFlow(url, pathOf(window.location));
    leave({ url });
    await pageIsLeaving();
  }
  session.end('nobody');
}
