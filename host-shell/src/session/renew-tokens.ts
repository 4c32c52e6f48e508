import type { IdentityClient } from './identity-client.ts';
import { oneTabAtATime } from './one-at-a-time.ts';
import type { SessionTabs } from './session-tabs.ts';

/** `uncertain`: refused, but an earlier request, of this tab or another, went out and its answer with the tokens that count never came. */
export type RenewOutcome = 'valid' | 'renewed' | 'refused' | 'uncertain' | 'unreachable';

/** Less than this and a call may arrive with a token that is over. */
export const CALL_VALIDITY_SECONDS = 10;

/**
 * New tokens for all tabs of the browser: one tab at a time asks the provider, after it has looked whether another has
 * newer ones already, and tells the others. A refresh token is used once, so two tabs must never use the same.
 */
export function createRenewal(tabs: SessionTabs) {
  let isUncertain = false;

  const serialOf = (client: IdentityClient) => client.share()?.serial ?? 0;

  async function ask(client: IdentityClient, minValidity: number, before: number): Promise<RenewOutcome> {
    const shared = await tabs.ask(serialOf(client));
    if (shared) client.take(shared);
    const isNewer = serialOf(client) > before;
    if (isNewer && !client.expiresWithin(Math.max(minValidity, CALL_VALIDITY_SECONDS))) return 'renewed';
    const outcome = await client.update(minValidity);
    if (outcome === 'refused' && isUncertain) {
      isUncertain = false;
      return 'uncertain';
    }
    isUncertain = outcome === 'unreachable';
    if (isUncertain) tabs.tell({ kind: 'unanswered' });
    const tokens = client.share();
    if (outcome === 'renewed' && tokens) tabs.tell({ kind: 'renewed', tokens });
    return outcome;
  }

  return {
    /** @param minValidity Seconds the access token must still be good for; -1: get new ones in any case. */
    renew(client: IdentityClient, minValidity: number): Promise<RenewOutcome> {
      if (minValidity >= 0 && !client.expiresWithin(minValidity)) return Promise.resolve('valid');
      const before = serialOf(client);
      return oneTabAtATime(() => ask(client, minValidity, before));
    },
    /** Another tab got no answer. */
    wentUnanswered: () => void (isUncertain = true),
  };
}
