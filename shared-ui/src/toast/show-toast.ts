import { notifications } from '@mantine/notifications';
import type { Toast } from '@hirehq/shared-contracts/shell-api';

const COLOURS = { success: 'accent', error: 'red', info: 'brand' } as const;

/** Shows a toast at the top right (SH-35). Needs a UiProvider on the page. */
export function showToast({ kind, message }: Toast): void {
  notifications.show({
    message,
    color: COLOURS[kind],
    withBorder: true,
    role: kind === 'error' ? 'alert' : 'status',
    // One toast for a message that comes twice.
    id: `${kind}:${message}`,
  });
}
