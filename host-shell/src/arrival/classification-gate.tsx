import { useClientState, useIntl } from '@hirehq/shared-ui';
import { ConfirmDialog } from '../layout/confirm-dialog.tsx';
import { useFailureToast } from '../layout/use-failure-toast.ts';
import { useShellServices } from '../shell-api/shell-services.tsx';
import { useConfirmClassification } from './confirm-classification.mutation.ts';

/**
 * Asks candidates for whom this brand was not designed whether to continue (SH-37). It covers every page until it is answered.
 */
export function ClassificationGate() {
  const { arrival, session } = useShellServices();
  const { formatMessage } = useIntl();
  const failed = useFailureToast();
  const { run, busy } = useConfirmClassification();
  const candidate = useClientState(arrival.candidate);
  const wanted = useClientState(arrival.toConfirm);
  if (!candidate || wanted === undefined) return null;

  const confirm = async () => {
    const { ok } = await run({ id: candidate.id, neuroClassification: wanted });
    if (!ok) failed('classification.failed');
  };
  return (
    <ConfirmDialog
      question={formatMessage({ id: `classification.${wanted}` })}
      busy={busy}
      onYes={() => void confirm()}
      onNo={() => void session.signOut()}
    />
  );
}
