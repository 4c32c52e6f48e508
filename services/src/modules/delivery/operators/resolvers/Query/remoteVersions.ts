import type { QueryRemoteVersionsArgs, RemoteVersion } from '@hirehq/shared-contracts/graphql/types';
import { operator } from '../../../../../platform/auth/operator.ts';
import type { Resolver } from '../../../../../platform/http/graphql.ts';
import { remoteVersions as versionsOf } from '../../../releases/index.ts';

export const remoteVersions: Resolver<unknown, QueryRemoteVersionsArgs, RemoteVersion[]> = async (
  _parent,
  { remote },
  { services, viewer },
) => {
  operator(viewer);
  const versions = await versionsOf(services, remote);
  return versions.map(({ publishedTimestamp, ...version }) => ({ ...version, publishedAt: publishedTimestamp }));
};
