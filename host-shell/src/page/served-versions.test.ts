import { afterEach, expect, it, vi } from 'vitest';
import { STORAGE_KEYS } from '@hirehq/shared-contracts/storage-keys';
import { askForVersions, currentVersionsIn, lookForVersions, versionsIn } from './served-versions.ts';

const html = (shell: string, remotes: unknown) =>
  `<!doctype html><link rel="stylesheet" href="/shell/${shell}/main.css" integrity="x">` +
  `<script type="application/json" id="hirehq-release-set">${JSON.stringify({ sequence: 4, remotes })}</script>`;
const JOBS = { jobs: { current: { version: '2.0.0' }, previous: { version: '1.0.0' } } };

afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

it('SH-32 reads the versions of a page from its text', () => {
  expect(versionsIn(html('1.0.0-a', JOBS))).toEqual({ shell: '1.0.0-a', remotes: { jobs: '2.0.0 1.0.0' } });
  expect(versionsIn(html('1.0.0-a', { jobs: { current: { version: '2.0.0' } } }))?.remotes).toEqual({ jobs: '2.0.0 ' });
});

it('SH-32 reads the version of a shell whose files are at another origin', () => {
  const elsewhere = html('1.0.0-a', JOBS).replace('"/shell/', '"https://assets.example/shell/');
  expect(versionsIn(elsewhere)?.shell).toBe('1.0.0-a');
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

it('SH-32 PF-08 requests the versions that this tab has chosen in place of the live ones', async () => {
  const fetched = vi.fn<(url: URL) => Promise<Response>>(() => Promise.resolve(new Response(html('1.0.0-b', JOBS))));
  vi.stubGlobal('fetch', fetched);
  await lookForVersions(1000);
  expect(fetched.mock.lastCall?.[0].search).toBe('');
  sessionStorage.setItem(STORAGE_KEYS.releaseOverride, 'token');
  await lookForVersions(1000);
  expect(fetched.mock.lastCall?.[0].search).toBe('?release-override=token');
  fetched.mockResolvedValueOnce(Response.json({ shell: '1.0.0', jobs: '2.0.0' }));
  expect(await askForVersions(1000, { jobs: '9.0.0' })).toEqual({ shell: '1.0.0', jobs: '9.0.0' });
});

it('SH-32 knows the current versions of a page, but not of one of npm run dev', () => {
  expect(currentVersionsIn(html('1.0.0-a', JOBS))).toEqual({ shell: '1.0.0-a', jobs: '2.0.0' });
  expect(currentVersionsIn(html('1.0.0-a', { jobs: { current: { version: '1.0.0-dev.1' } } }))).toBeUndefined();
  expect(currentVersionsIn('')).toBeUndefined();
});

it('SH-32 asks which versions are live, and ignores what is no answer', async () => {
  const fetched = vi.fn<typeof fetch>(() => Promise.resolve(Response.json({ shell: '1.0.0', jobs: '2.0.0' })));
  vi.stubGlobal('fetch', fetched);
  expect(await askForVersions(1000)).toEqual({ shell: '1.0.0', jobs: '2.0.0' });
  fetched.mockResolvedValueOnce(new Response('{}', { status: 503 }));
  expect(await askForVersions(1000)).toBeUndefined();
  fetched.mockResolvedValueOnce(Response.json({ shell: 1 }));
  expect(await askForVersions(1000)).toBeUndefined();
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  expect(await askForVersions(1000)).toBeUndefined();
});
