// Generated from conversation.graphql by `npm run codegen`. Do not edit.
import type { Operation } from '@hirehq/shared-contracts/graphql';
import type { MessageType, ConversationWriting, UsualReply } from '@hirehq/shared-contracts/graphql/types';

export type MessagingConversationQueryVariables = {
  enterpriseId: string;
  first: number;
};

export type MessagingConversationQuery = { readonly conversation: { readonly enterpriseId: string, readonly enterpriseName: string, readonly logoSignedUrl: string | null, readonly writing: ConversationWriting, readonly usualReply: UsualReply | null, readonly lastNumber: number, readonly clearedTo: number, readonly employerReadTo: number, readonly unreadCount: number, readonly away: { readonly until: string | null, readonly note: string | null } | null, readonly appliedJobs: ReadonlyArray<{ readonly jobId: string, readonly jobTitle: string }>, readonly messages: { readonly hasOlder: boolean, readonly hasNewer: boolean, readonly messages: ReadonlyArray<{ readonly id: string, readonly number: number, readonly message: string, readonly messageType: MessageType, readonly byEnterprise: boolean, readonly timestamp: string, readonly messageSignedUrl: string | null, readonly fileName: string | null, readonly fileType: string | null, readonly requestId: string | null, readonly hasUnprovenLink: boolean, readonly aboutJob: { readonly jobId: string, readonly jobTitle: string } | null, readonly sender: { readonly name: string, readonly title: string | null } | null, readonly links: ReadonlyArray<{ readonly start: number, readonly end: number, readonly href: string, readonly host: string, readonly textShowsHost: boolean }> }> } } | null };

export const MessagingConversationDocument: Operation<MessagingConversationQuery, MessagingConversationQueryVariables> = {
  name: 'MessagingConversation',
  kind: 'query',
  text: "query MessagingConversation($enterpriseId:ID!$first:Int!){conversation(enterpriseId:$enterpriseId){enterpriseId enterpriseName logoSignedUrl writing usualReply away{until note}lastNumber clearedTo employerReadTo unreadCount appliedJobs{jobId jobTitle}messages(first:$first){messages{...ChatMessage}hasOlder hasNewer}}}fragment ChatMessage on Message{id number message messageType byEnterprise timestamp messageSignedUrl fileName fileType requestId aboutJob{jobId jobTitle}sender{name title}links{start end href host textShowsHost}hasUnprovenLink}",
};
