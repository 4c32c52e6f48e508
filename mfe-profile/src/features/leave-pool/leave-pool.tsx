import { Button, FormattedMessage, useConfirm, useIntl, useToast } from '@hirehq/shared-ui';
import type { AccountState } from '../../shared/account-settings/account-settings.query.ts';
import classes from './leave-pool.module.css';
import { useLeavePool } from './leave-pool.mutation.ts';

type Pool = NonNullable<AccountState['pool']>;

/** The talent pool of an employer, and how to leave it. */
export function LeavePool({ pool: { enterpriseName, unbindRequestStatus } }: { pool: Pool }) {
  const { formatMessage } = useIntl();
  const confirm = useConfirm();
  const toast = useToast();
  const { run, busy } = useLeavePool();
  const values = { company: enterpriseName };

  async function leave(): Promise<void> {
    const question = formatMessage({ id: 'settings.pool.question' }, values);
    if (!(await confirm({ question, title: formatMessage({ id: 'settings.pool.leave' }) }))) return;
    const outcome = await run({});
    const message = outcome.ok ? formatMessage({ id: 'settings.pool.asked' }, values) : outcome.failure.text;
    toast({ kind: outcome.ok ? 'success' : 'error', message });
  }

  return (
    <div className={classes['pool']}>
      <p className={classes['text']}>
        <FormattedMessage id="settings.pool.text" values={{ company: <bdi>{enterpriseName}</bdi> }} />
      </p>
      <p role="status" className={classes['text']}>
        {unbindRequestStatus && <FormattedMessage id={`settings.pool.status.${unbindRequestStatus}`} values={values} />}
      </p>
      {unbindRequestStatus !== 'P' && (
        <Button variant="default" size="md" loading={busy} onClick={() => void leave()}>
          <FormattedMessage id={unbindRequestStatus === 'R' ? 'settings.pool.again' : 'settings.pool.leave'} />
        </Button>
      )}
    </div>
  );
}
