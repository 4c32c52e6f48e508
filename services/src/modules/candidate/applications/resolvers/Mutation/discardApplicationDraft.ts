import type { MutationDiscardApplicationDraftArgs } from '@hirehq/shared-contracts/graphql/types';
import { signedIn } from '../../../../../platform/auth/signed-in.ts';
import type { Resolver } from '../../../../../platform/http/graphql.ts';
import { discardDraft } from '../../drafts.service.ts';

export const discardApplicationDraft: Resolver<unknown, MutationDiscardApplicationDraftArgs> = async (
  _parent,
  { jobId },
  { services, viewer },
) => {
  await discardDraft(services, signedIn(viewer), jobId);
  return { jobId };
};
