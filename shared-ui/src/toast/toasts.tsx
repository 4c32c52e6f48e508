import { lazy, Suspense } from 'react';
import { orWait } from '../overlays/lost-file.ts';
import { createState, useClientState } from '../state/client-state.ts';
import type { Toast } from '@hirehq/shared-contracts/shell-api';

const COLOURS = { success: 'accent', error: 'red', info: 'brand' } as const;
const LIFE_MS = 15_000;

export const loadToasts = () => import('./mantine-toasts.ts');
const Notifications = lazy(orWait(async () => ({ default: (await loadToasts()).Notifications })));

const isWanted = createState(false);

/**
 * The container of toasts; its code loads with the first one. The live region around it is in the page from the start, because
 * screen readers announce what is added to a region they know.
 */
export function Toaster() {
  const hasToasts = useClientState(isWanted);
  return (
    <div aria-live="polite">
      {hasToasts && (
        <Suspense fallback={null}>
          <Notifications position="top-right" autoClose={LIFE_MS} zIndex={400} withinPortal={false} />
        </Suspense>
      )}
    </div>
  );
}

/** Shows a toast at the top right for 15 s, which do not pass while the pointer or the focus is on it (SH-35). Needs a UiProvider on the page. */
export function showToast({ kind, message }: Toast): void {
  void loadToasts().then(
    ({ notifications }) => {
      // Repeating a message shows one toast.
      const id = `${kind}:${message}`;
      const keepFor = (autoClose: number | false) => () => void notifications.update({ id, message, autoClose });
      notifications.show({
        id,
        message,
        color: COLOURS[kind],
        withBorder: true,
        role: kind === 'error' ? 'alert' : 'status',
        // Mantine stops the time for the pointer alone.
        onFocusCapture: keepFor(false),
        onBlurCapture: keepFor(LIFE_MS),
      });
      isWanted.set(true);
    },
    // Without its code a toast cannot be shown; the shell offers to reload the page.
    reportError,
  );
}
