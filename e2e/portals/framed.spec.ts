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
import { untilClosed } from '../platform/until-closed.ts';

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

async function signInByWindow(page: Page, person: { email: string; password: string }): Promise<void> {
  await framed(page).locator('form').getByRole('button', { name: 'Continue' }).click();
  const opened = page.waitForEvent('popup');
  await framed(page).getByRole('dialog').getByRole('button', { name: 'I already have an account' }).click();
  const provider = await opened;
  await sendSignIn(provider, person);
  await untilClosed(provider);
}

/** Everything that a script of the page can reach. */
const reachable = (page: Page) =>
  page.evaluate(() => {
    const roots: (Document | ShadowRoot)[] = [document];
    for (const root of roots) for (const { shadowRoot } of root.querySelectorAll('*')) if (shadowRoot) roots.push(shadowRoot);
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
  expect(
    await (await frameOf(page)).evaluate(() => ((document.cookie = 'probe=1; SameSite=None; Secure'), document.cookie)),
  ).toBe('');

  await answerQuestions(framed(page));
  await signInByWindow(page, person);
  await expect(framed(page).getByRole('button', { name: 'Submit application' })).toBeVisible();
  await framed(page).getByRole('button', { name: 'Submit application' }).click();
  await expect(framed(page).getByRole('heading', { name: 'Application sent' })).toBeVisible();

  expect(page.url()).toBe(address);
  await expect
    .poll(async () => (await seenIn(page)).events.map(([name, { id }]) => [name, id]))
    .toEqual([
      ['applystarted', job.id],
      ['applied', job.id],
    ]);
  const all = await reachable(page);
  for (const secret of [person.email, person.name, 'code=', 'state=', 'eyJ', '2030-02-01']) expect(all).not.toContain(secret);
  taken.add(job.id);

  await framed(page)
    .getByRole('link', { name: 'Track' })
    .or(framed(page).getByRole('link', { name: 'My jobs' }))
    .first()
    .click();
  await expect(page).toHaveURL(new RegExp(`^${ORIGIN}/candidate/my-jobs`));
});

test.describe('who has a session at the provider', () => {
  test.use({ signedIn: true });

  test('PF-05 is signed in by a window that opens and closes', async ({ page, request }) => {
    const { lines } = await employerPage(request);
    await openApplication(page, lines);
    await answerQuestions(framed(page));
    await framed(page).locator('form').getByRole('button', { name: 'Continue' }).click();
    const opened = page.waitForEvent('popup');
    await framed(page).getByRole('dialog').getByRole('button', { name: 'I already have an account' }).click();
    await untilClosed(await opened);
    await expect(framed(page).getByRole('button', { name: 'Submit application' })).toBeVisible();
  });
});

test('PF-05 the focus goes into the frame, through it and back to where it was', async ({ page, request }) => {
  const { lines } = await employerPage(request);
  await openApplication(page, lines);
  const frame = await frameOf(page);
  await expect.poll(() => frame.evaluate(() => document.activeElement?.id)).toBe('main');
  await page.keyboard.press('Shift+Tab');
  await expect(embed(page).getByRole('button', { name: 'Back to the job' })).toBeFocused();
  await page.keyboard.press('Tab');
  const inFrame = () => frame.evaluate(() => document.hasFocus());
  await expect.poll(inFrame).toBe(true);
  for (let stop = 0; stop < 60 && (await inFrame()); stop += 1) await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'After' })).toBeFocused();
  // By keyboard: right after a scroll, Chromium gives a click to the frame that was there before.
  await embed(page).getByRole('button', { name: 'Back to the job' }).press('Enter');
  await expect(applyLink(page)).toBeFocused();
  await expect(frameElement(page)).toHaveCount(0);
});

for (const { what, viewport, attributes, dir } of [
  { what: 'at 200 % zoom', viewport: { width: 640, height: 400 }, attributes: '', dir: 'ltr' },
  {
    what: 'on a phone, dark, in Arabic',
    viewport: { width: 320, height: 640 },
    attributes: 'locale="ar" scheme="dark"',
    dir: 'rtl',
  },
])
  test(`PF-05 the frame has a name, is as high as its content, and is accessible: ${what}`, async ({ page, request }) => {
    const { lines } = await employerPage(request, attributes);
    await page.setViewportSize(viewport);
    await portal.open(page, { lines });
    await embed(page).locator('a[href*="/application/"]').filter({ visible: true }).first().click();
    await expect(framed(page).getByRole('heading', { level: 1 })).toBeVisible();
    const title = await frameElement(page).getAttribute('title');
    expect(title).toBe(dir === 'rtl' ? 'طلبك' : 'Your application');
    const frame = await frameOf(page);
    await expect
      .poll(() =>
        frame.evaluate(() => {
          const { scrollHeight, clientHeight, scrollWidth, clientWidth, dir: direction } = document.documentElement;
          return [scrollHeight <= clientHeight, scrollWidth <= clientWidth, direction];
        }),
      )
      .toEqual([true, true, dir]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth)).toBe(true);
    await expectNoAxeViolation(page);
    await expectNoAxeViolationIn(frame);
  });

/** As in browsers that keep nothing for frames. */
function blockStorage(): void {
  if (window.parent === window) return;
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, name, {
      configurable: true,
      get: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
}

test('PF-05 it works where browsers keep nothing for frames, and send no referrer', async ({ page, request, newcomer }) => {
  const { person } = await newcomer();
  const { lines } = await employerPage(request);
  await page.addInitScript(blockStorage);
  await openApplication(page, lines, { head: '<meta name="referrer" content="no-referrer">' });
  await answerQuestions(framed(page));
  await signInByWindow(page, person);
  await expect(framed(page).getByRole('button', { name: 'Submit application' })).toBeVisible();
});

test.describe('where it cannot work', () => {
  test.use({
    expectedProblems: [
      /<hirehq-embed> [A-Z_]+: |securitypolicyviolation|frame-ancestors|frame-src|Framing|status of 403|ERR_BLOCKED/i,
    ],
  });

  test('PF-05 a page that allows no frames has a link to the platform', async ({ page, request }) => {
    const { job, lines } = await employerPage(request);
    await page.addInitScript(observe);
    await portal.open(page, { lines, policy: `frame-src 'none'` });
    await applyLink(page).click();
    await expect(embed(page).getByRole('link', { name: 'Apply on the platform' })).toHaveAttribute(
      'href',
      new RegExp(`^${ORIGIN}/application/${job.id}`),
    );
    expect((await seenIn(page)).events.map(([name, { code }]) => code ?? name)).toEqual(['applystarted', 'FRAME_BLOCKED']);
  });

  test('PF-05 a page whose policy cuts windows off says so, and where it works', async ({ page, request }) => {
    const { lines } = await employerPage(request);
    await openApplication(page, lines, { headers: { 'cross-origin-opener-policy': 'same-origin' } });
    await answerQuestions(framed(page));
    await framed(page).locator('form').getByRole('button', { name: 'Continue' }).click();
    await framed(page).getByRole('dialog').getByRole('button', { name: 'I already have an account' }).click();
    await expect(framed(page).getByText('Your browser has blocked the sign-in window.')).toBeAttached();
    await expect.poll(async () => (await seenIn(page)).events.at(-1)?.[1].code).toBe('FRAME_SIGN_IN_BLOCKED');
  });

  test('PF-05 a domain that is not proven shows nothing, whatever it claims', async ({ page, request }) => {
    const { job, enterprise, developmentKey, lines } = await employerPage(request);
    const query = (embedder: string, key: string) =>
      new URLSearchParams({ enterprise, embedder, developmentKey: key }).toString();
    const claims = [query('http://portal.localhost', 'wrong'), query('http://other.localhost:3000', developmentKey)];
    const frames = claims.map((claim) => `<iframe src="${ORIGIN}${FRAMED_PATH}/application/${job.id}?${claim}"></iframe>`);
    await portal.open(page, { lines: frames.join('') + lines.replace(developmentKey, 'wrong') });
    await expect(embed(page).getByText('cannot be shown here')).toBeVisible();
    await expect(frameElement(page)).toHaveCount(0);
    for (const frame of page.frames().slice(1)) expect(await frame.locator('body').innerText()).not.toContain(job.title);
    await expect
      .poll(() =>
        page
          .frames()
          .slice(1)
          .map((frame) => frame.url()),
      )
      .toEqual(['chrome-error://chromewebdata/', 'chrome-error://chromewebdata/']);
  });
});

test('PF-05 messages of others have no effect on the element or the frame', async ({ page, request }) => {
  const { lines } = await employerPage(request);
  await openApplication(page, `${lines}<iframe id="other" srcdoc="<p>Other</p>"></iframe>`);
  const height = () => frameElement(page).evaluate((element) => element.clientHeight);
  const frame = await frameOf(page);
  await expect.poll(() => frame.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(await height());
  const before = [await height(), frame.url(), page.url()];
  await page.evaluate(() => {
    const other = document.querySelector<HTMLIFrameElement>('#other')?.contentWindow;
    const messages = [
      { channel: 'hirehq-framed', version: 1, kind: 'size', height: 50 },
      { channel: 'hirehq-framed', version: 1, kind: 'open', path: '/' },
      { channel: 'hirehq-framed', version: 1, kind: 'applied', id: 'x' },
    ];
    const script = `for (const message of ${JSON.stringify(messages)}) parent.postMessage(message, '*')`;
    for (const message of messages) window.postMessage(message, '*');
    (other as unknown as { eval(code: string): void } | null)?.eval(script);
  });
  // Sent after them: messages have an order.
  await page.evaluate(() => window.postMessage('the last', '*'));
  await expect.poll(async () => (await seenIn(page)).messages.at(-1)).toBe('"the last"');
  expect([await height(), frame.url(), page.url()]).toEqual(before);
  expect((await seenIn(page)).events.map(([name]) => name)).toEqual(['applystarted']);
});

test('PF-05 a visitor’s applications to the employer are in a frame after a sign-in, and tabs stay in it', async ({
  page,
  request,
  candidate,
}) => {
  const { person } = await candidate();
  const { lines, enterprise } = await employerPage(request);
  await portal.open(page, { lines: lines.replace(/view="detail" job="[^"]*" apply="here"/, 'view="applications"') });
  const address = page.url();
  await expect(framed(page).getByRole('heading', { name: 'Sign in to continue' })).toBeVisible();
  expect(await frameElement(page).getAttribute('title')).toBe('Your applications');
  const opened = page.waitForEvent('popup');
  await framed(page).getByRole('button', { name: 'Sign in' }).click();
  const provider = await opened;
  await sendSignIn(provider, person);
  await untilClosed(provider);
  await framed(page).getByRole('tab', { name: /Saved/ }).click();
  await expect(framed(page).getByRole('heading', { name: 'No saved jobs yet' })).toBeVisible();
  const frame = await frameOf(page);
  expect(new URL(frame.url()).searchParams.get('enterprise')).toBe(enterprise);
  await expectNoAxeViolationIn(frame);
  expect(page.url()).toBe(address);
});
