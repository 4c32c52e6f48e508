import { useEffect } from 'react';
import { DAY_MS } from '@hirehq/shared-contracts/durations';
import { PORTAL_PARAMETER } from '@hirehq/shared-contracts/embed';
import type { RemoteStorage } from '@hirehq/shared-contracts/shell-api';
import { useSearchParams, useStorage } from '@hirehq/shared-ui';

const KEY = 'portal';
const KEPT_MS = 30 * DAY_MS;
/** The longest host name. */
const MAX_HOST = 253;

/** The host of the employer's page from which this browser came last; undefined if that was long ago, or never. */
export function portalOf(storage: RemoteStorage, now = Date.now()): string | undefined {
  const [host, at] = (storage.get(KEY) ?? '').split(' ');
  return host && now - Number(at) < KEPT_MS ? host : undefined;
}

export const rememberPortal = (storage: RemoteStorage, host: string, now = Date.now()): boolean =>
  /^[\w.-]+$/.test(host) && host.length <= MAX_HOST && storage.set(KEY, `${host} ${now}`);

/** Stores from which page of an employer the visitor came, for an application. The services decide whether it is one of the employer (JB-19). */
export function usePortalVisit(): void {
  const [query] = useSearchParams();
  const storage = useStorage();
  const host = query.get(PORTAL_PARAMETER);
  useEffect(() => {
    if (host !== null) rememberPortal(storage, host);
  }, [host, storage]);
}
