import type { QueryPublicProfileArgs } from '@hirehq/shared-contracts/graphql/types';
import type { Resolver } from '../../../../../platform/http/graphql.ts';
import { candidateOfKey } from '../../sharing/public-key.store.ts';
import { sharedProfile } from '../../sharing/shared-profile.ts';

export const publicProfile: Resolver<unknown, QueryPublicProfileArgs> = async (
  _parent,
  { candidateKey: key },
  { services, onlyEmployer },
) => {
  const candidateId = key.includes('\0') ? undefined : await candidateOfKey(services.db, key);
  const profile = candidateId && (await sharedProfile(services, candidateId, { kind: 'public', key }));
  if (!profile) return null;
  // A page of an employer shows neither how to reach the candidate nor their video: the platform does.
  return onlyEmployer === undefined ? profile : { ...profile, emailAddress: null, telephone: null, video: null };
};
