import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import { jobCards } from './jobs.ts';
import {
  applied,
  inDays,
  openConversation,
  openInterview,
  openJob,
  openOffer,
  postedJob,
  type ChangesFixture,
} from './changes-fixture.ts';

/** A change a candidate makes, and how a page shows what became of it. */
export interface Change {
  /** The mutation, or the key of the call. */
  name: string;
  /** Makes the page ready: what follows is one press. */
  open(fixture: ChangesFixture): Promise<unknown>;
  /** What has to be done again before each press. */
  prepare?(page: Page): Promise<void>;
  /** What sends it. */
  button(page: Page): Locator;
  /** What is asked before it is sent is answered so; without this the button sends it at once. */
  confirm?(page: Page): Promise<void>;
  /** What is said when it failed. */
  failureShown(page: Page): Locator;
  /** What nothing of may be lost meanwhile. */
  kept?(page: Page): Promise<void>;
  /** It is done, once. */
  done(page: Page): Promise<void>;
  /** Shown where an event tells the page that it was done although its response was lost: nothing is left to press then. */
  learned?(page: Page): Locator;
  /** It sends what differs from the stored values: after a lost response, the next press may find that nothing does. */
  sendsDifferences?: true;
}

const main = (page: Page) => page.getByRole('main');
const dialog = (page: Page) => page.getByRole('dialog');
const bellWithoutUnread = (page: Page) => page.getByRole('button', { name: 'Notifications', exact: true });
const alert = (page: Page) => page.getByRole('alert').first();
const button =
  (name: string | RegExp, within: (page: Page) => Locator = main) =>
  (page: Page): Locator =>
    within(page).getByRole('button', { name }).first();
const NO_RESPONSE = /We could not reach the server|the service is busy/i;
const yes = (page: Page) => dialog(page).getByRole('button', { name: 'Yes' }).click();

const SEARCH = () => `/candidate/find-jobs?keyword=${randomUUID().slice(0, 8)}&workMode=R&v=1`;

async function openSavedSearch({ page }: ChangesFixture): Promise<void> {
  const name = `Search ${randomUUID().slice(0, 8)}`;
  await page.goto(SEARCH());
  await button('Save this search')(page).click();
  await dialog(page).getByLabel('Search name').fill(name);
  await button('Save search', dialog)(page).click();
  await expect(dialog(page)).toBeHidden();
  await page.goto('/candidate/saved-searches');
  await expect(main(page).getByText(name)).toBeVisible();
}

export const CHANGES: readonly Change[] = [
  {
    name: 'SaveJob',
    open: async ({ page }) => void (await page.goto('/candidate/find-jobs?keyword=nurse')),
    button: (page) => jobCards(page).first().getByRole('button', { name: /^Save/ }),
    failureShown: (page) => page.getByText('The job could not be saved.').first(),
    done: (page) => expect(jobCards(page).first().getByRole('button', { name: /^Save/ })).toHaveAttribute('aria-pressed', 'true'),
  },
  {
    name: 'ReportJob',
    async open(fixture) {
      await openJob(fixture);
      await button('Report this job')(fixture.page).click();
      await dialog(fixture.page).getByRole('radio', { name: 'It asks for money' }).check();
      await dialog(fixture.page).getByRole('textbox').fill('They want a deposit.');
    },
    button: button('Send report', dialog),
    failureShown: (page) => dialog(page).getByRole('alert'),
    kept: (page) => expect(dialog(page).getByRole('textbox')).toHaveValue('They want a deposit.'),
    done: (page) => expect(dialog(page).getByText('Thank you. We review every report')).toBeVisible(),
  },
  {
    name: 'ReportEmployer',
    async open(fixture) {
      await openJob(fixture);
      await main(fixture.page).locator('a[href^="/company/"]').first().click();
      await button('Report this employer')(fixture.page).click();
      await dialog(fixture.page).getByRole('radio', { name: 'What it says about itself is not true' }).check();
      await dialog(fixture.page).getByRole('textbox').fill('It has no bakery.');
    },
    button: button('Send report', dialog),
    failureShown: (page) => dialog(page).getByRole('alert'),
    kept: (page) => expect(dialog(page).getByRole('textbox')).toHaveValue('It has no bakery.'),
    done: (page) => expect(dialog(page).getByText('Thank you. We review every report')).toBeVisible(),
  },
  {
    name: 'ReferJob',
    async open(fixture) {
      await openJob(fixture);
      await button('Refer someone')(fixture.page).click();
      await dialog(fixture.page).getByLabel('Their email address').fill('friend@example.com');
      await dialog(fixture.page).getByLabel('Your note (optional)').fill('For you.');
    },
    button: button('Send email', dialog),
    failureShown: (page) => dialog(page).getByRole('alert'),
    kept: (page) => expect(dialog(page).getByLabel('Their email address')).toHaveValue('friend@example.com'),
    async done(page) {
      await expect(dialog(page).getByText('An email is on its way to friend@example.com.')).toBeVisible();
    },
  },
  {
    name: 'SaveSearch',
    async open({ page }) {
      await page.goto(SEARCH());
      await button('Save this search')(page).click();
      await dialog(page).getByLabel('Search name').fill('From my kitchen');
    },
    button: button('Save search', dialog),
    failureShown: (page) => dialog(page).getByRole('alert'),
    kept: (page) => expect(dialog(page).getByLabel('Search name')).toHaveValue('From my kitchen'),
    async done(page) {
      await expect(dialog(page)).toBeHidden();
      await page.goto('/candidate/saved-searches');
      await expect(main(page).getByRole('link', { name: 'From my kitchen' })).toHaveCount(1);
    },
  },
  {
    name: 'ChangeSavedSearch',
    open: openSavedSearch,
    prepare: async (page) => {
      await button(/^Rename/)(page).click();
      await main(page).getByRole('textbox').fill('By the sea');
    },
    button: button(/^Save$/),
    failureShown: (page) => page.getByText('Your change could not be saved.').first(),
    done: (page) => expect(main(page).getByRole('link', { name: 'By the sea' })).toBeVisible(),
  },
  {
    name: 'RemoveSavedSearch',
    open: openSavedSearch,
    button: button(/^Remove/),
    confirm: yes,
    failureShown: (page) => page.getByText('Your change could not be saved.').first(),
    done: (page) => expect(page.getByText('Search removed.').first()).toBeVisible(),
  },
  {
    name: 'ApplyToJob',
    async open(fixture) {
      await fixture.page.goto(`/candidate/application/${await postedJob(fixture)}`);
      await fixture.page.getByRole('radio', { name: 'Part Time' }).check();
    },
    button: button(/^(Submit application|Try again)$/),
    failureShown: alert,
    kept: (page) => expect(page.getByRole('radio', { name: 'Part Time' })).toBeChecked(),
    done: (page) => expect(page.getByRole('heading', { name: 'Application sent' })).toBeVisible(),
    learned: (page) => page.getByRole('heading', { name: 'You have already applied to this job' }),
  },
  {
    name: 'WithdrawApplication',
    async open(fixture) {
      const { jobId } = await applied(fixture);
      await fixture.page.goto(`/candidate/job-details/${jobId}`);
      await button('Withdraw application')(fixture.page).click();
    },
    button: button('Withdraw', dialog),
    failureShown: (page) => page.getByText(/could not be withdrawn|The service is busy/).first(),
    done: (page) => expect(page.getByText('Application withdrawn.').first()).toBeVisible(),
  },
  {
    name: 'AcceptOffer',
    open: openOffer,
    button: button('Accept offer'),
    confirm: yes,
    failureShown: (page) => page.getByText(NO_RESPONSE).first(),
    done: (page) => expect(page.getByText(/You accepted this offer/)).toBeVisible(),
  },
  {
    name: 'DeclineOffer',
    async open(fixture) {
      await openOffer(fixture);
      await button('Decline offer')(fixture.page).click();
      await main(fixture.page).getByRole('textbox').fill('Too far away.');
    },
    button: button('Decline offer'),
    confirm: yes,
    failureShown: (page) => page.getByText(NO_RESPONSE).first(),
    kept: (page) => expect(main(page).getByRole('textbox')).toHaveValue('Too far away.'),
    done: (page) => expect(page.getByText(/You declined this offer/)).toBeVisible(),
  },
  {
    name: 'RespondToInterview',
    open: openInterview,
    button: button('Accept'),
    failureShown: (page) => page.getByText(NO_RESPONSE).first(),
    done: (page) => expect(main(page).getByText('Accepted').first()).toBeVisible(),
  },
  {
    name: 'ProposeInterviewTimes',
    async open(fixture) {
      await openInterview(fixture);
      await button('Propose other times')(fixture.page).click();
      await dialog(fixture.page).getByLabel('Date').fill(inDays(5));
      await dialog(fixture.page).getByLabel('Time', { exact: true }).fill('14:00');
    },
    button: button('Send this time', dialog),
    failureShown: (page) => page.getByText(NO_RESPONSE).first(),
    kept: (page) => expect(dialog(page).getByLabel('Time', { exact: true })).toHaveValue('14:00'),
    done: (page) => expect(main(page).getByText('Other times proposed').first()).toBeVisible(),
  },
  {
    name: 'PUT candidates/notifications/C',
    async open(fixture) {
      await applied(fixture);
      await fixture.page.goto('/candidate/my-jobs');
      await fixture.page.getByRole('button', { name: /^Notifications, \d/ }).click();
    },
    button: button(/mark all/i, dialog),
    failureShown: (page) => page.getByText('The notifications could not be marked as read.').first(),
    learned: bellWithoutUnread,
    done: (page) => expect(bellWithoutUnread(page)).toBeVisible(),
  },
  {
    name: 'ReportConversation',
    async open(fixture) {
      const { page } = fixture;
      await openConversation(fixture);
      await button(/^More actions for/)(page).click();
      await page.getByRole('menuitem', { name: 'Report' }).click();
      await dialog(page).getByRole('radio', { name: 'It looks like fraud' }).check();
      await dialog(page).getByRole('textbox').fill('They want my bank card.');
    },
    button: button('Send report', dialog),
    failureShown: (page) => dialog(page).getByRole('alert'),
    kept: (page) => expect(dialog(page).getByRole('textbox')).toHaveValue('They want my bank card.'),
    done: (page) => expect(dialog(page).getByText('Thank you. We will look into it.')).toBeVisible(),
  },
  {
    name: 'POST feedback',
    async open({ page }) {
      await page.goto('/candidate/my-jobs');
      await page.getByRole('banner').getByRole('button', { name: 'Feedback' }).click();
      await dialog(page).getByLabel('Subject').fill('The list');
      await dialog(page).getByLabel('Tell us about your experience').fill('Quick and clear.');
    },
    button: button('Submit', dialog),
    failureShown: (page) => page.getByText('Something went Wrong').first(),
    kept: (page) => expect(dialog(page).getByLabel('Tell us about your experience')).toHaveValue('Quick and clear.'),
    done: (page) => expect(page.getByText('Thanks for the feedback.')).toBeVisible(),
  },
  {
    name: 'PUT candidates/',
    sendsDifferences: true,
    async open({ page }) {
      await page.goto('/candidate/create-profile');
      await page.getByLabel('Profile title').fill('Registered nurse');
      await page.getByRole('button', { name: 'Continue' }).click();
      await page.getByRole('combobox', { name: 'Add a skill' }).pressSequentially('nurs');
      await page.getByRole('listbox').getByRole('option').first().click();
      await page.getByLabel(/^Years of experience with/).fill('4');
    },
    button: button(/^(Finish profile|Try again)$/, (page) => page.locator('body')),
    failureShown: (page) => page.getByText(/your profile was not saved|Your profile was not saved/).first(),
    kept: (page) => expect(page.getByLabel(/^Years of experience with/)).toHaveValue('4'),
    done: (page) => expect(page).not.toHaveURL(/create-profile/),
  },
];
