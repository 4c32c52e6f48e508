import { useRef, useState } from 'react';
import { useApiChange, useIntl, type WordedFailure } from '@hirehq/shared-ui';
import { RESUME_MEGABYTES, resumeProblem, resumeTitle, type ResumeProblem } from './resume-file.ts';
import { useResumes, type KnownResume } from './resumes.query.ts';

export type UploadState =
  | { status: 'idle' }
  /** `share`: share of the bytes sent, 0 to 1. */
  | { status: 'sending'; fileName: string; share: number }
  | { status: 'done'; title: string }
  | { status: 'failed'; message: string };

const FAILURES = {
  UNREACHABLE: 'apply.resumeUnreachable',
  INTERNAL: 'apply.resumeFailed',
  OVERLOADED: 'apply.resumeLimited',
  RATE_LIMITED: 'apply.resumeLimited',
  VALIDATION_FAILED: 'apply.resumeFailed',
  NOT_SIGNED_IN: 'apply.resumeFailed',
};

/** The candidate's résumés, and uploading another one. A visitor has none, but can upload one. */
export function useResumeShelf(candidateId: string | undefined) {
  const { formatMessage } = useIntl();
  const { resumes, listing, retry } = useResumes(candidateId);
  const [added, setAdded] = useState<readonly KnownResume[]>([]);
  const [upload, setUpload] = useState<UploadState>({ status: 'idle' });
  const sending = useRef<AbortController>(undefined);
  const { run } = useApiChange(
    'upload resume',
    async (send, file: File) => {
      const signal = sending.current?.signal;
      const onProgress = (sent: number, total: number) =>
        setUpload({ status: 'sending', fileName: file.name, share: total > 0 ? sent / total : 0 });
      try {
        const call = { body: { title: resumeTitle(file.name) }, files: { file } };
        return await send('POST candidates/resume', call, { onProgress, ...(signal && { signal }) });
      } catch (error) {
        // Cancelled by the candidate, which is not a failure.
        if (signal?.aborted) return undefined;
        throw error;
      }
    },
    { invalidates: ['GET candidates/resume'], failures: FAILURES },
  );

  function sentenceOf(problem: ResumeProblem): string {
    if (problem === 'type') return formatMessage({ id: 'apply.resumeType' });
    if (problem === 'size') return formatMessage({ id: 'apply.resumeSize' }, { megabytes: RESUME_MEGABYTES });
    return formatMessage({ id: 'apply.resumeFailed' });
  }

  function sentence({ code, message, text }: WordedFailure): string {
    // The services' message about this file (§8).
    if (code === 'FILE_UNREADABLE') return message ?? text;
    if (code === 'FILE_TYPE_REFUSED') return sentenceOf('type');
    return code === 'FILE_TOO_LARGE' ? sentenceOf('size') : text;
  }

  /** Returns the résumé once it is stored. */
  async function add(file: File): Promise<KnownResume | undefined> {
    const problem = await resumeProblem(file);
    if (problem) {
      setUpload({ status: 'failed', message: sentenceOf(problem) });
      return undefined;
    }
    const ending = new AbortController();
    sending.current = ending;
    setUpload({ status: 'sending', fileName: file.name, share: 0 });
    const outcome = await run(file);
    if (ending.signal.aborted) return undefined;
    if (!outcome.ok) {
      setUpload({ status: 'failed', message: sentence(outcome.failure) });
      return undefined;
    }
    if (!outcome.done) return undefined;
    const { id, title, createdTimestamp } = outcome.done;
    const resume = { id, title, addedAt: createdTimestamp };
    setAdded((now) => [resume, ...now]);
    setUpload({ status: 'done', title });
    return resume;
  }

  function cancel(): void {
    sending.current?.abort();
    setUpload({ status: 'idle' });
  }

  const known = [...added.filter(({ id }) => !resumes.some((resume) => resume.id === id)), ...resumes];
  return { resumes: known, listing, retry, upload, add, cancel };
}
