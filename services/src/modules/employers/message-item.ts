import type { Message } from '@hirehq/shared-contracts/rest';

/** A message as employers get it, without the addressing of the chat. */
export const messageItem = (
  { id, message, messageType, byEnterprise, timestamp, messageSignedUrl }: Message,
  candidateId: string,
) => ({ id, candidateId, message, messageType, byEnterprise, timestamp, messageSignedUrl });
