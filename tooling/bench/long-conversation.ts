import type { Browser, Page } from '@playwright/test';
import { median, quantile } from './median.ts';
import type { RunningServices } from './running-services.ts';
import { signIn } from './time-to-pixel.ts';

const CONVERSATIONS = 200;
const SLOWER = 4;
const SCROLL_MS = 5_000;
const PIXELS_A_FRAME = 100;
const TYPED = 'I could come by on Thursday afternoon, if that suits you.';
const DAY_MS = 86_400_000;
const START = Date.parse('2025-01-01T09:00:00Z');

const idOf = (index: number) => `7b0c1f5e-0000-4000-8000-${index.toString(16).padStart(12, '0')}`;
const timeOf = (index: number) => new Date(START + (index * DAY_MS) / 12).toISOString();

const LIST = Array.from({ length: CONVERSATIONS }, (_, index) => ({
  messageFrom: idOf(index),
  messageTo: idOf(0),
  messageFromName: `Employer ${index}`,
  messageFromProfile: null,
  messageFromProfileSigned: null,
  messageFromProfileTitle: null,
  enterpriseName: `Employer ${index}`,
  enterpriseId: idOf(index),
  lastMessage: 'We look forward to meeting you.',
  lastMessageSignedUrl: null,
  lastMessageTimestamp: timeOf(index),
  unreadCount: index % 3,
}));

const conversationOf = (messages: number) => ({
  __typename: 'Conversation',
  enterpriseId: idOf(0),
  enterpriseName: 'Employer 0',
  logoSignedUrl: null,
  writing: 'OPEN',
  usualReply: null,
  away: null,
  lastNumber: messages,
  clearedTo: 0,
  employerReadTo: messages,
  unreadCount: 0,
  appliedJobs: [],
  messages: {
    __typename: 'MessagePage',
    messages: Array.from({ length: messages }, (_, index) => ({
      __typename: 'Message',
      id: idOf(index),
      number: index + 1,
      message: 'Thank you for your message. '.repeat(1 + (index % 7)),
      messageType: 'TEXT',
      byEnterprise: index % 3 !== 0,
      timestamp: timeOf(index),
      messageSignedUrl: null,
      fileName: null,
      fileType: null,
      requestId: null,
      aboutJob: null,
      links: [],
      hasUnprovenLink: false,
    })),
    hasOlder: false,
    hasNewer: false,
  },
});

/** Milliseconds of frames while a conversation is scrolled up, and from a key to the frame that shows its letter. */
export interface LongConversation {
  messages: number;
  frames: number[];
  keys: number[];
}

/** Scrolls up, one step per frame. */
const scrollUp = (page: Page): Promise<number[]> =>
  page.getByRole('log').evaluate(
    (log, { ms, step }) =>
      new Promise<number[]>((resolve) => {
        const frames: number[] = [];
        const start = performance.now();
        let last = start;
        const turn = (now: number) => {
          if (now > last) frames.push(now - last);
          last = now;
          log.scrollBy(0, -step);
          if (now - start < ms) requestAnimationFrame(turn);
          else resolve(frames);
        };
        requestAnimationFrame(turn);
      }),
    { ms: SCROLL_MS, step: PIXELS_A_FRAME },
  );

async function type(page: Page): Promise<number[]> {
  const box = page.getByRole('textbox', { name: /^Message to/ });
  await box.evaluate((element) => {
    const keys: number[] = [];
    Object.assign(window, { keys });
    element.addEventListener('keydown', ({ timeStamp }) =>
      requestAnimationFrame(() => setTimeout(() => keys.push(performance.now() - timeStamp))),
    );
  });
  await box.pressSequentially(TYPED, { delay: 60 });
  await page.waitForFunction((count) => (window as unknown as { keys: number[] }).keys.length >= count, TYPED.length);
  return page.evaluate(() => (window as unknown as { keys: number[] }).keys);
}

/** Opens a conversation of so many messages beside a list of 200, scrolls it and types, with the processor four times slower. */
export async function measureLongConversation(
  browser: Browser,
  running: RunningServices,
  messages: number,
): Promise<LongConversation> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en-US', reducedMotion: 'reduce' });
  try {
    const page = await context.newPage();
    await signIn(page, running);
    await page.route('**/api/v1/candidates/messages/0/*', (route) => route.fulfill({ json: { responsePayload: LIST } }));
    await page.route('**/graphql', (route) => {
      const { operationName } = route.request().postDataJSON() as { operationName: string };
      if (!operationName.startsWith('Messaging')) return route.fallback();
      return route.fulfill({ json: { data: { conversation: conversationOf(messages) } } });
    });
    await page.goto(`${running.origin}/candidate/message-list?candidateId=${idOf(0)}&enterpriseId=${idOf(0)}`);
    await page
      .getByRole('log')
      .getByRole('listitem')
      .nth(messages - 1)
      .waitFor({ state: 'attached' });
    await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    const keys = await type(page);
    return { messages, frames: await scrollUp(page), keys };
  } finally {
    await context.close();
  }
}

/** A row of the table: messages, then median and p95 of frames and of keys. */
export const rowOf = ({ messages, frames, keys }: LongConversation): string[] => [
  messages.toLocaleString('en-US'),
  ...[frames, keys].flatMap((ms) => [median(ms).toFixed(1), quantile(ms, 0.95).toFixed(1)]),
];

export const LONG_CONVERSATION_TEXT = `A conversation beside a list of ${CONVERSATIONS}, processor ${SLOWER}× slower: scrolled up ${PIXELS_A_FRAME} pixels a frame for ${SCROLL_MS / 1000} s, and a sentence typed. Milliseconds of a frame, and from a key to
the frame that shows its letter.`;
export const LONG_CONVERSATION_HEAD = ['messages', 'frame p50', 'frame p95', 'key p50', 'key p95'] as const;
