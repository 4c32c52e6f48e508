import { useApiChange, useIntl, type SendApi } from '@hirehq/shared-ui';
import type { FileUpload } from '@hirehq/shared-ui/forms';
import { useRef, useState } from 'react';
import { OF_EVERY_CHANGE, type Affected } from '../profile.query.ts';
import { MAX_MEGABYTES, fileProblem, namesOf } from './file-rules.ts';

type Extensions = Parameters<typeof fileProblem>[1];
type SendOptions = NonNullable<Parameters<SendApi>[2]>;

interface UploadOptions<Done> {
  /** Appears in error reports. */
  name: string;
  extensions: Extensions;
  affects: readonly Affected[];
  /** The page says once for all its fields what documents keep (`file.kept`). */
  hasShortRules?: boolean;
  send: (send: SendApi, file: File, options: SendOptions) => Promise<Done>;
}

type State =
  | { status: 'idle' }
  | ({ status: 'sending' } & FileUpload)
  | { status: 'done'; fileName: string }
  /** `file` can be sent again, without choosing it again. */
  | { status: 'failed'; message: string; file: File | undefined };

const FAILURES = {
  UNREACHABLE: 'file.unreachable',
  FILE_TOO_LARGE: 'file.size',
  FILE_TYPE_REFUSED: 'file.type',
  PICTURE_BROKEN: 'file.broken',
  PICTURE_TOO_LARGE: 'file.pixels',
  FILE_WITH_VIRUS: 'file.virus',
  FILE_NOT_SCANNED: 'file.notScanned',
};

/** Reasons that are not in the file: it can be sent again later, or once others are removed. */
const REPEATABLE: ReadonlySet<string> = new Set([
  'UNREACHABLE',
  'OVERLOADED',
  'FILE_NOT_SCANNED',
  'STORAGE_FULL',
  'STORAGE_QUOTA_REACHED',
]);

const isOwn = (code: string): code is keyof typeof FAILURES => Object.hasOwn(FAILURES, code);

/** One upload at a time, with its progress, a way to cancel it, and a way to repeat it after a lost connection. */
export function useUpload<Done>({ name, extensions, affects, hasShortRules = false, send }: UploadOptions<Done>) {
  const { formatMessage } = useIntl();
  const [state, setState] = useState<State>({ status: 'idle' });
  const sending = useRef<AbortController>(undefined);
  const { run } = useApiChange(
    name,
    async (sendApi, file: File) => {
      const signal = sending.current?.signal;
      const onProgress = (sent: number, total: number) =>
        setState({ status: 'sending', fileName: file.name, share: total > 0 ? sent / total : 0 });
      try {
        return await send(sendApi, file, { onProgress, ...(signal && { signal }) });
      } catch (error) {
        // Cancelled by the candidate, which is not a failure.
        if (signal?.aborted) return undefined;
        throw error;
      }
    },
    { invalidates: [...affects, ...OF_EVERY_CHANGE], failures: FAILURES },
  );

  const words = { megabytes: MAX_MEGABYTES, types: namesOf(extensions) };
  const rules = formatMessage({ id: 'file.rules' }, words);

  async function upload(file: File): Promise<void> {
    const problem = await fileProblem(file, extensions);
    if (problem) {
      setState({ status: 'failed', message: formatMessage({ id: `file.${problem}` }, words), file: undefined });
      return;
    }
    const ending = new AbortController();
    sending.current = ending;
    setState({ status: 'sending', fileName: file.name, share: 0 });
    const outcome = await run(file);
    if (ending.signal.aborted) return;
    if (outcome.ok) {
      setState({ status: 'done', fileName: file.name });
      return;
    }
    const { code, text, message } = outcome.failure;
    // The services' message about this file (§8).
    const unreadable = code === 'FILE_UNREADABLE' ? message : undefined;
    const own = isOwn(code) ? formatMessage({ id: FAILURES[code] }, words) : (unreadable ?? text);
    setState({ status: 'failed', message: own, file: REPEATABLE.has(code) ? file : undefined });
  }

  return {
    upload: (file: File) => void upload(file),
    cancel() {
      sending.current?.abort();
      setState({ status: 'idle' });
    },
    state,
    rules:
      extensions.includes('docx') && !hasShortRules
        ? formatMessage({ id: 'file.rulesOfDocuments' }, { rules, kept: formatMessage({ id: 'file.kept' }) })
        : rules,
  };
}
export type Upload = ReturnType<typeof useUpload>;
