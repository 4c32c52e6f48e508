import type { APIRequestContext, Frame, Page } from '@playwright/test';
import { FRAMED_PATH } from '@hirehq/shared-contracts/framed';
import { sendSignIn } from '../platform/account.ts';
import { DEPLOYED, ORIGIN } from '../platform/addresses.ts';
import { expectNoAxeViolation, expectNoAxeViolationIn } from '../platform/axe.ts';
import { COMPLETE_CHROMIUM } from '../platform/complete-chromium.ts';
import { employerAtWork } from '../platform/employer.ts';
import { answerQuestions } from '../platform/jobs.ts';
import { startPortal, type Portal } from '../platform/portal.ts';
import { expect, test } from '../platform/test.ts';

test.skip(DEPLOYED !== undefined, 'the key for localhost is made with a key of the employer');
// For a browser, portal.localhost and localhost are two sites.
test.use({ launchOptions: { ...COMPLETE_CHROMIUM, args: [...COMPLETE_CHROMIUM.args, '--test-third-party-cookie-phaseout'] } });

let portal: Portal;
test.beforeAll(async () => {
  portal = await startPortal();
});
test.afterAll(() => portal.close());

interface Job {
  id: string;
  title: string;
}

const taken = new Set<string>();

/** The lines of the employer for localhost, and a job of it to which nobody of this file has applied. */
async function employerPage(request: APIRequestContext, attributes = '') {
  const employer = await employerAtWork(request);
  const { linesForLocalhost, enterpriseId, developmentKey } = await employer.call<Record<string, string>>('GET', 'embed');
  const query = new URLSearchParams({ enterprise: enterpriseId ?? '', easyApply: 'true' });
  const response = await request.get(`/embed/v1/jobs?${query}`);
  const { jobs } = ((await response.json()) as { responsePayload: { jobs: Job[] } }).responsePayload;
  const job = jobs.find(({ id }) => !taken.has(id));
  if (!job) throw new Error('the employer has no job left to which people apply on the platform');
  const lines = (linesForLocalhost ?? '').replace(
    '<hirehq-embed',
    `<hirehq-embed view="detail" job="${job.id}" apply="here" ${attributes}`,
  );
  return { job, enterprise: enterpriseId ?? '', developmentKey: developmentKey ?? '', lines: around(lines) };
}

const around = (lines: string) =>
  `<main><h1>Careers</h1><a href="#before">Before</a>${lines}<a href="#after">After</a></main><footer>About us</footer>`;

const embed = (page: Page) => page.locator('hirehq-embed');
const frameElement = (page: Page) => embed(page).locator('iframe');
const framed = (page: Page) => embed(page).frameLocator('iframe');
const applyLink = (page: Page) => embed(page).getByRole('link', { name: 'Easy Apply' }).first();

async function frameOf(page: Page): Promise<Frame> {
  const frame = await (await frameElement(page).elementHandle())?.contentFrame();
  if (!frame) throw new Error('there is no frame');
  return frame;
}

/** Notes the events of embeds, and every message that windows of the page get. */
function observe(): void {
  const seen = { events: [] as unknown[], messages: [] as string[] };
  Object.assign(window, { seen });
  for (const name of ['applystarted', 'applied', 'error'])
    document.addEventListener(name, (event) => {
      if (event instanceof CustomEvent) seen.events.push([name, event.detail]);
    });
  window.addEventListener('message', ({ data }) => seen.messages.push(JSON.stringify(data)));
}
interface Seen {
  events: [string, { id?: string; code?: string }][];
  messages: string[];
}
const seenIn = (page: Page) => page.evaluate(() => (window as unknown as { seen: Seen }).seen);

async function openApplication(page: Page, lines: string, more: Partial<Parameters<Portal['open']>[1]> = {}): Promise<void> {
  await page.addInitScript(observe);
  await portal.open(page, { lines, ...more });
  await applyLink(page).click();
  await expect(framed(page).getByRole('heading', { level: 1 })).toBeVisible();
}

/** Answers what is asked, and wants to send it: a visitor is asked for an account. */
async function fillIn(page: Page): Promise<void> {
  const form = framed(page).locator('form');
  for (const group of await form.getByRole('radiogroup').all()) await group.getByRole('radio').first().check();
  for (const field of await form.getByRole('textbox').all())
    if ((await field.inputValue()) === '') await field.fill('Four years, in two teams.');
}

async function signInByWindow(page: Page, person: { email: string; password: string }): Promise<void> {
  await framed(page).locator('form').getByRole('button', { name: 'Continue' }).click();
  const opened = page.waitForEvent('popup');
  await framed(page).getByRole('dialog').getByRole('button', { name: 'Sign in' }).click();
  const provider = await opened;
  await sendSignIn(provider, person);
  await provider.waitForEvent('close');
}

/** Everything that a script of the page can reach. */
const reachable = (page: Page) =>
  page.evaluate(() => {
    const roots: (Document | ShadowRoot)[] = [document];
    for (const root of roots)
      for (const { shadowRoot } of root.querySelectorAll('*')) if (shadowRoot) roots.push(shadowRoot);
    const markup = roots.map((root) => (root instanceof Document ? root.documentElement.outerHTML : root.innerHTML));
    const stored = [localStorage, sessionStorage].flatMap((storage) => Object.entries(storage).flat());
    const addresses = performance.getEntriesByType('resource').map(({ name }) => name);
    const { seen } = window as unknown as { seen: Seen };
    return [...markup, ...stored, ...addresses, document.cookie, location.href, document.title, JSON.stringify(seen)].join('\n');
  });

test('PF-05 an application is sent in the frame, with a sign-in in a window of its own, and the page learns nothing', async ({
  page,
  request,
  newcomer,
}) => {
  const { person } = await newcomer();
  const { job, lines } = await employerPage(request);
  await openApplication(page, lines);
  const address = page.url();
  // Blocked in this browser, as the test wants it.
  expect(await (await frameOf(page)).evaluate(() => ((document.cookie = 'probe=1; SameSite=None; Secure'), document.cookie))).toBe('');

  await fillIn(page);
  await signInByWindow(page, person);
  await expect(framed(page).getByRole('button', { name: 'Submit application' })).toBeVisible();
  await framed(page).getByRole('button', { name: 'Submit application' }).click();
  await expect(framed(page).getByRole('heading', { name: 'Application sent' })).toBeVisible();

  expect(page.url()).toBe(address);
  await expect.poll(async () => (await seenIn(page)).events.map(([name, { id }]) => [name, id])).toEqual([
    ['applystarted', job.id],
    ['applied', job.id],
  ]);
  const all = await reachable(page);
  for (const secret of [person.email, person.name, 'code=', 'state=', 'eyJ', 'Four years']) expect(all).not.toContain(secret);
  taken.add(job.id);

  await framed(page).getByRole('link', { name: 'Track' }).or(framed(page).getByRole('link', { name: 'My jobs' })).first().click();
  await expect(page).toHaveURL(new RegExp(`^${ORIGIN}/candidate/my-jobs`));
});
