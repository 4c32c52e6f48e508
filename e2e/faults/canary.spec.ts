import type { Browser } from '@playwright/test';
import type { Canary, CreatedOverride, HistoryEntry } from '@hirehq/shared-contracts/delivery';
import { LOAD_REPORTS_PATH } from '@hirehq/shared-contracts/release';
import { PORTS } from '../platform/addresses.ts';
import { builtRelease, builtReleases } from '../platform/built-releases.ts';
import { command } from '../platform/command.ts';
import { acceptCookies } from '../platform/consent.ts';
import { createDataFolder, removeDataFolder } from '../platform/data-folder.ts';
import { jobCards } from '../platform/jobs.ts';
import { liveMember } from '../platform/release-faults.ts';
import { START_WITHIN_MS, startPlatform, type Platform } from '../platform/start-platform.ts';
import { tamperWithRelease } from '../platform/tampered-release.ts';
import { expect, test } from '../platform/test.ts';

test.use({ expectedProblems: [/.*/] });
test.describe.configure({ mode: 'serial', timeout: 2 * START_WITHIN_MS });

const BROKEN = '9.0.0-broken';
const ROUTE = 'jobList';
/** Far more than it takes until half of the visitors, all with broken loads, have shown it. */
const MOST_VISITS = 60;

let data: string;
let platform: Platform;
let key: string;

/** A call of the API of teams. */
async function ask<Payload>(method: 'GET' | 'POST', path: string, body?: object): Promise<Payload> {
  const response = await fetch(`${platform.origin}/platform/v1/${path}`, {
    method,
    headers: { authorization: `Bearer ${key}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  const answer = (await response.json()) as { responsePayload: Payload };
  if (!response.ok) throw new Error(`${method} ${path}: ${JSON.stringify(answer)}`);
  return answer.responsePayload;
}

const canaryNow = async (): Promise<Canary | undefined> => (await ask<Canary[]>('GET', 'canaries?remote=jobs'))[0];

test.beforeAll(async () => {
  test.setTimeout(2 * START_WITHIN_MS);
  data = await createDataFolder();
  const options = { port: PORTS.canary, data };
  const first = await startPlatform({ ...options, releases: builtReleases() });
  await first.stop();
  const broken = await tamperWithRelease({
    from: builtRelease('mfe-jobs'),
    into: `${data}-releases`,
    version: BROKEN,
    change: `(remote) => ({ ...remote, routes: { ...remote.routes, ${ROUTE}: async () => () => { throw new Error('planted fault'); } } })`,
  });
  platform = await startPlatform({
    ...options,
    releases: [...builtReleases(), broken],
    // As in production: a start stores what it is given, and changes nothing of what is live.
    environment: { HIREHQ_RELEASES_PROMOTE: 'false' },
  });
  const made = await command('team-key', ['add', 'jobs-team', '--remotes', 'jobs', '--all-rights'], data);
  key = made.trim().split('\n').at(-1) ?? '';
});

test.afterAll(async () => {
  test.setTimeout(START_WITHIN_MS);
  await platform.stop();
  await removeDataFolder(data);
  await removeDataFolder(`${data}-releases`);
});

/** A new visitor opens the job list, sees jobs, and leaves once their page has reported. Returns the version the page was given. */
async function visit(browser: Browser): Promise<string> {
  const context = await browser.newContext({ locale: 'en-US' });
  try {
    const page = await context.newPage();
    const reported = page.waitForResponse((response) => new URL(response.url()).pathname === LOAD_REPORTS_PATH);
    await page.goto(`${platform.origin}/job-list`);
    await expect(jobCards(page).first()).toBeVisible({ timeout: 30_000 });
    await expect(page.getByRole('main').locator('[data-fallback]')).toHaveCount(0);
    const set = await page.locator('#hirehq-release-set').textContent();
    const { remotes } = JSON.parse(set ?? '') as { remotes: Record<string, { current: { version: string } }> };
    // As when it is left; a failure may have been reported before.
    await page.evaluate(() => window.dispatchEvent(new Event('pagehide')));
    expect((await reported).status()).toBe(204);
    return remotes['jobs']?.current.version ?? '';
  } finally {
    await context.close();
  }
}

test('PF-02 PF-03 a broken release that half of the visitors get is reverted by itself, and nobody sees a broken page', async ({
  browser,
  page,
}) => {
  const { current: live } = await liveMember(page, platform.origin, 'jobs');
  expect(live.version).not.toBe(BROKEN);

  await test.step('half of the visitors get it', async () => {
    const canary = await ask<Canary>('POST', 'canaries', { remote: 'jobs', version: BROKEN, share: 50, why: 'A new job list.' });
    expect(canary).toMatchObject({ state: 'RUNNING', against: live.version });
  });

  const given: string[] = [];
  await test.step('every visitor sees jobs, until it is reverted', async () => {
    while (given.length < MOST_VISITS && (await canaryNow())?.state === 'RUNNING') given.push(await visit(browser));
    expect(new Set(given)).toEqual(new Set([live.version, BROKEN]));
  });

  await test.step('the decision and its numbers are in the history', async () => {
    const canary = await canaryNow();
    expect(canary?.state).toBe('REVERTED');
    expect(canary?.decision).toMatch(
      new RegExp(`^Reverted: jobs crashed in \\d+ of \\d+ visits \\(.*\\) with ${BROKEN} and in 0 of`),
    );
    const { items } = await ask<{ items: HistoryEntry[] }>('GET', 'history?remote=jobs');
    expect(items[0]).toMatchObject({ action: 'CANARY_REVERT', by: 'platform', version: BROKEN, why: canary?.decision });
  });

  await test.step('from then on everybody has the live version', async () => {
    for (let number = 0; number < 3; number += 1) expect(await visit(browser)).toBe(live.version);
  });
});

test('PF-08 a tab runs the version that was chosen for it on every page, says so, and steps back to no other', async ({
  browser,
}) => {
  const { url } = await ask<CreatedOverride>('POST', 'overrides', { releases: { jobs: BROKEN } });
  const context = await browser.newContext({ locale: 'en-US' });
  await acceptCookies(context, platform.origin);
  const chosen = await context.newPage();
  const notice = chosen.getByText(`this tab runs jobs ${BROKEN} until`);
  const fallback = chosen.getByRole('main').locator('[data-fallback]');

  await test.step('the link chooses, and leaves the address as it was', async () => {
    await chosen.goto(url);
    await expect(notice).toBeVisible();
    await expect(chosen).toHaveURL(`${platform.origin}/`);
  });

  await test.step('its next pages run it too, also after a reload, and show that it is broken', async () => {
    await chosen.goto(`${platform.origin}/job-list?keyword=nurse`);
    await expect(fallback).toBeVisible();
    await chosen.reload();
    await expect(fallback).toBeVisible();
    await expect(notice).toBeVisible();
    await expect(chosen).toHaveURL(`${platform.origin}/job-list?keyword=nurse`);
  });

  await test.step('another tab of the same browser runs the live version', async () => {
    const other = await context.newPage();
    await other.goto(`${platform.origin}/job-list`);
    await expect(jobCards(other).first()).toBeVisible();
    await expect(other.getByRole('link', { name: 'Run the live versions' })).toHaveCount(0);
  });

  await test.step('the notice leads back', async () => {
    await chosen.getByRole('link', { name: 'Run the live versions' }).click();
    await expect(jobCards(chosen).first()).toBeVisible();
    await expect(notice).toHaveCount(0);
    await expect(chosen).toHaveURL(`${platform.origin}/job-list?keyword=nurse`);
  });
  await context.close();
});
