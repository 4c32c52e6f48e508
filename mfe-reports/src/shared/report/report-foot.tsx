import { Button, FormattedMessage, useIntl } from '@hirehq/shared-ui';
import classes from './report-foot.module.css';

/** When the numbers were computed, and a button that prints them. */
export function ReportFoot({ updatedAt }: { updatedAt: string }) {
  const { formatDate } = useIntl();
  return (
    <div className={classes['foot']}>
      <p className={classes['updated']}>
        <FormattedMessage
          id="analytics.updated"
          values={{ time: formatDate(updatedAt, { dateStyle: 'long', timeStyle: 'short' }) }}
        />
      </p>
      <Button variant="default" onClick={() => window.print()}>
        <FormattedMessage id="analytics.print" />
      </Button>
    </div>
  );
}
