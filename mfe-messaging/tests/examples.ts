import { defineExamples } from '@hirehq/shared-ui/testing/remote-examples';
import { manifest } from '../src/manifest.ts';
import { BlockEmployerDocument } from '../src/features/manage-conversation/block-employer.graphql.ts';
import { MarkConversationUnreadDocument } from '../src/features/manage-conversation/mark-unread.graphql.ts';
import { ReportConversationDocument } from '../src/features/manage-conversation/report-conversation.graphql.ts';
import { MessagingConversationDocument } from '../src/shared/conversation.graphql.ts';
import { MessagingPageDocument } from '../src/shared/message-page.graphql.ts';
import type { FakeApi } from '@hirehq/shared-contracts/testing';
import { createExampleInbox, type ExampleInbox } from './example-inbox.ts';

const FIRST = '00000000-0000-4000-8000-0000000000e1';

/** Responds to every request from these conversations. */
export function respondFrom(api: FakeApi, inbox: ExampleInbox): void {
  api.respondToRest('GET candidates/messages/unread-count', () => inbox.unreadTotal());
  api.respondToRest('GET candidates/messages/0/500', () => inbox.list());
  api.respondToRest('GET candidates/messages/0/10', () => inbox.list().slice(0, 10));
  api.respondToRest('PUT candidates/messages/general', ({ body, files }) => inbox.send(body, files?.['file'] !== undefined));
  api.respondToRest('PUT candidates/messages/read', ({ body }) => inbox.read(body.enterpriseId));
  api.respondToRest('PUT candidates/messages/chat-history', ({ query }) => inbox.clear(query.candidateId));
  api.respondToGraphql(MessagingConversationDocument, ({ enterpriseId, first }) => ({
    conversation: inbox.conversation(enterpriseId, { first }),
  }));
  api.respondToGraphql(MessagingPageDocument, ({ enterpriseId, ...page }) => ({
    conversation: inbox.conversation(enterpriseId, page),
  }));
  api.respondToGraphql(MarkConversationUnreadDocument, ({ enterpriseId }) => ({
    markConversationUnread: { __typename: 'MarkConversationUnreadDone' as const, conversation: inbox.markUnread(enterpriseId) },
  }));
  api.respondToGraphql(BlockEmployerDocument, ({ enterpriseId, blocked }) => ({
    blockEmployer: { __typename: 'BlockEmployerDone' as const, conversation: inbox.block(enterpriseId, blocked) },
  }));
  api.respondToGraphql(ReportConversationDocument, ({ input: { enterpriseId } }) => ({
    reportConversation: { __typename: 'ReportConversationDone' as const, enterpriseId },
  }));
}

export const examples = defineExamples(manifest, {
  routes: { messages: { query: { candidateId: FIRST, enterpriseId: FIRST, jobId: '00000000-0000-4000-8000-0000000000b1' } } },
  respond: (api, amount) => respondFrom(api, createExampleInbox(amount === 'some')),
});
