import { showToast } from '@hirehq/shared-ui';
import type { Toast } from '@hirehq/shared-contracts/shell-api';

/** Shows toasts. While the browser is offline, that is why something failed, unless the caller knows better. */
export function createToast(translate: (id: string) => string): (toast: Toast) => void {
  return (toast) =>
    showToast(
      toast.kind === 'error' && toast.isLocal !== true && !navigator.onLine
        ? { ...toast, message: translate('toast.offline') }
        : toast,
    );
}
