import type { MutationMarkConversationUnreadArgs } from '@hirehq/shared-contracts/graphql/types';
import { signedIn } from '../../../../../platform/auth/signed-in.ts';
import type { Resolver } from '../../../../../platform/http/graphql.ts';
import { markUnread } from '../../mark-unread.ts';

export const markConversationUnread: Resolver<unknown, MutationMarkConversationUnreadArgs> = async (
  _parent,
  { enterpriseId },
  { services, viewer },
) => ({ conversation: await markUnread(services, { candidateId: signedIn(viewer).candidateId, enterpriseId }) });
