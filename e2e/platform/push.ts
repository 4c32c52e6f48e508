import { expect, type BrowserContext, type CDPSession, type Page, type Worker } from '@playwright/test';
import { ORIGIN } from './addresses.ts';

interface ShownNotification {
  title: string;
  body: string;
  lang: string;
  dir: string;
}

/** Web push as a browser sees it, without a push service. */
export interface PushedBrowser {
  /** Delivers a message as the push service would, decrypted. */
  deliver: (data: string) => Promise<void>;
  /** What the operating system shows of this site. */
  shown: () => Promise<ShownNotification[]>;
  /**
   * Clicks on the only notification. The click is one of a script, which may not open windows or bring them to the front: returns
   * the address of a window that would have opened.
   */
  click: () => Promise<string | undefined>;
}

/** In the worker. */
interface WorkerScope {
  registration: ServiceWorkerRegistration;
  clients: { openWindow: (path: string) => Promise<null> };
  dispatchEvent: (event: Event) => boolean;
  opened?: string;
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

  return {
    deliver: async (data) =>
      void (await devtools.send('ServiceWorker.deliverPushMessage', { origin: ORIGIN, registrationId, data })),
    shown: () =>
      worker.evaluate(async () => {
        const { registration } = globalThis as unknown as WorkerScope;
        const all = await registration.getNotifications();
        return all.map(({ title, body, lang, dir }) => ({ title, body, lang, dir }));
      }),
    click: () =>
      worker.evaluate(async () => {
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
      }),
  };
}
