import { isApiFailure } from '@hirehq/shared-contracts/error-codes';
import { Alert, Icon, useIntl } from '@hirehq/shared-ui';
import type { SubmitState } from './use-submit-application.ts';

/** Why an application was not taken, beside the button that sends it again. */
export function SubmitFailure({ state }: { state: SubmitState }) {
  const { formatMessage } = useIntl();
  if (state.status !== 'failed' && state.status !== 'refused') return null;
  const unreachable = state.status === 'failed' && isApiFailure(state.error) && state.error.code === 'UNREACHABLE';
  const text =
    state.status === 'refused'
      ? formatMessage({ id: state.refusal.code === 'ANSWERS_INCOMPLETE' ? 'apply.incomplete' : 'apply.refused' })
      : formatMessage({ id: unreachable ? 'apply.unreachable' : 'apply.failed' });
  return (
    <Alert color="red" variant="light" icon={<Icon name="alert" />} role="alert">
      {text}
    </Alert>
  );
}
