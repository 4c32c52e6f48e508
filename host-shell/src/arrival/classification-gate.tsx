import { useState } from 'react';
import { showToast, useIntl, useClientState } from '@hirehq/shared-ui';
import { ConfirmDialog } from '../layout/confirm-dialog.tsx';
import { useShellServices } from '../lend/shell-services.tsx';

/** Asks a candidate whom this brand was not made for whether to go on (SH-37). Over every page, until it is answered. */
export function ClassificationGate() {
  const { arrival, session } = useShellServices();
  const { formatMessage } = useIntl();
  const [busy, setBusy] = useState(false);
  const wanted = useClientState(arrival.toConfirm);

  async function confirm(): Promise<void> {
    setBusy(true);
    try {
      await arrival.confirm();
    } catch {
      showToast({ kind: 'error', message: formatMessage({ id: 'classification.failed' }) });
    } finally {
      setBusy(false);
    }
  }

  if (wanted === undefined) return null;
  return (
    <ConfirmDialog
      question={formatMessage({ id: `classification.${wanted}` })}
      busy={busy}
      onYes={() => void confirm()}
      onNo={() => void session.signOut()}
    />
  );
}
