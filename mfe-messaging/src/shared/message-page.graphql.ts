// Generated from message-page.graphql by `npm run codegen`. Do not edit.
import type { Operation } from '@hirehq/shared-contracts/graphql';
import type { MessageType, ConversationWriting } from '@hirehq/shared-contracts/graphql/types';

export type MessagingPageQueryVariables = {
  enterpriseId: string;
  before?: number | null | undefined;
  after?: number | null | undefined;
  first: number;
};

export type MessagingPageQuery = { readonly conversation: { readonly enterpriseId: string, readonly writing: ConversationWriting, readonly lastNumber: number, readonly clearedTo: number, readonly employerReadTo: number, readonly unreadCount: number, readonly messages: { readonly hasOlder: boolean, readonly hasNewer: boolean, readonly messages: ReadonlyArray<{ readonly id: string, readonly number: number, readonly message: string, readonly messageType: MessageType, readonly byEnterprise: boolean, readonly timestamp: string, readonly messageSignedUrl: string | null, readonly fileName: string | null, readonly fileType: string | null, readonly requestId: string | null, readonly hasUnprovenLink: boolean, readonly aboutJob: { readonly jobId: string, readonly jobTitle: string } | null, readonly sender: { readonly name: string, readonly title: string | null } | null, readonly links: ReadonlyArray<{ readonly start: number, readonly end: number, readonly href: string, readonly host: string, readonly textShowsHost: boolean }> }> } } | null };

export const MessagingPageDocument: Operation<MessagingPageQuery, MessagingPageQueryVariables> = {
  name: 'MessagingPage',
  kind: 'query',
  text: "query MessagingPage($enterpriseId:ID!$before:Int$after:Int$first:Int!){conversation(enterpriseId:$enterpriseId){enterpriseId writing lastNumber clearedTo employerReadTo unreadCount messages(before:$before after:$after first:$first){messages{...ChatMessage}hasOlder hasNewer}}}fragment ChatMessage on Message{id number message messageType byEnterprise timestamp messageSignedUrl fileName fileType requestId aboutJob{jobId jobTitle}sender{name title}links{start end href host textShowsHost}hasUnprovenLink}",
};
