import { QueryState } from '../../shared/query-state.tsx';
import { CanaryList } from './canary-list.tsx';
import { useRemoteDetails } from './remote-details.query.ts';
import { RemoteHealth } from './remote-health.tsx';
import { VersionList } from './version-list.tsx';

/** A remote in detail: how it loads, its canaries and its versions. */
export function RemoteDetails({ remote }: { remote: string }) {
  return (
    <QueryState query={useRemoteDetails(remote)}>
      {({ remoteHealth, remoteVersions, releaseCanaries }) => (
        <>
          <RemoteHealth versions={remoteHealth.versions} />
          <CanaryList canaries={releaseCanaries} />
          <VersionList versions={remoteVersions} />
        </>
      )}
    </QueryState>
  );
}
