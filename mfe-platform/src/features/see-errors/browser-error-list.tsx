import { EmptyState, FormattedMessage, PageSection, useIntl } from '@hirehq/shared-ui';
import { RelativeTime } from '@hirehq/shared-ui/bundled';
import { QueryState } from '../../shared/query-state.tsx';
import { useBrowserErrors } from './errors.query.ts';
import { groupErrors } from './group-errors.ts';
import { Trace } from './trace.tsx';
import classes from './see-errors.module.css';

/** The newest errors that components threw, equal ones together, with lines of their sources. */
export function BrowserErrorList() {
  const { formatMessage } = useIntl();
  return (
    <PageSection title={formatMessage({ id: 'errors.browsers' })}>
      <QueryState query={useBrowserErrors()}>
        {({ browserErrors }) =>
          browserErrors.length === 0 ? (
            <EmptyState illustration="noResults" order={3} title={formatMessage({ id: 'errors.noBrowsers' })} />
          ) : (
            <ol className="hq-rows">
              {groupErrors(browserErrors).map(({ at, error, info, count }) => (
                <li key={error}>
                  <div className={classes['error']}>
                    <p className={classes['line']}>
                      <FormattedMessage id="errors.times" values={{ count }} />
                    </p>
                    <Trace of={`${error}\n${info}`} />
                  </div>
                  <RelativeTime at={at} maxDays={30} />
                </li>
              ))}
            </ol>
          )
        }
      </QueryState>
    </PageSection>
  );
}
