import { expect, test } from 'vitest';
import { isShared, type PageFacts } from './shared-page.policy.ts';

const SHARED: PageFacts = {
  method: 'GET',
  status: 200,
  isCandidate: false,
  isFramed: false,
  hasOverrides: false,
  hasCanaries: false,
  hasLinkHints: false,
  isIndexed: true,
  mayKeep: true,
  isOfLiveSet: true,
  dependsOnCountry: false,
  isComplete: true,
};

test('PF-01 a complete page that is the same for everybody is shared', () => {
  expect(isShared(SHARED)).toBe(true);
});

const REASONS: Readonly<Record<string, Partial<PageFacts>>> = {
  'a request for its headers': { method: 'HEAD' },
  'a page that does not exist': { status: 404 },
  'a page that cannot be shown now': { status: 503 },
  'a browser that may have a session': { isCandidate: true },
  'a page in a frame': { isFramed: true },
  'a page with working copies or chosen versions': { hasOverrides: true },
  'a page while a canary runs': { hasCanaries: true },
  'a link that says who sent its visitor': { hasLinkHints: true },
  'a page that search engines may not list': { isIndexed: false },
  'a page that must be gone at once': { mayKeep: false },
  'a page of the set before': { isOfLiveSet: false },
  'a list that depends on the country of its visitor': { dependsOnCountry: true },
  'a page whose content was late': { isComplete: false },
};

test.each(Object.entries(REASONS))('PF-01 not shared: %s', (_, fact) => {
  expect(isShared({ ...SHARED, ...fact })).toBe(false);
});

test('PF-01 every fact of a page can be the reason not to share it', () => {
  expect([...new Set(Object.values(REASONS).flatMap((fact) => Object.keys(fact)))].toSorted()).toEqual(
    Object.keys(SHARED).toSorted(),
  );
});
