import { Button, FormattedMessage, Icon, useGoOn, useIntl, useToast } from '@hirehq/shared-ui';
import classes from './delete-account.module.css';
import { useCancelDeletion } from './delete-account.mutation.ts';

/** Says that the account will be deleted, and offers to keep it. */
export function KeepAccount({ deletionOn }: { deletionOn: string }) {
  const { formatMessage, formatDate } = useIntl();
  const toast = useToast();
  const goOn = useGoOn();
  const { run, busy } = useCancelDeletion();

  async function keep(): Promise<void> {
    const outcome = await run({});
    const message = outcome.ok ? formatMessage({ id: 'settings.delete.kept' }) : outcome.failure.text;
    toast({ kind: outcome.ok ? 'success' : 'error', message });
  }

  return (
    <section className={classes['notice']} aria-labelledby="account-ends">
      <Icon name="alert" size={24} />
      <div className={classes['noticeText']}>
        <h2 id="account-ends" className={classes['noticeTitle']}>
          <FormattedMessage
            id="settings.delete.on"
            values={{ date: formatDate(deletionOn, { dateStyle: 'long', timeZone: 'UTC' }) }}
          />
        </h2>
        <p className={classes['text']}>
          <FormattedMessage id="settings.delete.until" />
        </p>
        <div className={classes['actions']}>
          <Button size="md" loading={busy} onClick={() => void keep()}>
            <FormattedMessage id="settings.delete.keepAccount" />
          </Button>
          <Button variant="default" size="md" onClick={() => goOn()}>
            <FormattedMessage id="settings.delete.goOn" />
          </Button>
        </div>
      </div>
    </section>
  );
}
