import type { ApplyToJobRefusalCode } from '@hirehq/shared-contracts/graphql/types';
import {
  Button,
  FormattedMessage,
  defineMessages,
  useIntl,
  useSignIn,
  type FailureCode,
  type MessageDescriptor,
} from '@hirehq/shared-ui';
import { FormFailure } from '@hirehq/shared-ui/forms';
import classes from './apply-to-job.module.css';
import type { SubmitState } from './submit-application.mutation.ts';

const OTHERWISE = defineMessages({ failed: { id: 'apply.failed' }, refused: { id: 'apply.refused' } });

const FAILED: Readonly<Partial<Record<FailureCode, MessageDescriptor>>> = defineMessages({
  UNREACHABLE: { id: 'apply.unreachable' },
  NOT_SIGNED_IN: { id: 'apply.signedOut' },
  RATE_LIMITED: { id: 'apply.busy' },
  OVERLOADED: { id: 'apply.busy' },
  STORAGE_FULL: { id: 'apply.busy' },
});

// The first four have a page of their own.
const REFUSED: Readonly<Record<ApplyToJobRefusalCode, MessageDescriptor>> = defineMessages({
  ALREADY_APPLIED: { id: 'apply.refused' },
  JOB_CLOSED: { id: 'apply.refused' },
  JOB_NOT_FOUND: { id: 'apply.refused' },
  NO_APPLICATION_CHANNEL: { id: 'apply.refused' },
  ANSWERS_INCOMPLETE: { id: 'apply.incomplete' },
  STORAGE_QUOTA_REACHED: { id: 'apply.storageQuota' },
  VALIDATION_FAILED: { id: 'apply.resumeGone' },
});

/** The reason why an application was refused, next to the submit button. */
export function SubmitFailure({ state, returnTo }: { state: SubmitState; returnTo: string }) {
  const { formatMessage } = useIntl();
  const { signIn } = useSignIn();
  if (state.status !== 'failed' && state.status !== 'refused') return null;
  const known = state.status === 'refused' ? REFUSED[state.refusal.code] : FAILED[state.failure.code];
  const words: MessageDescriptor = known ?? OTHERWISE[state.status];
  return (
    <FormFailure>
      {formatMessage(words)}
      {state.status === 'failed' && state.failure.code === 'NOT_SIGNED_IN' && (
        <div className={classes['alertAction']}>
          <Button variant="default" onClick={() => signIn(returnTo)}>
            <FormattedMessage id="apply.signInAgain" />
          </Button>
        </div>
      )}
    </FormFailure>
  );
}
