import { expect, type BrowserContext, type CDPSession, type Page, type Worker } from '@playwright/test';
import type { WorkerQuestion } from '@hirehq/shared-contracts/web-push';
import { ORIGIN } from './addresses.ts';

interface ShownNotification {
  title: string;
  body: string;
  lang: string;
  dir: string;
}

/** Whether a page responds to the worker. Then it may take as long as it needs on a busy machine, not only fractions of a second. */
interface Expected {
  pageResponds?: boolean;
}

/** Web push as a browser sees it, without a push service. */
export interface PushedBrowser {
  /** Waits until an open page responds to the worker: some time after it was loaded, once it is idle. */
  pageResponds: () => Promise<void>;
  /** Delivers a message as the push service would, decrypted. */
  deliver: (data: string, expected?: Expected) => Promise<void>;
  /** What the operating system shows of this site. */
  shown: () => Promise<ShownNotification[]>;
  /**
   * Clicks on the only notification. The click is one of a script, which may not open windows or bring them to the front: returns
   * the address of a window that would have opened.
   */
  click: (expected?: Expected) => Promise<string | undefined>;
}

const LONGER = 60;

interface OpenPage {
  postMessage: (question: WorkerQuestion, transfer: Transferable[]) => void;
}

/** In the worker. */
interface WorkerScope {
  registration: ServiceWorkerRegistration;
  clients: {
    matchAll: (options: { type: 'window'; includeUncontrolled: true }) => Promise<readonly OpenPage[]>;
    openWindow: (path: string) => Promise<null>;
  };
  dispatchEvent: (event: Event) => boolean;
  setTimeout: typeof setTimeout;
  /** How many times as long as by itself it waits for a page. */
  patience?: number;
}

async function workerOf(context: BrowserContext): Promise<Worker> {
  await expect.poll(() => context.serviceWorkers().length, { timeout: 20_000 }).toBeGreaterThan(0);
  const worker = context.serviceWorkers().find((each) => each.url().startsWith(ORIGIN));
  if (!worker) throw new Error('no service worker');
  return worker;
}

async function registrationIn(devtools: CDPSession): Promise<string> {
  const found = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL.startsWith(ORIGIN));
      if (own) resolve(own.registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  return found;
}

/** Push to the browser of a page that has shown the platform. */
export async function pushTo(page: Page): Promise<PushedBrowser> {
  const context = page.context();
  await page.evaluate(async () => (await navigator.serviceWorker.ready).scope);
  const devtools = await context.newCDPSession(page);
  const registrationId = await registrationIn(devtools);
  const worker = await workerOf(context);

  await worker.evaluate(() => {
    const scope = globalThis as unknown as WorkerScope;
    const wait = scope.setTimeout.bind(scope);
    scope.setTimeout = ((done: () => void, ms = 0) => wait(done, ms * (scope.patience ?? 1))) as typeof setTimeout;
  });

  const waitForPages = ({ pageResponds = false }: Expected = {}) =>
    worker.evaluate((patience) => void ((globalThis as unknown as WorkerScope).patience = patience), pageResponds ? LONGER : 1);

  const hasResponse = () =>
    worker.evaluate(async () => {
      const { clients, setTimeout: wait } = globalThis as unknown as WorkerScope;
      const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true });
      const responses = pages.map(
        (page) =>
          new Promise<boolean>((resolve) => {
            const { port1, port2 } = new MessageChannel();
            port1.addEventListener('message', () => resolve(true));
            port1.start();
            wait(() => resolve(false), 1_000);
            page.postMessage({ kind: 'arrived', id: '' }, [port2]);
          }),
      );
      return (await Promise.all(responses)).includes(true);
    });

  return {
    pageResponds: async () => {
      await waitForPages();
      await expect.poll(hasResponse, { message: 'a page responds to the worker' }).toBe(true);
    },
    deliver: async (data, expected) => {
      await waitForPages(expected);
      await devtools.send('ServiceWorker.deliverPushMessage', { origin: ORIGIN, registrationId, data });
    },
    shown: () =>
      worker.evaluate(async () => {
        const { registration } = globalThis as unknown as WorkerScope;
        const all = await registration.getNotifications();
        return all.map(({ title, body, lang, dir }) => ({ title, body, lang, dir }));
      }),
    click: async (expected) => {
      await waitForPages(expected);
      return worker.evaluate(async () => {
        const scope = globalThis as unknown as WorkerScope;
        const [notification] = await scope.registration.getNotifications();
        if (!notification) throw new Error('nothing is shown');
        let isDone = (_: string | undefined) => {};
        const done = new Promise<string | undefined>((resolve) => (isDone = resolve));
        scope.clients.openWindow = async (path) => {
          isDone(path);
          return null;
        };
        const Click = (globalThis as unknown as Record<string, typeof Event>)['NotificationEvent'] as unknown as new (
          type: string,
          init: { notification: Notification },
        ) => Event & { waitUntil: (work: Promise<unknown>) => void };
        const event = new Click('notificationclick', { notification });
        // A scripted event refuses to wait for work.
        event.waitUntil = (work) => void work.then(() => isDone(undefined));
        scope.dispatchEvent(event);
        return done;
      });
    },
  };
}
