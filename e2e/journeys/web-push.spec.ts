import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { PUSH_CACHE, type PushPayload } from '@hirehq/shared-contracts/web-push';
import { demoAccount, sendSignIn } from '../platform/account.ts';
import { applyByApi } from '../platform/apply-by-api.ts';
import { COMPLETE_CHROMIUM } from '../platform/complete-chromium.ts';
import { employerAtWork, type Employer } from '../platform/employer.ts';
import { pushTo } from '../platform/push.ts';
import { expect, test } from '../platform/test.ts';

test.use({ launchOptions: COMPLETE_CHROMIUM, serviceWorkers: 'allow', permissions: ['notifications'] });

/** On our origin, but without the shell: nobody looks at the platform. */
const lookAway = (page: Page) => page.goto('/robots.txt');
const bell = (page: Page) => page.getByRole('button', { name: /^Notifications/ });
const toast = (page: Page) => page.getByText("The notification you're trying to access has expired.");

/** A candidate whom an employer has shortlisted for a job. */
async function shortlisted(request: APIRequestContext, employer: Employer, headers: Record<string, string>) {
  const title = `Lighthouse keeper ${Date.now().toString(36)}`;
  const { id: jobId } = await employer.call<{ id: string }>('POST', 'jobs', {
    title,
    description: '<p>Keeps the light.</p>',
    places: [{ city: 'Utrecht', state: null, country: 'NL' }],
    workMode: 'O',
    employmentType: 'FT',
    easyApply: true,
    questions: [{ id: 'nights', kind: 'RADIO', label: 'Do you work nights?', required: true, options: ['Yes', 'No'] }],
  });
  await applyByApi(request, headers, { jobId, answers: { availability: 'Full Time', nights: 'Yes' } });
  const { items } = await employer.call<{ items: { id: string }[] }>('GET', `applications?jobId=${jobId}`);
  const applicationId = items[0]?.id ?? '';
  await employer.call('POST', `applications/${applicationId}/shortlist`, { note: 'We liked your answers.' });
  return { title, jobId, applicationId };
}

/** The message that the services send for the newest notification about a job. */
async function messageAbout(
  request: APIRequestContext,
  headers: Record<string, string>,
  { jobId, title }: { jobId: string; title: string },
): Promise<PushPayload> {
  const response = await request.get('/api/v1/candidates/notifications/C/0/10', { headers: { ...headers, enterpriseid: '' } });
  const { responsePayload } = (await response.json()) as {
    responsePayload: { notificationsDtoList: { id: string; notificationValue: string; callToActionUrl: string }[] };
  };
  const news = responsePayload.notificationsDtoList.find(
    ({ callToActionUrl }) => callToActionUrl.includes(jobId) && callToActionUrl.includes('shortlisted'),
  );
  if (!news) throw new Error('the candidate was not notified');
  const url = `/candidate?notification=${news.id}`;
  return { id: news.id, title, body: news.notificationValue, tag: `job-${jobId}`, url, locale: 'en', dir: 'ltr' };
}

test.describe('signed in', () => {
  test.use({ signedIn: 'new' });

  test('NT-07 NT-08 NT-12 a push is shown while nobody looks, and a click opens its page if its state still holds', async ({
    page,
    request,
    newcomer,
  }) => {
    test.slow();
    const employer = await employerAtWork(request);
    const { headers } = await newcomer();
    const job = await shortlisted(request, employer, headers);
    const message = await messageAbout(request, headers, job);
    const target = `/candidate/job-details/${job.jobId}?tab=shortlisted`;

    await page.goto('/candidate/my-jobs');
    // Also that the application was received.
    await expect(bell(page)).toHaveAccessibleName('Notifications, 2 unread');
    const browser = await pushTo(page);
    await browser.pageResponds();

    await test.step('a page in front shows it itself, so that the browser shows none', async () => {
      const asked = await page.evaluateHandle(() => ({
        question: new Promise<unknown>((resolve) => {
          navigator.serviceWorker.addEventListener('message', ({ data }) => resolve(data), { once: true });
        }),
      }));
      await browser.deliver(JSON.stringify({ ...message, tag: 'in front' }), { pageResponds: true });
      expect(await asked.evaluate(({ question }) => question)).toEqual({ kind: 'arrived', id: message.id });
    });
    await test.step('nobody looks: it is shown, in its language', async () => {
      await lookAway(page);
      await browser.deliver(JSON.stringify({ ...message, locale: 'ar', dir: 'rtl' }));
      await expect.poll(browser.shown).toEqual([{ title: job.title, body: message.body, lang: 'ar', dir: 'rtl' }]);
    });

    await test.step('without a page of the platform, the click opens a window at its address, which leads to the job', async () => {
      const opened = await browser.click();
      expect(opened).toBe(message.url);
      expect(await browser.shown()).toEqual([]);
      await page.goto(opened ?? '');
      await expect(page).toHaveURL(target);
      await expect(page.getByRole('heading', { name: job.title }).first()).toBeVisible();
      const unread = async () => (await request.get('/api/v1/candidates/notifications/unread/C', { headers })).text();
      await expect.poll(unread).not.toContain(message.id);
    });

    await test.step('an open page opens it without loading', async () => {
      await lookAway(page);
      await browser.deliver(JSON.stringify(message));
      await expect.poll(browser.shown).toHaveLength(1);
      await page.goto('/candidate/my-jobs');
      await expect(bell(page)).toBeVisible();
      await page.evaluate(() => Object.assign(window, { isSamePage: true }));
      await browser.pageResponds();
      expect(await browser.click({ pageResponds: true })).toBe(undefined);
      await expect(page).toHaveURL(target);
      expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
    });

    await test.step('unsaved work is asked about first', async () => {
      await lookAway(page);
      await browser.deliver(JSON.stringify(message));
      await expect.poll(browser.shown).toHaveLength(1);
      await page.goto('/candidate/create-profile');
      const field = page.getByLabel('Profile title');
      await field.fill('Lighthouse keeper');
      await browser.pageResponds();
      expect(await browser.click({ pageResponds: true })).toBe(undefined);
      const question = page.getByRole('dialog', { name: 'Leave this page?' });
      await expect(question).toBeVisible();
      await question.getByRole('button', { name: 'No' }).click();
      await expect(page).toHaveURL(/create-profile/);
      await expect(field).toHaveValue('Lighthouse keeper');
    });

    await test.step('what has changed since is expired, and the candidate stays', async () => {
      await employer.send(`applications/${job.applicationId}/offer`, 'offer', { startDate: '2030-03-01', note: 'Welcome.' });
      await lookAway(page);
      await browser.deliver(JSON.stringify(message));
      await expect.poll(browser.shown).toHaveLength(1);
      await page.goto(message.url);
      await expect(toast(page)).toBeVisible();
      await expect(page).not.toHaveURL(/notification=/);
    });
  });

  test('NT-12 PF-09 a message that cannot be read is shown in general words, in the language kept, and leads to the start', async ({
    page,
  }) => {
    await page.goto('/candidate/my-jobs');
    const browser = await pushTo(page);
    await page.evaluate(async ({ name, language }) => {
      const cache = await caches.open(name);
      await cache.put(language, new Response('ar'));
    }, PUSH_CACHE);
    await lookAway(page);
    await browser.deliver('not JSON');
    const general = { title: 'لديك إشعار جديد', body: 'افتحه لقراءته.', lang: 'ar', dir: 'rtl' };
    await expect.poll(browser.shown).toEqual([general]);
    expect(await browser.click()).toBe('/candidate');

    await test.step('an address of another site is not opened', async () => {
      const foreign = { id: randomUUID(), title: 'News', body: '<b>you</b>', tag: 'x', url: 'https://evil.example/candidate' };
      await browser.deliver(JSON.stringify(foreign));
      await expect.poll(browser.shown).toEqual([{ title: 'News', body: '<b>you</b>', lang: '', dir: 'ltr' }]);
      expect(await browser.click()).toBe('/candidate');
    });
  });
});

test('NT-07 NT-12 signed out, a push opens after the sign-in', async ({ page }) => {
  const account = demoAccount();
  test.skip(account === undefined, 'this platform has no demo data');
  await page.goto(`/candidate?notification=${randomUUID()}`);
  if (account) await sendSignIn(page, account);
  await expect(bell(page)).toBeVisible();
  await expect(toast(page)).toBeVisible();
  await expect(page).not.toHaveURL(/notification=/);
});
