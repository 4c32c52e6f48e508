import { EmptyState, FormattedMessage, PageSection, Tag, useIntl } from '@hirehq/shared-ui';
import { RelativeTime } from '@hirehq/shared-ui/bundled';
import { CAUSE } from '../../shared/code-words.ts';
import { QueryState } from '../../shared/query-state.tsx';
import { Version } from '../../shared/version-changes.tsx';
import { useLoadErrors } from './errors.query.ts';
import { Trace } from './trace.tsx';
import classes from './see-errors.module.css';

/** The newest loads that went wrong, each with its attempts. */
export function LoadErrorList({ remote }: { remote?: string }) {
  const { formatMessage } = useIntl();
  return (
    <PageSection title={formatMessage({ id: 'errors.loads' })}>
      <QueryState query={useLoadErrors(remote)}>
        {({ loadErrors }) =>
          loadErrors.length === 0 ? (
            <EmptyState illustration="noResults" order={3} title={formatMessage({ id: 'errors.noLoads' })} />
          ) : (
            <ol className="hq-rows">
              {loadErrors.map(({ at, remote: about, part, page, attempts }) => (
                <li key={`${at} ${about} ${part}`}>
                  <div className={classes['error']}>
                    <p className={classes['line']}>
                      <strong>
                        <bdi>{`${about} · ${part}`}</bdi>
                      </strong>
                      <span>
                        <FormattedMessage id="errors.onPage" values={{ page: <bdi dir="ltr">{page}</bdi> }} />
                      </span>
                    </p>
                    {attempts
                      .filter(({ isOk }) => !isOk)
                      .map(({ version, cause, message, stack, url, ms }) => (
                        <div key={`${version} ${cause} ${url} ${ms}`} className={classes['error']}>
                          <p className={classes['line']}>
                            <Tag tone="danger" icon="alert">
                              {formatMessage(CAUSE[cause ?? 'UNKNOWN'])}
                            </Tag>
                            <Version of={version} />
                          </p>
                          <Trace of={stack ?? message ?? url} />
                        </div>
                      ))}
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
