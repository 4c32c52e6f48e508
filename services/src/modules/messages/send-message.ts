import type { Message } from '@hirehq/shared-contracts/rest';
import { newId } from '../../platform/ids/new-id.ts';
import { isDatabaseAway } from '../../platform/database-away.ts';
import type { UploadedFile } from '../../platform/http/bodies/multipart.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { Services } from '../../platform/module.ts';
import { acceptUpload, ATTACHMENTS } from '../files/index.ts';
import { heldConversation, standingOf, type Pair } from './conversations.store.ts';
import { messageAnswer } from './message-answer.ts';
import { countMessage } from './message-limits.ts';
import { mayRead, maySend } from './messages.policy.ts';
import { appendMessage, messageOfRequest, type KeptAttachment } from './messages.store.ts';
import { tellOfMessage } from './tell-of-message.ts';

export interface Sending extends Pair {
  by: 'candidate' | 'enterprise';
  /** May be empty if there is a file. */
  text: string;
  file: UploadedFile | undefined;
  /** Idempotency key: repeating it returns the first message, stores nothing and does not count towards a limit. */
  requestId: string | undefined;
}

async function keepAttachment({ files }: Services, file: UploadedFile): Promise<KeptAttachment> {
  const accepted = await acceptUpload(file, ATTACHMENTS);
  if (!accepted) throw new Refusal('FILE_TYPE_REFUSED', { message: 'Attach a PNG, JPG, JPEG, PDF, DOC or DOCX file.' });
  return { key: await files.put(accepted.data), fileName: accepted.fileName, contentType: accepted.contentType };
}

/** Stores a message and notifies the other side, in one transaction. Refuses a message that may not be sent now. */
export async function sendMessage(services: Services, sending: Sending): Promise<Message> {
  const { db, files, now } = services;
  const { by, file, candidateId, enterpriseId, requestId = newId() } = sending;
  const text = sending.text.replaceAll('\0', '').trim();
  if (!text && !file) throw new Refusal('VALIDATION_FAILED', { fields: { message: 'is empty' } });
  const pair = { candidateId, enterpriseId };
  // Checked before anything is stored: without a connection there must be neither a conversation nor a file.
  mayRead(await standingOf(db, pair));
  const attachment = file && (await keepAttachment(services, file));
  let isStored = false;
  try {
    const row = await db.transaction().execute(async (trx) => {
      const conversation = await heldConversation(trx, pair);
      const first = await messageOfRequest(trx, conversation.id, by === 'enterprise', requestId);
      if (first) return first;
      maySend(by, await standingOf(trx, pair));
      const at = now();
      if (by === 'candidate') await countMessage(trx, { conversationId: conversation.id, candidateId, now: at });
      const message = { byEnterprise: by === 'enterprise', text, attachment, requestId, now: at };
      const made = await appendMessage(trx, conversation, message);
      await tellOfMessage(services, trx, made, pair);
      return made;
    });
    isStored = row.attachment_key === attachment?.key;
    return messageAnswer(files, row, pair, by);
  } catch (error) {
    // If the connection broke during the commit, the message may be stored, so its file is kept.
    isStored = isDatabaseAway(error);
    throw error;
  } finally {
    if (attachment && !isStored) await files.remove(attachment.key);
  }
}
