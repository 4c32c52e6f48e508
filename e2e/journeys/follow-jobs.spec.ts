import { NOTHING_KEPT, newPerson } from '../platform/account.ts';
import { registerFromReview, submitReview } from '../platform/apply.ts';
import { acceptCookies } from '../platform/consent.ts';
import { ORIGIN } from '../platform/addresses.ts';
import { answerQuestions, jobCards, jobToApplyTo, searchJobs } from '../platform/jobs.ts';
import { settled } from '../platform/settled.ts';
import { expect, test, watchProblems } from '../platform/test.ts';

test.describe('a newcomer', () => {
  test.use({ signedIn: 'new' });

  test('JB-19 SH-06 a job is referred by a link; a visit and an application by it are credited', async ({
    page,
    browser,
    context,
    request,
    problems,
  }) => {
    test.slow();
    const job = await jobToApplyTo(request);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(`/candidate/job/${job.id}`);
    await page.getByRole('button', { name: 'Refer someone' }).click();
    const dialog = page.getByRole('dialog', { name: /^Refer someone/ });
    await dialog.getByRole('button', { name: 'Copy my link' }).click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain(`/job/${job.id}/`);
    const link = await page.evaluate(() => navigator.clipboard.readText());
    await dialog.getByRole('link', { name: 'View all your referrals' }).click();
    const referral = page.getByRole('article').filter({ hasText: job.title });
    await expect(referral.getByText('Sent', { exact: true }).first()).toBeVisible();

    // What a friend does is credited a moment later, and shown by the next load.
    const expectReferralToBe = (state: string) =>
      expect(async () => {
        await page.reload();
        await expect(referral.first()).toBeVisible();
        expect(await referral.getByText(state, { exact: true }).count()).toBeGreaterThan(0);
      }).toPass();

    const others = await browser.newContext({ baseURL: ORIGIN, locale: 'en-US', timezoneId: 'UTC', storageState: NOTHING_KEPT });
    await acceptCookies(others, ORIGIN);
    await watchProblems(others, problems);
    const friend = await others.newPage();
    await test.step('the friend opens it', async () => {
      await friend.goto(link);
      await expect(friend.getByRole('heading', { level: 1, name: job.title })).toBeVisible();
      await expectReferralToBe('Opened');
    });
    await test.step('and applies', async () => {
      await friend.getByRole('main').getByRole('link', { name: 'Apply now' }).first().click();
      await answerQuestions(friend);
      await registerFromReview(friend, newPerson(), job.id);
      await submitReview(friend);
      await expectReferralToBe('Applied');
    });
    await others.close();
  });
});

test.describe('signed in', () => {
  test.use({ signedIn: true });

  test('JB-22 a search is saved, opened again and removed', async ({ page }) => {
    await page.goto('/candidate/find-jobs?workMode=R&v=1');
    await expect(jobCards(page).first()).toBeVisible();
    await page.getByRole('button', { name: 'Save this search' }).click();
    const dialog = page.getByRole('dialog', { name: 'Save this search' });
    await dialog.getByLabel('Search name').fill('Work from my kitchen');
    await dialog.getByRole('radio', { name: /week/i }).check();
    await dialog.getByRole('button', { name: 'Save search' }).click();
    await expect(page.getByText('Search saved.').first()).toBeVisible();

    await page.goto('/candidate/saved-searches');
    await page.reload();
    const card = page.getByRole('listitem').filter({ hasText: 'Work from my kitchen' });
    await expect(card.getByRole('combobox')).toHaveValue('WEEKLY');
    await card.getByRole('link').first().click();
    await expect(page).toHaveURL(/\/candidate\/find-jobs\?.*workMode=R/);
    await expect(jobCards(page).first()).toBeVisible();

    await page.goto('/candidate/saved-searches');
    await card.getByRole('button', { name: /Remove/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click();
    await expect(card).toHaveCount(0);
  });

  test('SV-08 JB-22 a company is followed from its page', async ({ page }) => {
    await page.goto('/candidate/find-jobs?employmentType=PT');
    const company = jobCards(page).first().locator('a[href^="/company/"]');
    const name = (await company.textContent()) ?? '';
    await company.click();
    await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
    await expect.poll(() => page.title()).toContain(name);
    await page.getByRole('button', { name: 'Follow' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByLabel('Search name')).toHaveValue(`Jobs at ${name}`);
    await dialog.getByRole('button', { name: 'Save search' }).click();
    await expect(page.getByText('Search saved.').first()).toBeVisible();

    await page.goto('/candidate/saved-searches');
    await page.getByRole('link', { name: `Jobs at ${name}` }).click();
    await expect(jobCards(page).first().getByText(name, { exact: true })).toBeVisible();
    await page.goto('/candidate/saved-searches');
    await page
      .getByRole('listitem')
      .filter({ hasText: `Jobs at ${name}` })
      .getByRole('button', { name: /Remove/ })
      .click();
    await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click();
    await expect(page.getByRole('link', { name: `Jobs at ${name}` })).toHaveCount(0);
  });
});

test('JB-10 a list is sorted by pay, and keeps its order in the address', async ({ page }) => {
  await page.goto('/job-list?payCurrency=USD&payUnit=YEAR');
  await expect(jobCards(page)).toHaveCount(20);
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('pay');
  await expect(page).toHaveURL(/sort=pay/);
  await expect(jobCards(page).first()).toContainText('$');
  await page.reload();
  await expect(page.getByRole('combobox', { name: 'Sort by' })).toHaveValue('pay');
});

test('JB-10 the place in a long list is kept on Back and on a reload, with every page that was loaded', async ({ page }) => {
  // A list that no other test adds a job to meanwhile: theirs are full-time.
  const list = '/job-list?employmentType=PT';
  await page.goto(list);
  await expect(jobCards(page)).toHaveCount(20);
  await page.getByRole('button', { name: 'Load more' }).click();
  await expect(jobCards(page)).toHaveCount(40);
  const card = jobCards(page).nth(33);
  // Scrolled as for the press that follows.
  await card.getByRole('link').first().hover();
  const title = (await card.getByRole('link').first().textContent()) ?? '';
  const before = await card.boundingBox();
  await card.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/job\//);
  await page.goBack();
  await expect(jobCards(page)).toHaveCount(40);
  await expect(card.getByRole('link').first()).toHaveText(title);
  const expectSamePlace = async () => {
    await expect(card).toBeInViewport();
    await settled(page);
    const after = await card.boundingBox();
    expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(120);
  };
  await expectSamePlace();

  await test.step('a reload', async () => {
    await page.reload();
    await expect(jobCards(page)).toHaveCount(40);
    await expect(card.getByRole('link').first()).toHaveText(title);
    await expectSamePlace();
  });

  await test.step('Back, after the job was reloaded', async () => {
    await card.getByRole('link').first().click();
    await expect(page).toHaveURL(/\/job\//);
    await page.reload();
    await page.goBack();
    await expect(jobCards(page)).toHaveCount(40);
    await expectSamePlace();
  });

  await test.step('the same address again starts at the top', async () => {
    await page.goto(`${list}&triggerSearch=true`);
    await expect(jobCards(page)).toHaveCount(20);
    await settled(page);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });
});

test('JB-10 a search without hits offers wider ones, with their counts', async ({ page, request }) => {
  const [job] = await searchJobs(request, { easyApply: false });
  await page.goto(`/job-list?keyword=${encodeURIComponent(job?.title ?? '')}&city=Nowhereville&country=ZZ&v=1`);
  await expect(page.getByRole('heading', { name: 'No results found' })).toBeVisible();
  const wider = page.getByRole('main').getByRole('link', { name: /\d/ }).first();
  await wider.click();
  await expect(jobCards(page).first()).toBeVisible();
});
