import type { IdentityClient } from './identity-client.ts';
import { oneTabAtATime } from './one-at-a-time.ts';
import type { SessionTabs } from './session-tabs.ts';

/**
 * `uncertain`: refused, but an earlier request of this or another tab got no response, and its lost response may have contained
 * the valid tokens.
 */
export type RenewOutcome = 'valid' | 'renewed' | 'refused' | 'uncertain' | 'unreachable';

/** With less time than this left, in seconds, a call could arrive with an expired token. */
export const CALL_VALIDITY_SECONDS = 10;

/**
 * Renews the tokens for all tabs: one tab at a time asks the provider, after checking whether another tab has newer tokens, and
 * sends the new ones to the others. A refresh token can be used only once, so two tabs must never use the same one.
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
    if (isUncertain) tabs.send({ kind: 'unanswered' });
    const tokens = client.share();
    if (outcome === 'renewed' && tokens) tabs.send({ kind: 'renewed', tokens });
    return outcome;
  }

  return {
    /** @param minValidity Seconds for which the access token must still be valid; -1 always renews. */
    renew(client: IdentityClient, minValidity: number): Promise<RenewOutcome> {
      if (minValidity >= 0 && !client.expiresWithin(minValidity)) return Promise.resolve('valid');
      const before = serialOf(client);
      return oneTabAtATime(() => ask(client, minValidity, before));
    },
    /** Another tab got no response. */
    wentUnanswered: () => void (isUncertain = true),
  };
}
