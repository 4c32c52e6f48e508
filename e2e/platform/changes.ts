import { randomUUID } from 'node:crypto';
import { expect, type APIRequestContext, type Locator, type Page } from '@playwright/test';
import { applyByApi, sendMutation } from './apply-by-api.ts';
import type { Employer } from './employer.ts';
import { jobCards } from './jobs.ts';

/** Where a change is made: a signed-in candidate, and an employer who prepares things for them. */
export interface Stage {
  page: Page;
  request: APIRequestContext;
  employer: Employer;
  /** Of the candidate's own requests. */
  headers: Record<string, string>;
}

/** A change a candidate makes, and how a page shows what became of it. */
export interface Change {
  /** The mutation, or the key of the call. */
  name: string;
  /** Makes the page ready: what follows is one press. */
  open(stage: Stage): Promise<unknown>;
  /** What has to be done again before each press. */
  prepare?(page: Page): Promise<void>;
  /** What sends it. */
  button(page: Page): Locator;
  /** What is asked before it is sent is answered so; without this the button sends it at once. */
  confirm?(page: Page): Promise<void>;
  /** What is said when it failed. */
  told(page: Page): Locator;
  /** What nothing of may be lost meanwhile. */
  kept?(page: Page): Promise<void>;
  /** It is done, once. */
  done(page: Page): Promise<void>;
}

const main = (page: Page) => page.getByRole('main');
const dialog = (page: Page) => page.getByRole('dialog');
const alert = (page: Page) => page.getByRole('alert').first();
const button =
  (name: string | RegExp, within: (page: Page) => Locator = main) =>
  (page: Page): Locator =>
    within(page).getByRole('button', { name }).first();
const NO_ANSWER = /We could not reach the server|The service is busy/;
const yes = (page: Page) => dialog(page).getByRole('button', { name: 'Yes' }).click();

async function postedJob({ employer }: Stage): Promise<string> {
  const { id } = await employer.call<{ id: string }>('POST', 'jobs', {
    title: `Lock keeper ${Date.now().toString(36)}`,
    description: '<p>Opens and closes.</p>',
    places: [{ city: 'Utrecht', state: null, country: 'NL' }],
    employmentType: 'FT',
    easyApply: true,
  });
  return id;
}

interface Applied {
  jobId: string;
  applicationId: string;
}

async function applied(stage: Stage): Promise<Applied> {
  const jobId = await postedJob(stage);
  await applyByApi(stage.request, stage.headers, { jobId, answers: { availability: 'Full Time' } });
  const { items } = await stage.employer.call<{ items: { id: string }[] }>('GET', `applications?jobId=${jobId}`);
  return { jobId, applicationId: items[0]?.id ?? '' };
}

async function openOffer(stage: Stage): Promise<void> {
  const { jobId, applicationId } = await applied(stage);
  await stage.employer.call('POST', `applications/${applicationId}/shortlist`, {});
  await stage.employer.send(`applications/${applicationId}/offer`, 'offer', { startDate: '2030-03-01', note: 'Welcome.' });
  await stage.page.goto(`/candidate/job-details/${jobId}?tab=offer`);
}

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

async function openInterview(stage: Stage): Promise<string> {
  const { applicationId } = await applied(stage);
  await stage.employer.call('POST', `applications/${applicationId}/shortlist`, {});
  const { id } = await stage.employer.call<{ id: string }>('POST', 'interviews', {
    applicationId,
    roundTitle: 'Meet the crew',
    scheduleStartDateTime: `${inDays(3)}T09:00:00Z`,
    scheduleCompleteDateTime: `${inDays(3)}T09:30:00Z`,
    timeZone: 'Europe/Amsterdam',
    mode: 'PHONE',
  });
  await stage.page.goto(`/candidate/interviewDetails?id=${id}`);
  return id;
}

async function openJob(stage: Stage): Promise<void> {
  await stage.page.goto(`/candidate/job/${await postedJob(stage)}`);
}

const SEARCH = () => `/candidate/find-jobs?keyword=${randomUUID().slice(0, 8)}&workMode=R&v=1`;

async function openSavedSearch({ page }: Stage): Promise<void> {
  const name = `Search ${randomUUID().slice(0, 8)}`;
  await page.goto(SEARCH());
  await button('Save this search')(page).click();
  await dialog(page).getByLabel('Name of the search').fill(name);
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
    told: (page) => page.getByText('The job could not be saved.').first(),
    done: (page) => expect(jobCards(page).first().getByRole('button', { name: /^Save/ })).toHaveAttribute('aria-pressed', 'true'),
  },
  {
    name: 'ReportJob',
    async open(stage) {
      await openJob(stage);
      await button('Report this job')(stage.page).click();
      await dialog(stage.page).getByRole('radio', { name: 'It asks for money' }).check();
      await dialog(stage.page).getByRole('textbox').fill('They want a deposit.');
    },
    button: button('Send report', dialog),
    told: (page) => dialog(page).getByRole('alert'),
    kept: (page) => expect(dialog(page).getByRole('textbox')).toHaveValue('They want a deposit.'),
    done: (page) => expect(dialog(page).getByText('Thank you. We look at every report')).toBeVisible(),
  },
  {
    name: 'ReferJob',
    async open(stage) {
      await openJob(stage);
      await button('Refer someone')(stage.page).click();
      await dialog(stage.page).getByLabel('Their email address').fill('friend@example.com');
      await dialog(stage.page).getByLabel('Your note (optional)').fill('For you.');
    },
    button: button('Send email', dialog),
    told: (page) => dialog(page).getByRole('alert'),
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
      await dialog(page).getByLabel('Name of the search').fill('From my kitchen');
    },
    button: button('Save search', dialog),
    told: (page) => dialog(page).getByRole('alert'),
    kept: (page) => expect(dialog(page).getByLabel('Name of the search')).toHaveValue('From my kitchen'),
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
    told: (page) => page.getByText('This could not be kept.').first(),
    done: (page) => expect(main(page).getByRole('link', { name: 'By the sea' })).toBeVisible(),
  },
  {
    name: 'RemoveSavedSearch',
    open: openSavedSearch,
    button: button(/^Remove/),
    confirm: yes,
    told: (page) => page.getByText('This could not be kept.').first(),
    done: (page) => expect(page.getByText('The search is removed.').first()).toBeVisible(),
  },
  {
    name: 'ApplyToJob',
    async open(stage) {
      await stage.page.goto(`/candidate/application/${await postedJob(stage)}`);
      await stage.page.getByRole('radio', { name: 'Part Time' }).check();
    },
    button: button(/^(Submit application|Try again)$/),
    told: alert,
    kept: (page) => expect(page.getByRole('radio', { name: 'Part Time' })).toBeChecked(),
    done: (page) => expect(page.getByRole('heading', { name: 'Application sent' })).toBeVisible(),
  },
  {
    name: 'WithdrawApplication',
    async open(stage) {
      const { jobId } = await applied(stage);
      await stage.page.goto(`/candidate/job-details/${jobId}`);
      await button('Withdraw application')(stage.page).click();
    },
    button: button('Withdraw', dialog),
    told: (page) => page.getByText(/could not be withdrawn|The service is busy/).first(),
    done: (page) => expect(page.getByText('Your application is withdrawn.').first()).toBeVisible(),
  },
  {
    name: 'AcceptOffer',
    open: openOffer,
    button: button('Accept the offer'),
    confirm: yes,
    told: (page) => page.getByText(NO_ANSWER).first(),
    done: (page) => expect(page.getByText(/You accepted this offer/)).toBeVisible(),
  },
  {
    name: 'DeclineOffer',
    async open(stage) {
      await openOffer(stage);
      await button('Decline')(stage.page).click();
      await main(stage.page).getByRole('textbox').fill('Too far away.');
    },
    button: button('Decline the offer'),
    confirm: yes,
    told: (page) => page.getByText(NO_ANSWER).first(),
    kept: (page) => expect(main(page).getByRole('textbox')).toHaveValue('Too far away.'),
    done: (page) => expect(page.getByText(/You declined this offer/)).toBeVisible(),
  },
  {
    name: 'RespondToInterview',
    open: openInterview,
    button: button('Accept'),
    told: (page) => page.getByText(NO_ANSWER).first(),
    done: (page) => expect(main(page).getByText('Accepted').first()).toBeVisible(),
  },
  {
    name: 'ProposeInterviewTimes',
    async open(stage) {
      await openInterview(stage);
      await button('Propose other times')(stage.page).click();
      await dialog(stage.page).getByLabel('Day').fill(inDays(5));
      await dialog(stage.page).getByLabel('Time', { exact: true }).fill('14:00');
    },
    button: button('Send this time', dialog),
    told: (page) => page.getByText(NO_ANSWER).first(),
    kept: (page) => expect(dialog(page).getByLabel('Time', { exact: true })).toHaveValue('14:00'),
    done: (page) => expect(main(page).getByText('Other times proposed').first()).toBeVisible(),
  },
  {
    name: 'RateInterview',
    async open(stage) {
      const id = await openInterview(stage);
      await sendMutation(stage.request, stage.headers, {
        name: 'RespondToInterview',
        text: 'mutation RespondToInterview($id: ID!) { respondToInterview(interviewId: $id, accepts: true) { __typename } }',
        variables: { id },
      });
      await stage.employer.call('POST', `interviews/${id}/complete`, {});
      await stage.page.goto(`/candidate/interviewDetails?id=${id}&mode=scorecard`);
      await main(stage.page).getByRole('radio', { name: '4 of 5: Good' }).check({ force: true });
      await main(stage.page).getByRole('textbox').fill('Friendly.');
    },
    button: button('Send rating'),
    told: alert,
    kept: (page) => expect(main(page).getByRole('textbox')).toHaveValue('Friendly.'),
    done: (page) => expect(main(page).getByText('4 of 5 stars')).toBeVisible(),
  },
  {
    name: 'PUT candidates/notifications/C',
    async open(stage) {
      await applied(stage);
      await stage.page.goto('/candidate/my-jobs');
      await stage.page.getByRole('button', { name: /^Notifications, \d/ }).click();
    },
    button: button(/mark all/i, dialog),
    told: (page) => page.getByText('The notifications could not be marked as read.').first(),
    done: (page) => expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible(),
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
    told: (page) => page.getByText('Something went Wrong').first(),
    kept: (page) => expect(dialog(page).getByLabel('Tell us about your experience')).toHaveValue('Quick and clear.'),
    done: (page) => expect(page.getByText('Thanks for the feedback.')).toBeVisible(),
  },
  {
    name: 'PUT candidates/',
    async open({ page }) {
      await page.goto('/candidate/create-profile');
      await page.getByLabel('Profile title').fill('Registered nurse');
      await page.getByRole('button', { name: 'Continue' }).click();
      await page.getByRole('combobox', { name: 'Add a skill' }).pressSequentially('nurs');
      await page.getByRole('listbox').getByRole('option').first().click();
      await page.getByLabel(/^Years of experience with/).fill('4');
    },
    button: button(/^(Finish profile|Try again)$/, (page) => page.locator('body')),
    told: (page) => page.getByText(/your profile was not saved|Your profile was not saved/).first(),
    kept: (page) => expect(page.getByLabel(/^Years of experience with/)).toHaveValue('4'),
    done: (page) => expect(page).not.toHaveURL(/create-profile/),
  },
];

/** Changes that no press sends, and why nothing has to be said when they fail. */
export const SENT_OTHERWISE: Readonly<Record<string, string>> = {
  SaveApplicationDraft: 'sent while one types; the browser keeps the draft and sends it again',
  DiscardApplicationDraft: 'sent after the application; a draft that stays is compared when it is opened',
  VisitReferral: 'counts a visit; sent again with the next one',
  SeeSavedSearch: 'notes that new jobs were seen; they stay new',
  SeeJobList: 'notes that new jobs were seen; they stay new',
  'POST /public/consolelog': 'tells the operator of a failure',
  'PUT candidates/notifications/{id}/R': 'on the way to what the notification leads to; it stays unread',
  'PUT candidates//consented/versions': 'on arriving, repeated with the next arrival',
  'PUT candidates/pool/priority/invitee': 'on arriving, repeated with the next arrival',
  'PUT candidates/pool/priority/{talentPoolId}/candidates': 'on arriving, repeated with the next arrival',
  'PUT candidates/update/region/{countryName}': 'on arriving, repeated with the next arrival',
  'PUT candidates/skills': 'a step of saving the profile, which begins with PUT candidates/',
  'PUT candidates/work-history': 'a step of saving the profile, which begins with PUT candidates/',
  'DELETE candidates/skills/{id}': 'a step of saving the profile, which begins with PUT candidates/',
  'POST candidates/resume': 'a file is chosen again; journeys/apply.spec.ts',
  'POST upload-file': 'no page sends it',
  'POST candidates/chatbot/details': 'no page sends it',
  'PUT candidates/messages/chat-history': 'no page sends it',
  'PUT candidates/messages/general': 'no page sends it',
  'PUT candidates/messages/read': 'no page sends it',
  'PUT candidates/notification/device': 'no page sends it',
  'PUT candidates/pool/candidate-remark': 'no page sends it',
  'PUT candidates/educations': 'no page sends it',
  'DELETE candidates/educations/{id}': 'no page sends it',
  'DELETE candidates/educations/documents/{id}': 'no page sends it',
  'DELETE candidates/resume/{id}': 'no page sends it',
  'DELETE candidates/work-history/{id}': 'no page sends it',
  'DELETE candidates/work-history/showcases/{id}': 'no page sends it',
};
