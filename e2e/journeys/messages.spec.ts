import type { Page } from '@playwright/test';
import { expectNoAxeViolation } from '../platform/axe.ts';
import { HOSTILE_VALUES } from '../platform/hostile-values.ts';
import { openFirstConversation } from '../platform/messages.ts';
import { settled } from '../platform/settled.ts';
import { expect, test } from '../platform/test.ts';

test.use({ signedIn: 'new' });
test.beforeEach(async ({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

const icon = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Messages/ });
const list = (page: Page) => page.getByRole('group', { name: /^Messages/ });
const log = (page: Page, name: string) => page.getByRole('log', { name: `Messages with ${name}` });
const box = (page: Page, name: string) => page.getByRole('textbox', { name: `Message to ${name}` });

const WIDTHS = [320, 360, 768, 1280] as const;

/** Markup, scripts, addresses and signs that turn text around: whatever somebody writes is text, or a link that opens safely. */
const PAYLOADS = [
  ...Object.values(HOSTILE_VALUES).filter((value) => value.trim() !== '' && value.length < 1000 && value.isWellFormed()),
  '<img src=x onerror=alert(1)>',
  '<a href="https://evil.example">click</a>',
  '[click](javascript:alert(1))',
  '</p></li></ol><h1>Hello</h1>',
  '{{constructor.constructor("alert(1)")()}}',
  '&lt;b&gt;twice&lt;/b&gt;',
  '<svg><animate onbegin=alert(1) attributeName=x dur=1s>',
  '<style>*{display:none}</style>',
].map((value) => value.replaceAll('\u0000', ''));
/** Several a message, within the limit of messages a minute. */
const MARKUP = Array.from({ length: Math.ceil(PAYLOADS.length / 4) }, (_, index) =>
  PAYLOADS.slice(4 * index, 4 * index + 4)
    .join('\n\n')
    .trim(),
);

test('MS-01 MS-04 MS-07 MS-08 a candidate and an employer write to each other in the widget, at once and in every tab', async ({
  page,
  context,
  request,
}) => {
  test.slow();
  const { employer, candidateId, write, received } = await openFirstConversation(page, request);
  const { name } = employer;
  await expect(icon(page)).toHaveAccessibleName('Messages, 1 unread');
  const second = await context.newPage();
  await second.goto('/candidate/dashboard');
  await expect(icon(second)).toHaveAccessibleName('Messages, 1 unread');
  await page.bringToFront();

  await test.step('opens the list and the chat by keyboard; the message is read in both tabs', async () => {
    const toggle = list(page).getByRole('button', { name: /^Messages/, expanded: false });
    await toggle.focus();
    await page.keyboard.press('Enter');
    await list(page)
      .getByRole('button', { name: new RegExp(name) })
      .focus();
    await page.keyboard.press('Enter');
    await expect(log(page, name).getByText('Welcome aboard.')).toBeVisible();
    await expect(box(page, name)).toBeFocused();
    await expect(icon(page)).toHaveAccessibleName('Messages');
    await expect(icon(second)).toHaveAccessibleName('Messages');
  });

  await test.step('answers: the employer has it, and says that it has read it', async () => {
    await page.keyboard.type('Thank you!');
    await page.keyboard.press('Enter');
    await expect(log(page, name).getByText('Thank you!')).toBeVisible();
    await expect.poll(received).toEqual(['Thank you!']);
    await employer.call('PUT', `messages/${candidateId}/read`, {});
    await expect(log(page, name).getByText('Seen')).toBeVisible();
  });

  await test.step('the employer types and writes: shown without moving the focus', async () => {
    await employer.call('PUT', `messages/${candidateId}/typing`);
    await expect(log(page, name).getByText(/is typing…/)).toBeVisible();
    await write('When can you start?');
    await expect(log(page, name).getByText('When can you start?')).toBeVisible();
    await expect(box(page, name)).toBeFocused();
  });

  await test.step('Escape minimises it, a reload keeps it, and the page of messages has no windows', async () => {
    await page.keyboard.press('Escape');
    const head = page
      .getByRole('group', { name: new RegExp(`^${name}`) })
      .getByRole('button')
      .first();
    await expect(head).toBeFocused();
    await page.reload();
    await expect(head).toHaveAttribute('aria-expanded', 'false');
    await head.click();
    await page.getByRole('button', { name: `More actions for ${name}` }).click();
    const link = page.getByRole('menuitem', { name: 'Open in New Tab' });
    await expect(link).toHaveAttribute('href', /candidateId=.*candidateDetails=/);
    const [opened] = await Promise.all([context.waitForEvent('page'), link.click()]);
    await expect(log(opened, name).getByText('When can you start?')).toBeVisible();
    await expect(list(opened)).toHaveCount(0);
    await opened.close();
  });

  await test.step('on a phone and on a form nothing floats; the icon of the header leads to the page', async () => {
    const windows = page.getByRole('region', { name: 'Messages' });
    await page.goto('/candidate/edit-profile');
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
    await expect(icon(page)).toBeVisible();
    await expect(windows).toHaveCount(0);
    await page.goto('/candidate/find-jobs');
    await expect(windows).toBeVisible();
    await page.setViewportSize({ width: 360, height: 740 });
    await expect(windows).toHaveCount(0);
    await icon(page).click();
    await expect(page).toHaveURL('/candidate/message-list');
  });
});

test('MS-02 MS-03 MS-06 MS-09 the page works at every width, and shows whatever is written as text', async ({
  page,
  request,
}) => {
  test.slow();
  const { employer, address, write } = await openFirstConversation(page, request);
  const { name } = employer;
  for (const text of MARKUP) await write(text);
  await page.goto(address);
  const messages = log(page, name);
  await expect(messages.getByRole('heading', { name: 'Today' })).toBeAttached();
  const shown = await messages.locator('.ms-text').evaluateAll((texts) =>
    texts.map((text) => {
      const written = text.cloneNode(true) as Element;
      for (const added of written.querySelectorAll('.ms-link-host, .hq-visually-hidden')) added.remove();
      return written.textContent;
    }),
  );
  expect(shown).toEqual(['Welcome aboard.', ...MARKUP]);
  const links = await messages
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => [link.getAttribute('href'), link.getAttribute('target'), link.getAttribute('rel')]));
  const hrefs = ['https://gnp.live/', 'http://evil.example/', 'https://evil.example/'];
  expect(links).toEqual(hrefs.map((href) => [href, '_blank', 'noopener noreferrer nofollow ugc']));
  await expect(messages.getByText('leads to evil.example')).toBeVisible();
  expect(await page.evaluate(() => 'broken' in globalThis)).toBe(false);

  for (const width of WIDTHS) {
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height: 800 });
      await settled(page);
      await expect(box(page, name)).toBeInViewport();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      const back = page.getByRole('button', { name: 'Back to the conversations' });
      await expect(page.getByRole('searchbox', { name: 'Search by name' })).toBeVisible({ visible: width >= 768 });
      await expect(back).toBeVisible({ visible: width < 768 });
      await expectNoAxeViolation(page);
    });
  }

  await test.step('a search without results, and the history deleted', async () => {
    const search = page.getByRole('searchbox', { name: 'Search by name' });
    await search.fill('zzzz');
    await expect(page.getByRole('heading', { name: 'No results found' })).toBeVisible();
    await search.fill(name.slice(0, 3).toLowerCase());
    await expect(page.getByRole('button', { name: new RegExp(name) }).first()).toBeVisible();
    await page.getByRole('button', { name: `More actions for ${name}` }).click();
    await page.getByRole('menuitem', { name: 'Clear Chat' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete Chat History' });
    await expect(dialog).toContainText('Are you sure?');
    await dialog.getByRole('button', { name: 'Yes' }).click();
    await expect(page.getByText('Chat history is deleted successfully.')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'No messages yet' })).toBeVisible();
  });
});

test.describe('without a connection', () => {
  test.use({ expectedProblems: [/Failed to load resource|ERR_INTERNET_DISCONNECTED|ERR_FAILED/] });

  test('MS-04 what is written offline is stored, and is sent once although two tabs have it', async ({
    page,
    context,
    request,
  }) => {
    const { employer, address, received } = await openFirstConversation(page, request);
    const { name } = employer;
    await page.goto(address);
    await expect(log(page, name).getByText('Welcome aboard.')).toBeVisible();
    await context.setOffline(true);
    await box(page, name).fill('Written on the train');
    await page.keyboard.press('Enter');
    await expect(log(page, name).getByText('Waiting for the connection')).toBeVisible();
    const stored = await page.evaluate(() => localStorage.getItem('hirehq:messaging:outbox'));
    expect(stored).toContain('Written on the train');

    const second = await context.newPage();
    await context.setOffline(false);
    await second.goto(address);
    await expect(log(page, name).getByText('Waiting for the connection')).toHaveCount(0);
    await expect(log(second, name).getByText('Written on the train')).toHaveCount(1);
    expect(await received()).toEqual(['Written on the train']);
  });
});
