import { backoffMs } from '@hirehq/shared-contracts/backoff';
import { isErrorCode, type ErrorCode } from '@hirehq/shared-contracts/error-codes';
import { handOverHeaders } from '@hirehq/shared-contracts/video-upload';
import { Upload, type DetailedError, type PreviousUpload, type UrlStorage } from 'tus-js-client';
import type { RemoteStorage } from '@hirehq/shared-contracts/shell-api';

/** A connection that is lost for longer is waited for, and the upload continues then. */
const RETRIES = 5;
const RETRY = { baseMs: 1000, capMs: 10_000 };
const KEY = 'video-upload';

/** Remembers where the last upload is, so that the same file continues there after the page was closed. */
function lastUpload(storage: RemoteStorage): UrlStorage {
  const kept = (): PreviousUpload[] => {
    try {
      return [JSON.parse(storage.get(KEY) ?? 'none') as PreviousUpload];
    } catch {
      return [];
    }
  };
  return {
    findAllUploads: async () => kept(),
    findUploadsByFingerprint: async (fingerprint) => kept().filter(({ urlStorageKey }) => urlStorageKey === fingerprint),
    removeUpload: async () => storage.remove(KEY),
    addUpload: async (fingerprint, upload) => {
      storage.set(KEY, JSON.stringify({ ...upload, urlStorageKey: fingerprint }));
      return fingerprint;
    },
  };
}

/** UNREACHABLE if there was no response. */
export type SendFailure = ErrorCode | 'UNREACHABLE';

function failureOf(error: Error | DetailedError): SendFailure {
  const response = 'originalResponse' in error ? error.originalResponse : null;
  if (!response || response.getStatus() === 0) return 'UNREACHABLE';
  try {
    const { errorCode } = JSON.parse(response.getBody()) as { errorCode?: unknown };
    return isErrorCode(errorCode) ? errorCode : 'INTERNAL';
  } catch {
    return 'INTERNAL';
  }
}

/** As the library decides by itself, except for a status of conflicts that is a refusal. */
function mayRepeat(error: DetailedError): boolean {
  const status = error.originalResponse?.getStatus() ?? 0;
  const mayPass = status < 400 || status >= 500 || status === 409 || status === 423;
  return mayPass && navigator.onLine && failureOf(error) !== 'STORAGE_QUOTA_REACHED';
}

interface FileToSend {
  endpoint: string;
  /** Of the hand-over. */
  token: string;
  file: File;
  /** Continues a broken upload; without it, a small file is sent in one request. */
  storage?: RemoteStorage | undefined;
  onProgress?: (share: number) => void;
}

export interface Sending {
  /** Resolves to the address of the upload, or to what went wrong; not at all after `cancel`. */
  outcome: Promise<{ ok: true; url: string } | { ok: false; failure: SendFailure }>;
  /** Stops, and deletes what has arrived. */
  cancel: () => void;
}

/** Sends a file by tus. */
export function sendFile({ endpoint, token, file, storage, onProgress }: FileToSend): Sending {
  let upload: Upload | undefined;
  const outcome = new Promise<Awaited<Sending['outcome']>>((resolve) => {
    upload = new Upload(file, {
      endpoint,
      headers: handOverHeaders(token),
      metadata: { filename: file.name, filetype: file.type },
      retryDelays: Array.from({ length: RETRIES }, (_, attempt) => backoffMs(RETRY, attempt + 1)),
      onShouldRetry: mayRepeat,
      uploadDataDuringCreation: storage === undefined,
      storeFingerprintForResuming: storage !== undefined,
      removeFingerprintOnSuccess: true,
      ...(storage && { urlStorage: lastUpload(storage) }),
      fingerprint: async () => [file.name, file.type, file.size, file.lastModified].join(':'),
      onProgress: (sent, total) => onProgress?.(total === 0 ? 0 : sent / total),
      onError: (error) => resolve({ ok: false, failure: failureOf(error) }),
      onSuccess: () => resolve({ ok: true, url: upload?.url ?? '' }),
    });
  });
  void start(upload, storage !== undefined);
  return { outcome, cancel: () => void upload?.abort(true).catch(() => undefined) };
}

async function start(upload: Upload | undefined, continues: boolean): Promise<void> {
  const [previous] = (continues && (await upload?.findPreviousUploads())) || [];
  if (previous) upload?.resumeFromPreviousUpload(previous);
  upload?.start();
}
