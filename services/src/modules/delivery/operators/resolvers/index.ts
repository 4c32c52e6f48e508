import type { GraphQLResolverMap } from '../../../../platform/http/graphql.ts';
import type { SourceMaps } from '../../../../platform/source-maps/source-maps.ts';
import type { FindBreaks } from '../../releases/index.ts';
import type { ReadBrowserErrors } from '../browser-errors.ts';
import { restoreReleaseSetWith } from './Mutation/restoreReleaseSet.ts';
import { revertRemoteWith } from './Mutation/revertRemote.ts';
import { browserErrorsWith } from './Query/browserErrors.ts';
import { loadErrorsWith } from './Query/loadErrors.ts';
import { platformStatus } from './Query/platformStatus.ts';
import { releaseCanaries } from './Query/releaseCanaries.ts';
import { releaseHistory } from './Query/releaseHistory.ts';
import { releaseSets } from './Query/releaseSets.ts';
import { remoteHealth } from './Query/remoteHealth.ts';
import { remoteVersions } from './Query/remoteVersions.ts';

interface Needs {
  findBreaks: FindBreaks;
  readBrowserErrors: ReadBrowserErrors;
  maps: SourceMaps;
}

export const resolversWith = ({ findBreaks, readBrowserErrors, maps }: Needs): GraphQLResolverMap => ({
  Query: {
    platformStatus,
    releaseSets,
    releaseHistory,
    remoteVersions,
    releaseCanaries,
    remoteHealth,
    loadErrors: loadErrorsWith(maps),
    browserErrors: browserErrorsWith({ readBrowserErrors, maps }),
  },
  Mutation: { restoreReleaseSet: restoreReleaseSetWith(findBreaks), revertRemote: revertRemoteWith(findBreaks) },
});
