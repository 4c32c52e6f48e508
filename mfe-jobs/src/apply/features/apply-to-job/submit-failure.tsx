import { Button, FormattedMessage, defineMessages, useIntl, useSignIn } from '@hirehq/shared-ui';
import { FormFailure } from '@hirehq/shared-ui/forms';
import classes from './apply-to-job.module.css';
import type { SubmitState } from './submit-application.mutation.ts';

const TEXTS = defineMessages({
  UNREACHABLE: { id: 'apply.unreachable' },
  NOT_SIGNED_IN: { id: 'apply.signedOut' },
  RATE_LIMITED: { id: 'apply.busy' },
  OVERLOADED: { id: 'apply.busy' },
  failed: { id: 'apply.failed' },
  ANSWERS_INCOMPLETE: { id: 'apply.incomplete' },
  VALIDATION_FAILED: { id: 'apply.resumeGone' },
  refused: { id: 'apply.refused' },
});

const textOf = (name: string, otherwise: 'failed' | 'refused') => TEXTS[name in TEXTS ? (name as keyof typeof TEXTS) : otherwise];

/** Why an application was not taken, beside the button that sends it again. */
export function SubmitFailure({ state, returnTo }: { state: SubmitState; returnTo: string }) {
  const { formatMessage } = useIntl();
  const { signIn } = useSignIn();
  if (state.status !== 'failed' && state.status !== 'refused') return null;
  const code = state.status === 'refused' ? state.refusal.code : state.failure.code;
  return (
    <FormFailure>
      {formatMessage(textOf(code, state.status))}
      {code === 'NOT_SIGNED_IN' && (
        <div className={classes['alertAction']}>
          <Button variant="default" onClick={() => signIn(returnTo)}>
            <FormattedMessage id="apply.signInAgain" />
          </Button>
        </div>
      )}
    </FormFailure>
  );
}
