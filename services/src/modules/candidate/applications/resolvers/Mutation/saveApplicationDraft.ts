import type { MutationSaveApplicationDraftArgs } from '@hirehq/shared-contracts/graphql/types';
import { signedIn } from '../../../../../platform/auth/signed-in.ts';
import type { Resolver } from '../../../../../platform/http/graphql.ts';
import { mutationResult } from '../../../../../platform/http/mutation-result.ts';
import { draftResponse } from '../../draft-response.ts';
import { saveDraft } from '../../drafts.service.ts';

export const saveApplicationDraft: Resolver<unknown, MutationSaveApplicationDraftArgs> = async (
  _parent,
  { input },
  { services, viewer },
) => {
  const outcome = await saveDraft(services, signedIn(viewer), input);
  return mutationResult('saveApplicationDraft', outcome, {
    done: ({ draft }) => ({ draft: draftResponse(draft) }),
    refused: ({ kept }) => ({ kept: kept ? draftResponse(kept) : null }),
  });
};
