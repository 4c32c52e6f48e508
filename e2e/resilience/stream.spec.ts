import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { applyByApi } from '../platform/apply-by-api.ts';
import { employerAtWork } from '../platform/employer.ts';
import { startFaultyProxy, STREAM_FAULTS, type FaultyProxy } from '../platform/faulty-proxy.ts';
import { expect, test as base } from '../platform/test.ts';

/** Longest time from what an employer sends to the page that shows it, while there is no stream. */
const SHOWN_WITHIN_MS = 12_000;
/** Longer than the silence after which a page gives a connection up. */
const GIVEN_UP_AFTER_MS = 10_000;

const test = base.extend<{ path: FaultyProxy }>({
  path: async ({}, use) => {
    const path = await startFaultyProxy();
    await use(path);
    await path.close();
  },
  proxy: async ({ path }, use) => use({ server: path.server }),
});

test.use({ signedIn: 'new', expectedProblems: [/\/stream\?/] });

const bell = (page: Page) => page.getByRole('button', { name: /^Notifications/ });
const expectUnread = (page: Page, count: number) => expect(bell(page)).toHaveAccessibleName(`Notifications, ${count} unread`);

/** An application, which is one notification, and the invitation to an interview about it, which is one more. */
async function application(request: Parameters<typeof employerAtWork>[0], headers: Record<string, string>) {
  const employer = await employerAtWork(request);
  const { id: jobId } = await employer.call<{ id: string }>('POST', 'jobs', {
    title: `Signal keeper ${randomBytes(4).toString('hex')}`,
    description: '<p>Keeps the signals.</p>',
    places: [{ city: 'Utrecht', state: null, country: 'NL' }],
    employmentType: 'FT',
    easyApply: true,
  });
  await applyByApi(request, headers, { jobId, answers: { availability: 'Full Time' } });
  const { items } = await employer.call<{ items: { id: string }[] }>('GET', `applications?jobId=${jobId}`);
  const day = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
  return (roundTitle: string) =>
    employer.call('POST', 'interviews', {
      applicationId: items[0]?.id,
      roundTitle,
      scheduleStartDateTime: `${day}T09:00:00Z`,
      scheduleCompleteDateTime: `${day}T09:30:00Z`,
      timeZone: 'Europe/Amsterdam',
      mode: 'PHONE',
    });
}

/** So many applications; each call invites to an interview about another one of them. */
async function applications(count: number, ...whose: Parameters<typeof application>) {
  const waiting = await Promise.all(Array.from({ length: count }, () => application(...whose)));
  return { invite: async (roundTitle: string) => waiting.pop()?.(roundTitle) };
}

/** The pages give up what is left of a broken connection, and try again. */
async function recover(pages: readonly Page[], path: FaultyProxy): Promise<void> {
  const before = path.streams();
  path.treatStream(undefined);
  for (const page of pages) {
    await page.clock.runFor(GIVEN_UP_AFTER_MS);
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
  }
  await expect.poll(() => path.streams()).toBeGreaterThan(before);
}

test('MS-08 NT-05 NT-12 with a stream that is blocked, silent, held back or cut, every tab shows within 12 s what an employer sends', async ({
  page,
  context,
  request,
  newcomer,
  path,
}) => {
  test.slow();
  let unread = 2 * STREAM_FAULTS.length;
  const { invite } = await applications(unread, request, (await newcomer()).headers);
  // The time of the pages runs as usual, and leaps where the test lets it.
  await context.clock.install();
  const second = await context.newPage();
  const pages = [page, second];
  for (const each of pages) await each.goto('/candidate/my-jobs');
  await expect.poll(() => path.streams()).toBe(1);
  for (const each of pages) await expectUnread(each, unread);

  for (const fault of STREAM_FAULTS)
    await test.step(fault, async () => {
      path.treatStream(fault);
      await invite(`The line: ${fault}`);
      unread += 1;
      for (const each of pages) await each.clock.runFor(SHOWN_WITHIN_MS);
      for (const each of pages) await expectUnread(each, unread);
      await recover(pages, path);
      await invite(`The line is back: ${fault}`);
      unread += 1;
      for (const each of pages) await expectUnread(each, unread);
    });
});

test('MS-08 NT-05 a tab continues the stream of one that was frozen with it', async ({
  page,
  context,
  request,
  newcomer,
  path,
}) => {
  const { invite } = await applications(2, request, (await newcomer()).headers);
  await page.goto('/candidate/my-jobs');
  await expect.poll(() => path.streams()).toBe(1);
  const second = await context.newPage();
  await second.clock.install();
  await second.goto('/candidate/my-jobs');
  await expectUnread(second, 2);

  const devTools = await context.newCDPSession(page);
  await devTools.send('Page.setWebLifecycleState', { state: 'frozen' });
  await invite('While you were frozen');
  await second.clock.runFor(SHOWN_WITHIN_MS);
  await expectUnread(second, 3);
  // Its clock leaps: what it has just connected to may have been silent for too long by it, so that it connects once more.
  await expect.poll(() => path.streams()).toBeGreaterThan(1);
  await invite('From the next tab');
  await expectUnread(second, 4);

  await devTools.send('Page.setWebLifecycleState', { state: 'active' });
  await expectUnread(page, 4);
});
