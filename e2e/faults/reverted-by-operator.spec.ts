import { DEMO_PASSWORD, DEMO_PEOPLE } from '@hirehq/shared-contracts/demo';
import { routes } from '@hirehq/shared-contracts/routes';
import { sendSignIn } from '../platform/account.ts';
import { PORTS } from '../platform/addresses.ts';
import { builtRelease, builtReleases } from '../platform/built-releases.ts';
import { createDataFolder, removeDataFolder } from '../platform/data-folder.ts';
import { jobCards } from '../platform/jobs.ts';
import { START_WITHIN_MS, startPlatform, type Platform } from '../platform/start-platform.ts';
import { createTeam } from '../platform/team.ts';
import { expect, test } from '../platform/test.ts';
import { notingRelease, wholeSetOf } from '../platform/whole-set.ts';

const NEWER = '8.0.0';
const REASON = 'Cards of jobs are blank';

let platform: Platform;

test.describe.configure({ timeout: 2 * START_WITHIN_MS });

test.beforeAll(async () => {
  test.setTimeout(START_WITHIN_MS);
  platform = await startPlatform({ port: PORTS.reverted, data: await createDataFolder(), releases: builtReleases() });
});

test.afterAll(async () => {
  test.setTimeout(START_WITHIN_MS);
  await platform.stop();
  await removeDataFolder(platform.data);
  await removeDataFolder(`${platform.data}-releases`);
});

test('PF-03 PF-06 an operator sees what a revert would change, says why, and the next page of a visitor runs the version before', async ({
  page,
  browser,
}) => {
  const { origin, data } = platform;
  const visitor = await browser.newPage({ locale: 'en-US', baseURL: origin });
  const versionsOfVisitor = async () => {
    await visitor.goto(routes.jobList());
    await expect(jobCards(visitor).first()).toBeVisible();
    return (await wholeSetOf(visitor)).versions;
  };
  const before = await versionsOfVisitor();
  const team = await createTeam('jobs', { origin, data });
  await team.publish(await notingRelease('jobs', { from: builtRelease('mfe-jobs'), into: `${data}-releases`, version: NEWER }));
  await team.promote(NEWER);
  await expect.poll(versionsOfVisitor).toEqual({ ...before, jobs: NEWER });

  await page.goto(origin + routes.platform());
  await sendSignIn(page, { email: DEMO_PEOPLE.olga, password: DEMO_PASSWORD });
  const revert = page.getByRole('button', { name: `Revert jobs to ${before['jobs']}` });
  const dialog = page.getByRole('dialog', { name: 'Revert jobs' });

  await test.step('the dialog shows what would change; without a reason nothing does', async () => {
    await revert.click();
    await expect(dialog.getByRole('status')).toContainText('This would change for every visitor:');
    await expect(dialog.getByRole('status')).toContainText(NEWER);
    await expect(dialog.getByRole('status')).toContainText(before['jobs'] ?? '');
    await dialog.getByRole('button', { name: 'Make it live' }).click();
    await expect(dialog.getByText('Enter a reason')).toBeVisible();
    expect(await versionsOfVisitor()).toEqual({ ...before, jobs: NEWER });
  });

  await test.step('with a reason it is live, on the page of operators and for visitors', async () => {
    await dialog.getByLabel('Reason, for the history').fill(REASON);
    await dialog.getByRole('button', { name: 'Make it live' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText(/^Set \d+ is live$/)).toBeVisible();
    await expect.poll(versionsOfVisitor).toEqual(before);
  });

  await test.step('the history has the reason and the operator', async () => {
    await page.goto(origin + routes.platformHistory());
    const newest = page.getByRole('region', { name: 'Actions' }).getByRole('listitem').first();
    await expect(newest).toContainText('Rolled back');
    await expect(newest).toContainText(REASON);
  });
  await visitor.close();
});
