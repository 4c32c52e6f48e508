import { join } from 'node:path';
import type { APIRequestContext, Page } from '@playwright/test';
import { routes } from '@hirehq/shared-contracts/routes';
import { NOTHING_KEPT } from '../platform/account.ts';
import { DEPLOYED } from '../platform/addresses.ts';
import { goToReview, submitReview } from '../platform/apply.ts';
import { command } from '../platform/command.ts';
import { employerWithKey } from '../platform/employer.ts';
import { importFeed } from '../platform/import-feed.ts';
import { answerQuestions, jobCards, searchJobs } from '../platform/jobs.ts';
import { newestMail } from '../platform/mails.ts';
import { expect, test } from '../platform/test.ts';

const FEED = join(import.meta.dirname, '../fixtures/greenhouse-two-jobs.json');
const CHANNELS = join(import.meta.dirname, '../fixtures/greenhouse-three-employers.json');

test('SV-09 an imported job is found at once, and its HTML is right and safe', async ({ page }) => {
  test.skip(DEPLOYED !== undefined, 'the data of a deployed platform are not at hand');

  await test.step('imports two jobs, and none of them again', async () => {
    expect(await importFeed(FEED, 'greenhouse')).toMatch(/\b2\b[^\n]*imported|imported[^\n]*\b2\b/i);
    expect(await importFeed(FEED, 'greenhouse')).toMatch(/\b0\b[^\n]*imported|imported[^\n]*\b0\b/i);
  });

  await test.step('finds it', async () => {
    await page.goto('/job-list?keyword=Lighthouse%20Keeper');
    await jobCards(page).getByRole('link', { name: 'Lighthouse Keeper (Wintering)' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Lighthouse Keeper (Wintering)' })).toBeVisible();
    await expect(page.getByText('Northern Lights Trust').first()).toBeVisible();
    await expect(page.getByText('Lisbon').first()).toBeVisible();
  });

  await test.step('the HTML is unescaped once', async () => {
    await expect(page.getByRole('heading', { name: 'What you do' })).toBeVisible();
    await expect(page.locator('strong').filter({ hasText: /^lamp & lens$/ })).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: 'Log <fog> hours' })).toBeVisible();
  });

  await test.step('nothing in it runs', async () => {
    await expect(page.getByRole('link', { name: 'The tower' })).toHaveAttribute('href', 'https://example.com/tower');
    await expect(page.getByRole('link', { name: 'A trap' })).toHaveCount(0);
    await expect(page.getByRole('main').locator('script, iframe, img[src="x"], [onclick], [onerror]')).toHaveCount(0);
    expect(await page.evaluate(() => 'planted' in globalThis)).toBe(false);
  });

  await test.step('remote is a work mode, not a place', async () => {
    await page.goto('/job-list?keyword=Foghorn&remote=true');
    await expect(jobCards(page)).toHaveCount(1);
    await expect(jobCards(page).first()).toContainText('Remote');
  });
});

/** One of the jobs of the three employers, imported. */
async function importedJob(request: APIRequestContext, title: string) {
  await importFeed(CHANNELS, 'greenhouse');
  const job = (await searchJobs(request, { keyword: title })).find((each) => each.title === title);
  if (!job) throw new Error(`'${title}' was not imported`);
  return job;
}

/** From the page of a job to the application that was sent. */
async function apply(page: Page, title: string): Promise<void> {
  await page.getByRole('link', { name: 'Apply now' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(title) })).toBeVisible();
  await answerQuestions(page);
  await goToReview(page);
  await submitReview(page);
}

const mainOf = (page: Page) => page.getByRole('main');

test.describe('by the channel of its employer', () => {
  test.skip(DEPLOYED !== undefined, 'the data of a deployed platform are not at hand');
  test.use({ signedIn: 'new' });

  test('JB-13 JB-17 its own page: one applies there, comes back, and keeps the job', async ({ page, context, request }) => {
    const title = 'Deckhand of the Night Ferry';
    const job = await importedJob(request, title);
    await context.route('https://careers.ownpage-ferries.example/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Careers</title><h1>Careers</h1>' }),
    );
    await page.goto(routes.candidateJob(job));
    await expect(page.getByText('Nothing is sent from this site.', { exact: false }).first()).toBeVisible();
    await expect(page.getByRole('link', { name: /^(Apply now|Easy Apply)$/ })).toHaveCount(0);

    await test.step('opens the page of the employer', async () => {
      const opened = page.waitForEvent('popup');
      await page
        .getByRole('link', { name: /^Apply on careers\.ownpage-ferries\.example/ })
        .first()
        .click();
      const theirs = await opened;
      await expect(theirs.getByRole('heading', { name: 'Careers' })).toBeVisible();
      await theirs.close();
    });

    await test.step('is asked on return, and keeps it', async () => {
      // Without a window, no page ever loses the focus that it would gain here.
      await page.evaluate(() => window.dispatchEvent(new Event('focus')));
      const question = page.getByRole('dialog', { name: 'Did you apply?' });
      await expect(question).toContainText('careers.ownpage-ferries.example');
      await question.getByRole('button', { name: 'Yes' }).click();
      await expect(page.getByRole('button', { name: 'I applied there' })).toHaveAttribute('aria-pressed', 'true');
    });

    await test.step('finds it under My Jobs, and can take it back', async () => {
      await page.goto(routes.myJobs('APPLIED_ELSEWHERE'));
      await expect(mainOf(page).getByText(title)).toBeVisible();
      await expect(mainOf(page).getByText('Ownpage Ferries does not respond here')).toBeVisible();
      await page.getByRole('button', { name: `Remove ${title}` }).click();
      await expect(mainOf(page).getByText('No applications on other sites yet')).toBeVisible();
    });
  });

  test('SV-08 JB-15 mail: an employer without an account reads the application, shortlists and writes', async ({
    page,
    browser,
    request,
    baseURL,
    newcomer,
  }) => {
    const title = 'Purser of the Letterbox Line';
    const job = await importedJob(request, title);
    const to = 'crew@letterbox-ferries.example';
    const context = await browser.newContext({ storageState: NOTHING_KEPT, ...(baseURL !== undefined && { baseURL }) });
    const employer = await context.newPage();

    await test.step('the employer proves its address', async () => {
      await command('employer', ['change', job.enterprise.id, '--mail', to]);
      const link = (await newestMail(to)).links.find((each) => each.includes('/application-address/')) ?? '';
      await employer.goto(link);
      await employer.getByRole('button', { name: 'Confirm' }).click();
      await expect(employer.getByRole('status')).toContainText(`are mailed to ${to}`);
    });

    await test.step('the candidate applies, and is promised a mail', async () => {
      await page.goto(routes.candidateJob(job));
      await expect(page.getByText('we email the employer a link to it', { exact: false }).first()).toBeVisible();
      await apply(page, title);
      await expect(page.getByText('We email Letterbox Ferries a link to your application.')).toBeVisible();
    });

    await test.step('the employer opens the link of the mail', async () => {
      const mail = await newestMail(to, 2);
      const { person } = await newcomer();
      expect(mail.subject).toBe(`New application: ${title}`);
      expect(mail.text).not.toContain(person.email);
      const link = mail.links.find((each) => each.includes('/received-application/')) ?? '';
      await employer.goto(link);
      await expect(employer.getByRole('heading', { level: 1, name: `Application for ${title}` })).toBeVisible();
      await expect(employer.getByText(person.email)).toBeVisible();
    });

    await test.step('shortlists and writes', async () => {
      await employer.getByRole('button', { name: 'Shortlist' }).click();
      await expect(employer.getByRole('status')).toHaveText('The candidate is on the shortlist.');
      await employer.getByLabel('Message to the candidate').fill('Can you start on Monday?');
      await employer.getByRole('button', { name: 'Send message' }).click();
      await expect(employer.getByRole('status')).toHaveText('The message was sent.');
      await expect(employer.getByRole('listitem').filter({ hasText: 'Can you start on Monday?' })).toBeVisible();
      await expect(employer.getByRole('button', { name: 'Shortlist' })).toHaveCount(0);
    });

    await test.step('the candidate sees both', async () => {
      await page.goto(routes.trackedJob(job));
      await expect(mainOf(page).getByText('Letterbox Ferries can write to you here', { exact: false }).first()).toBeVisible();
      await page.goto(routes.messageList());
      await mainOf(page).getByText('Letterbox Ferries').first().click();
      await expect(mainOf(page).getByText('Can you start on Monday?').last()).toBeVisible();
    });
    await context.close();
  });

  test('SV-08 JB-15 its system: one applies here from the moment that its key is used', async ({ page, request }) => {
    const title = 'Stoker of the Ledger Line';
    const job = await importedJob(request, title);
    await page.goto(routes.candidateJob(job));
    await expect(page.getByRole('link', { name: /^Apply on careers\.ledger-ferries\.example/ }).first()).toBeVisible();

    const employer = await employerWithKey(request, job.enterprise);
    type List = { items: { id: string; jobId: string }[] };
    expect((await employer.call<List>('GET', 'applications')).items).toEqual([]);
    await page.reload();
    await expect(page.getByText(/On this site, \d+ questions?; a résumé is optional/).first()).toBeVisible();
    await apply(page, title);
    await expect(page.getByText('Ledger Ferries can read your application in its own system.')).toBeVisible();

    const { items } = await employer.call<List>('GET', 'applications');
    expect(items.map(({ jobId }) => jobId)).toEqual([job.id]);
    await employer.call('POST', `applications/${items[0]?.id}/shortlist`, {});
    await page.goto(routes.trackedJob(job));
    await expect(mainOf(page).getByText('The next step is an interview or an offer', { exact: false }).first()).toBeVisible();
  });
});
