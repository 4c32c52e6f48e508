import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import { releaseSchema } from '@hirehq/shared-contracts/release';
import { REPORTS, routes, TRACKED_JOB_TABS } from '@hirehq/shared-contracts/routes';
import { builtReleases } from './built-releases.ts';

/** Who looks at a page: somebody who is signed out, a candidate with a history, or an operator. */
export const READERS = ['visitor', 'candidate', 'operator'] as const;
export type Reader = (typeof READERS)[number];

/** What the addresses of pages name: things a signed-in candidate has. */
export interface Subjects {
  job: string;
  /** Of an application. */
  trackedJob: string;
  interview: string;
  conversation: { candidateId: string; enterpriseId: string };
  /** Of a profile that visitors may read. */
  candidateKey: string;
}

export interface PageUnderTest {
  name: string;
  reader: Reader;
  path(subjects: Subjects): string;
  /** What is there, in every language, once the page has what it is about; its first heading by default. */
  content?: (page: Page) => Locator;
  /** What is done before it is looked at: opens what is closed at first. */
  open?: (page: Page) => Promise<void>;
  /** Reading focus changes no text of the page; `false` where it does not reach, or where the page shows its settings. */
  keepsTexts?: boolean;
  /** Pages that are built alike and differ in what they say: a run that is not full looks at them in turn (page-matrix.ts). */
  kind?: string;
}

const first = (selector: string) => (page: Page) => page.locator(selector).first();
const card = first('main article');

/** Presses a button of the header, found by its class because its name is in the language of the page. */
const openFromHeader = (button: string) => async (page: Page) => {
  await page.getByRole('banner').locator(button).click({ timeout: 20_000 });
  await expect(page.getByRole('dialog')).toBeVisible();
};

const pageOf =
  (reader: Reader) =>
  (name: string, path: PageUnderTest['path'], more: Partial<PageUnderTest> = {}): PageUnderTest => ({
    name,
    reader,
    path,
    ...more,
  });
const visitor = pageOf('visitor');
const candidate = pageOf('candidate');
const operator = pageOf('operator');

const LEGAL = { kind: 'legal document' };
const NOT_THERE = { kind: 'page that is not there' };

/** Every page of the platform, some in several states, and what opens over pages. */
export const PAGES: readonly PageUnderTest[] = [
  visitor('landing', () => routes.landing()),
  visitor('home', () => routes.home()),
  visitor('features', () => routes.feature()),
  visitor('terms of use', () => routes.termsOfUse(), LEGAL),
  visitor('privacy policy', () => routes.privacyPolicy(), LEGAL),
  visitor('UK privacy policy', () => routes.ukPrivacyPolicy(), LEGAL),
  visitor('cookie policy', () => routes.cookiePolicy(), LEGAL),
  visitor('job list', () => routes.jobList(), { content: card }),
  visitor('job list without a job', () => routes.jobList({ keyword: 'zzzzqqqq' })),
  visitor('job', ({ job }) => routes.job({ id: job }), { content: first('main h2') }),
  visitor('company', ({ conversation }) => routes.company({ id: conversation.enterpriseId }), { content: card }),
  visitor('company that is not there', () => routes.company({ id: 'gone' }), NOT_THERE),
  visitor('job that is not there', () => routes.job({ id: 'gone' }), NOT_THERE),
  visitor('public application', ({ job }) => routes.publicApplication({ id: job }), { content: first('form.hq-form') }),
  visitor('public profile', ({ candidateKey }) => routes.publicProfile({ candidateKey }), { content: first('main h2') }),
  visitor('public profile that is not there', () => routes.publicProfile({ candidateKey: 'somebody' }), NOT_THERE),
  visitor('QR code', () => routes.qr()),
  visitor('video upload', () => routes.uploadVideo()),
  visitor('not found', () => '/nowhere', NOT_THERE),
  visitor('sign-in', () => routes.signIn(), { content: first('form'), keepsTexts: false }),
  visitor('registration', () => routes.signUp(), { content: first('form'), keepsTexts: false }),
  visitor('reset of a password', () => '/forgotpassword', { content: first('form'), keepsTexts: false }),
  visitor('reading panel', () => routes.feature(), {
    open: openFromHeader('.ax-panel-button'),
    keepsTexts: false,
  }),
  candidate('dashboard', () => routes.dashboard(), { content: first('main h2') }),
  candidate('find jobs', () => routes.findJobs(), { content: card }),
  candidate('job, signed in', ({ job }) => routes.candidateJob({ id: job }), { content: first('main h2') }),
  candidate('application', ({ job }) => routes.application({ id: job }), { content: first('form.hq-form') }),
  candidate('my jobs', () => routes.myJobs(), { content: first('main [role="tabpanel"] article') }),
  ...TRACKED_JOB_TABS.map((tab) =>
    candidate(`tracked job, ${tab}`, ({ trackedJob }) => routes.trackedJob({ id: trackedJob, tab }), {
      content: first('main [role="tabpanel"]'),
      kind: 'tracked job',
    }),
  ),
  candidate('interviews', () => routes.interviews()),
  candidate('interview', ({ interview }) => routes.interviewDetails({ id: interview }), { content: first('main h2') }),
  candidate('referrals', () => routes.myReferrals()),
  candidate('saved searches', () => routes.savedSearches()),
  candidate('creation of a profile', () => routes.createProfile(), { content: first('main form') }),
  candidate('own profile', () => routes.editProfile(), { content: first('main h2') }),
  candidate('preview of the profile', () => routes.ownPublicProfile(), { content: first('main h2') }),
  candidate('checklist', () => routes.checklist()),
  candidate('settings', () => routes.settings(), { content: first('main h2'), keepsTexts: false }),
  candidate('messages', ({ conversation }) => routes.messageList(conversation), { content: first('main [role="log"]') }),
  candidate('notification preferences', () => routes.notificationPreferences(), { content: first('main fieldset') }),
  ...REPORTS.map((report) =>
    candidate(`report ${report}`, () => routes.analytics(report), { content: first('main h2'), kind: 'report' }),
  ),
  candidate('notifications panel', () => routes.myReferrals(), {
    open: openFromHeader('.nt-bell'),
  }),
  operator('what is live', () => routes.platform(), { content: card }),
  operator('history of releases', () => routes.platformHistory(), { content: first('main ol li') }),
  operator('a remote and its versions', () => routes.platformRemote('jobs'), { content: first('main h2') }),
];

/** Routes that show a page of another route, with where they lead. */
export const LEADS_ELSEWHERE: Readonly<Record<string, string>> = {
  '/candidate': 'the first deployed page of a candidate',
  '/find-jobs': 'the list of jobs under an earlier address',
  '/sso/callback': 'the page that was asked for before the sign-in',
};

/** The paths of all routes that the built releases declare. */
export function declaredPaths(): string[] {
  const releases = builtReleases().map((folder) =>
    releaseSchema.parse(JSON.parse(readFileSync(join(folder, 'release.json'), 'utf8'))),
  );
  return [...new Set(releases.flatMap(({ manifest }) => manifest.routes.map(({ path }) => path)))];
}
