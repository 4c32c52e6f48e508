import { FRAMED_ERRORS, type EmbedErrorCode, type FramedErrorCode } from '@hirehq/shared-contracts/embed';

export type RemoteErrorCode = Extract<EmbedErrorCode, `REMOTE_${string}` | `FRAME_${string}` | 'VISITOR_UNKNOWN'>;

/** Why the remote cannot take over from the first jobs, or a frame cannot be shown. */
export class RemoteFailure extends Error {
  readonly code: RemoteErrorCode;

  constructor(code: RemoteErrorCode, detail: string, cause?: unknown) {
    super(detail, { cause });
    this.name = 'RemoteFailure';
    this.code = code;
  }
}

/** Why a frame cannot be shown, or used. */
export const frameFailure = (code: FramedErrorCode): RemoteFailure => new RemoteFailure(code, FRAMED_ERRORS[code]);
