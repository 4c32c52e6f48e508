import { hashKey, useQueryClient, type Query, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useShell } from '../shell/shell-context.tsx';
import { keepCurrent } from './keep-current.ts';

/** When the last request of each query was sent, in milliseconds since 1970. */
const askedAt = new WeakMap<Query, number>();

const queryOf = (client: QueryClient, key: QueryKey) => client.getQueryCache().get(hashKey(key));

export function noteAsked(client: QueryClient, key: QueryKey): void {
  const query = queryOf(client, key);
  if (query) askedAt.set(query, Date.now());
}

/** Keeps the result of a query current that events change, while a component shows it. */
export function useLive(isLive: boolean, key: QueryKey): void {
  const client = useQueryClient();
  const { events } = useShell();
  const hash = hashKey(key);

  useEffect(() => {
    if (!isLive) return undefined;
    const query = () => client.getQueryCache().get(hash);
    return keepCurrent(events, {
      askedBefore(time) {
        const shown = query();
        const asked = shown && (askedAt.get(shown) ?? shown.state.dataUpdatedAt);
        return asked !== undefined && asked > 0 && asked < time;
      },
      // A request that does not come back is replaced by the next one.
      refresh: () =>
        void query()
          ?.fetch(undefined, { cancelRefetch: true })
          .catch(() => undefined),
    });
  }, [isLive, hash, client, events]);
}
