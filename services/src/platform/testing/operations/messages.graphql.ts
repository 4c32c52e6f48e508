// Generated from messages.graphql by `npm run codegen`. Do not edit.
import type { Operation } from '@hirehq/shared-contracts/graphql';
import type { MessageType, ConversationWriting, UsualReply, MarkConversationUnreadRefusalCode, BlockEmployerRefusalCode, ReportConversationRefusalCode, ReportConversationInput } from '@hirehq/shared-contracts/graphql/types';

export type ConversationShownFragment = { readonly enterpriseId: string, readonly enterpriseName: string, readonly writing: ConversationWriting, readonly usualReply: UsualReply | null, readonly lastNumber: number, readonly clearedTo: number, readonly employerReadTo: number, readonly unreadCount: number, readonly away: { readonly until: string | null, readonly note: string | null } | null, readonly appliedJobs: ReadonlyArray<{ readonly jobId: string, readonly jobTitle: string }> };

export type ConversationQueryVariables = {
  enterpriseId: string;
};

export type ConversationQuery = { readonly conversation: { readonly enterpriseId: string, readonly enterpriseName: string, readonly writing: ConversationWriting, readonly usualReply: UsualReply | null, readonly lastNumber: number, readonly clearedTo: number, readonly employerReadTo: number, readonly unreadCount: number, readonly away: { readonly until: string | null, readonly note: string | null } | null, readonly appliedJobs: ReadonlyArray<{ readonly jobId: string, readonly jobTitle: string }> } | null };

export type ConversationMessagesQueryVariables = {
  enterpriseId: string;
  before?: number | null | undefined;
  after?: number | null | undefined;
  first: number;
};

export type ConversationMessagesQuery = { readonly conversation: { readonly lastNumber: number, readonly messages: { readonly hasOlder: boolean, readonly hasNewer: boolean, readonly messages: ReadonlyArray<{ readonly id: string, readonly number: number, readonly message: string, readonly messageType: MessageType, readonly byEnterprise: boolean, readonly timestamp: string, readonly messageSignedUrl: string | null, readonly fileName: string | null, readonly fileType: string | null, readonly requestId: string | null, readonly hasUnprovenLink: boolean, readonly sender: { readonly name: string, readonly title: string | null } | null, readonly aboutJob: { readonly jobId: string, readonly jobTitle: string } | null, readonly links: ReadonlyArray<{ readonly start: number, readonly end: number, readonly href: string, readonly host: string, readonly textShowsHost: boolean }> }> } } | null };

export type MarkConversationUnreadMutationVariables = {
  enterpriseId: string;
};

export type MarkConversationUnreadMutation = { readonly markConversationUnread:
    | { readonly __typename: 'MarkConversationUnreadDone', readonly conversation: { readonly enterpriseId: string, readonly enterpriseName: string, readonly writing: ConversationWriting, readonly usualReply: UsualReply | null, readonly lastNumber: number, readonly clearedTo: number, readonly employerReadTo: number, readonly unreadCount: number, readonly away: { readonly until: string | null, readonly note: string | null } | null, readonly appliedJobs: ReadonlyArray<{ readonly jobId: string, readonly jobTitle: string }> } }
    | { readonly __typename: 'MarkConversationUnreadRefused', readonly code: MarkConversationUnreadRefusalCode }
   };

export type BlockEmployerMutationVariables = {
  enterpriseId: string;
  blocked: boolean;
};

export type BlockEmployerMutation = { readonly blockEmployer:
    | { readonly __typename: 'BlockEmployerDone', readonly conversation: { readonly enterpriseId: string, readonly enterpriseName: string, readonly writing: ConversationWriting, readonly usualReply: UsualReply | null, readonly lastNumber: number, readonly clearedTo: number, readonly employerReadTo: number, readonly unreadCount: number, readonly away: { readonly until: string | null, readonly note: string | null } | null, readonly appliedJobs: ReadonlyArray<{ readonly jobId: string, readonly jobTitle: string }> } }
    | { readonly __typename: 'BlockEmployerRefused', readonly code: BlockEmployerRefusalCode }
   };

export type ReportConversationMutationVariables = {
  input: ReportConversationInput;
};

export type ReportConversationMutation = { readonly reportConversation:
    | { readonly __typename: 'ReportConversationDone', readonly enterpriseId: string }
    | { readonly __typename: 'ReportConversationRefused', readonly code: ReportConversationRefusalCode, readonly message: string }
   };

export const ConversationDocument: Operation<ConversationQuery, ConversationQueryVariables> = {
  name: 'Conversation',
  kind: 'query',
  text: "query Conversation($enterpriseId:ID!){conversation(enterpriseId:$enterpriseId){...ConversationShown}}fragment ConversationShown on Conversation{enterpriseId enterpriseName writing usualReply away{until note}lastNumber clearedTo employerReadTo unreadCount appliedJobs{jobId jobTitle}}",
};

export const ConversationMessagesDocument: Operation<ConversationMessagesQuery, ConversationMessagesQueryVariables> = {
  name: 'ConversationMessages',
  kind: 'query',
  text: "query ConversationMessages($enterpriseId:ID!$before:Int$after:Int$first:Int!){conversation(enterpriseId:$enterpriseId){lastNumber messages(before:$before after:$after first:$first){messages{id number message messageType byEnterprise timestamp messageSignedUrl fileName fileType requestId sender{name title}aboutJob{jobId jobTitle}links{start end href host textShowsHost}hasUnprovenLink}hasOlder hasNewer}}}",
};

export const MarkConversationUnreadDocument: Operation<MarkConversationUnreadMutation, MarkConversationUnreadMutationVariables> = {
  name: 'MarkConversationUnread',
  kind: 'mutation',
  text: "mutation MarkConversationUnread($enterpriseId:ID!){markConversationUnread(enterpriseId:$enterpriseId){__typename ...on MarkConversationUnreadDone{conversation{...ConversationShown}}...on MarkConversationUnreadRefused{code}}}fragment ConversationShown on Conversation{enterpriseId enterpriseName writing usualReply away{until note}lastNumber clearedTo employerReadTo unreadCount appliedJobs{jobId jobTitle}}",
};

export const BlockEmployerDocument: Operation<BlockEmployerMutation, BlockEmployerMutationVariables> = {
  name: 'BlockEmployer',
  kind: 'mutation',
  text: "mutation BlockEmployer($enterpriseId:ID!$blocked:Boolean!){blockEmployer(enterpriseId:$enterpriseId blocked:$blocked){__typename ...on BlockEmployerDone{conversation{...ConversationShown}}...on BlockEmployerRefused{code}}}fragment ConversationShown on Conversation{enterpriseId enterpriseName writing usualReply away{until note}lastNumber clearedTo employerReadTo unreadCount appliedJobs{jobId jobTitle}}",
};

export const ReportConversationDocument: Operation<ReportConversationMutation, ReportConversationMutationVariables> = {
  name: 'ReportConversation',
  kind: 'mutation',
  text: "mutation ReportConversation($input:ReportConversationInput!){reportConversation(input:$input){__typename ...on ReportConversationDone{enterpriseId}...on ReportConversationRefused{code message}}}",
};
