import { Button, FormattedMessage, Modal, useIntl, useSignIn } from '@hirehq/shared-ui';
import classes from './apply-to-job.module.css';

/** Shown when signed out: the application continues after sign-in or sign-up, and the answers are kept (JB-16). */
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
