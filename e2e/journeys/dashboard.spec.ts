import type { Locator, Page } from '@playwright/test';
import { PAGE_IDS } from '@hirehq/shared-contracts/page';
import { releaseSetSchema } from '@hirehq/shared-contracts/release';
import { expectNoAxeViolation } from '../platform/axe.ts';
import { combinations } from '../platform/combinations.ts';
import { expectStableLayout, meterLayoutShift } from '../platform/layout-shift.ts';
import { openFirstConversation } from '../platform/messages.ts';
import { settled } from '../platform/settled.ts';
import { expect, test } from '../platform/test.ts';

const DASHBOARD = '/candidate/dashboard';
const PHONE = { width: 360, height: 740 };

const part = (page: Page, name: string) => page.getByRole('main').getByRole('region', { name });
const slot = (page: Page, name: string) => page.locator(`[data-slot="dashboard.${name}"]`);

test.describe('a candidate with something to answer', () => {
  test.use({ signedIn: 'new' });

  test('RP-01 sees it first, answers it, and sees what an employer does without a reload', async ({ page, request }) => {
    test.slow();
    const { employer, jobId, jobTitle } = await openFirstConversation(page, request);
    const { items } = await employer.call<{ items: { id: string }[] }>('GET', `applications?jobId=${jobId}`);
    const applicationId = items[0]?.id ?? '';
    const day = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
    await employer.call('POST', 'interviews', {
      applicationId,
      roundTitle: 'Meet the crew',
      scheduleStartDateTime: `${day}T09:00:00Z`,
      scheduleCompleteDateTime: `${day}T09:30:00Z`,
      timeZone: 'Europe/Amsterdam',
      mode: 'PHONE',
    });
    const tasks = part(page, 'Needs your answer');

    await test.step('every part is there, and nothing moves while they load', async () => {
      await page.setViewportSize(PHONE);
      await meterLayoutShift(page);
      await page.goto(DASHBOARD);
      await expect(page.getByRole('heading', { level: 1, name: /^Good (morning|afternoon|evening), \w/ })).toBeVisible();
      await expect(tasks.getByRole('listitem')).toHaveText([/^Interview invitation/, /^1 unread message/]);
      await expect(part(page, 'Your applications').getByRole('listitem').filter({ hasText: jobTitle })).toContainText(
        'Interview',
      );
      await expect(part(page, 'Your messages').getByRole('button', { name: new RegExp(employer.name) })).toBeVisible();
      await expect(part(page, 'Profile score').getByText(/of 100 points/)).toBeVisible();
      await expect(part(page, 'Career coach')).toBeVisible();
      await expect(part(page, 'Recommended for you')).toBeVisible();
      await expect(part(page, 'Interest from employers')).toContainText(employer.name);
      await settled(page);
      await expectStableLayout(page);
      await expectNoAxeViolation(page);
    });

    await test.step('what is urgent fits on one screen of a phone; without an accepted interview there is no next one', async () => {
      const bottom = await tasks.evaluate((section) => section.getBoundingClientRect().bottom);
      expect(bottom).toBeLessThanOrEqual(PHONE.height);
      await expect(part(page, 'Next interview')).toHaveCount(0);
      await expect(page.getByRole('link', { name: 'Applications 1' })).toBeVisible();
    });

    await test.step('an offer appears on the open page', async () => {
      await employer.send(`applications/${applicationId}/offer`, 'offer', { startDate: '2030-03-01', note: 'Welcome.' });
      await expect(tasks.getByRole('link', { name: 'Job offer' })).toBeVisible();
      await expect(part(page, 'Interest from employers')).toContainText(`Offered you the job ${jobTitle}`);
    });

    await test.step('the invitation is accepted, and becomes the next interview', async () => {
      await tasks.getByRole('link', { name: 'Interview invitation' }).click();
      await page.getByRole('button', { name: 'Accept' }).click();
      await expect(page.getByText('Accepted', { exact: true })).toBeVisible();
      await page.goBack();
      await expect(part(page, 'Next interview').getByRole('link', { name: 'Meet the crew' })).toBeVisible();
      await expect(tasks.getByRole('link', { name: 'Interview invitation' })).toBeHidden();
    });
  });
});

test.describe('a new candidate', () => {
  test.use({ signedIn: 'new' });

  test('A33 RP-01 SH-18 begins at the dashboard, which says what to do first, with one main action', async ({ page }) => {
    await meterLayoutShift(page);
    await page.goto('/candidate');
    await expect(page).toHaveURL(DASHBOARD);
    await expect(part(page, 'Your first step')).toBeVisible();
    for (const empty of ['Next interview', 'Your applications', 'Your messages']) await expect(part(page, empty)).toHaveCount(0);
    await expect(page.getByRole('main').locator('[data-variant="filled"]')).toHaveCount(1);
    await settled(page);
    await expectStableLayout(page);
    await expectNoAxeViolation(page);
    await part(page, 'Your first step').getByRole('link', { name: 'Find jobs' }).click();
    await expect(page).toHaveURL(/\/candidate\/find-jobs/);
  });
});

/** Those that the candidate has something for. */
const SLOTS = {
  jobs: ['applications', 'jobs'],
  messaging: ['messages'],
  profile: ['profile', 'coach'],
} as const;
type Remote = keyof typeof SLOTS;
const REMOTES = Object.keys(SLOTS) as Remote[];

const isFileOf = (remote: Remote) => (url: URL) => url.pathname.startsWith(`/remotes/${remote}/`);

/** The page is served as by a deployment without the remote. */
async function leaveOut(page: Page, remote: Remote): Promise<void> {
  const releaseSet = new RegExp(`(id="${PAGE_IDS.releaseSet}">)([^<]*)(<)`);
  await page.route(DASHBOARD, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(releaseSet, (_all, before: string, text: string, after: string) => {
      const { remotes, ...rest } = releaseSetSchema.parse(JSON.parse(text));
      const others = Object.fromEntries(Object.entries(remotes).filter(([name]) => name !== remote));
      return before + JSON.stringify({ ...rest, remotes: others }).replaceAll('<', '\\u003c') + after;
    });
    await route.fulfill({ response, body });
  });
}

/** The parts of the other remotes, and what the page itself has. */
async function expectTheRest(page: Page, faulty: Remote): Promise<void> {
  await expect(part(page, 'Interest from employers')).toBeVisible();
  for (const remote of REMOTES.filter((each) => each !== faulty))
    for (const name of SLOTS[remote]) await expect(slot(page, name).getByRole('heading', { level: 2 })).toBeVisible();
}

/** In whole pixels: lines of text are a fraction higher than the room that is kept for them. */
const topsOf = (parts: readonly Locator[]) =>
  Promise.all(parts.map((each) => each.evaluate((element) => Math.round(element.getBoundingClientRect().top))));

const FAULTS: Readonly<Record<string, (page: Page, remote: Remote) => Promise<void>>> = {
  async broken(page, remote) {
    await page.route(isFileOf(remote), (route) => route.fulfill({ status: 404, body: '' }));
    await page.goto(DASHBOARD);
    await expectTheRest(page, remote);
    for (const name of SLOTS[remote])
      await expect(slot(page, name).getByRole('button', { name: /^(Try again|Reload)$/ })).toBeVisible();
  },

  async slow(page, remote) {
    const { promise: arrives, resolve: arrive } = Promise.withResolvers<void>();
    await meterLayoutShift(page);
    await page.route(isFileOf(remote), async (route) => {
      await arrives;
      await route.continue();
    });
    await page.goto(DASHBOARD, { waitUntil: 'commit' });
    await expectTheRest(page, remote);
    const parts = SLOTS[remote].map((name) => slot(page, name));
    for (const each of parts) await expect(each.locator('.hq-slot-outline')).toBeVisible();
    const all = REMOTES.flatMap((each) => SLOTS[each].map((name) => slot(page, name)));
    const tops = await topsOf(all);
    arrive();
    for (const each of parts) await expect(each.getByRole('heading', { level: 2 })).toBeVisible();
    await settled(page);
    expect(await topsOf(all)).toEqual(tops);
    await expectStableLayout(page);
  },

  async missing(page, remote) {
    await leaveOut(page, remote);
    await page.goto(DASHBOARD);
    await expectTheRest(page, remote);
    for (const name of SLOTS[remote]) await expect(slot(page, name)).toHaveCount(0);
    await expect(page.getByRole('main').locator('[data-fallback]')).toHaveCount(0);
  },
};

test.describe('a remote with parts of the dashboard', () => {
  test.use({ signedIn: 'new', expectedProblems: [/.*/] });

  for (const { remote, fault } of combinations({ remote: REMOTES, fault: Object.keys(FAULTS) }))
    test(`RP-01 PF-03 mfe-${remote} is ${fault}: the dashboard has everything else`, async ({ page, request }) => {
      // Without an application and messages their parts are left out.
      await openFirstConversation(page, request);
      await FAULTS[fault]?.(page, remote);
    });
});
