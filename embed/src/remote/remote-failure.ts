import type { EmbedErrorCode } from '@hirehq/shared-contracts/embed';

export type RemoteErrorCode = Extract<EmbedErrorCode, `REMOTE_${string}` | `FRAME_${string}`>;

/** Why the remote cannot take over from the first jobs, or a frame cannot be shown. */
export class RemoteFailure extends Error {
  readonly code: RemoteErrorCode;

  constructor(code: RemoteErrorCode, detail: string, cause?: unknown) {
    super(detail, { cause });
    this.name = 'RemoteFailure';
    this.code = code;
  }
}
