import type { QueryProfilePreviewArgs } from '@hirehq/shared-contracts/graphql/types';
import { signedIn } from '../../../../../platform/auth/signed-in.ts';
import type { Resolver } from '../../../../../platform/http/graphql.ts';
import { Refusal } from '../../../../../platform/refusals/refusal.ts';
import { sharedProfile } from '../../sharing/shared-profile.ts';

export const profilePreview: Resolver<unknown, QueryProfilePreviewArgs> = async (_parent, { audience }, { services, viewer }) => {
  const shared = await sharedProfile(services, signedIn(viewer).candidateId, { kind: 'preview', audience });
  if (!shared) throw new Refusal('NOT_FOUND');
  return shared;
};
