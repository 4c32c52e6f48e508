import type { QueryApplicationDraftArgs } from '@hirehq/shared-contracts/graphql/types';
import { signedIn } from '../../../../../platform/auth/signed-in.ts';
import type { Resolver } from '../../../../../platform/http/graphql.ts';
import { draftResponse } from '../../draft-response.ts';
import { applicationDraft as draftOf } from '../../drafts.service.ts';

export const applicationDraft: Resolver<unknown, QueryApplicationDraftArgs> = async (
  _parent,
  { jobId },
  { services, viewer },
) => {
  const row = await draftOf(services, signedIn(viewer), jobId);
  return row ? draftResponse(row) : null;
};
