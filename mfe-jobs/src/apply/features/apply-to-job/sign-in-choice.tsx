import { Button, FormattedMessage, Modal, useIntl, useSignIn } from '@hirehq/shared-ui';
import classes from './apply-to-job.module.css';
import type { PortalVisitor } from './visitor/portal-visitor.mutation.ts';

interface SignInChoiceProps {
  returnTo: string;
  opened: boolean;
  /** What the forms of the identity provider begin with. */
  visitor: Pick<PortalVisitor, 'contact' | 'keep'>;
  onClose: () => void;
}

/** Shown when signed out: the application continues after sign-in or sign-up, and the answers are kept (JB-16). */
export function SignInChoice({ returnTo, opened, visitor, onClose }: SignInChoiceProps) {
  const { formatMessage } = useIntl();
  const { signIn, signUp } = useSignIn();
  const { name = '', email = '' } = visitor.contact ?? {};
  const known = email.trim() ? { loginHint: email.trim() } : {};

  function leave(enter: () => void): void {
    visitor.keep();
    enter();
  }
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
        <Button
          size="md"
          onClick={() => leave(() => signUp(returnTo, { ...known, ...(name.trim() && { nameHint: name.trim() }) }))}
          data-autofocus
        >
          <FormattedMessage id="apply.createAccount" />
        </Button>
        <Button size="md" variant="default" onClick={() => leave(() => signIn(returnTo, known))}>
          <FormattedMessage id="apply.signIn" />
        </Button>
      </div>
    </Modal>
  );
}
