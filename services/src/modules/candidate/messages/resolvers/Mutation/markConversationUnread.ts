import type { MutationMarkConversationUnreadArgs } from '@hirehq/shared-contracts/graphql/types';
import { signedIn } from '../../../../../platform/auth/signed-in.ts';
import type { Resolver } from '../../../../../platform/http/graphql.ts';
import { mutationResult } from '../../../../../platform/http/mutation-result.ts';
import { markUnread } from '../../mark-unread.ts';

export const markConversationUnread: Resolver<unknown, MutationMarkConversationUnreadArgs> = async (
  _parent,
  { enterpriseId },
  { services, viewer },
) => {
  const outcome = await markUnread(services, { candidateId: signedIn(viewer).candidateId, enterpriseId });
  return mutationResult('markConversationUnread', outcome, { done: ({ conversation }) => ({ conversation }) });
};
