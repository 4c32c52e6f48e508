import { showToast, useIntl } from '@hirehq/shared-ui';

/** Shows that something failed: the text with the id, or that the browser is offline. */
export function useFailureToast(): (id: string) => void {
  const { formatMessage } = useIntl();
  return (id) => showToast({ kind: 'error', message: formatMessage({ id: navigator.onLine ? id : 'toast.offline' }) });
}
