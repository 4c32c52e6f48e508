import { afterEach, describe, expect, it, vi } from 'vitest';
import { loadJobs } from './load-jobs.ts';
import { embeddedJobs } from './testing/embedded-jobs.ts';
import { fakePlatform, list, refusal, unreachable } from './testing/fake-platform.ts';

const SOURCE = {
  enterprise: 'acme',
  filters: 'city=Utrecht&enterprise=other',
  locale: 'es',
  theme: 'employer',
  developmentKey: 'key',
} as const;
const load = (after?: string, gone = new AbortController().signal) => loadJobs('https://jobs.example', SOURCE, { after, gone });

afterEach(() => vi.useRealTimers());

describe('PF-05 the request of an embed', () => {
  it('has the search, the employer of the element and nothing about the visitor', async () => {
    const asked = fakePlatform(list(embeddedJobs(['a'])));
    expect(await load('cursor')).toMatchObject({ jobs: [{ id: 'a' }] });
    const [request] = asked;
    expect(request?.url.origin + (request?.url.pathname ?? '')).toBe('https://jobs.example/embed/v1/jobs');
    expect([...(request?.url.searchParams ?? [])]).toEqual([
      ['city', 'Utrecht'],
      ['enterprise', 'acme'],
      ['locale', 'es'],
      ['after', 'cursor'],
      ['developmentKey', 'key'],
    ]);
    expect(request?.options).toMatchObject({ credentials: 'same-origin', referrerPolicy: 'origin' });
    expect(request?.options.headers).toBeUndefined();
  });

  it('names a theme that is not the employer’s own', async () => {
    const asked = fakePlatform(list(embeddedJobs(['a'])));
    await loadJobs('https://jobs.example', { ...SOURCE, theme: 'healthcare' }, { gone: new AbortController().signal });
    expect(asked[0]?.url.searchParams.get('theme')).toBe('healthcare');
  });

  it.each([
    ['an employer that is not known', refusal('NOT_FOUND'), 'ENTERPRISE_UNKNOWN'],
    ['a domain that is not proven', refusal('EMBED_NOT_ALLOWED', 403), 'DOMAIN_NOT_PROVEN'],
    ['too many requests', refusal('RATE_LIMITED', 429), 'BUSY'],
    ['a version that is not kept', refusal('EMBED_VERSION_NOT_FOUND', 404), 'VERSION_UNKNOWN'],
    ['another refusal', refusal('OVERLOADED', 503), 'FAILED'],
    ['a page of a proxy', () => new Response('<html>', { status: 502 }), 'FAILED'],
    ['a page in place of the list', () => new Response('<html>'), 'FAILED'],
    ['no network', unreachable, 'UNREACHABLE'],
  ])('says what is wrong with %s', async (_, response, error) => {
    fakePlatform(response);
    expect(await load()).toEqual({ error });
  });

  it('says that a response breaks off', async () => {
    const broken = new ReadableStream({ start: (stream) => stream.error(new TypeError('network error')) });
    fakePlatform(() => new Response(broken));
    expect(await load()).toEqual({ error: 'UNREACHABLE' });
  });

  it('waits ten seconds at most', async () => {
    vi.useFakeTimers();
    fakePlatform(() => new Promise<Response>(() => {}));
    const loaded = load();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await loaded).toEqual({ error: 'TOO_SLOW' });
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is aborted with the element, and leaves no timer', async () => {
    vi.useFakeTimers();
    const asked = fakePlatform(() => new Promise<Response>(() => {}));
    const element = new AbortController();
    const loaded = load(undefined, element.signal);
    element.abort();
    expect(await loaded).toHaveProperty('error');
    expect([asked[0]?.options.signal?.aborted, vi.getTimerCount()]).toEqual([true, 0]);
  });
});
