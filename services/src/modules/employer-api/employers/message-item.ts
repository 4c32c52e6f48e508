import type { EmployerMessage } from '../../candidate/messages/index.ts';

/** A message as employers get it, without the addressing of the chat. */
export const messageItem = (
  { id, message, messageType, byEnterprise, timestamp, messageSignedUrl, jobId }: EmployerMessage,
  candidateId: string,
) => ({ id, candidateId, message, messageType, byEnterprise, timestamp, messageSignedUrl, jobId });
