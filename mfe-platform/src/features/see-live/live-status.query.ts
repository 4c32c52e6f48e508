import { useEffect, useEffectEvent } from 'react';
import { useApiQuery } from '@hirehq/shared-ui';
import { LivePlatformDocument, type LivePlatformQuery } from './live-status.graphql.ts';

/** Hours that loads are counted over. */
export const HOURS = 24;
const EVERY_MS = 30_000;

export type LiveStatus = LivePlatformQuery['platformStatus'];
export type LiveRemote = LiveStatus['remotes'][number];

/** What is live and how it loads, requested again every half a minute while the page is visible. */
export function useLiveStatus() {
  const query = useApiQuery(LivePlatformDocument, { hours: HOURS });
  const refresh = useEffectEvent(() => {
    if (document.visibilityState === 'visible' && !query.refreshing) query.retry();
  });
  useEffect(() => {
    const timer = setInterval(() => refresh(), EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  return query;
}
