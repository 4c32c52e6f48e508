import type { QueryConversationArgs } from '@hirehq/shared-contracts/graphql/types';
import { isUuid } from '../../../../../platform/ids/is-uuid.ts';
import { signedIn } from '../../../../../platform/auth/signed-in.ts';
import type { Resolver } from '../../../../../platform/http/graphql.ts';
import { conversationResponseOf } from '../../conversation-response.ts';

export const conversation: Resolver<unknown, QueryConversationArgs> = async (_parent, { enterpriseId }, { services, viewer }) => {
  const { candidateId } = signedIn(viewer);
  return isUuid(enterpriseId) ? await conversationResponseOf(services, { candidateId, enterpriseId }) : undefined;
};
