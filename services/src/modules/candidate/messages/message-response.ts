import type { ChatParticipant, Conversation, Message } from '@hirehq/shared-contracts/rest';
import type { FileStore } from '../../../platform/files/file-store.ts';
import { logoLink } from '../../enterprises/employer-profiles/index.ts';
import { fileLink } from '../../post/files/index.ts';
import type { ConversationSummaryRow, Pair, participantRows } from './conversations.store.ts';
import { linksShown } from './links/message-links.ts';
import type { MessageRow, Sender } from './messages.store.ts';

type Attached = Pick<MessageRow, 'attachment_key' | 'attachment_name' | 'attachment_type'>;

/** `kind` of the grants for links to files that an employer may see in a conversation. */
export const MESSAGE_GRANT = 'message';

export function attachmentLink(
  files: FileStore,
  { attachment_key, attachment_name, attachment_type }: Attached,
  grant?: string,
): string | null {
  return attachment_key && attachment_name && attachment_type
    ? fileLink(files, { storage_key: attachment_key, file_name: attachment_name, content_type: attachment_type }, grant)
    : null;
}

interface MessageReader extends Pair {
  reader: 'candidate' | 'enterprise';
  /** Where the employer may link to without a caution for the candidate. */
  domains: readonly string[];
}

/** An employer participates under its own id, and its links to files work only while it can see the message. */
export function messageResponse(
  files: FileStore,
  row: MessageRow,
  { candidateId, enterpriseId, reader, domains }: MessageReader,
): Message {
  return {
    id: row.id,
    number: row.number,
    message: row.body,
    messageTo: row.by_enterprise ? candidateId : enterpriseId,
    messageFrom: row.by_enterprise ? enterpriseId : candidateId,
    messageType: row.message_type,
    byEnterprise: row.by_enterprise,
    enterpriseId,
    timestamp: row.sent_at.toISOString(),
    messageSignedUrl: attachmentLink(files, row, reader === 'enterprise' ? `${MESSAGE_GRANT}:${row.id}` : undefined),
    statusForFrom: 'SENT',
    ...linksShown(row, domains),
  };
}

/** A conversation as its candidate sees it: always from the employer, whoever wrote last. */
export function conversationResponse(files: FileStore, row: ConversationSummaryRow, candidateId: string): Conversation {
  return {
    messageFrom: row.enterprise_id,
    messageTo: candidateId,
    messageFromName: row.from_name ?? row.establishment_name,
    messageFromProfile: row.logo_file,
    messageFromProfileSigned: logoLink(files, row.logo_file),
    messageFromProfileTitle: row.from_title,
    enterpriseName: row.establishment_name,
    enterpriseId: row.enterprise_id,
    lastMessage: row.body || (row.attachment_name ?? ''),
    lastMessageSignedUrl: attachmentLink(files, row),
    lastMessageTimestamp: row.sent_at.toISOString(),
    unreadCount: row.unread,
  };
}

export function participantsResponse(
  files: FileStore,
  { candidate, enterprise }: Awaited<ReturnType<typeof participantRows>>,
  sender: Sender | null,
): ChatParticipant[] {
  if (!candidate || !enterprise) return [];
  const { storage_key, file_name, content_type } = candidate;
  const shared = { enterpriseName: enterprise.establishment_name, enterpriseId: enterprise.id };
  return [
    {
      ...shared,
      id: enterprise.id,
      firstName: sender?.name ?? enterprise.establishment_name,
      lastName: '',
      mediaFile: enterprise.logo_file,
      mediaFileSigned: logoLink(files, enterprise.logo_file),
      profileTitle: sender?.title ?? null,
    },
    {
      id: candidate.id,
      firstName: candidate.first_name,
      lastName: candidate.last_name,
      mediaFile: candidate.media_file,
      mediaFileSigned:
        storage_key && file_name && content_type ? fileLink(files, { storage_key, file_name, content_type }) : null,
      profileTitle: candidate.profile_title,
      enterpriseName: '',
      enterpriseId: '',
    },
  ];
}
