import { useCallback, useEffect, useState } from 'react';
import { useStorage } from '../../shell/use-storage.ts';
import { draftKey, readDraft, type ApplicationDraft } from './apply-to-job.model.ts';

/** The draft of a job's application: every answer is kept at once, and gone when it is sent. */
export function useApplicationDraft(jobId: string) {
  const storage = useStorage();
  const [draft, setDraft] = useState<ApplicationDraft>(() => readDraft(storage.get(draftKey(jobId))));
  const [sent, setSent] = useState(false);

  useEffect(() => {
    if (!sent && Object.keys(draft.answers).length > 0) storage.set(draftKey(jobId), JSON.stringify(draft));
  }, [draft, jobId, sent, storage]);

  const answer = useCallback((questionId: string, values: readonly string[]) => {
    setDraft((now) => ({ ...now, answers: { ...now.answers, [questionId]: values } }));
  }, []);

  const forget = useCallback(() => {
    setSent(true);
    storage.remove(draftKey(jobId));
  }, [jobId, storage]);

  return { draft, answer, forget };
}
