import { lazy, Suspense, useSyncExternalStore } from 'react';
import { orWait } from '../overlays/lost-file.ts';
import type { Toast } from '@hirehq/shared-contracts/shell-api';

const COLOURS = { success: 'accent', error: 'red', info: 'brand' } as const;
const LIFE_MS = 15_000;

export const loadToasts = () => import(/* webpackChunkName: "toasts" */ './mantine-toasts.ts');
const Notifications = lazy(orWait(async () => ({ default: (await loadToasts()).Notifications })));

const followers = new Set<() => void>();
let isWanted = false;

function want(): void {
  isWanted = true;
  for (const tell of followers) tell();
}

function subscribe(tell: () => void): () => void {
  followers.add(tell);
  return () => followers.delete(tell);
}

/** Where toasts stand; nothing until the first one. */
export function Toaster() {
  const wanted = useSyncExternalStore(
    subscribe,
    () => isWanted,
    () => false,
  );
  if (!wanted) return null;
  return (
    <Suspense fallback={null}>
      <Notifications position="top-right" autoClose={LIFE_MS} zIndex={400} />
    </Suspense>
  );
}

/** Shows a toast at the top right for 15 s (SH-35). Needs a UiProvider on the page. */
export function showToast({ kind, message }: Toast): void {
  void loadToasts().then(
    ({ notifications }) => {
      notifications.show({
        message,
        color: COLOURS[kind],
        withBorder: true,
        role: kind === 'error' ? 'alert' : 'status',
        // One toast for a message that comes twice.
        id: `${kind}:${message}`,
      });
      want();
    },
    // Without its code a toast cannot be shown; the shell offers another page.
    reportError,
  );
}
