import { NOTHING_KEPT, newPerson, sendSignIn, type Person } from '../platform/account.ts';
import { ORIGIN } from '../platform/addresses.ts';
import { goToReview, registerFromReview } from '../platform/apply.ts';
import { acceptCookies } from '../platform/consent.ts';
import { answerQuestions, jobCards, jobToApplyTo, type FoundJob } from '../platform/jobs.ts';
import { expect, test } from '../platform/test.ts';
import type { Page } from '@playwright/test';

const bell = (page: Page) => page.getByRole('button', { name: /^Notifications/ });
const alreadyApplied = (page: Page) => page.getByRole('alert').filter({ hasText: 'You have already applied to this job' });

async function expectAnswersKept(page: Page): Promise<void> {
  await expect(page.getByLabel('Availability start date')).toHaveValue('2030-02-01');
  await expect(page.getByRole('radio', { name: 'Part Time' })).toBeChecked();
  await expect(page.getByLabel('Hours per day')).toHaveValue('6');
  await expect(page.getByRole('checkbox', { name: 'Monday' })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'Thursday' })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'Tuesday' })).not.toBeChecked();
}

/** Registers from the review, and goes back to the questions. */
async function registerAndReturn(page: Page, person: Person, jobId: string): Promise<void> {
  await registerFromReview(page, person, jobId);
  await page.getByRole('button', { name: 'Change: A few questions' }).click();
}

async function reviewAndSubmit(page: Page): Promise<void> {
  await goToReview(page);
  await page.getByRole('button', { name: 'Submit application' }).click();
}

/**
 * Answers the questions and waits until the account has the answers. A later save would find the application sent from another
 * device, and end it here before it is submitted.
 */
async function answerAndSave(page: Page, hours: string): Promise<void> {
  await answerQuestions(page);
  const saved = page.waitForResponse((response) => {
    const sent = response.request().postData() ?? '';
    return sent.includes('SaveApplicationDraft') && sent.includes(`["${hours}"]`);
  });
  await page.getByLabel('Hours per day').fill(hours);
  await saved;
}

test.describe('a visitor becomes an applicant', () => {
  let job: FoundJob & { place: NonNullable<FoundJob['place']> };

  test.beforeEach(async ({ request }) => {
    job = await jobToApplyTo(request);
  });

  test('JB-01 JB-02 JB-15 JB-16 ID-01 NT-01 searches, applies, registers, finds the answers kept, submits; My Jobs and the bell know', async ({
    page,
  }) => {
    const person = newPerson();

    await test.step('searches by a suggested skill and a place', async () => {
      const skill = job.skills[0]?.name ?? '';
      await page.goto('/job-list');
      await page.getByRole('combobox', { name: 'Skills or job titles' }).pressSequentially(skill);
      await page.getByRole('listbox').getByRole('option').filter({ hasText: skill }).filter({ hasText: 'Skill' }).first().click();
      await expect(page).toHaveURL(/[?&]skills=\d+/);

      const city = job.place.city ?? '';
      await page.getByRole('combobox', { name: 'Location' }).pressSequentially(city);
      await page
        .getByRole('listbox')
        .getByRole('option')
        .filter({ hasText: city })
        .filter({ hasText: job.place.country ?? '' })
        .first()
        .click();
      await page.getByRole('button', { name: 'Search', exact: true }).click();
      await expect(page).toHaveURL(/[?&]city=/);
    });

    await test.step('opens the job from the list', async () => {
      await jobCards(page).getByRole('link', { name: job.title, exact: true }).first().click();
      await expect(page).toHaveURL(/\/job\//);
      await expect(page.getByRole('heading', { level: 1, name: job.title })).toBeVisible();
      job = { ...job, id: new URL(page.url()).pathname.split('/')[2] ?? '' };
    });

    await test.step('starts an application signed out', async () => {
      await page
        .getByRole('link', { name: /^(Apply now|Easy Apply)$/ })
        .first()
        .click();
      await expect(page).toHaveURL(new RegExp(`/application/${job.id}`));
      await answerQuestions(page);
    });

    await test.step('creates an account and is back in the application', async () => {
      await registerAndReturn(page, person, job.id);
      await expectAnswersKept(page);
    });

    await test.step('submits; the bell counts it without a reload', async () => {
      await expect(bell(page)).toHaveAccessibleName('Notifications');
      await page.evaluate(() => Object.assign(globalThis, { notReloaded: true }));
      await reviewAndSubmit(page);
      await expect(page.getByRole('heading', { name: 'Application sent' })).toBeVisible();
      await expect(bell(page)).toHaveAccessibleName('Notifications, 1 unread');
      expect(await page.evaluate(() => 'notReloaded' in globalThis)).toBe(true);
    });

    await test.step('My Jobs shows it', async () => {
      await page.getByRole('link', { name: 'Go to My Jobs' }).click();
      await expect(page.getByRole('tab', { name: /^Active/, selected: true })).toBeVisible();
      await expect(jobCards(page).getByRole('link', { name: job.title, exact: true })).toBeVisible();
    });

    await test.step('a second application to the same job is refused', async () => {
      await page.goto(`/candidate/application/${job.id}`);
      await expect(alreadyApplied(page)).toBeVisible();
      await page.getByRole('link', { name: 'View your application' }).click();
      await expect(page).toHaveURL(`/candidate/job-details/${job.id}`);
    });
  });

  test('JB-15 a half-filled application survives a reload', async ({ page }) => {
    await page.goto(`/application/${job.id}`);
    await answerQuestions(page);
    await page.reload();
    await expectAnswersKept(page);
  });

  test('JB-15 what is missing is named, in a list that leads to it', async ({ page }) => {
    await page.goto(`/application/${job.id}`);
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('button', { name: 'Choose the date from which you can start' }).click();
    await expect(page.getByLabel('Availability start date')).toBeFocused();
  });

  test.describe('signed in', () => {
    test.use({ signedIn: 'new' });

    test('JB-15 a half-filled application on two devices is accepted once; the second device shows why it is refused', async ({
      page,
      browser,
      problems,
      newcomer,
    }) => {
      const { person } = await newcomer();
      const address = `/candidate/application/${job.id}`;
      await page.goto(address);
      await answerAndSave(page, '5');

      const elsewhere = await browser.newContext({ storageState: NOTHING_KEPT });
      await acceptCookies(elsewhere, ORIGIN);
      const other = await elsewhere.newPage();
      other.on('pageerror', (error) => problems.push(String(error)));
      await other.goto(address);
      await sendSignIn(other, person);
      await expect(other).toHaveURL(new RegExp(address), { timeout: 20_000 });
      await answerAndSave(other, '7');

      await reviewAndSubmit(page);
      await expect(page.getByRole('heading', { name: 'Application sent' })).toBeVisible();
      await reviewAndSubmit(other);
      await expect(alreadyApplied(other)).toBeVisible();
      await elsewhere.close();
    });

    test('JB-15 a second tab with the same application does not send it twice', async ({ page, context }) => {
      await page.goto(`/candidate/application/${job.id}`);
      await answerQuestions(page);

      const second = await context.newPage();
      await second.goto(`/candidate/application/${job.id}`);
      await expectAnswersKept(second);

      await reviewAndSubmit(page);
      await expect(page.getByRole('heading', { name: 'Application sent' })).toBeVisible();
      await second.reload();
      await expect(alreadyApplied(second)).toBeVisible();
      await second.goto('/candidate/my-jobs?tab=APPLIED');
      await expect(jobCards(second)).toHaveCount(1);
    });

    test('JB-16 SH-05 a signed-in candidate who opens the public application continues as a candidate', async ({ page }) => {
      await page.goto(`/application/${job.id}`);
      await expect(page).toHaveURL(`/candidate/application/${job.id}`);
    });
  });
});
