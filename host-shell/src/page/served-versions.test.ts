import { afterEach, expect, it, vi } from 'vitest';
import { lookForVersions, versionsIn } from './served-versions.ts';

const html = (shell: string, remotes: unknown) =>
  `<!doctype html><link rel="stylesheet" href="/shell/${shell}/main.css" integrity="x">` +
  `<script type="application/json" id="hirehq-release-set">${JSON.stringify({ sequence: 4, remotes })}</script>`;
const JOBS = { jobs: { current: { version: '2.0.0' }, previous: { version: '1.0.0' } } };

afterEach(() => vi.unstubAllGlobals());

it('SH-32 reads the versions of a page from its text', () => {
  expect(versionsIn(html('1.0.0-a', JOBS))).toEqual({ shell: '1.0.0-a', remotes: { jobs: '2.0.0 1.0.0' } });
  expect(versionsIn(html('1.0.0-a', { jobs: { current: { version: '2.0.0' } } }))?.remotes).toEqual({ jobs: '2.0.0 ' });
});

it.each(['', '<h1>502 Bad Gateway</h1>', '<script id="hirehq-release-set">{</script>', html('1', { jobs: null })])(
  'SH-32 finds none in %j',
  (text) => expect(versionsIn(text)).toBeUndefined(),
);

it('SH-32 requests the page like a new one, and ignores a missing response', async () => {
  const fetched = vi.fn<typeof fetch>(() => Promise.resolve(new Response(html('1.0.0-b', JOBS))));
  vi.stubGlobal('fetch', fetched);
  expect(await lookForVersions(1000)).toEqual({ shell: '1.0.0-b', remotes: { jobs: '2.0.0 1.0.0' } });
  expect(fetched.mock.calls[0]?.[1]).toMatchObject({ cache: 'no-store', headers: { accept: 'text/html' } });
  fetched.mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await lookForVersions(1000)).toBeUndefined();
});
