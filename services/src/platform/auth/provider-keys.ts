import { createLocalJWKSet, type JSONWebKeySet } from 'jose';
import { Refusal } from '../refusals/refusal.ts';

type KeySet = ReturnType<typeof createLocalJWKSet>;

export interface ProviderKeys {
  /** The cached keys, refreshed in the background. Throws Refusal OVERLOADED until keys have been loaded once. */
  current(): Promise<KeySet>;
  /**
   * The keys, reloaded to find an unknown key id. Throws NOT_SIGNED_IN at once for an id that was not found before,
   * or if too many ids were looked up; OVERLOADED while the provider is unavailable.
   */
  with(keyId: string): Promise<KeySet>;
}

const FRESH_MS = 10 * 60_000;
/** Time between two background refreshes while the provider does not respond. */
const BETWEEN_FETCHES_MS = 15_000;

/** Limits lookups of unknown key ids, which anybody can make up. */
const UNKNOWN_KEYS = { fetches: 2, windowMs: 60_000, remembered: 1_000 };

/** The provider's keys. While the provider is unavailable, the last loaded keys stay in use indefinitely. */
export function createProviderKeys(fetchKeys: () => Promise<JSONWebKeySet>, now: () => Date): ProviderKeys {
  let keySet: KeySet | undefined;
  let keyIds = new Set<string>();
  let fetchedAt = 0;
  let triedAt = -Infinity;
  let isAway = false;
  let underWay: Promise<void> | undefined;
  /** Times of lookups of unknown key ids within the window. */
  let looks: number[] = [];
  /** Key ids that were not found → time of the lookup. */
  const unknown = new Map<string, number>();

  async function refresh(): Promise<void> {
    triedAt = now().getTime();
    try {
      const keys = await fetchKeys();
      keySet = createLocalJWKSet(keys);
      keyIds = new Set(keys.keys.map(({ kid }) => kid ?? ''));
      fetchedAt = now().getTime();
      isAway = false;
    } catch (error) {
      isAway = true;
      throw new Refusal('OVERLOADED', { cause: error });
    }
  }

  const fetchOnce = () => (underWay ??= refresh().finally(() => (underWay = undefined)));

  function theKeys(): KeySet {
    if (!keySet) throw new Refusal('OVERLOADED');
    return keySet;
  }

  function remember(keyId: string): void {
    if (unknown.size >= UNKNOWN_KEYS.remembered) unknown.clear();
    unknown.set(keyId, now().getTime());
  }

  function refuseKnownInVain(keyId: string): void {
    const since = now().getTime() - UNKNOWN_KEYS.windowMs;
    const lookedAt = unknown.get(keyId);
    if (lookedAt === undefined) return;
    if (lookedAt > since) throw new Refusal('NOT_SIGNED_IN');
    unknown.delete(keyId);
  }

  function countLook(): void {
    const time = now().getTime();
    looks = looks.filter((at) => at > time - UNKNOWN_KEYS.windowMs);
    if (looks.length >= UNKNOWN_KEYS.fetches) throw new Refusal(isAway ? 'OVERLOADED' : 'NOT_SIGNED_IN');
    looks.push(time);
  }

  return {
    async current() {
      const time = now().getTime();
      if (!keySet) await fetchOnce();
      else if (time - fetchedAt > FRESH_MS && time - triedAt > BETWEEN_FETCHES_MS) void fetchOnce().catch(() => undefined);
      return theKeys();
    },
    async with(keyId) {
      refuseKnownInVain(keyId);
      // A request already in flight may have started before the new key was published.
      await underWay?.catch(() => undefined);
      if (!keyIds.has(keyId)) {
        if (!underWay) countLook();
        await fetchOnce();
        if (!keyIds.has(keyId)) remember(keyId);
      }
      return theKeys();
    },
  };
}
