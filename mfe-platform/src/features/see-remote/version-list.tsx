import { FormattedMessage, PageSection, Tag, useIntl } from '@hirehq/shared-ui';
import { RelativeTime } from '@hirehq/shared-ui/bundled';
import { VERSION_STATE } from '../../shared/code-words.ts';
import { useFigures } from '../../shared/use-figures.ts';
import { Version } from '../../shared/version-changes.tsx';
import type { RemoteFacts } from './remote-details.query.ts';
import classes from './see-remote.module.css';

const TONES = {
  LIVE: 'brand',
  TRIED: 'accent',
  EARLIER: 'neutral',
  STORED: 'neutral',
  PRUNED: 'neutral',
  BLOCKED: 'danger',
} as const;

/** The stored versions of a remote, newest first. */
export function VersionList({ versions }: { versions: RemoteFacts['remoteVersions'] }) {
  const { formatMessage } = useIntl();
  const { count, bytes: size } = useFigures();
  return (
    <PageSection title={formatMessage({ id: 'versions.title' })}>
      <ol className="hq-rows">
        {versions.map(({ version, state, contract, publishedBy, publishedAt, files, bytes }) => (
          <li key={version}>
            <div className={classes['item']}>
              <p className={classes['line']}>
                <Version of={version} />
                <Tag tone={TONES[state]}>{formatMessage(VERSION_STATE[state])}</Tag>
              </p>
              <p className="hq-row-text">
                <FormattedMessage
                  id="versions.facts"
                  values={{ by: <bdi>{publishedBy}</bdi>, contract, files: count(files), size: size(bytes) }}
                />
              </p>
            </div>
            <RelativeTime at={publishedAt} maxDays={30} />
          </li>
        ))}
      </ol>
    </PageSection>
  );
}
