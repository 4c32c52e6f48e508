import { FormattedMessage } from '@hirehq/shared-ui';
import classes from './version-changes.module.css';

interface VersionChangesProps {
  changes: readonly { remote: string; from: string | null; to: string | null }[];
}

/** Which version of which remote became which. */
export function VersionChanges({ changes }: VersionChangesProps) {
  return (
    <ul className={classes['changes']}>
      {changes.map(({ remote, from, to }) => (
        <li key={remote}>
          <strong>{remote}</strong>{' '}
          {from !== null && to !== null ? (
            <FormattedMessage id="change.replaced" values={{ from: <Version of={from} />, to: <Version of={to} /> }} />
          ) : to === null ? (
            <FormattedMessage id="change.removed" values={{ from: <Version of={from ?? ''} /> }} />
          ) : (
            <FormattedMessage id="change.added" values={{ to: <Version of={to} /> }} />
          )}
        </li>
      ))}
    </ul>
  );
}

/** A version: left to right in every language, and broken where it has to be. */
export function Version({ of }: { of: string }) {
  return (
    <bdi dir="ltr" className={classes['version']}>
      {of}
    </bdi>
  );
}
