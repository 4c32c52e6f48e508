import { DELETION_GRACE_DAYS } from '@hirehq/shared-contracts/codes';
import { deletionConfirmation, EMAIL_MAX } from '@hirehq/shared-contracts/inputs';
import { Button, FormattedMessage, Modal, useDisclosure, useIntl } from '@hirehq/shared-ui';
import { FormFailure, SubmitButton, TextField, useForm } from '@hirehq/shared-ui/forms';
import type { AccountState } from '../../shared/account-settings/account-settings.query.ts';
import { SignedInAgain } from '../../shared/sign-in-again/signed-in-again.tsx';
import { useDraftAcrossSignIn } from '../../shared/sign-in-again/use-draft-across-sign-in.ts';
import classes from './delete-account.module.css';
import { useRequestDeletion } from './delete-account.mutation.ts';

interface DeleteAccountProps {
  settings: Pick<AccountState, 'emailAddress' | 'providerAccountDeleted'>;
}

/** What a deletion removes and what remains, and its confirmation by the account's own address. */
export function DeleteAccount({ settings: { emailAddress, providerAccountDeleted } }: DeleteAccountProps) {
  const { formatMessage } = useIntl();
  const kept = useDraftAcrossSignIn('deletion', { email: '' });
  const [opened, { open, close }] = useDisclosure(kept.isBack);
  const { run, busy } = useRequestDeletion();
  const form = useForm({
    initialValues: kept.values,
    schema: deletionConfirmation,
    words: { 'email.NOT_AN_EMAIL': 'settings.delete.missing' },
    onSend: async ({ email }, values) => {
      const outcome = kept.through(await run({ emailAddress: email }), values);
      if (!outcome.ok) return outcome;
      form.reset();
      close();
      return undefined;
    },
  });

  return (
    <div className={classes['delete']}>
      <ul className={classes['facts']}>
        <li>
          <FormattedMessage id="settings.delete.all" />
        </li>
        <li>
          <FormattedMessage id="settings.delete.grace" values={{ days: DELETION_GRACE_DAYS }} />
        </li>
        <li>
          <FormattedMessage id="settings.delete.employers" />
        </li>
        <li>
          <FormattedMessage id="settings.delete.reports" />
        </li>
        <li>
          <FormattedMessage id={providerAccountDeleted ? 'settings.delete.provider' : 'settings.delete.providerLeft'} />
        </li>
      </ul>
      <Button variant="default" size="md" className={classes['button'] ?? ''} aria-haspopup="dialog" onClick={open}>
        <FormattedMessage id="settings.delete.open" />
      </Button>
      <Modal
        opened={opened}
        onClose={close}
        title={formatMessage({ id: 'settings.delete.heading' })}
        closeButtonProps={{ 'aria-label': formatMessage({ id: 'settings.close' }) }}
      >
        <form {...form.formProps} className={classes['form']}>
          <p className={classes['text']}>
            <FormattedMessage id="settings.delete.text" values={{ days: DELETION_GRACE_DAYS }} />
          </p>
          <SignedInAgain isBack={kept.isBack} message="settings.again.delete" takesFocus={false} />
          <TextField
            {...form.field('email')}
            type="email"
            isFirst
            label={formatMessage({ id: 'settings.delete.email' })}
            hint={<FormattedMessage id="settings.delete.emailHint" values={{ address: <bdi>{emailAddress}</bdi> }} />}
            limit={EMAIL_MAX}
          />
          <FormFailure>{form.failure?.text}</FormFailure>
          <div className={classes['actions']}>
            <Button variant="default" size="md" onClick={close}>
              <FormattedMessage id="settings.delete.keep" />
            </Button>
            <SubmitButton busy={busy} color="red.9">
              <FormattedMessage id="settings.delete.confirm" />
            </SubmitButton>
          </div>
        </form>
      </Modal>
    </div>
  );
}
