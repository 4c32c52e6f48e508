import { PageSection, useIntl } from '@hirehq/shared-ui';
import { CanarySummary } from '../../shared/canary-summary.tsx';
import type { RemoteFacts } from './remote-details.query.ts';
import classes from './see-remote.module.css';

/** The canaries of a remote, newest first. */
export function CanaryList({ canaries }: { canaries: RemoteFacts['releaseCanaries'] }) {
  const { formatMessage } = useIntl();
  if (canaries.length === 0) return null;
  return (
    <PageSection title={formatMessage({ id: 'canary.title' })}>
      <ul className={classes['list']}>
        {canaries.map((canary) => (
          <li key={canary.id} className="hq-card">
            <CanarySummary canary={canary} />
          </li>
        ))}
      </ul>
    </PageSection>
  );
}
