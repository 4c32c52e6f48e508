import type { Resolver } from '../../../../platform/http/graphql.ts';
import type { ConversationAnswer } from '../../conversation-answer.ts';
import { usualReply as replyUsually } from '../../presence/usual-reply.ts';

export const usualReply: Resolver<ConversationAnswer> = ({ enterpriseId }, _args, { services }) =>
  replyUsually(services, enterpriseId);
