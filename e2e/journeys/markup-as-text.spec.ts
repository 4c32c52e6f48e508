import type { Page, Route } from '@playwright/test';
import type { Conversation, NotificationList } from '@hirehq/shared-contracts/rest';
import { ORIGIN } from '../platform/addresses.ts';
import { FOREIGN_ADDRESSES, MARKUP_PAYLOADS } from '../platform/markup-payloads.ts';
import { expect, test } from '../platform/test.ts';

test.use({ signedIn: true });

const EMPLOYER = '7b0c1f5e-0000-4000-8000-0000000000e1';
const AT = '2026-03-01T12:00:00.000Z';
const idOf = (index: number) => `7b0c1f5e-0000-4000-8000-${index.toString(16).padStart(12, '0')}`;
const payload = (index: number) => MARKUP_PAYLOADS[index % MARKUP_PAYLOADS.length] ?? '';

/** Names of employers and last messages: every payload is one of the two. */
const CONVERSATIONS: readonly Conversation[] = Array.from({ length: 500 }, (_, index) => ({
  messageFrom: index === 0 ? EMPLOYER : idOf(index),
  messageTo: idOf(0),
  messageFromName: payload(index),
  messageFromProfile: null,
  messageFromProfileSigned: null,
  messageFromProfileTitle: payload(index + 500),
  enterpriseName: payload(index),
  enterpriseId: index === 0 ? EMPLOYER : idOf(index),
  lastMessage: payload(index + 1000),
  lastMessageSignedUrl: null,
  lastMessageTimestamp: AT,
  unreadCount: 0,
}));

/** Every payload is a message, the name of a file and the title of a job. */
const MESSAGES = MARKUP_PAYLOADS.map((message, index) => ({
  __typename: 'Message',
  id: idOf(index),
  number: index + 1,
  message,
  messageType: 'FILE',
  byEnterprise: index % 2 === 0,
  timestamp: AT,
  messageSignedUrl: '/files/none',
  fileName: payload(index + 1),
  fileType: 'application/pdf',
  requestId: null,
  aboutJob: { __typename: 'ConversationJob', jobId: idOf(1), jobTitle: payload(index + 2) },
  links: [],
  hasUnprovenLink: false,
}));

const CONVERSATION = {
  __typename: 'Conversation',
  enterpriseId: EMPLOYER,
  enterpriseName: payload(0),
  logoSignedUrl: null,
  writing: 'OPEN',
  usualReply: null,
  away: { __typename: 'EmployerAway', until: null, note: payload(3) },
  lastNumber: MESSAGES.length,
  clearedTo: 0,
  employerReadTo: 0,
  unreadCount: 0,
  appliedJobs: [],
  messages: { __typename: 'MessagePage', messages: MESSAGES, hasOlder: false, hasNewer: false },
};

const respond = (route: Route, responsePayload: unknown) => route.fulfill({ json: { responsePayload } });

/** No script of a text ran, nothing left the page, and every link is ours. */
async function expectNothingRan(page: Page): Promise<void> {
  expect(await page.evaluate(() => globalThis.broken)).toBeUndefined();
  expect(new URL(page.url()).origin).toBe(ORIGIN);
  const links = await page.evaluate(() => Array.from(document.links, ({ href }) => href));
  expect(links.filter((href) => new URL(href).origin !== ORIGIN)).toEqual([]);
}

test('MS-03 MS-05 more than a thousand payloads as message, name, file name and job are text', async ({ page }) => {
  expect(MARKUP_PAYLOADS.length).toBeGreaterThan(1000);
  await page.route('**/api/v1/candidates/messages/0/*', (route) => respond(route, CONVERSATIONS));
  await page.route('**/graphql', (route) => {
    const { operationName } = route.request().postDataJSON() as { operationName: string };
    if (!operationName.startsWith('Messaging')) return route.fallback();
    return route.fulfill({ json: { data: { conversation: CONVERSATION } } });
  });
  await page.goto(`/candidate/message-list?candidateId=${EMPLOYER}&enterpriseId=${EMPLOYER}`);
  const log = page.getByRole('log');
  await expect(log.locator('.ms-text')).toHaveCount(MESSAGES.length);
  expect(await log.locator('.ms-text').allTextContents()).toEqual(MARKUP_PAYLOADS);
  const files = await log.locator('.ms-file bdi').allTextContents();
  expect(files).toEqual(MESSAGES.map(({ fileName }) => fileName));
  const names = page.locator('.ms-row-name');
  await expect(names).toHaveCount(CONVERSATIONS.length);
  expect(await names.allTextContents()).toEqual(CONVERSATIONS.map(({ messageFromName }) => messageFromName));
  await expectNothingRan(page);
});

test('NT-06 NT-07 more than a thousand payloads as texts of notifications are text, and no address leads elsewhere', async ({
  page,
}) => {
  const notifications = MARKUP_PAYLOADS.map((notificationValue, index) => ({
    id: idOf(index),
    notificationValue,
    notificationStatus: 'U' as const,
    callToActionUrl: FOREIGN_ADDRESSES[index % FOREIGN_ADDRESSES.length] ?? '',
    createdTimestamp: AT,
  }));
  const list: NotificationList = { notificationsDtoList: notifications, unReadNotifications: notifications.length };
  await page.route('**/api/v1/candidates/notifications/**', (route) =>
    respond(
      route,
      /C\/[1-9]\d*\/10$/.test(route.request().url())
        ? { notificationsDtoList: [], unReadNotifications: list.unReadNotifications }
        : list,
    ),
  );
  await page.goto('/candidate/my-jobs');
  await page.getByRole('button', { name: /^Notifications/ }).click();
  await page.getByRole('button', { name: 'View all notifications' }).click();
  const drawer = page.getByRole('dialog', { name: 'Notifications' });
  await expect(drawer.locator('.nt-item-text')).toHaveCount(notifications.length);
  expect(await drawer.locator('.nt-item-text').allTextContents()).toEqual(MARKUP_PAYLOADS);
  await expectNothingRan(page);
  for (const [index, address] of FOREIGN_ADDRESSES.entries())
    await test.step(address, async () => {
      await drawer.locator('.nt-item').nth(index).click();
      await expectNothingRan(page);
    });
});
