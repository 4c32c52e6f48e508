import type { ConversationJob, Message } from '@hirehq/shared-contracts/graphql/types';
import type { ConversationWriting } from '@hirehq/shared-contracts/codes';
import type { FileStore } from '../../../platform/files/file-store.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { Services } from '../../../platform/module.ts';
import { logoLink } from '../../enterprises/employer-profiles/index.ts';
import { conversationFacts, employerShown, type Pair } from './conversations.store.ts';
import { linksShown, trustedDomains } from './links/message-links.ts';
import { attachmentLink } from './message-response.ts';
import { writingOf } from './messages.policy.ts';
import { senderOf, type MessageRow } from './messages.store.ts';
import { conversationRelationOf } from './conversation-relation.store.ts';

/** A conversation as GraphQL fields are resolved from it. */
export interface ConversationResponse extends Pair {
  /** Undefined before the first message. */
  conversationId: string | undefined;
  enterpriseName: string;
  logoSignedUrl: string | null;
  /** Where the employer may link to without a caution. */
  domains: readonly string[];
  writing: ConversationWriting;
  lastNumber: number;
  clearedTo: number;
  employerReadTo: number;
  unreadCount: number;
}

/** A candidate's conversation with an employer; undefined without a connection to it. */
export async function conversationResponseOf(
  { db, files, config }: Pick<Services, 'db' | 'files' | 'config'>,
  pair: Pair,
): Promise<ConversationResponse | undefined> {
  const relation = await conversationRelationOf(db, pair);
  const employer = relation.known ? await employerShown(db, pair.enterpriseId) : undefined;
  if (!employer) return undefined;
  const facts = await conversationFacts(db, pair);
  return {
    ...pair,
    conversationId: facts?.id,
    enterpriseName: employer.establishment_name,
    logoSignedUrl: logoLink(files, employer.logo_file),
    domains: trustedDomains({ config }, employer),
    writing: writingOf(relation),
    lastNumber: facts?.last_number ?? 0,
    clearedTo: facts?.candidate_cleared_to ?? 0,
    employerReadTo: facts?.enterprise_read_to ?? 0,
    unreadCount: facts?.unread ?? 0,
  };
}

/** True if the candidate and the employer have or had a connection. */
export const isKnown = async (db: Database, pair: Pair): Promise<boolean> => (await conversationRelationOf(db, pair)).known;

export const aboutJobOf = ({ job_id, job_title }: Pick<MessageRow, 'job_id' | 'job_title'>): ConversationJob | null =>
  job_id === null ? null : { jobId: job_id, jobTitle: job_title ?? '' };

/** A message as its candidate gets it. */
export const messageShown = (files: FileStore, row: MessageRow, domains: readonly string[]): Message => ({
  id: row.id,
  number: row.number,
  message: row.body,
  messageType: row.message_type,
  byEnterprise: row.by_enterprise,
  timestamp: row.sent_at.toISOString(),
  messageSignedUrl: attachmentLink(files, row),
  fileName: row.attachment_name,
  fileType: row.attachment_type,
  requestId: row.by_enterprise ? null : row.request_id,
  aboutJob: aboutJobOf(row),
  sender: senderOf(row),
  ...linksShown(row, domains),
});
