import { EMAIL_MAX, emailChange, emailCode } from '@hirehq/shared-contracts/inputs';
import { Button, FormattedMessage, Icon, useIntl, useToast } from '@hirehq/shared-ui';
import { useManageAccount } from '@hirehq/shared-ui/bundled';
import { FormFailure, SubmitButton, TextField, useForm } from '@hirehq/shared-ui/forms';
import { useId, useState } from 'react';
import type { AccountState } from '../../shared/account-settings/account-settings.query.ts';
import { SignedInAgain } from '../../shared/sign-in-again/signed-in-again.tsx';
import { useDraftAcrossSignIn, type DraftAcrossSignIn } from '../../shared/sign-in-again/use-draft-across-sign-in.ts';
import classes from './change-email.module.css';
import { useChangeEmail, useConfirmEmail } from './change-email.mutation.ts';

interface ChangeEmailProps {
  settings: Pick<AccountState, 'emailAddress' | 'emailVerified' | 'pendingEmailAddress' | 'providerActions'>;
}

/** The candidate's address, and how to change it: here with a code, or at an identity provider that owns it. */
export function ChangeEmail({
  settings: { emailAddress, emailVerified, pendingEmailAddress, providerActions },
}: ChangeEmailProps) {
  const kept = useDraftAcrossSignIn('email', { email: '' });
  const [isChanging, setChanging] = useState(kept.isBack);
  const isAtProvider = providerActions.includes('ACCOUNT');
  return (
    <div className={classes['email']}>
      <p className={classes['current']}>
        <bdi className={classes['address']}>{emailAddress}</bdi>{' '}
        <span className={classes['state']} data-verified={emailVerified || undefined}>
          <Icon name={emailVerified ? 'check' : 'alert'} size={16} />
          <FormattedMessage id={emailVerified ? 'settings.email.verified' : 'settings.email.notVerified'} />
        </span>
      </p>
      {isAtProvider ? (
        <AtProvider />
      ) : pendingEmailAddress !== null && !isChanging ? (
        <ConfirmAddress address={pendingEmailAddress} onOther={() => setChanging(true)} />
      ) : (
        <NewAddress kept={kept} onSent={() => setChanging(false)} />
      )}
    </div>
  );
}

function AtProvider() {
  const manageAccount = useManageAccount();
  return (
    <>
      <p className={classes['hint']}>
        <FormattedMessage id="settings.email.atProvider" />
      </p>
      <Button variant="default" size="md" className={classes['button'] ?? ''} onClick={() => manageAccount('UPDATE_EMAIL')}>
        <FormattedMessage id="settings.email.openProvider" />
      </Button>
    </>
  );
}

function NewAddress({ kept, onSent }: { kept: DraftAcrossSignIn<{ email: string }>; onSent: () => void }) {
  const { formatMessage } = useIntl();
  const { run, busy } = useChangeEmail();
  const form = useForm({
    initialValues: kept.values,
    schema: emailChange,
    words: { 'email.NOT_AN_EMAIL': 'settings.email.wrong' },
    onSend: async ({ email }, values) => {
      const outcome = kept.through(await run({ emailAddress: email }), values);
      if (!outcome.ok) return outcome;
      form.change({ email: '' });
      onSent();
      return undefined;
    },
  });
  return (
    <form {...form.formProps} className={classes['form']}>
      <SignedInAgain isBack={kept.isBack} message="settings.again.email" />
      <TextField
        {...form.field('email')}
        type="email"
        autoComplete="email"
        label={formatMessage({ id: 'settings.email.new' })}
        hint={formatMessage({ id: 'settings.email.hint' })}
        limit={EMAIL_MAX}
      />
      <FormFailure>{form.failure?.text}</FormFailure>
      <SubmitButton busy={busy} className={classes['button'] ?? ''}>
        <FormattedMessage id="settings.email.send" />
      </SubmitButton>
    </form>
  );
}

function ConfirmAddress({ address, onOther }: { address: string; onOther: () => void }) {
  const { formatMessage } = useIntl();
  const toast = useToast();
  const { run, busy } = useConfirmEmail();
  const again = useChangeEmail();
  const kept = useDraftAcrossSignIn('emailCode', { code: '' });
  const sentId = useId();
  const form = useForm({
    initialValues: kept.values,
    schema: emailCode,
    words: { 'code.MISSING': 'settings.email.codeMissing' },
    onSend: async ({ code }, values) => {
      const outcome = kept.through(await run({ code }), values);
      if (!outcome.ok) return outcome;
      toast({ kind: 'success', message: formatMessage({ id: 'settings.email.changed' }) });
      return undefined;
    },
  });

  async function sendAgain(): Promise<void> {
    const outcome = await again.run({ emailAddress: address });
    const message = outcome.ok ? formatMessage({ id: 'settings.email.sentAgain' }) : outcome.failure.text;
    toast({ kind: outcome.ok ? 'success' : 'error', message });
  }

  return (
    <form {...form.formProps} className={classes['form']}>
      <p id={sentId} className={classes['hint']} role="status">
        <FormattedMessage id="settings.email.sent" values={{ address: <bdi>{address}</bdi> }} />
      </p>
      <SignedInAgain isBack={kept.isBack} message="settings.again.code" />
      <TextField
        {...form.field('code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        label={formatMessage({ id: 'settings.email.code' })}
      />
      <FormFailure>{form.failure?.text}</FormFailure>
      <div className={classes['actions']}>
        <SubmitButton busy={busy}>
          <FormattedMessage id="settings.email.confirm" />
        </SubmitButton>
        <Button variant="default" size="md" loading={again.busy} onClick={() => void sendAgain()}>
          <FormattedMessage id="settings.email.again" />
        </Button>
        <Button variant="subtle" size="md" onClick={onOther}>
          <FormattedMessage id="settings.email.other" />
        </Button>
      </div>
    </form>
  );
}
