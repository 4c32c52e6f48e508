import { useEffect, useState } from 'react';
import { isApiFailure } from '@hirehq/shared-contracts/error-codes';
import { useIntl } from '@hirehq/shared-ui';
import { useApi } from '../../shell/use-api.ts';
import { useReport } from '../../shell/use-report.ts';
import { RESUME_MEGABYTES, resumeProblem, resumeTitle, type ResumeProblem } from './resume-file.ts';

export interface KnownResume {
  id: string;
  title: string;
  /** ISO 8601; undefined where it is not known. */
  addedAt?: string;
}

export type UploadState =
  | { status: 'idle' }
  /** `share`: 0 to 1 of what there is to send. */
  | { status: 'sending'; fileName: string; share: number }
  | { status: 'done'; title: string }
  | { status: 'failed'; message: string };

/** The candidate's résumés, and the way to add one. A visitor has none, and may add one. */
export function useResumes(candidateId: string | undefined) {
  const { rest } = useApi();
  const report = useReport();
  const { formatMessage } = useIntl();
  const [resumes, setResumes] = useState<readonly KnownResume[]>([]);
  const [attempt, setAttempt] = useState(1);
  const [answered, setAnswered] = useState({ attempt: candidateId === undefined ? 1 : 0, ok: true });
  const [upload, setUpload] = useState<UploadState>({ status: 'idle' });

  const listing: 'loading' | 'ready' | 'failed' = answered.attempt !== attempt ? 'loading' : answered.ok ? 'ready' : 'failed';

  useEffect(() => {
    if (candidateId === undefined) return undefined;
    const abort = new AbortController();
    rest('GET candidates/resume', { signal: abort.signal }).then(
      (found) => {
        if (abort.signal.aborted) return;
        const known = found.map(({ id, title, createdTimestamp }) => ({ id, title, addedAt: createdTimestamp }));
        setResumes((now) => [...now.filter(({ id }) => !known.some((resume) => resume.id === id)), ...known]);
        setAnswered({ attempt, ok: true });
      },
      (error: unknown) => {
        if (abort.signal.aborted) return;
        if (!isApiFailure(error)) report(error, { detail: 'list resumes' });
        setAnswered({ attempt, ok: false });
      },
    );
    return () => abort.abort();
  }, [attempt, candidateId, report, rest]);

  function sentenceOf(problem: ResumeProblem): string {
    if (problem === 'type') return formatMessage({ id: 'apply.resumeType' });
    if (problem === 'size') return formatMessage({ id: 'apply.resumeSize' }, { megabytes: RESUME_MEGABYTES });
    return formatMessage({ id: 'apply.resumeFailed' });
  }

  function sentence(error: unknown): string {
    if (!isApiFailure(error)) return formatMessage({ id: 'apply.resumeFailed' });
    // The services say what is wrong with this very file (§8).
    if (error.body?.statusCode === 502) return error.body.errorMessage;
    if (error.code === 'FILE_TYPE_REFUSED') return sentenceOf('type');
    if (error.code === 'FILE_TOO_LARGE') return sentenceOf('size');
    if (error.code === 'RATE_LIMITED' || error.code === 'OVERLOADED') return formatMessage({ id: 'apply.resumeLimited' });
    return formatMessage({ id: error.code === 'UNREACHABLE' ? 'apply.resumeUnreachable' : 'apply.resumeFailed' });
  }

  /** Answers the résumé when it is stored. */
  async function add(file: File): Promise<KnownResume | undefined> {
    const problem = await resumeProblem(file);
    if (problem) {
      setUpload({ status: 'failed', message: sentenceOf(problem) });
      return undefined;
    }
    setUpload({ status: 'sending', fileName: file.name, share: 0 });
    try {
      const { id, title, createdTimestamp } = await rest('POST candidates/resume', {
        body: { title: resumeTitle(file.name) },
        files: { file },
        onProgress: (sent, total) => setUpload({ status: 'sending', fileName: file.name, share: total > 0 ? sent / total : 0 }),
      });
      const added = { id, title, addedAt: createdTimestamp };
      setResumes((now) => [added, ...now]);
      setUpload({ status: 'done', title });
      return added;
    } catch (error) {
      if (!isApiFailure(error)) report(error, { detail: 'upload resume' });
      setUpload({ status: 'failed', message: sentence(error) });
      return undefined;
    }
  }

  return { resumes, listing, reload: () => setAttempt((count) => count + 1), upload, add };
}
