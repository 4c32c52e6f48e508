import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { nameOf, type ApiQueryName, type ApiResult, type ApiVariables } from './api-operation.ts';

/** The owner of the data: a candidate's id, or everybody. */
export type DataOwner = string;
export const EVERYBODY: DataOwner = 'everybody';

/** Pages of an operation have separate keys from its single results. */
type Shape = 'one' | 'pages';

export const keyOf = (owner: DataOwner, shape: Shape, operation: ApiQueryName, variables: object): QueryKey => [
  owner,
  nameOf(operation),
  shape,
  variables,
];

export const ownerOf = (key: QueryKey | undefined): DataOwner | undefined => key?.[0] as DataOwner | undefined;

/** The cached server data of this browser, for mutations and reactions to events. */
export interface ApiCache {
  /** Refetches results on screen now, and others when they are next shown. Without variables: every result of the operation. */
  invalidate: <O extends ApiQueryName>(operation: O, variables?: ApiVariables<O>) => void;
  /**
   * Replaces each cached result; `change` returns the same object to leave one unchanged. `page` is the index of the page in a
   * list, from 0.
   */
  update: <O extends ApiQueryName>(operation: O, change: (result: ApiResult<O>, page: number) => ApiResult<O>) => void;
}

interface Pages<Page> {
  pages: Page[];
  pageParams: unknown[];
}

export interface OpenCache extends ApiCache {
  /** Restores every replaced result that is still cached. Data of a candidate who has signed out is not restored. */
  undo: () => void;
  /** Refetches results that were in flight when they should have been replaced, because they may be older than the change. */
  refetchMissed: () => void;
}

/** The cache as seen by one change. */
export function openCache(client: QueryClient): OpenCache {
  const replaced = new Map<string, { key: QueryKey; data: unknown }>();
  const missed: QueryKey[] = [];

  function replace(key: QueryKey, change: (data: unknown) => unknown): void {
    const data: unknown = client.getQueryData(key);
    if (data === undefined) {
      missed.push(key);
      return;
    }
    const changed = change(data);
    if (changed === data) return;
    // A result requested before the change must not overwrite it.
    void client.cancelQueries({ queryKey: key, exact: true });
    const id = JSON.stringify(key);
    if (!replaced.has(id)) replaced.set(id, { key, data });
    client.setQueryData(key, changed);
  }

  return {
    invalidate(operation, variables) {
      const name = nameOf(operation);
      const requested = variables === undefined ? undefined : JSON.stringify(variables);
      void client.invalidateQueries({
        predicate: ({ queryKey }) =>
          queryKey[1] === name && (requested === undefined || JSON.stringify(queryKey[3]) === requested),
      });
    },
    update(operation, change) {
      const name = nameOf(operation);
      const changeOne = (data: unknown, page: number) => change(data as never, page);
      for (const { queryKey } of client.getQueryCache().findAll({ predicate: (query) => query.queryKey[1] === name }))
        replace(queryKey, (data) =>
          queryKey[2] === 'pages' ? changePages(data as Pages<unknown>, changeOne) : changeOne(data, 0),
        );
    },
    undo() {
      for (const { key, data } of replaced.values()) if (client.getQueryState(key)) client.setQueryData(key, data);
    },
    refetchMissed() {
      for (const queryKey of missed) void client.invalidateQueries({ queryKey, exact: true });
    },
  };
}

function changePages(data: Pages<unknown>, change: (page: unknown, at: number) => unknown): Pages<unknown> {
  const pages = data.pages.map((page, at) => change(page, at));
  return pages.every((page, index) => page === data.pages[index]) ? data : { ...data, pages };
}
