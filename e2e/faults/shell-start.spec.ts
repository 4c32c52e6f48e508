import type { Page } from '@playwright/test';
import { ORIGIN } from '../platform/addresses.ts';
import { axeViolations } from '../platform/axe.ts';
import { combinations } from '../platform/combinations.ts';
import { jobCards } from '../platform/jobs.ts';
import { faultyFiles, liveMember, plantFault } from '../platform/release-faults.ts';
import { faultFor, START_FAULTS, startFiles } from '../platform/start-faults.ts';
import { expect, test } from '../platform/test.ts';

test.use({ expectedProblems: [/.*/] });

/** A page that is prerendered, and one that is not. */
const PATHS = ['/job-list', '/privacypolicy'] as const;
const FILES = ['entry', 'script', 'style'] as const;

const message = (page: Page) => page.getByRole('alert').filter({ has: page.getByRole('heading', { level: 1 }) });
/** The page of the shell has taken over, with its style. */
async function expectStarted(page: Page, path: string): Promise<void> {
  const ready = path === '/job-list' ? jobCards(page).first() : page.getByRole('main').getByRole('heading', { level: 1 });
  await expect(ready).toBeVisible({ timeout: 60_000 });
  await expect(message(page)).toHaveCount(0);
  await expect(page.getByRole('banner')).toHaveCSS('display', /flex|grid|block/);
}

async function fileOf(page: Page, path: string, kind: (typeof FILES)[number]): Promise<string> {
  const { entry, scripts, styles } = await startFiles(page, path);
  const file = { entry, script: scripts[0], style: styles[0] }[kind];
  if (!file) throw new Error(`${path} has no ${kind}`);
  return file;
}

for (const { kind, fault, path } of combinations({ kind: FILES, fault: START_FAULTS, path: PATHS })) {
  test(`SH-32 the ${kind} of the shell ${fault.fault} once: ${path} opens by itself`, async ({ page }) => {
    await faultFor(page, await fileOf(page, path, kind), fault, 1);
    await page.goto(path, { waitUntil: 'commit' });
    await expectStarted(page, path);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
}

for (const { kind, fault } of combinations({ kind: FILES, fault: START_FAULTS })) {
  test(`SH-32 the ${kind} of the shell ${fault.fault} always: the page says so, and opens when it no longer does`, async ({
    page,
  }) => {
    const remove = await faultFor(page, await fileOf(page, '/job-list', kind), fault);
    await page.goto('/job-list', { waitUntil: 'commit' });
    await expect(message(page)).toBeVisible({ timeout: 60_000 });
    await expect(page.locator('[data-failure]')).toHaveAttribute('data-failure', fault.says);
    await expect(page.getByText('Loading').filter({ visible: true })).toHaveCount(0);
    expect(await axeViolations(page)).toEqual([]);
    remove();
    await message(page).getByRole('button', { name: 'Reload' }).press('Enter');
    await expectStarted(page, '/job-list');
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
}

for (const file of ['entry', 'exposed', 'chunk', 'css'] as const) {
  test(`PF-03 the ${file} of a remote stalls: it is requested once more, and the part opens`, async ({ page }) => {
    const member = await liveMember(page, ORIGIN, 'jobs');
    const first = faultyFiles(member, file, 'jobList').filter((url) => url.startsWith('/remotes/'));
    await plantFault(page, first, async () => undefined);
    await page.goto('/job-list', { waitUntil: 'commit' });
    await expect(jobCards(page).first()).toBeVisible({ timeout: 60_000 });
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
}

test.describe('a browser that is too old', () => {
  test.use({ locale: 'es-ES' });
  test('SH-32 is told which versions work, in the language of the page', async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(URL, 'parse'));
    await page.goto('/job-list');
    await expect(message(page)).toContainText('Chrome 126, Edge 126, Firefox 126 o Safari 18');
    expect(await axeViolations(page)).toEqual([]);
  });
});
