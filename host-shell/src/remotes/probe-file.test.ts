import { describe, expect, it, vi } from 'vitest';
import { firstBadFile, probeFile } from './probe-file.ts';

const code = 'export const answer = 42;';
// sha384 of the code above.
const file = {
  url: '/remotes/jobs/1.0.0/a.js',
  integrity: 'sha384-2y8axPIfssX1jRIbGOpFCb+GsAUxJqGx9RzvHxDIm5SSP3vFBMOTOzqWxGpcVAyj',
  kind: 'script',
} as const;
const responseOf = (body: string, status = 200, type = 'text/javascript') =>
  new Response(body, { status, headers: { 'content-type': type } });

function serve(response: () => Promise<Response>) {
  vi.stubGlobal('fetch', vi.fn(response));
}

describe('probeFile', () => {
  it.each([
    ['nothing wrong', responseOf(code), undefined],
    ['a 404', responseOf('', 404), 'not-found'],
    ['a 500', responseOf('', 500), 'server-error'],
    ['HTML', responseOf('<p>', 200, 'text/html; charset=utf-8'), 'not-javascript'],
    ['other bytes', responseOf(`${code}//`), 'tampered'],
  ])('PF-03 reports %s', async (_, response, cause) => {
    serve(() => Promise.resolve(response));
    await expect(probeFile(file, 1000)).resolves.toBe(cause);
  });

  it('PF-03 distinguishes a timeout from an unreachable server', async () => {
    serve(() => Promise.reject(new DOMException('late', 'TimeoutError')));
    await expect(probeFile(file, 1000)).resolves.toBe('timeout');
    serve(() => Promise.reject(new TypeError('Failed to fetch')));
    await expect(probeFile(file, 1000)).resolves.toBe('unreachable');
  });

  it('PF-03 names the first incorrect file of several', async () => {
    vi.stubGlobal('fetch', (url: string) => Promise.resolve(url.endsWith('b.js') ? responseOf('', 404) : responseOf(code)));
    await expect(firstBadFile([file, { ...file, url: '/b.js' }], 1000)).resolves.toEqual({ url: '/b.js', cause: 'not-found' });
    await expect(firstBadFile([file], 1000)).resolves.toBeUndefined();
  });
});
