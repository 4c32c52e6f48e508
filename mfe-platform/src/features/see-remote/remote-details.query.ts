import { useApiQuery } from '@hirehq/shared-ui';
import { RemoteDetailsDocument, type RemoteDetailsQuery } from './remote-details.graphql.ts';

/** Hours that the chart shows. */
export const HOURS_SHOWN = 48;

export type RemoteFacts = RemoteDetailsQuery;
export type VersionHealth = RemoteDetailsQuery['remoteHealth']['versions'][number];

export const useRemoteDetails = (remote: string) => useApiQuery(RemoteDetailsDocument, { remote, hours: HOURS_SHOWN });
