import type { Conversation } from '@hirehq/shared-contracts/rest';
import type { ShellApi } from '@hirehq/shared-contracts/shell-api';
import { MessagingConversationDocument, type MessagingConversationQuery } from '../conversation.graphql.ts';
import { MessagingPageDocument, type MessagingPageQuery } from '../message-page.graphql.ts';

/** Messages of one page. */
export const PAGE_SIZE = 50;

export interface InboxCalls {
  /** Resolves to null without a connection to the employer. */
  conversation: (enterpriseId: string) => Promise<MessagingConversationQuery['conversation']>;
  page: (enterpriseId: string, from: { before: number } | { after: number }) => Promise<MessagingPageQuery['conversation']>;
  list: (which: 'all' | 'newest') => Promise<readonly Conversation[]>;
  unreadTotal: () => Promise<number>;
}

/** What the inbox reads. Every function throws ApiFailure. */
export const inboxCalls = ({ api }: Pick<ShellApi, 'api'>): InboxCalls => ({
  conversation: async (enterpriseId) =>
    (await api.graphql(MessagingConversationDocument, { enterpriseId, first: PAGE_SIZE })).conversation,
  page: async (enterpriseId, from) =>
    (await api.graphql(MessagingPageDocument, { enterpriseId, first: PAGE_SIZE, ...from })).conversation,
  list: (which) => api.rest(which === 'all' ? 'GET candidates/messages/0/500' : 'GET candidates/messages/0/10'),
  unreadTotal: () => api.rest('GET candidates/messages/unread-count'),
});
