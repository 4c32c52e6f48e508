import { FormattedMessage, PageSection, useIntl } from '@hirehq/shared-ui';
import type { Company } from './company-page.query.ts';
import classes from './company-remarks.module.css';

/** What candidates wrote about the interviews of an employer, and allowed everybody to read. */
export function CompanyRemarks({ remarks: { nodes, total } }: Pick<Company, 'remarks'>) {
  const { formatMessage, formatDate } = useIntl();
  if (total === 0) return null;
  return (
    <PageSection title={formatMessage({ id: 'company.remarks' })}>
      <ul className={classes['remarks']}>
        {nodes.map(({ remark, month }) => (
          <li key={`${month}|${remark}`}>
            <blockquote dir="auto">{remark}</blockquote>
            <p>
              <FormattedMessage
                id="company.remarkBy"
                values={{ month: formatDate(month, { month: 'long', year: 'numeric', timeZone: 'UTC' }) }}
              />
            </p>
          </li>
        ))}
      </ul>
      {total > nodes.length && (
        <p className={classes['more']}>
          <FormattedMessage id="company.remarksShown" values={{ shown: nodes.length, total }} />
        </p>
      )}
    </PageSection>
  );
}
