import { showToast } from '@hirehq/shared-ui';
import type { Toast } from '@hirehq/shared-contracts/shell-api';

/** Shows toasts. While the browser is offline, that is why something failed, whatever the caller supposes. */
export function createToast(translate: (id: string) => string): (toast: Toast) => void {
  return (toast) =>
    showToast(toast.kind === 'error' && !navigator.onLine ? { ...toast, message: translate('toast.offline') } : toast);
}
