import { useRef, useState } from 'react';
import { usePlaceDetail } from '@hirehq/shared-ui';
import { useProfileCalls, type Candidate } from '../../shell/use-profile-calls.ts';
import { useReport } from '../../shell/use-report.ts';
import type { ProfileDraft } from './profile-draft.ts';
import { saveProfile } from './save-profile.ts';

export type SaveState =
  | { status: 'idle' }
  | { status: 'saving' }
  | { status: 'saved' }
  /** Nothing typed is lost; it can be sent again. */
  | { status: 'failed'; error: unknown };

/** Saves a profile once, however often it is asked to. */
export function useSaveProfile(candidate: Candidate, onSaved: () => void) {
  const calls = useProfileCalls();
  const detailOf = usePlaceDetail();
  const report = useReport();
  const [state, setState] = useState<SaveState>({ status: 'idle' });
  const busy = useRef(false);

  async function save(draft: ProfileDraft): Promise<void> {
    if (busy.current) return;
    busy.current = true;
    setState({ status: 'saving' });
    try {
      await saveProfile(calls, detailOf, candidate, draft);
      setState({ status: 'saved' });
      onSaved();
    } catch (error) {
      report(error, { detail: 'save profile' });
      setState({ status: 'failed', error });
    } finally {
      busy.current = false;
    }
  }

  return { state, save };
}
