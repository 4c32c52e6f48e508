import { typedText } from '@hirehq/shared-contracts/typed-text';
import { newId } from '../../../platform/ids/new-id.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { withStoredFiles } from '../../../platform/files/with-stored-files.ts';
import type { UploadedFile } from '../../../platform/http/bodies/multipart.ts';
import { Refusal } from '../../../platform/refusals/refusal.ts';
import type { Services } from '../../../platform/module.ts';
import { acceptUpload, ATTACHMENTS, refuseOverQuota, type AcceptedUpload } from '../../post/files/index.ts';
import { visibleJobs } from '../../engine/jobs/index.ts';
import { countSent } from '../notifications/index.ts';
import { lockedOrNewConversation, type Pair } from './conversations.store.ts';
import { countMessage } from './message-limits.ts';
import { mayRead, maySend } from './messages.policy.ts';
import { appendMessage, messageOfRequest, type AboutJob, type MessageRow, type Sender } from './messages.store.ts';
import { storeReply } from './presence/replies.store.ts';
import { conversationRelationOf } from './conversation-relation.store.ts';
import { publishMessage } from './publish-message.ts';

export interface Sending extends Pair {
  by: 'candidate' | 'enterprise';
  /** May be empty if there is a file. */
  text: string;
  file: UploadedFile | undefined;
  /** Idempotency key: repeating it returns the first message, stores nothing and does not count towards a limit. */
  requestId: string | undefined;
  /** The person who writes for the employer. */
  sender?: Sender | undefined;
  /** The job that the message is about. */
  jobId?: string | undefined;
}

/** Only a job of this employer that the candidate can see. */
async function jobAbout(trx: Transaction, { candidateId, enterpriseId }: Pair, jobId: string): Promise<AboutJob> {
  const job = (await visibleJobs(trx, candidateId, [jobId])).get(jobId);
  if (job?.enterprise_id !== enterpriseId)
    throw new Refusal('VALIDATION_FAILED', { fields: { jobId: 'is not a job of this employer' } });
  return { id: job.id, title: job.title };
}

async function acceptAttachment(file: UploadedFile, owner: string): Promise<AcceptedUpload> {
  const accepted = await acceptUpload(file, ATTACHMENTS, { owner });
  if (!accepted) throw new Refusal('FILE_TYPE_REFUSED', { message: 'Attach a PNG, JPG, JPEG, PDF, DOC or DOCX file.' });
  return accepted;
}

/** Stores a message and notifies the other side, in one transaction. Refuses a message that may not be sent now. */
export async function sendMessage(services: Services, sending: Sending): Promise<MessageRow> {
  const { db, files, now } = services;
  const { by, file, candidateId, enterpriseId, requestId = newId(), jobId, sender } = sending;
  const text = typedText(sending.text);
  if (!text && !file) throw new Refusal('VALIDATION_FAILED', { fields: { message: 'is empty' } });
  const pair = { candidateId, enterpriseId };
  // Checked before anything is stored: without a connection there must be neither a conversation nor a file.
  mayRead(await conversationRelationOf(db, pair));
  const accepted = file && [await acceptAttachment(file, by === 'candidate' ? candidateId : enterpriseId)];
  return withStoredFiles(files, accepted ?? [], async ([attachment]) => {
    const row = await db.transaction().execute(async (trx) => {
      const conversation = await lockedOrNewConversation(trx, pair);
      const first = await messageOfRequest(trx, conversation.id, by === 'enterprise', requestId);
      if (first) return first;
      maySend(by, await conversationRelationOf(trx, pair));
      if (by === 'candidate' && attachment)
        await refuseOverQuota(trx, candidateId, { category: 'MESSAGE', bytes: attachment.data.byteLength });
      const at = now();
      if (by === 'candidate') await countMessage(trx, { conversationId: conversation.id, candidateId, now: at });
      else await countSent(trx, { ...pair, at }, attachment ? ['messages', 'attachments'] : ['messages']);
      const about = jobId === undefined ? undefined : await jobAbout(trx, pair, jobId);
      const message = { byEnterprise: by === 'enterprise', text, attachment, requestId, about, sender, now: at };
      const made = await appendMessage(trx, conversation, message);
      if (made.by_enterprise && conversation.waiting_since)
        await storeReply(trx, {
          messageId: made.id,
          enterpriseId,
          repliedAt: made.sent_at,
          waitedSince: conversation.waiting_since,
        });
      await publishMessage(services, trx, made, pair);
      return made;
    });
    // The message of a repeated request has its own file.
    if (attachment && row.attachment_key !== attachment.storageKey) await files.remove(attachment.storageKey);
    return row;
  });
}
