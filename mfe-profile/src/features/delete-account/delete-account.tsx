import { DELETION_GRACE_DAYS } from '@hirehq/shared-contracts/codes';
import { deletionConfirmation, EMAIL_MAX } from '@hirehq/shared-contracts/inputs';
import { Button, FormattedMessage, Modal, useDisclosure, useIntl } from '@hirehq/shared-ui';
import { FormFailure, SubmitButton, TextField, useForm } from '@hirehq/shared-ui/forms';
import type { AccountState } from '../../shared/account-settings/account-settings.query.ts';
import classes from './delete-account.module.css';
import { useRequestDeletion } from './delete-account.mutation.ts';

interface DeleteAccountProps {
  settings: Pick<AccountState, 'emailAddress' | 'providerAccountDeleted'>;
}

/** What a deletion removes and what remains, and its confirmation by the account's own address. */
export function DeleteAccount({ settings: { emailAddress, providerAccountDeleted } }: DeleteAccountProps) {
  const { formatMessage } = useIntl();
  const [opened, { open, close }] = useDisclosure(false);
  const { run, busy } = useRequestDeletion();
  const form = useForm({
    initialValues: { email: '' },
    schema: deletionConfirmation,
    words: { 'email.NOT_AN_EMAIL': 'settings.delete.missing' },
    onSend: async ({ email }) => {
      const outcome = await run({ emailAddress: email });
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
