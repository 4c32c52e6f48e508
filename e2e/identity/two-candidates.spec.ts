import { randomBytes } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { applyByApi, candidateHeaders } from '../platform/apply-by-api.ts';
import { accountMenu, newPerson, sendSignIn, type Person } from '../platform/account.ts';
import { answerQuestions, jobCards, jobToApplyTo } from '../platform/jobs.ts';
import { employerAtWork, type Employer } from '../platform/employer.ts';
import { stringsInMemory } from '../platform/heap.ts';
import type { Identity } from '../platform/identity.ts';
import { readablePlaces } from '../platform/readable-places.ts';
import { settled } from '../platform/settled.ts';
import { EITHER_PROVIDER, expect, skipProfile, test } from './identity-test.ts';

test.use({ expectedProblems: [/status of (400|401)/], actionTimeout: 15_000 });

/** Words nobody else has, by what they are. */
function planted() {
  const word = (kind: string) => `${kind}${randomBytes(6).toString('hex')}`;
  return {
    answer: word('answer'),
    adjustments: word('adjust'),
    resume: word('resume'),
    search: word('search'),
    friend: word('friend'),
    note: word('note'),
    message: word('offer'),
    headline: word('profile'),
  };
}
type Planted = ReturnType<typeof planted>;

interface Scene {
  page: Page;
  request: APIRequestContext;
  identity: Identity;
  person: Person;
  words: Planted;
}

async function postedJob(employer: Employer): Promise<string> {
  const { id } = await employer.call<{ id: string }>('POST', 'jobs', {
    title: `Harbour pilot ${Date.now().toString(36)}`,
    description: '<p>Brings ships in.</p>',
    places: [{ city: 'Utrecht', state: null, country: 'NL' }],
    employmentType: 'FT',
    easyApply: true,
    questions: [{ id: 'why', kind: 'TEXT', label: 'Why you?', required: true, options: [] }],
  });
  return id;
}

/** The candidate applies, and the employer writes a note and makes an offer. */
async function offerMade({ page, request, identity, words }: Scene, headers: Record<string, string>): Promise<string> {
  const employer = await employerAtWork(request, identity.data);
  const jobId = await postedJob(employer);
  await applyByApi(page.request, headers, { jobId, answers: { availability: 'Full Time', why: words.answer } });
  const { items } = await employer.call<{ items: { id: string }[] }>('GET', `applications?jobId=${jobId}`);
  const [application] = items;
  await employer.call('POST', `applications/${application?.id}/shortlist`, { note: words.note });
  await employer.send(`applications/${application?.id}/offer`, 'offer', { startDate: '2030-03-01', note: words.message });
  return jobId;
}

/** Opens a page by the main navigation, without a reload. */
async function open(page: Page, name: RegExp): Promise<void> {
  const link = page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name }).first();
  const path = await link.getAttribute('href');
  await link.click();
  await expect(page).toHaveURL(({ pathname }) => pathname === path);
  // The page before it stays until this one is there.
  await expect(link).toHaveAttribute('aria-current', 'page');
  await settled(page);
}

/** The same for pages that no link of the header leads to. */
const goWithin = (page: Page, path: string) =>
  page.evaluate((to) => {
    window.history.pushState(null, '', to);
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);

/** The first candidate leaves something on every page, and looks at all of it. */
async function useEverything(scene: Scene): Promise<void> {
  const { page, words } = scene;
  const main = page.getByRole('main');
  const headers = await candidateHeaders(page, () => page.goto('/candidate/my-jobs'));
  await expect(accountMenu(page)).toBeVisible();
  const jobId = await offerMade(scene, headers);

  await test.step('the offer, from the bell', async () => {
    const bell = page.getByRole('button', { name: /^Notifications/ });
    await bell.click();
    await page.getByRole('dialog').getByRole('button').filter({ hasText: 'has offered you the' }).click();
    await expect(page).toHaveURL(new RegExp(`/candidate/job-details/${jobId}`));
    await expect(main.getByText(words.message)).toBeVisible();
    await main.getByRole('tab', { name: 'Application' }).click();
    await expect(main.getByText(words.answer)).toBeVisible();
  });
  await test.step('a search is saved, a job is bookmarked', async () => {
    await open(page, /^Find Jobs/);
    await page
      .getByRole('checkbox', { name: /^Remote location/ })
      .first()
      .click();
    await expect(page).toHaveURL(/remote=true/);
    await main.getByRole('button', { name: 'Save this search' }).click();
    const dialog = page.getByRole('dialog', { name: 'Save this search' });
    await dialog.getByLabel('Search name').fill(words.search);
    await dialog.getByRole('button', { name: 'Save search' }).click();
    await expect(dialog).toBeHidden();
    await main
      .getByRole('button', { name: /^Save (?!this)/ })
      .first()
      .click();
    await main.getByRole('link', { name: 'Saved searches' }).click();
    await expect(main.getByText(words.search)).toBeVisible();
  });
  await test.step('a friend is referred', async () => {
    await open(page, /^Find Jobs/);
    await jobCards(page).first().getByRole('link').first().click();
    await expect(page).toHaveURL(/\/job\//);
    await main.getByRole('button', { name: 'Refer someone' }).click();
    const dialog = page.getByRole('dialog', { name: /^Refer someone/ });
    await dialog.getByLabel('Their email address').fill(`${words.friend}@example.com`);
    await dialog.getByRole('button', { name: 'Send email' }).click();
    await expect(dialog.getByText(/An email is on its way/)).toBeVisible();
    await dialog.getByRole('link', { name: 'View all your referrals' }).click();
    await expect(main.getByText(`${words.friend}@example.com`)).toBeVisible();
  });
  await test.step('an application is begun, with a résumé', async () => {
    const begun = await jobToApplyTo(scene.request);
    await goWithin(page, `/candidate/application/${begun.id}`);
    await answerQuestions(page);
    await main.getByRole('button', { name: 'Continue' }).click();
    await expect(main.getByRole('heading', { name: /^Step 2 of 4/ })).toBeVisible();
    await main.locator('input[type=file]').setInputFiles({
      name: `${words.resume}.pdf`,
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF'),
    });
    await expect(main.getByText(words.resume).first()).toBeVisible();
    await main.getByRole('button', { name: 'Continue' }).click();
    await main.getByRole('textbox').first().fill(words.adjustments);
    await main.getByRole('button', { name: 'Continue' }).click();
    await expect(main.getByText(words.adjustments)).toBeVisible();
  });
  await test.step('every other page of a candidate', async () => {
    await goWithin(page, '/candidate/my-jobs');
    await expect(main.getByRole('tab').first()).toBeVisible();
    for (const path of ['/candidate/interviews', '/candidate/settings', '/candidate/dashboard', '/candidate/edit-profile']) {
      await goWithin(page, path);
      await expect(main.getByRole('heading').first()).toBeVisible();
    }
    await goWithin(page, '/candidate/create-profile');
    await page.getByLabel('Profile title').fill(words.headline);
    // With the keyboard: messages of the pages before may still be in front of it.
    await page.getByRole('button', { name: 'Skip for now' }).press('Enter');
    await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click();
    await expect(page).toHaveURL('/candidate/dashboard');
    await expect(main.getByRole('heading', { level: 2, name: 'Needs your answer' })).toBeVisible();
    await settled(page);
    await goWithin(page, `/candidate/job-details/${jobId}?tab=offer`);
    await expect(main.getByText(words.message)).toBeVisible();
  });
}

const wordsIn = (text: string, words: readonly string[]) => words.filter((word) => text.includes(word));

/** Nothing of somebody is left on the page, or where scripts could read it. */
async function expectNothingShownOf(page: Page, words: readonly string[]): Promise<void> {
  expect(wordsIn(await page.content(), words), 'on the page').toEqual([]);
  expect(wordsIn(await page.evaluate(readablePlaces), words), 'in storage, cookies and caches').toEqual([]);
  const cookies = await page.context().cookies();
  expect(wordsIn(JSON.stringify(cookies), words), 'in cookies of every kind').toEqual([]);
}

/** Nor in the memory of its scripts. */
async function expectNothingOf(page: Page, words: readonly string[]): Promise<void> {
  await expectNothingShownOf(page, words);
  const strings = (await stringsInMemory(page)).filter((text) => wordsIn(text, words).length > 0);
  expect(strings.map((text) => text.slice(0, 300)).slice(0, 10), 'in the memory of its scripts').toEqual([]);
}

async function logOut(page: Page): Promise<void> {
  await accountMenu(page).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  // Until then the page removes what it kept of the candidate.
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible({ timeout: 20_000 });
}

async function signInHere(page: Page, person: Person): Promise<void> {
  await sendSignIn(page, person);
  await expect(accountMenu(page)).toBeVisible({ timeout: 20_000 });
}

test(
  'SH-42 nothing is left of a candidate who signs out when another one signs in',
  EITHER_PROVIDER,
  async ({ page, context, request, identity, person, arriveSignedIn }) => {
    test.setTimeout(180_000);
    const words = planted();
    const theirs = [...Object.values(words), person.name, person.email];
    const second = newPerson();
    await identity.createAccount(second);
    await arriveSignedIn(context, person);
    await useEverything({ page, request, identity, person, words });

    await logOut(page);
    await skipProfile(page.context(), identity);
    await signInHere(page, second);
    await open(page, /^My Jobs/);
    await expect(page.getByRole('main').getByRole('tab').first()).toBeVisible();
    await expectNothingOf(page, theirs);
  },
);

test(
  'SH-42 a page whose candidate signed out in another tab shows and keeps nothing of them, and none of it comes back',
  EITHER_PROVIDER,
  async ({ page, context, request, identity, person, arriveSignedIn }) => {
    test.setTimeout(180_000);
    const words = planted();
    const theirs = [...Object.values(words), person.name, person.email];
    const second = newPerson();
    await identity.createAccount(second);
    await arriveSignedIn(context, person);
    await useEverything({ page, request, identity, person, words });
    await page.evaluate(() => Object.assign(globalThis, { notReloaded: true }));

    const other = await context.newPage();
    await other.goto('/candidate/my-jobs');
    await expect(accountMenu(other)).toBeVisible();
    await logOut(other);
    await expect(page.getByRole('heading', { name: 'You are signed out' })).toBeVisible();
    expect(await page.evaluate(() => 'notReloaded' in globalThis)).toBe(true);
    await expectNothingShownOf(page, theirs);

    await skipProfile(context, identity);
    await signInHere(other, second);
    await expect(accountMenu(page)).toBeVisible({ timeout: 20_000 });
    expect(await page.evaluate(() => 'notReloaded' in globalThis)).toBe(false);
    await open(page, /^My Jobs/);
    await expect(page.getByRole('main').getByRole('tab').first()).toBeVisible();
    await expectNothingOf(page, theirs);
  },
);
