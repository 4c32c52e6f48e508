import type { QueryPublicProfileArgs } from '@hirehq/shared-contracts/graphql/types';
import type { Resolver } from '../../../../../platform/http/graphql.ts';
import { candidateOfKey } from '../../sharing/public-key.store.ts';
import { sharedProfile } from '../../sharing/shared-profile.ts';

export const publicProfile: Resolver<unknown, QueryPublicProfileArgs> = async (_parent, { candidateKey: key }, { services }) => {
  const candidateId = key.includes('\0') ? undefined : await candidateOfKey(services.db, key);
  return (candidateId && (await sharedProfile(services, candidateId, { kind: 'public', key }))) ?? null;
};
