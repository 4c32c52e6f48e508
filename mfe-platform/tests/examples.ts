import { defineExamples } from '@hirehq/shared-ui/testing/remote-examples';
import { RestoreReleaseSetDocument, RevertRemoteDocument } from '../src/features/revert-release/revert-release.graphql.ts';
import { BrowserErrorsDocument, LoadErrorsDocument } from '../src/features/see-errors/errors.graphql.ts';
import { ReleaseHistoryDocument } from '../src/features/see-history/release-history.graphql.ts';
import { LivePlatformDocument } from '../src/features/see-live/live-status.graphql.ts';
import { RemoteDetailsDocument } from '../src/features/see-remote/remote-details.graphql.ts';
import { ReleaseSetsDocument } from '../src/features/see-sets/release-sets.graphql.ts';
import { manifest } from '../src/manifest.ts';
import {
  browserError,
  changed,
  liveStatus,
  loadError,
  noDetails,
  nothingLive,
  refusedAction,
  remoteDetails,
  set,
} from './platform-of.ts';

const change = {
  set: { sequence: 5 },
  changes: [{ remote: changed.remote, from: changed.to, to: changed.from }],
  breaks: [],
};

export const examples = defineExamples(manifest, {
  routes: { platformRemote: { params: { remote: 'jobs' } } },
  respond(api, amount) {
    const isSome = amount === 'some';
    api.respondToGraphql(LivePlatformDocument, { platformStatus: isSome ? liveStatus() : nothingLive() });
    api.respondToGraphql(RemoteDetailsDocument, isSome ? remoteDetails() : noDetails());
    api.respondToGraphql(ReleaseSetsDocument, {
      releaseSets: { nodes: isSome ? [set(4), set(3)] : [], endCursor: null },
    });
    api.respondToGraphql(ReleaseHistoryDocument, {
      releaseHistory: { nodes: isSome ? [refusedAction] : [], endCursor: null },
    });
    api.respondToGraphql(LoadErrorsDocument, { loadErrors: isSome ? [loadError] : [] });
    api.respondToGraphql(BrowserErrorsDocument, { browserErrors: isSome ? [browserError] : [] });
    api.respondToGraphql(RevertRemoteDocument, { revertRemote: { __typename: 'RevertRemoteDone', change } });
    api.respondToGraphql(RestoreReleaseSetDocument, {
      restoreReleaseSet: { __typename: 'RestoreReleaseSetDone', change },
    });
  },
});
