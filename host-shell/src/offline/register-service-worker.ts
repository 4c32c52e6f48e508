import { SERVICE_WORKER_PATH } from '@hirehq/shared-contracts/page';
import { whenIdle } from '@hirehq/shared-ui';

/** Registers the service worker that caches the offline page, once the page has loaded and is idle. */
export function registerServiceWorker(report: (error: unknown) => void): void {
  if (!('serviceWorker' in navigator)) return;
  const register = () => {
    // Never from the HTTP cache: a worker that was turned off disappears with the next page.
    void navigator.serviceWorker.register(SERVICE_WORKER_PATH, { updateViaCache: 'none' }).catch(report);
  };
  const registerWhenIdle = () => void whenIdle(register);
  if (document.readyState === 'complete') registerWhenIdle();
  else window.addEventListener('load', registerWhenIdle, { once: true });
}
