import { FormattedMessage, Skeleton, useIntl } from '@hirehq/shared-ui';
import type { ReleaseSetChangeFragment } from './revert-release.graphql.ts';
import { VersionChanges } from '../../shared/version-changes.tsx';
import classes from './revert-release.module.css';

export type DryRunState =
  | { status: 'loading' }
  | { status: 'ready'; change: ReleaseSetChangeFragment }
  /** `detail`: what the services say, in English. */
  | { status: 'refused'; text: string; detail: string | undefined };

/** What would change, and what would break. */
export function DryRun({ state }: { state: DryRunState }) {
  const { formatMessage } = useIntl();
  if (state.status === 'loading')
    return (
      <div role="status" aria-label={formatMessage({ id: 'revert.looking' })}>
        <Skeleton height="3rem" />
      </div>
    );
  if (state.status === 'refused')
    return (
      <div role="alert" className={classes['refused']}>
        <p>{state.text}</p>
        {state.detail !== undefined && (
          <p lang="en" dir="auto">
            {state.detail}
          </p>
        )}
      </div>
    );
  const { changes, breaks } = state.change;
  return (
    <>
      {changes.length === 0 ? (
        <p role="status">
          <FormattedMessage id="revert.nothing" />
        </p>
      ) : (
        <div role="status" className={classes['changes']}>
          <p>
            <FormattedMessage id="revert.wouldChange" />
          </p>
          <VersionChanges changes={changes} />
        </div>
      )}
      {breaks.length > 0 && (
        <div role="alert" className={classes['refused']}>
          <p>
            <FormattedMessage id="revert.breaks" values={{ count: breaks.length }} />
          </p>
          <ul lang="en" dir="auto">
            {breaks.map(({ consumer, missing, use }) => (
              <li key={`${consumer} ${missing} ${use}`}>{`${consumer}: ${missing} (${use})`}</li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}
