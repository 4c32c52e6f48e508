import { accountMenu } from '../platform/account.ts';
import { ORIGIN } from '../platform/addresses.ts';
import { jobCards } from '../platform/jobs.ts';
import { faultsWith, faultyFiles, liveMember, nextReport, plantFault, storedReport } from '../platform/release-faults.ts';
import { expect, test } from '../platform/test.ts';

const ROUTE = 'findJobs';

test.use({ signedIn: true, expectedProblems: [/.*/] });

for (const { file, name, cause, respond } of faultsWith('no version')) {
  test(`PF-03 ${file} of mfe-jobs: ${name}, and no version before: the area alone is lost, and comes back`, async ({ page }) => {
    const member = await liveMember(page, ORIGIN, 'jobs');
    test.skip(member.previous !== undefined, 'this platform has a version to step back to');
    const removeFault = await plantFault(page, faultyFiles(member, file, ROUTE), respond);
    const reported = nextReport(page, 'jobs', ROUTE);
    let loads = 0;
    page.on('domcontentloaded', () => (loads += 1));
    await page.goto('/candidate/find-jobs');
    // A page whose files did not arrive is loaded again once (SH-32).
    await expect.poll(() => loads, { timeout: 30_000 }).toBe(cause === 'not-found' ? 2 : 1);

    const fallback = page.getByRole('main').locator(`[data-fallback][data-part="${ROUTE}"]`);
    await test.step('the area shows its fallback', async () => {
      await expect(fallback.getByRole('heading', { name: 'Something went wrong' })).toBeVisible({ timeout: 30_000 });
      await expect(fallback).toHaveAttribute('data-cause', cause);
    });

    await test.step('the report says what happened, and is kept', async () => {
      const report = await reported;
      expect(report.outcome).toBe('failed');
      const last = report.attempts.at(-1);
      expect(last).toMatchObject({ version: member.current.version, outcome: 'failed', phase: file, cause });
      await expect.poll(() => storedReport(page, ORIGIN, report.traceId)).toEqual(report);
    });

    await test.step('the shell stays usable', async () => {
      await expect(accountMenu(page)).toBeVisible();
      await page.getByRole('button', { name: /^Notifications/ }).click();
      await expect(page.getByRole('heading', { name: 'Notifications', exact: true })).toBeVisible();
      await page.keyboard.press('Escape');
      await page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'Home' }).click();
      await expect(page).toHaveURL('/candidate/dashboard');
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      await page.goBack();
      await expect(fallback).toBeVisible({ timeout: 30_000 });
    });

    await test.step('Try again works once the fault is gone', async () => {
      await removeFault();
      await fallback.getByRole('button', { name: 'Try again' }).click();
      await expect(jobCards(page).first()).toBeVisible({ timeout: 20_000 });
      await expect(page.getByRole('main').locator('[data-fallback]')).toHaveCount(0);
    });
  });
}
