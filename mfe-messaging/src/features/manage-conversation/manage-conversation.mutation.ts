import { useApiMutation } from '@hirehq/shared-ui';
import { useMessaging } from '../../shared/use-messaging.ts';
import { BlockEmployerDocument } from './block-employer.graphql.ts';
import { MarkConversationUnreadDocument } from './mark-unread.graphql.ts';
import { ReportConversationDocument } from './report-conversation.graphql.ts';

/** The changes of a conversation from its menu. Each brings the conversation, the list and the counts up to date. */
export function useManageConversation(enterpriseId: string) {
  const { inbox } = useMessaging();
  const settle = { store: () => void inbox.changed(enterpriseId) };
  const clearing = useApiMutation('PUT candidates/messages/chat-history', settle);
  const marking = useApiMutation(MarkConversationUnreadDocument, settle);
  const blocking = useApiMutation(BlockEmployerDocument, settle);
  return {
    clear: () => clearing.run({ query: { candidateId: enterpriseId, enterpriseId } }),
    markUnread: () => marking.run({ enterpriseId }),
    setBlocked: (blocked: boolean) => blocking.run({ enterpriseId, blocked }),
  };
}

export const useReportConversation = () => useApiMutation(ReportConversationDocument);
