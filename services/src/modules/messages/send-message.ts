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
  /** May be empty beside a file. */
  text: string;
  file: UploadedFile | undefined;
  /** The same one sent again returns the first message, stores nothing and counts for no limit. */
  requestId: string | undefined;
}

async function keepAttachment({ files }: Services, file: UploadedFile): Promise<KeptAttachment> {
  const accepted = await acceptUpload(file, ATTACHMENTS);
  if (!accepted) throw new Refusal('FILE_TYPE_REFUSED', { message: 'Please attach a PNG, JPG, JPEG, PDF, DOC or DOCX file.' });
  return { key: await files.put(accepted.data), fileName: accepted.fileName, contentType: accepted.contentType };
}

/** Stores a message and tells the other side of it, in one transaction. Refuses what may not be sent at this moment. */
export async function sendMessage(services: Services, sending: Sending): Promise<Message> {
  const { db, files, now } = services;
  const { by, file, candidateId, enterpriseId, requestId = newId() } = sending;
  const text = sending.text.replaceAll('\0', '').trim();
  if (!text && !file) throw new Refusal('VALIDATION_FAILED', { fields: { message: 'is empty' } });
  const pair = { candidateId, enterpriseId };
  // Before anything is kept: between strangers there is no conversation to make, nor a file to store.
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
    // A connection that broke at the end may have stored the message: its file stays.
    isStored = isDatabaseAway(error);
    throw error;
  } finally {
    if (attachment && !isStored) await files.remove(attachment.key);
  }
}
