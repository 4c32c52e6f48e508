import type { ShellApi } from '@hirehq/shared-contracts/shell-api';
import type { ChatMessage } from '../inbox/thread.model.ts';
import type { Outgoing } from './outgoing.ts';

export interface SendOptions {
  signal: AbortSignal;
  /** Receives the share of the file that is sent, 0 to 1. */
  onProgress: (share: number) => void;
}

/** Sends a message of the candidate, and returns it as it is stored. Throws ApiFailure. */
export type SendMessage = (message: Outgoing, options: SendOptions) => Promise<ChatMessage>;

export const sendMessage =
  ({ api }: Pick<ShellApi, 'api'>, candidateId: string): SendMessage =>
  async ({ requestId, enterpriseId, text, job, file }, { signal, onProgress }) => {
    const { id, number, message, messageType, byEnterprise, timestamp, messageSignedUrl, links, hasUnprovenLink } =
      await api.rest('PUT candidates/messages/general', {
        body: {
          message: text,
          messageTo: enterpriseId,
          messageFrom: candidateId,
          messageType: file ? 'FILE' : 'TEXT',
          byEnterprise: false,
          enterpriseId,
          requestId,
          ...(job && { jobId: job.jobId }),
        },
        ...(file && { files: { file }, onProgress: (sent: number, total: number) => onProgress(total > 0 ? sent / total : 0) }),
        signal,
      });
    return {
      id,
      number,
      message,
      messageType,
      byEnterprise,
      timestamp,
      messageSignedUrl,
      fileName: file?.name ?? null,
      fileType: file?.type || null,
      requestId,
      aboutJob: job ?? null,
      sender: null,
      links,
      hasUnprovenLink,
      ...(messageSignedUrl !== null && { linkedAt: Date.now() }),
    };
  };
