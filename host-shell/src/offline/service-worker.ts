// The worker's part for requests: it shows the offline page if a page cannot be reached, handles no other request and caches
// nothing else, so it cannot mix versions. Web push is push-worker.ts. The server puts the address of the offline page before both.

interface LaterEvent {
  waitUntil(work: Promise<unknown>): void;
}

interface NavigationEvent {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}

interface Worker {
  readonly location: Location;
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: LaterEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: NavigationEvent) => void): void;
}

/** Address of the offline page, with its release and brand. */
declare const OFFLINE_PAGE: string;

const worker = globalThis as unknown as Worker;
const FAMILY = 'hirehq-offline:';
const CACHE = FAMILY + OFFLINE_PAGE;
/**
 * Sign-in addresses and everything that is not a page are not handled. Navigation preload stays off, because the browser would
 * send it for them too, and would use up one-time addresses of the provider before the page requests them.
 */
const NOT_PAGES = /^\/(realms|sso|api|public|graphql|remotes|shell|stream|files|live|ready|ops|dev|offline)(\/|$)|\.[a-z\d]+$/i;

async function cacheOfflinePage(): Promise<void> {
  const cache = await caches.open(CACHE);
  await cache.add(new Request(OFFLINE_PAGE, { cache: 'reload', credentials: 'omit' }));
  await worker.skipWaiting();
}

async function forgetOlderPages(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(FAMILY) && name !== CACHE).map((name) => caches.delete(name)));
}

async function pageOrOfflinePage(event: NavigationEvent): Promise<Response> {
  try {
    return await fetch(event.request);
  } catch (error) {
    const kept = await caches.match(OFFLINE_PAGE, { ignoreVary: true });
    if (!kept) throw error;
    return kept;
  }
}

worker.addEventListener('install', (event) => event.waitUntil(cacheOfflinePage()));
worker.addEventListener('activate', (event) => event.waitUntil(forgetOlderPages()));
worker.addEventListener('fetch', (event) => {
  const { mode, destination, method, url } = event.request;
  if (mode !== 'navigate' || destination !== 'document' || method !== 'GET') return;
  if (!NOT_PAGES.test(new URL(url).pathname)) event.respondWith(pageOrOfflinePage(event));
});
