import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { HOUR_MS } from '@hirehq/shared-contracts/durations';
import { RELEASE_OVERRIDE_PARAMETER } from '@hirehq/shared-contracts/release-override';
import type { ReleaseSet } from '@hirehq/shared-contracts/release';
import { createTestApp, type TestApp } from '../../../../platform/testing/test-app.ts';
import { testTeam } from '../../team-keys/testing/test-team.ts';
import { blockRelease } from '../block-release.ts';
import { publishingTeam, type PublishingTeam } from '../testing/publishing-team.ts';

const START = new Date('2030-01-01T12:00:00Z');
let now = START;
let hirehq: TestApp;
let team: PublishingTeam;
beforeAll(async () => {
  hirehq = await createTestApp({ config: { teamRateLimit: 0 }, now: () => now });
  team = await publishingTeam(hirehq, {
    team: 'learning',
    remotes: ['learning', 'shell'],
    rights: ['publish', 'promote', 'override'],
  });
  for (const version of ['1.0.0', '1.1.0'])
    for (const remote of ['shell', 'learning']) await team.publishVersion(remote, version);
  await team.ask('POST sets', { change: { shell: '1.0.0', learning: '1.0.0' }, why: 'First.' });
});
afterAll(() => hirehq.close());

const choose = (releases: Record<string, string>, more: object = {}) => team.ask('POST overrides', { releases, ...more });

async function page(query = '') {
  const { body } = await hirehq.app.inject({ url: `/${query}`, headers: { accept: 'text/html' } });
  const json = (id: string) => JSON.parse(new RegExp(`id="${id}">([^]*?)</script>`).exec(body)?.[1] ?? 'null') as unknown;
  const set = json('hirehq-release-set') as ReleaseSet;
  return { body, learning: set.remotes['learning'], config: json('hirehq-config') as { releaseOverride?: unknown } };
}

const withToken = (token: string) => page(`?${RELEASE_OVERRIDE_PARAMETER}=${encodeURIComponent(token)}`);

describe('a link with chosen versions', () => {
  test('PF-08 runs them in the page that has it, with nothing to step back to, and in no other', async () => {
    const { body } = await choose({ learning: 'candidate' });
    expect(body).toMatchObject({ releases: { learning: '1.1.0' }, expiresTimestamp: '2030-01-01T20:00:00.000Z' });
    const chosen = await withToken(body.token);
    expect(chosen.learning?.current.version).toBe('1.1.0');
    expect(chosen.learning?.previous).toBeUndefined();
    expect(chosen.body).toContain('"/remotes/learning/1.1.0/entry.js":"sha384-');
    expect(chosen.config.releaseOverride).toEqual({ releases: { learning: '1.1.0' }, expires: '2030-01-01T20:00:00.000Z' });
    expect(chosen.body).toContain('sessionStorage.setItem("releaseOverride"');

    const other = await page();
    expect(other.learning?.current.version).toBe('1.0.0');
    expect(other.config.releaseOverride).toBeUndefined();
    expect(new URL(body.url).searchParams.get(RELEASE_OVERRIDE_PARAMETER)).toBe(body.token);
  });

  test('PF-08 may choose the shell', async () => {
    const { body } = await choose({ shell: '1.1.0' });
    expect((await withToken(body.token)).body).toContain('/shell/1.1.0/entry.js');
    expect((await page()).body).toContain('/shell/1.0.0/entry.js');
  });

  test('PF-08 runs the live versions once it has expired, and says so', async () => {
    const { body } = await choose({ learning: '1.1.0' }, { hours: 1 });
    now = new Date(START.getTime() + HOUR_MS);
    const ended = await withToken(body.token);
    now = START;
    expect(ended.learning?.current.version).toBe('1.0.0');
    expect(ended.config.releaseOverride).toBe('ended');
    expect(ended.body).toContain('sessionStorage.removeItem("releaseOverride")');
  });

  test('PF-08 runs the live versions of all remotes once one of its versions is blocked, and says so', async () => {
    await team.publishVersion('learning', '1.2.0');
    const { body } = await choose({ shell: '1.1.0', learning: '1.2.0' });
    await blockRelease(hirehq.services, { remote: 'learning', version: '1.2.0', why: 'A stolen key.' });
    const shown = await withToken(body.token);
    expect(shown.learning?.current.version).toBe('1.0.0');
    expect(shown.body).toContain('/shell/1.0.0/entry.js');
    expect(shown.config.releaseOverride).toBe('ended');
    expect((await choose({ learning: '1.2.0' })).body.errorCode).toBe('RELEASE_REFUSED');
    expect((await choose({ learning: 'candidate' })).body.releases).toEqual({ learning: '1.1.0' });
  });

  test.each([
    ['that was changed', (token: string) => token.replace('.', 'A.')],
    ['of somebody else', () => 'eyJyZWxlYXNlcyI6e319.c2ln'],
    ['that is no token', () => '"><script>alert(1)</script>'],
  ])('PF-08 with a token %s runs the live versions', async (_what, change) => {
    const { body } = await choose({ learning: '1.1.0' });
    const shown = await withToken(change(body.token));
    expect(shown.learning?.current.version).toBe('1.0.0');
    expect(shown.config.releaseOverride).toBe('ended');
    expect(shown.body).not.toContain('<script>alert');
  });

  test('PF-08 is left with an empty token, without a word', async () => {
    const left = await withToken('');
    expect(left.config.releaseOverride).toBeUndefined();
    expect(left.body).toContain('sessionStorage.removeItem("releaseOverride")');
  });
});

describe('who makes one', () => {
  test.each([
    ['a version that is not stored', { learning: '9.9.9' }, 422, 'RELEASE_REFUSED'],
    ['a remote without any version', { courses: 'candidate' }, 403, 'RIGHT_MISSING'],
    ['nothing', {}, 400, 'VALIDATION_FAILED'],
    ['what is no version', { learning: 'latest' }, 400, 'VALIDATION_FAILED'],
  ])('PF-08 may not choose %s', async (_what, releases, status, code) => {
    const { statusCode, body } = await choose(releases);
    expect([statusCode, body.errorCode]).toEqual([status, code]);
  });

  test('PF-08 needs the right to', async () => {
    const without = await testTeam(hirehq, { team: 'readers', remotes: ['learning'], rights: ['publish'] });
    const { statusCode, body } = await without.ask('POST overrides', { releases: { learning: '1.1.0' } });
    expect([statusCode, body.errorCode]).toEqual([403, 'RIGHT_MISSING']);
    expect(body.errorMessage).toContain("'override'");
  });
});
