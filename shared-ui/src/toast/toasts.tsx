import { lazy, Suspense } from 'react';
import { orWait } from '../overlays/lost-file.ts';
import { createState, useClientState } from '../state/client-state.ts';
import type { Toast } from '@hirehq/shared-contracts/shell-api';

const COLOURS = { success: 'accent', error: 'red', info: 'brand' } as const;
const LIFE_MS = 15_000;

export const loadToasts = () => import(/* webpackChunkName: "toasts" */ './mantine-toasts.ts');
const Notifications = lazy(orWait(async () => ({ default: (await loadToasts()).Notifications })));

const isWanted = createState(false);

/** The container of toasts; renders nothing until the first one. */
export function Toaster() {
  if (!useClientState(isWanted)) return null;
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
        // Repeating a message shows one toast.
        id: `${kind}:${message}`,
      });
      isWanted.set(true);
    },
    // Without its code a toast cannot be shown; the shell offers to reload the page.
    reportError,
  );
}
