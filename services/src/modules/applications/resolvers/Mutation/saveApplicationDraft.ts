import { ERROR_CODES } from '@hirehq/shared-contracts/error-codes';
import type { MutationSaveApplicationDraftArgs } from '@hirehq/shared-contracts/graphql/types';
import { signedIn } from '../../../../platform/auth/signed-in.ts';
import type { Resolver } from '../../../../platform/http/graphql.ts';
import { draftAnswer } from '../../draft-answer.ts';
import { saveDraft } from '../../drafts.service.ts';

export const saveApplicationDraft: Resolver<unknown, MutationSaveApplicationDraftArgs> = async (
  _parent,
  { input },
  { services, viewer },
) => {
  const outcome = await saveDraft(services, signedIn(viewer), input);
  if (outcome.ok) return { __typename: 'DraftSaved', draft: draftAnswer(outcome.draft) };
  const { code, message, kept } = outcome;
  return {
    __typename: 'DraftRefused',
    code,
    message: message ?? ERROR_CODES[code].errorMessage,
    kept: kept ? draftAnswer(kept) : null,
  };
};
