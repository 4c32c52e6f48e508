import type { QueryRemoteVersionsArgs, RemoteVersion } from '@hirehq/shared-contracts/graphql/types';
import { operator } from '../../../../../platform/auth/operator.ts';
import type { Resolver } from '../../../../../platform/http/graphql.ts';
import { remoteVersions as versionsOf } from '../../../releases/index.ts';
import { remoteOf } from '../../inputs.ts';

export const remoteVersions: Resolver<unknown, QueryRemoteVersionsArgs, RemoteVersion[]> = async (
  _parent,
  { remote },
  { services, viewer },
) => {
  operator(viewer);
  const named = remoteOf({ remote });
  const versions = named === undefined ? [] : await versionsOf(services, named);
  return versions.map(({ publishedTimestamp, ...version }) => ({ ...version, publishedAt: publishedTimestamp }));
};
