import { Button, FormattedMessage, useConfirm, useIntl, useToast } from '@hirehq/shared-ui';
import { useSignOut } from '@hirehq/shared-ui/bundled';
import { useSignOutEverywhere } from './sign-out-everywhere.mutation.ts';

/** Signs the candidate out on every device, after a question. */
export function SignOutEverywhere() {
  const { formatMessage } = useIntl();
  const leave = useSignOut();
  const confirm = useConfirm();
  const toast = useToast();
  const { run, busy } = useSignOutEverywhere();

  async function signOut(): Promise<void> {
    const question = formatMessage({ id: 'settings.everywhere.question' });
    if (!(await confirm({ question, title: formatMessage({ id: 'settings.provider.SIGN_OUT_EVERYWHERE' }) }))) return;
    const outcome = await run({});
    if (outcome.ok) leave();
    else toast({ kind: 'error', message: outcome.failure.text });
  }

  return (
    <Button variant="default" size="md" loading={busy} onClick={() => void signOut()}>
      <FormattedMessage id="settings.provider.SIGN_OUT_EVERYWHERE.open" />
    </Button>
  );
}
