import { FormattedMessage, PageSection, useIntl } from '@hirehq/shared-ui';
import { usePageTitle } from '@hirehq/shared-ui/bundled';
import { RevertButton } from '../../features/revert-release/revert-button.tsx';
import { LiveSet } from '../../features/see-live/live-set.tsx';
import { useLiveStatus } from '../../features/see-live/live-status.query.ts';
import { RemoteCard } from '../../features/see-live/remote-card.tsx';
import { RemoteGrid } from '../../features/see-live/remote-grid.tsx';
import { QueryState } from '../../shared/query-state.tsx';
import classes from '../page.module.css';

/** /platform */
export function PlatformPage() {
  const { formatMessage } = useIntl();
  usePageTitle([formatMessage({ id: 'platform.title' })]);
  return (
    <div className={`hq-page ${classes['page']}`}>
      <h1 className="hq-page-title">
        <FormattedMessage id="platform.title" />
      </h1>
      <QueryState query={useLiveStatus()}>
        {(live) => (
          <>
            <LiveSet status={live.platformStatus} />
            <PageSection title={formatMessage({ id: 'remotes.title' })}>
              <RemoteGrid>
                {live.platformStatus.remotes.map((remote) => (
                  <RemoteCard
                    key={remote.remote}
                    remote={remote}
                    action={
                      remote.revertsTo !== null && (
                        <RevertButton
                          target={{ kind: 'remote', remote: remote.remote, version: remote.revertsTo }}
                          expected={live.platformStatus.set?.sequence ?? null}
                        />
                      )
                    }
                  />
                ))}
              </RemoteGrid>
            </PageSection>
          </>
        )}
      </QueryState>
    </div>
  );
}
