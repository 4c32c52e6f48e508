import type { Page } from '@playwright/test';
import type { LoadReport } from '@hirehq/shared-contracts/release';
import { PORTS } from '../platform/addresses.ts';
import { builtRelease, builtReleases } from '../platform/built-releases.ts';
import { tamperWithRelease, FAULT, throwsInPage } from '../platform/tampered-release.ts';
import { jobCards } from '../platform/jobs.ts';
import { nextReport, storedReport } from '../platform/release-faults.ts';
import { createDataFolder, removeDataFolder } from '../platform/data-folder.ts';
import { START_WITHIN_MS, startPlatform } from '../platform/start-platform.ts';
import { expect, test } from '../platform/test.ts';

const ROUTE = 'jobList';
const TOO_NEW = '1.99.0';

test.use({ expectedProblems: [/.*/] });
test.describe.configure({ timeout: START_WITHIN_MS });

/** What is published, oldest first; `good` is the build under test. */
type Tampered = { version: string; contract?: string; change?: string } | 'good';

interface Published {
  origin: string;
  goodVersion: string;
}

let data: string;

test.beforeAll(async () => {
  data = await createDataFolder();
});

test.afterAll(async () => {
  await removeDataFolder(data);
  await removeDataFolder(`${data}-releases`);
});

/** Publishes the releases, the last one the current, the one before the previous, and runs the platform with them. */
async function withReleases(tampered: readonly Tampered[], work: (published: Published) => Promise<void>): Promise<void> {
  const from = builtRelease('mfe-jobs');
  const releases: string[] = [];
  for (const release of tampered)
    releases.push(release === 'good' ? from : await tamperWithRelease({ from, into: `${data}-releases`, ...release }));
  const others = builtReleases().filter((folder) => folder !== from);
  const platform = await startPlatform({ port: PORTS.brokenRelease, data, releases: [...others, ...releases] });
  try {
    await work({ origin: platform.origin, goodVersion: from.split(/[\\/]/).at(-1) ?? '' });
  } finally {
    await platform.stop();
  }
}

const plant = (page: Page) => page.addInitScript((name) => Object.assign(globalThis, { [name]: true }), FAULT);
const setFault = (page: Page, on: boolean) =>
  page.evaluate(([name, value]) => Object.assign(globalThis, { [name]: value }), [FAULT, on] as const);
const failedAttempt = (report: LoadReport) => report.attempts.find(({ outcome }) => outcome === 'failed');
/** As the operator reads it: the stacks of failed attempts lead to source files. */
const withSourceLines = (report: LoadReport) => ({
  ...report,
  attempts: report.attempts.map((attempt) =>
    'stack' in attempt ? { ...attempt, stack: expect.stringContaining('react-dom-client.production.js') } : attempt,
  ),
});
const fallbackOf = (page: Page) => page.getByRole('main').locator(`[data-fallback][data-part="${ROUTE}"]`);

async function expectShellUsable(page: Page, origin: string): Promise<void> {
  const banner = page.getByRole('banner');
  await expect(banner.getByRole('button', { name: 'Sign In' })).toBeVisible();
  await page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL(`${origin}/`);
  await expect(page.getByRole('heading', { level: 1, name: 'Find work that fits the way you work' })).toBeVisible();
  await page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'Find Jobs' }).click();
}

test('PF-03 a release that throws at mount or at render steps back to the good one before', async ({ page, context }) => {
  await withReleases(['good', { version: '1.1.0-throws', change: throwsInPage(ROUTE) }], async ({ origin, goodVersion }) => {
    await test.step('at mount', async () => {
      await plant(page);
      const reported = nextReport(page, 'jobs', ROUTE);
      await page.goto(`${origin}/job-list`);
      await expect(jobCards(page).first()).toBeVisible();
      const report = await reported;
      expect(report.outcome).toBe('stepped-back');
      expect(failedAttempt(report)).toMatchObject({ version: '1.1.0-throws', phase: 'mount', cause: 'threw' });
      expect(report.attempts.at(-1)).toMatchObject({ version: goodVersion, outcome: 'ok' });
      await expect.poll(() => storedReport(page, origin, report.traceId)).toEqual(withSourceLines(report));
    });

    await test.step('at render', async () => {
      const other = await context.newPage();
      const loaded = nextReport(other, 'jobs', ROUTE);
      await other.goto(`${origin}/job-list`);
      await expect(jobCards(other).first()).toBeVisible();
      await loaded;
      await setFault(other, true);
      const reported = nextReport(other, 'jobs', ROUTE);
      await other.getByRole('combobox', { name: 'Sort by' }).selectOption('newest');
      const report = await reported;
      expect(report.outcome).toBe('stepped-back');
      expect(failedAttempt(report)).toMatchObject({ version: '1.1.0-throws', phase: 'render', cause: 'threw' });
      await expect(jobCards(other).first()).toBeVisible();
      await expect(other).toHaveURL(/sort=newest/);
    });
  });
});

test('PF-03 releases that all throw cost their area only, and Try again brings it back', async ({ page, context }) => {
  const versions = ['1.1.0-throws', '1.1.1-throws-too'];
  await withReleases(
    versions.map((version) => ({ version, change: throwsInPage(ROUTE) })),
    async ({ origin }) => {
      await test.step('at mount', async () => {
        await plant(page);
        const reported = nextReport(page, 'jobs', ROUTE);
        await page.goto(`${origin}/job-list`);
        await expect(fallbackOf(page).getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
        const report = await reported;
        expect(report.outcome).toBe('failed');
        expect(report.attempts.map(({ version, phase, cause }) => ({ version, phase, cause }))).toEqual(
          versions.toReversed().map((version) => ({ version, phase: 'mount', cause: 'threw' })),
        );
        await expectShellUsable(page, origin);
        // Back on the list it is loaded again; the fault ends only when that has failed too.
        await expect(fallbackOf(page)).toBeVisible();
        await setFault(page, false);
        await fallbackOf(page).getByRole('button', { name: 'Try again' }).click();
        await expect(jobCards(page).first()).toBeVisible();
      });

      await test.step('at render', async () => {
        const other = await context.newPage();
        const loaded = nextReport(other, 'jobs', ROUTE);
        await other.goto(`${origin}/job-list`);
        await expect(jobCards(other).first()).toBeVisible();
        expect((await loaded).outcome).toBe('ok');
        await setFault(other, true);
        const reported = nextReport(other, 'jobs', ROUTE);
        await other.getByRole('combobox', { name: 'Sort by' }).selectOption('newest');
        await expect(fallbackOf(other)).toBeVisible();
        const report = await reported;
        expect(report.outcome).toBe('failed');
        expect(failedAttempt(report)).toMatchObject({ version: '1.1.1-throws-too', phase: 'render', cause: 'threw' });
        await expect(other.getByRole('banner').getByRole('button', { name: 'Sign In' })).toBeVisible();
        await setFault(other, false);
        await fallbackOf(other).getByRole('button', { name: 'Try again' }).click();
        await expect(jobCards(other).first()).toBeVisible();
      });
    },
  );
});

test('PF-03 a release that wants a newer contract is passed over for the one before', async ({ page }) => {
  await withReleases(['good', { version: '1.2.0-too-new', contract: TOO_NEW }], async ({ origin, goodVersion }) => {
    const reported = nextReport(page, 'jobs', ROUTE);
    await page.goto(`${origin}/job-list`);
    await expect(jobCards(page).first()).toBeVisible();
    const report = await reported;
    expect(report.outcome).toBe('stepped-back');
    expect(failedAttempt(report)).toMatchObject({ version: '1.2.0-too-new', phase: 'contract', cause: 'incompatible' });
    expect(report.attempts.at(-1)).toMatchObject({ version: goodVersion, outcome: 'ok' });
  });
});

test('PF-03 with no version that fits the contract the area alone is lost', async ({ page }) => {
  const versions = ['1.2.0-too-new', '1.2.1-too-new'];
  await withReleases(
    versions.map((version) => ({ version, contract: TOO_NEW })),
    async ({ origin }) => {
      const reported = nextReport(page, 'jobs', ROUTE);
      await page.goto(`${origin}/job-list`);
      await expect(fallbackOf(page)).toBeVisible();
      const report = await reported;
      expect(report.outcome).toBe('failed');
      expect(failedAttempt(report)).toMatchObject({ phase: 'contract', cause: 'incompatible' });
      await expectShellUsable(page, origin);
      await expect(fallbackOf(page)).toBeVisible();
    },
  );
});
