import type { GraphQLResolverMap } from '../../../../platform/http/graphql.ts';
import { appliedJobs } from './Conversation/appliedJobs.ts';
import { away } from './Conversation/away.ts';
import { messages } from './Conversation/messages.ts';
import { usualReply } from './Conversation/usualReply.ts';
import { usualReply as usualReplyOfEmployer } from './Enterprise/usualReply.ts';
import { blockEmployer } from './Mutation/blockEmployer.ts';
import { markConversationUnread } from './Mutation/markConversationUnread.ts';
import { conversation } from './Query/conversation.ts';

export const resolvers: GraphQLResolverMap = {
  Query: { conversation },
  Mutation: { blockEmployer, markConversationUnread },
  Enterprise: { usualReply: usualReplyOfEmployer },
  Conversation: { appliedJobs, away, messages, usualReply },
};
