import { FormattedMessage, PageSection, useIntl } from '@hirehq/shared-ui';
import type { Company } from './company-page.query.ts';
import classes from './company-remarks.module.css';

const SHOWN = 5;

/** What candidates wrote about the interviews of an employer, and allowed everybody to read. */
export function CompanyRemarks({ remarks: { nodes, total } }: Pick<Company, 'remarks'>) {
  const { formatMessage, formatDate } = useIntl();
  if (total === 0) return null;
  return (
    <PageSection title={formatMessage({ id: 'company.remarks' })}>
      <ul className={classes['remarks']}>
        {nodes.slice(0, SHOWN).map(({ remark, month }) => (
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
      {total > SHOWN && (
        <p className={classes['more']}>
          <FormattedMessage id="company.remarksShown" values={{ shown: SHOWN, total }} />
        </p>
      )}
    </PageSection>
  );
}
