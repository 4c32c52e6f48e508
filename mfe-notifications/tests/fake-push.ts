import { vi } from 'vitest';

interface FakePushOptions {
  permission?: NotificationPermission;
  /** What the candidate answers when the browser asks. */
  answer?: NotificationPermission;
  /** The endpoint and the key of a subscription from before. */
  subscribed?: { endpoint: string; key: string };
}

const bytesOf = (key: string): ArrayBuffer => {
  const text = atob(key.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (character) => character.charCodeAt(0)).buffer;
};

/** A browser with web push: permission, service worker, subscription. */
export function fakePush({ permission = 'default', answer = 'granted', subscribed }: FakePushOptions = {}) {
  let count = 0;
  let current: PushSubscription | null = null;
  const unsubscribed: string[] = [];
  const asked: string[] = [];

  function subscription(endpoint: string, key: string): PushSubscription {
    return {
      endpoint,
      options: { applicationServerKey: bytesOf(key), userVisibleOnly: true },
      unsubscribe: async () => {
        unsubscribed.push(endpoint);
        current = null;
        return true;
      },
      toJSON: () => ({ endpoint, keys: { p256dh: 'p', auth: 'a' } }),
    } as unknown as PushSubscription;
  }
  if (subscribed) current = subscription(subscribed.endpoint, subscribed.key);

  const pushManager = {
    getSubscription: async () => current,
    subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => {
      count += 1;
      current = subscription(`https://push.example/${count}`, applicationServerKey);
      return current;
    },
  };
  const registration = { pushManager };
  const state = { permission };
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('PushManager', vi.fn());
  vi.stubGlobal('Notification', {
    get permission() {
      return state.permission;
    },
    requestPermission: async () => {
      asked.push('permission');
      state.permission = answer;
      return answer;
    },
  });
  const kept = new Map<string, string>();
  vi.stubGlobal('caches', {
    open: async () => ({ put: async (name: string, response: Response) => void kept.set(name, await response.text()) }),
    delete: async () => kept.clear(),
  });
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { getRegistration: async () => registration, ready: Promise.resolve(registration) },
  });

  return {
    asked,
    unsubscribed,
    /** What the service worker finds. */
    kept,
    endpoint: () => current?.endpoint,
    remove() {
      vi.unstubAllGlobals();
      Reflect.deleteProperty(navigator, 'serviceWorker');
    },
  };
}
