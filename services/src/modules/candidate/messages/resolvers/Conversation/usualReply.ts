import type { Resolver } from '../../../../../platform/http/graphql.ts';
import type { ConversationResponse } from '../../conversation-response.ts';
import { usualReply as replyUsually } from '../../presence/usual-reply.ts';

export const usualReply: Resolver<ConversationResponse> = ({ enterpriseId }, _args, { services }) =>
  replyUsually(services, enterpriseId);
