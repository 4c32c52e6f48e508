import { PUSH_CACHE } from '@hirehq/shared-contracts/web-push';

/** What this browser can do. Safari of iPhone and iPad receives push only as an installed app. */
export type PushSupport = 'supported' | 'unsupported' | 'install-first' | 'insecure';

const READY_WITHIN_MS = 10_000;

interface StandaloneNavigator extends Navigator {
  /** Safari of iOS: opened from the home screen. */
  standalone?: boolean;
}

const isAppleHandheld = () =>
  /iPad|iPhone|iPod/.test(navigator.userAgent) || (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);

export function pushSupport(): PushSupport {
  if (!window.isSecureContext) return 'insecure';
  if ('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window) return 'supported';
  const isInstalled = (navigator as StandaloneNavigator).standalone === true;
  return isAppleHandheld() && !isInstalled ? 'install-first' : 'unsupported';
}

/** The subscription of this browser; undefined if there is none, or no service worker yet. */
export async function currentSubscription(): Promise<PushSubscription | undefined> {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? undefined;
}

/** The service worker that the shell registers on every page; an operator may have turned it off. */
async function readyRegistration(): Promise<ServiceWorkerRegistration> {
  const late = new Promise<never>((_, reject) =>
    setTimeout(() => reject(new Error('The service worker is not ready.')), READY_WITHIN_MS),
  );
  return Promise.race([navigator.serviceWorker.ready, late]);
}

const base64Url = (bytes: ArrayBuffer) =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** Whether a subscription is for this key: for another one, the push service refuses the platform's messages. */
export function isForKey({ options }: PushSubscription, key: string): boolean {
  return options.applicationServerKey !== null && base64Url(options.applicationServerKey) === key;
}

/** Subscribes this browser with the platform's key, unless it is already. The candidate must have given permission. */
export async function subscribe(key: string): Promise<PushSubscription> {
  const { pushManager } = await readyRegistration();
  const existing = await pushManager.getSubscription();
  if (existing && isForKey(existing, key)) return existing;
  await existing?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

/** Stores the language for the service worker, which uses it if it cannot read a message. */
export async function saveLanguage(locale: string): Promise<void> {
  const cache = await caches.open(PUSH_CACHE.name);
  await cache.put(PUSH_CACHE.language, new Response(locale));
}

export const forgetLanguage = (): Promise<boolean> => caches.delete(PUSH_CACHE.name);
