import { declaredPaths, LEADS_ELSEWHERE, PAGES } from '../platform/pages.ts';
import { expect, test } from '../platform/test.ts';

const SUBJECTS = {
  job: 'job',
  trackedJob: 'job',
  interview: 'interview',
  conversation: { candidateId: 'employer', enterpriseId: 'employer' },
  candidateKey: 'key',
};

/** `/job/:id/:referrerId?` as an expression that its addresses match. */
const matching = (path: string) => new RegExp(`^${path.replaceAll(/\/:\w+\?/g, '(/[^/]+)?').replaceAll(/:\w+/g, '[^/]+')}$`);

test('A42 every route of the shell and the remotes is among the pages that are looked at', () => {
  const shown = PAGES.map(({ path }) => path(SUBJECTS).replace(/\?.*/, ''));
  const missing = declaredPaths().filter(
    (path) => !(path in LEADS_ELSEWHERE) && !shown.some((each) => matching(path).test(each)),
  );
  expect(missing).toEqual([]);
});
