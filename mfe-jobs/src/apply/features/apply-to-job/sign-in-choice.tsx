import { Button, FormattedMessage, Modal, useIntl, useSignIn } from '@hirehq/shared-ui';
import classes from './apply-to-job.module.css';

/** Signed out, the application goes on after signing in or creating an account; the answers wait (JB-16). */
export function SignInChoice({ returnTo, opened, onClose }: { returnTo: string; opened: boolean; onClose: () => void }) {
  const { formatMessage } = useIntl();
  const { signIn, signUp } = useSignIn();
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={formatMessage({ id: 'apply.signInTitle' })}
      closeButtonProps={{ 'aria-label': formatMessage({ id: 'common.close' }) }}
    >
      <p className={classes['lead']}>
        <FormattedMessage id="apply.signInText" />
      </p>
      <div className={classes['choices']}>
        <Button size="md" onClick={() => signUp(returnTo)} data-autofocus>
          <FormattedMessage id="apply.createAccount" />
        </Button>
        <Button size="md" variant="default" onClick={() => signIn(returnTo)}>
          <FormattedMessage id="apply.signIn" />
        </Button>
      </div>
    </Modal>
  );
}
