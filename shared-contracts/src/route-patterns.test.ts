import { expect, test } from 'vitest';
import { ROUTE_PATTERNS } from './route-patterns.ts';
import { routes } from './routes.ts';

const PLACEHOLDER = 'x';

/** Addresses of every builder, with and without what it may be given. */
const ADDRESSES: Partial<Record<keyof typeof routes, string[]>> = {
  searchResults: [routes.searchResults(true), routes.searchResults(false)],
  job: [routes.job({ id: PLACEHOLDER }), routes.job({ id: PLACEHOLDER, referrerId: PLACEHOLDER })],
  company: [routes.company({ id: PLACEHOLDER })],
  candidateJob: [routes.candidateJob({ id: PLACEHOLDER })],
  trackedJob: [routes.trackedJob({ id: PLACEHOLDER, tab: 'offer' })],
  publicApplication: [routes.publicApplication({ id: PLACEHOLDER })],
  application: [routes.application({ id: PLACEHOLDER })],
  interviewDetails: [routes.interviewDetails({ id: PLACEHOLDER, mode: 'scorecard' })],
  platformRemote: [routes.platformRemote(PLACEHOLDER)],
  publicProfile: [routes.publicProfile({ candidateKey: PLACEHOLDER })],
};

/** The paths of a pattern, with and without its optional segment. */
const pathsOf = (pattern: string) =>
  [pattern.replaceAll('?', ''), pattern.replace(/\/:\w+\?$/, '')].map((path) => path.replaceAll(/:\w+/g, PLACEHOLDER));

test.each(Object.entries(ROUTE_PATTERNS))('PF-04 %s leads to the pages of its patterns, and to no other', (name, patterns) => {
  const builder = routes[name as keyof typeof routes] as () => string;
  const addresses = ADDRESSES[name as keyof typeof routes] ?? [builder()];
  const paths = addresses.map((address) => address.split('?')[0]);
  expect(new Set(paths)).toEqual(new Set(patterns.flatMap(pathsOf)));
});
