// Generated from chat-message.graphql by `npm run codegen`. Do not edit.
import type { MessageType } from '@hirehq/shared-contracts/graphql/types';

export type ChatMessageFragment = { readonly id: string, readonly number: number, readonly message: string, readonly messageType: MessageType, readonly byEnterprise: boolean, readonly timestamp: string, readonly messageSignedUrl: string | null, readonly fileName: string | null, readonly fileType: string | null, readonly requestId: string | null, readonly hasUnprovenLink: boolean, readonly aboutJob: { readonly jobId: string, readonly jobTitle: string } | null, readonly links: ReadonlyArray<{ readonly start: number, readonly end: number, readonly href: string, readonly host: string, readonly textShowsHost: boolean }> };
