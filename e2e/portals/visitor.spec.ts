import type { FrameLocator, Page } from '@playwright/test';
import { newPerson, sendRegistration } from '../platform/account.ts';
import { DEPLOYED, ORIGIN } from '../platform/addresses.ts';
import { expectNoAxeViolationIn } from '../platform/axe.ts';
import { command } from '../platform/command.ts';
import { embed, embedSetup, jobToApplyFor, withAttributes } from '../platform/embed-page.ts';
import { employerAtWork } from '../platform/employer.ts';
import { answerQuestions } from '../platform/jobs.ts';
import { startPortal, type Portal } from '../platform/portal.ts';
import { expect, test } from '../platform/test.ts';
import { untilClosed } from '../platform/until-closed.ts';
import { visitorSigner } from '../platform/visitor-token.ts';

test.skip(DEPLOYED !== undefined, 'the keys are made with a key of the employer');

let portal: Portal;
let visitorToken: Awaited<ReturnType<typeof visitorSigner>>;
test.beforeAll(async ({ playwright }) => {
  portal = await startPortal();
  const request = await playwright.request.newContext({ baseURL: ORIGIN });
  const { enterpriseId } = await embedSetup(request);
  await command('employer-domain', [enterpriseId, '--vouch', 'careers.example.com']);
  visitorToken = await visitorSigner(await employerAtWork(request), { enterprise: enterpriseId, audience: ORIGIN });
  await request.dispose();
});
test.afterAll(() => portal.close());

const DETAILS = ['Name', 'Email', 'Phone number'] as const;
const detail = (form: Page | FrameLocator, name: string) => form.getByRole('textbox', { name });

/** Every address that was requested, and every referrer that was sent. */
function noteRequests(page: Page): string[] {
  const sent: string[] = [];
  page.context().on('request', (request) => {
    sent.push(request.url(), request.headers()['referer'] ?? '');
  });
  return sent;
}

/** Opens a page that makes a token of its visitor when somebody applies, and applies. */
async function apply(page: Page, { lines, makes }: { lines: string; makes: () => string }): Promise<void> {
  await page.exposeFunction('tokenOfVisitor', makes);
  await portal.open(page, { lines: `<main><h1>Careers</h1>${lines}</main>` });
  await embed(page).evaluate((element) => {
    Object.assign(element, { visitor: () => (window as unknown as { tokenOfVisitor: () => Promise<string> }).tokenOfVisitor() });
  });
  await embed(page).getByRole('link', { name: 'Easy Apply' }).first().click();
}

test('PF-05 JB-16 the page vouches for its visitor: the form in the frame and the sign-up begin with what it says', async ({
  page,
  request,
}) => {
  const person = newPerson();
  const sent = noteRequests(page);
  const { id } = await jobToApplyFor(request);
  const { linesForLocalhost } = await embedSetup(request);
  await apply(page, {
    lines: withAttributes(linesForLocalhost, `view="detail" job="${id}" apply="here"`),
    makes: () => visitorToken({ name: person.name, email: person.email, phone: '+44 20 7946 0000' }),
  });
  const form = embed(page).frameLocator('iframe');
  await expect(detail(form, 'Name')).toHaveValue(person.name);
  await expect(detail(form, 'Email')).toHaveValue(person.email);
  await expect(detail(form, 'Phone number')).toHaveValue('+44 20 7946 0000');
  await expect(form.getByText('nothing is sent before you submit')).toBeVisible();
  expect(page.frames().map((frame) => new URL(frame.url()).hash)).toEqual(page.frames().map(() => ''));
  const [, frame] = page.frames();
  if (!frame) throw new Error('there is no frame');
  await expectNoAxeViolationIn(frame);

  await answerQuestions(form);
  await form.locator('form').getByRole('button', { name: 'Continue' }).click();
  const opened = page.waitForEvent('popup');
  await form.getByRole('dialog').getByRole('button', { name: 'Create an account' }).click();
  const provider = await opened;
  await expect(provider.getByLabel('Full name')).toHaveValue(person.name);
  await expect(provider.getByLabel('Email')).toHaveValue(person.email);
  await sendRegistration(provider, person);
  await untilClosed(provider);
  await form.getByRole('button', { name: 'Submit application' }).click();
  await expect(form.getByRole('heading', { name: 'Application sent' })).toBeVisible();
  expect(sent.filter((address) => address.includes('visitor') || address.includes('eyJ'))).toEqual([]);
});

test('PF-05 on the platform the token leaves the address, counts once, and a reload has the form without it', async ({
  page,
  request,
}) => {
  const { id } = await jobToApplyFor(request);
  const { linesForLocalhost } = await embedSetup(request);
  const token = visitorToken({ name: 'Ada Vale', email: 'ada.vale@example.com' });
  await apply(page, { lines: withAttributes(linesForLocalhost, `view="detail" job="${id}"`), makes: () => token });
  await expect(detail(page, 'Email')).toHaveValue('ada.vale@example.com');
  await expect(page).toHaveURL(/^[^#]+$/);
  await page.goto(`${ORIGIN}/application/${id}#visitor=${token}`);
  await expect(page.getByText('Your details could not be taken over')).toBeVisible();
  for (const name of DETAILS) await expect(detail(page, name)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Continue' })).toBeEnabled();
  await expect(page).toHaveURL(`${ORIGIN}/application/${id}`);
});

test.describe('who is signed in', () => {
  test.use({ signedIn: true });

  test('PF-05 applies with their own profile: a token is removed, and not read', async ({ page, request }) => {
    const { id } = await jobToApplyFor(request);
    const calls: string[] = [];
    page.on('request', (sent) => calls.push(sent.postData() ?? ''));
    await page.goto(`${ORIGIN}/application/${id}#visitor=${visitorToken({ name: 'Ada Vale' })}`);
    await expect(page).toHaveURL(new RegExp(`/application/${id}$`));
    await expect(page.getByRole('button', { name: 'Submit application' })).toBeVisible();
    for (const name of ['Name', 'Email'] as const) await expect(detail(page, name)).toHaveCount(0);
    expect(calls.filter((body) => body.includes('RedeemVisitorToken'))).toEqual([]);
  });
});
