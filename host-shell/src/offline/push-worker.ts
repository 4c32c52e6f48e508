// Shows web push as notifications and opens them in the platform. Part of the service worker, next to the offline page; it
// keeps nothing and has no tokens, so a subscription that changed is registered by the next page.
import type { PushPayload, WorkerQuestion } from '@hirehq/shared-contracts/web-push';

interface PushedEvent {
  waitUntil(work: Promise<unknown>): void;
  readonly data: { json(): unknown } | null;
}

interface NotificationClickEvent {
  waitUntil(work: Promise<unknown>): void;
  readonly notification: Notification;
}

interface SubscriptionChangeEvent {
  waitUntil(work: Promise<unknown>): void;
  readonly oldSubscription?: PushSubscription | null;
  readonly newSubscription?: PushSubscription | null;
}

/** A window of our origin. */
interface OpenPage {
  readonly visibilityState: DocumentVisibilityState;
  focus(): Promise<unknown>;
  postMessage(message: unknown, transfer: Transferable[]): void;
}

interface PushWorker {
  readonly location: Location;
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    matchAll(options: { type: 'window'; includeUncontrolled: true }): Promise<readonly OpenPage[]>;
    openWindow(path: string): Promise<unknown>;
  };
  addEventListener(type: 'push', listener: (event: PushedEvent) => void): void;
  addEventListener(type: 'notificationclick', listener: (event: NotificationClickEvent) => void): void;
  addEventListener(type: 'pushsubscriptionchange', listener: (event: SubscriptionChangeEvent) => void): void;
}

interface GeneralText {
  title: string;
  body: string;
  dir: 'ltr' | 'rtl';
}

/** Written by the build: names of shared-contracts/web-push, and the texts for a message that cannot be read. */
declare const PUSH: {
  cache: string;
  language: string;
  start: string;
  texts: Readonly<Record<string, GeneralText>>;
};
/** Written by the server: the icon of its brand. */
declare const NOTIFICATION_ICON: string;

interface PushNotification {
  /** Of the notification; undefined if the message could not be read. */
  id?: string;
  title: string;
  body: string;
  tag: string;
  url: string;
  lang: string;
  dir: 'ltr' | 'rtl';
}

const pushWorker = globalThis as unknown as PushWorker;
/** Pages respond as soon as they are idle, or never, if they are loading or not pages of the platform. */
const RESPONSE_WITHIN_MS = 300;
/** After a click, Firefox lets us open a window for a second only: the pages that are asked share most of it. */
const CLICK_WITHIN_MS = 700;
const PAGES_ASKED = 2;
const OUR_PAGES = /^\/candidate(\/|$)/;
/** Safari ends the permission of a site that does not show each push, also if the site is in front. */
const MUST_SHOW = /AppleWebKit/.test(navigator.userAgent) && !/Chrome/.test(navigator.userAgent);

/** Only paths of candidates' pages on our origin; otherwise their start page. */
function pathOf(url: unknown): string {
  try {
    const { origin, pathname, search } = new URL(String(url), pushWorker.location.origin);
    if (origin === pushWorker.location.origin && OUR_PAGES.test(pathname)) return pathname + search;
  } catch {
    // Not an address.
  }
  return PUSH.start;
}

async function generalText(): Promise<PushNotification> {
  const kept = await caches.match(PUSH.language, { cacheName: PUSH.cache }).catch(() => undefined);
  const wanted = [await kept?.text(), ...navigator.languages.map((tag) => tag.split('-')[0])];
  const lang = wanted.find((each) => each !== undefined && Object.hasOwn(PUSH.texts, each)) ?? 'en';
  const text = PUSH.texts[lang] ?? { title: '', body: '', dir: 'ltr' };
  return { ...text, lang, tag: 'general', url: PUSH.start };
}

function readMessage(data: PushedEvent['data']): PushNotification | undefined {
  try {
    const message = data?.json() as { readonly [Name in keyof PushPayload]?: unknown } | undefined;
    const text = (name: keyof PushPayload) => (typeof message?.[name] === 'string' ? message[name] : '');
    if (text('title') === '') return undefined;
    return {
      id: text('id'),
      title: text('title'),
      body: text('body'),
      tag: text('tag') || text('id'),
      url: pathOf(text('url')),
      lang: text('locale'),
      dir: text('dir') === 'rtl' ? 'rtl' : 'ltr',
    };
  } catch {
    return undefined; // The browser could not decrypt it, or another version of the services sent it.
  }
}

const openPages = () => pushWorker.clients.matchAll({ type: 'window', includeUncontrolled: true });

function askPage(page: OpenPage, question: WorkerQuestion, withinMs: number): Promise<boolean> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', ({ data }) => resolve(data === true));
    port1.start();
    setTimeout(() => resolve(false), withinMs);
    page.postMessage(question, [port2]);
  });
}

/** Whether a page in front shows the notification itself; then the browser requires none of us. */
async function isInPage(id: string): Promise<boolean> {
  const visible = (await openPages()).filter(({ visibilityState }) => visibilityState === 'visible');
  return (await Promise.all(visible.map((page) => askPage(page, { kind: 'arrived', id }, RESPONSE_WITHIN_MS)))).includes(true);
}

async function showMessage(data: PushedEvent['data']): Promise<void> {
  const message = readMessage(data);
  if (message?.id && !MUST_SHOW && (await isInPage(message.id))) return;
  const { title, url, id: _, ...rest } = message ?? (await generalText());
  // `renotify`: a message that replaces another one with the same tag is as new as the first.
  const options = { ...rest, icon: NOTIFICATION_ICON, data: { url }, renotify: rest.tag !== '' };
  await pushWorker.registration.showNotification(title, options);
}

/** The page used last opens it, or else the next one; a window of its own if no page does. */
async function openNotification(notification: Notification): Promise<void> {
  notification.close();
  const url = pathOf((notification.data as { url?: unknown } | null)?.url);
  const pages = (await openPages()).slice(0, PAGES_ASKED);
  for (const page of pages) {
    if (await askPage(page, { kind: 'open', url }, CLICK_WITHIN_MS / pages.length)) {
      await page.focus().catch(() => undefined);
      return;
    }
  }
  await pushWorker.clients.openWindow(url);
}

async function subscribeAgain({ oldSubscription, newSubscription }: SubscriptionChangeEvent): Promise<void> {
  if (!newSubscription && oldSubscription) await pushWorker.registration.pushManager.subscribe(oldSubscription.options);
}

pushWorker.addEventListener('push', (event) => event.waitUntil(showMessage(event.data)));
pushWorker.addEventListener('notificationclick', (event) => event.waitUntil(openNotification(event.notification)));
pushWorker.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(subscribeAgain(event)));
