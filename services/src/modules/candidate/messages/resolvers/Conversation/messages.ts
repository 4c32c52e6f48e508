import type { ConversationMessagesArgs } from '@hirehq/shared-contracts/graphql/types';
import type { Resolver } from '../../../../../platform/http/graphql.ts';
import type { ConversationResponse } from '../../conversation-response.ts';
import { messagePage } from '../../message-page.ts';

export const messages: Resolver<ConversationResponse, ConversationMessagesArgs> = (
  conversation,
  { before, after, first },
  { services },
) => messagePage(services, conversation, { before: before ?? undefined, after: after ?? undefined, first: first ?? 50 });
