import type { MutationSaveApplicationDraftArgs } from '@hirehq/shared-contracts/graphql/types';
import { signedIn } from '../../../../../platform/auth/signed-in.ts';
import type { Resolver } from '../../../../../platform/http/graphql.ts';
import { draftResponse } from '../../draft-response.ts';
import { saveDraft } from '../../drafts.service.ts';

export const saveApplicationDraft: Resolver<unknown, MutationSaveApplicationDraftArgs> = async (
  _parent,
  { input },
  { services, viewer },
) => ({ draft: draftResponse(await saveDraft(services, signedIn(viewer), input)) });
