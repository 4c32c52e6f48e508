import { useState } from 'react';
import { jobSearchQuery, parseJobSearch, type JobSearchParams } from '@hirehq/shared-contracts/routes';
import { useStorage, useViewer } from '@hirehq/shared-ui';
import { storedItem } from '@hirehq/shared-ui/bundled';

const KEY = 'recentSearches';
const MOST = 5;
/** What a search is recognized by; filters and the order of the list are not kept. */
const KEPT = ['keyword', 'jobTitle', 'name', 'skills', 'city', 'state', 'country'] as const;

const queriesIn = (value: unknown): string[] | undefined =>
  Array.isArray(value) ? value.filter((each) => typeof each === 'string').slice(0, MOST) : undefined;

function keptQuery(search: JobSearchParams): string {
  return jobSearchQuery(Object.fromEntries(KEPT.flatMap((key) => (search[key] === undefined ? [] : [[key, search[key]]]))));
}

/** The last searches in this browser, newest first, of whoever uses it now. They are removed at logout. */
export function useRecentSearches() {
  const storage = useStorage();
  const viewer = useViewer();
  const item = storedItem<string[]>({ storage, key: KEY, ...(viewer !== undefined && { owner: viewer }) });
  const [, setChanges] = useState(0);
  const queries = item.get(queriesIn) ?? [];
  return {
    searches: queries.map((query) => parseJobSearch(new URLSearchParams(query))),
    keep(search: JobSearchParams): void {
      const query = keptQuery(search);
      if (query !== '') item.set([query, ...queries.filter((each) => each !== query)].slice(0, MOST));
    },
    clear(): void {
      item.remove();
      setChanges((count) => count + 1);
    },
  };
}
