import { useCallback, useRef, useState } from 'react';
import { useStorage } from '@hirehq/shared-ui';
import type { Candidate } from './candidate.query.ts';
import { draftOf, readDraft, writeDraft, type ProfileDraft } from './profile-draft.ts';

const KEY = 'createProfile';

/** The candidate's draft: every change is kept at once, and gone when the profile is saved (PR-01). */
export function useProfileDraft(candidate: Candidate) {
  const storage = useStorage();
  const { id } = candidate;
  const [draft, setDraft] = useState(() => readDraft(storage.get(KEY), id) ?? draftOf(candidate));
  const [kept, setKept] = useState(true);
  const latest = useRef(draft);

  const change = useCallback(
    (changes: Partial<ProfileDraft>) => {
      latest.current = { ...latest.current, ...changes };
      setDraft(latest.current);
      setKept(storage.set(KEY, writeDraft(latest.current, id)));
    },
    [id, storage],
  );

  const forget = useCallback(() => storage.remove(KEY), [storage]);

  /** `kept`: false once the browser has refused to keep a change. */
  return { draft, kept, change, forget };
}
