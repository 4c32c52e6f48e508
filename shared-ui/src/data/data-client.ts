import { MutationCache, QueryCache, QueryClient, type QueryKey } from '@tanstack/react-query';
import type { BusEvent, Topic } from '@hirehq/shared-contracts/events';
import type { Session } from '@hirehq/shared-contracts/session';
import type { ShellApi } from '@hirehq/shared-contracts/shell-api';
import { EVERYBODY, openCache, ownerOf, type ApiCache, type DataOwner } from './api-cache.ts';
import { isExpected } from './failure.ts';

/** The effect of each event on a remote's data; nothing else is refetched. */
export type EventReactions = { readonly [T in Topic]?: (event: BusEvent<T>, cache: ApiCache) => void };

interface DataClient {
  client: QueryClient;
  /** The owner of the data in it. */
  owner: DataOwner;
  users: number;
  stop: () => void;
}

/** Results younger than this are shown without a request; events report earlier changes. */
const FRESH_MS = 60_000;
/** Results that are not shown are cached this long, for back navigation. */
const KEPT_MS = 10 * 60_000;

export const ownerOfSession = (session: Session): DataOwner =>
  session.status === 'signed-in' ? session.user.candidateId : EVERYBODY;

const clients = new WeakMap<ShellApi, DataClient>();

function create(shell: ShellApi): DataClient {
  const report = (error: unknown, detail: unknown) => {
    if (!isExpected(error)) shell.report(error, { detail: String(detail) });
  };
  const client = new QueryClient({
    queryCache: new QueryCache({ onError: (error, query) => report(error, query.queryKey[1]) }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _context, mutation) => report(error, mutation.options.mutationKey?.[0]),
    }),
    defaultOptions: {
      // A request fails immediately when offline, and the screen says so; it does not wait silently.
      queries: { networkMode: 'always', retry: false, staleTime: FRESH_MS, gcTime: KEPT_MS, refetchOnWindowFocus: false },
      // A completed change is not cached, because it contains what was typed.
      mutations: { networkMode: 'always', retry: false, gcTime: 0 },
    },
  });
  return { client, owner: ownerOfSession(shell.session.current()), users: 0, stop: () => undefined };
}

function dataClientFor(shell: ShellApi): DataClient {
  let dataClient = clients.get(shell);
  if (!dataClient) clients.set(shell, (dataClient = create(shell)));
  removeDataOfOthers(dataClient, ownerOfSession(shell.session.current()));
  return dataClient;
}

/** The data of one ShellApi, for all parts of a remote. */
export const dataClientOf = (shell: ShellApi): QueryClient => dataClientFor(shell).client;

/** Removes the data of the previous candidate; data that everybody may see stays. */
function removeDataOfOthers(dataClient: DataClient, owner: DataOwner): void {
  if (dataClient.owner === owner) return;
  dataClient.owner = owner;
  dataClient.client.getMutationCache().clear();
  const theirs = { predicate: ({ queryKey }: { queryKey: QueryKey }) => ![owner, EVERYBODY].includes(ownerOf(queryKey) ?? '') };
  // Data that a part still shows is removed when that part unmounts, not after the cache time.
  for (const query of dataClient.client.getQueryCache().findAll(theirs)) query.gcTime = 0;
  dataClient.client.removeQueries(theirs);
}

function listen(shell: ShellApi, dataClient: DataClient, reactions: EventReactions): () => void {
  const stops = (Object.keys(reactions) as Topic[]).map((topic) =>
    shell.events.subscribe(topic, (event) => {
      const react = reactions[topic] as ((event: BusEvent, cache: ApiCache) => void) | undefined;
      react?.(event, openCache(dataClient.client));
    }),
  );
  stops.push(shell.session.subscribe((session) => removeDataOfOthers(dataClient, ownerOfSession(session))));
  return () => {
    for (const stop of stops) stop();
  };
}

/** Follows the session and the events while a part of the remote is mounted. Returns a function that stops it. */
export function followEvents(shell: ShellApi, reactions: EventReactions): () => void {
  const dataClient = dataClientFor(shell);
  dataClient.users += 1;
  if (dataClient.users === 1) dataClient.stop = listen(shell, dataClient, reactions);
  return () => {
    dataClient.users -= 1;
    if (dataClient.users === 0) dataClient.stop();
  };
}

/** Removes the data that no part shows: until they expired, they would keep a removed tree in memory. */
export function forgetUnused(shell: ShellApi): void {
  const dataClient = clients.get(shell);
  if (dataClient?.users === 0) dataClient.client.clear();
}
