import { MAX_UPLOAD_BYTES, RESUME_EXTENSIONS } from '@hirehq/shared-contracts/codes';
import type { ResumeReading } from '@hirehq/shared-contracts/rest';
import { hasFormat, useApiChange, useIntl, type WordedFailure } from '@hirehq/shared-ui';
import { useRef, useState } from 'react';
import { foundValuesOf } from './found-values.ts';

export const IMPORT_ACCEPT = [...RESUME_EXTENSIONS, 'json'].map((extension) => `.${extension}`).join(',');
export const IMPORT_MEGABYTES = MAX_UPLOAD_BYTES / 1024 / 1024;
const MAX_JSON_BYTES = 1_000_000;
const MAX_TITLE = 200;

export type ImportState =
  | { status: 'idle' }
  /** `share`: share of the bytes sent, 0 to 1. */
  | { status: 'sending'; fileName: string; share: number }
  | { status: 'reading'; fileName: string }
  /** `canRetry`: the same file may succeed later. */
  | { status: 'failed'; message: string; canRetry: boolean };

const FAILURES = {
  UNREACHABLE: 'profile.import.unreachable',
  OVERLOADED: 'profile.import.busy',
  RATE_LIMITED: 'profile.import.limited',
  NOT_SIGNED_IN: 'profile.save.signedOut',
  FILE_TYPE_REFUSED: 'profile.import.type',
  INTERNAL: 'profile.import.failed',
  NOT_FOUND: 'profile.import.failed',
  VALIDATION_FAILED: 'profile.import.failed',
  FILE_NOT_SCANNED: 'profile.import.busy',
};
const MAY_SUCCEED_LATER: ReadonlySet<string> = new Set(['UNREACHABLE', 'OVERLOADED', 'FILE_NOT_SCANNED', 'INTERNAL']);

const isJson = (file: File) => /\.json$/i.test(file.name);

/** Nothing to review was found. The email address of an account is changed in the settings. */
const isEmptyReading = (reading: ResumeReading) => foundValuesOf(reading).length === 0;

async function jsonOf(file: File): Promise<Record<string, unknown> | undefined> {
  try {
    const content: unknown = JSON.parse(await file.text());
    return typeof content === 'object' && content !== null && !Array.isArray(content)
      ? (content as Record<string, unknown>)
      : undefined;
  } catch {
    // Not JSON.
    return undefined;
  }
}

/** Stores a résumé and reads it, or reads a file in the JSON Resume format, which is not stored. */
export function useResumeImport(onRead: (reading: ResumeReading) => void) {
  const { formatMessage } = useIntl();
  const [state, setState] = useState<ImportState>({ status: 'idle' });
  const sending = useRef<AbortController>(undefined);
  /** The file of the last attempt, with its résumé once that is stored. */
  const last = useRef<{ file: File; resumeId: string | undefined }>(undefined);

  const { run } = useApiChange(
    'import resume',
    async (send, file: File) => {
      const signal = sending.current?.signal;
      const options = signal ? { signal } : {};
      if (isJson(file)) {
        const body = await jsonOf(file);
        return body && send('POST candidates/profile/json-resume', { body }, options);
      }
      const attempt = last.current;
      if (attempt && attempt.resumeId === undefined) {
        const onProgress = (sent: number, total: number) =>
          setState({ status: 'sending', fileName: file.name, share: total > 0 ? sent / total : 0 });
        const title = (file.name.replace(/\.[a-z0-9]+$/i, '').trim() || file.name).slice(0, MAX_TITLE);
        const { id } = await send('POST candidates/resume', { body: { title }, files: { file } }, { ...options, onProgress });
        attempt.resumeId = id;
      }
      setState({ status: 'reading', fileName: file.name });
      return send('POST candidates/resume/{id}/reading', { params: { id: attempt?.resumeId ?? '' } }, options);
    },
    { invalidates: ['GET candidates/resume'], failures: FAILURES },
  );

  const failed = (message: string, canRetry = false) => setState({ status: 'failed', message, canRetry });
  const unreadable = () => failed(formatMessage({ id: 'profile.import.failed' }));

  // The services' message about this file (§8).
  const sentence = ({ code, message, text }: WordedFailure) => (code === 'FILE_UNREADABLE' ? (message ?? text) : text);

  async function attempt(): Promise<void> {
    const file = last.current?.file;
    if (!file) return;
    const ending = new AbortController();
    sending.current = ending;
    setState({ status: 'sending', fileName: file.name, share: 0 });
    const outcome = await run(file);
    if (ending.signal.aborted) return;
    if (!outcome.ok) failed(sentence(outcome.failure), MAY_SUCCEED_LATER.has(outcome.failure.code));
    else if (!outcome.done) unreadable();
    else if (isEmptyReading(outcome.done)) failed(formatMessage({ id: 'profile.import.nothing' }));
    else {
      setState({ status: 'idle' });
      onRead(outcome.done);
    }
  }

  async function choose(file: File): Promise<void> {
    last.current = { file, resumeId: undefined };
    if (file.size === 0) return unreadable();
    const most = isJson(file) ? MAX_JSON_BYTES : MAX_UPLOAD_BYTES;
    if (file.size > most)
      return failed(formatMessage({ id: 'profile.import.size' }, { megabytes: Math.round(most / 1_000_000) }));
    if (!isJson(file) && !(await hasFormat(file, RESUME_EXTENSIONS))) return failed(formatMessage({ id: 'profile.import.type' }));
    return attempt();
  }

  function cancel(): void {
    sending.current?.abort();
    setState({ status: 'idle' });
  }

  return { state, choose, retry: attempt, cancel };
}
