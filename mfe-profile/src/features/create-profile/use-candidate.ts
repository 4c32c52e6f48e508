import { useCallback, useEffect, useState } from 'react';
import { useProfileCalls, type Candidate } from '../../shell/use-profile-calls.ts';
import { useReport } from '../../shell/use-report.ts';

type CandidateState = { status: 'loading' } | { status: 'ready'; candidate: Candidate } | { status: 'failed' };

/** The candidate's own record, asked once. */
export function useCandidate(): CandidateState & { reload: () => void } {
  const calls = useProfileCalls();
  const report = useReport();
  const [state, setState] = useState<CandidateState>({ status: 'loading' });

  const ask = useCallback(
    () =>
      calls.candidate().then(
        (candidate): CandidateState => ({ status: 'ready', candidate }),
        (error: unknown): CandidateState => {
          report(error, { detail: 'candidate' });
          return { status: 'failed' };
        },
      ),
    [calls, report],
  );

  useEffect(() => {
    let current = true;
    void ask().then((answer) => current && setState(answer));
    return () => {
      current = false;
    };
  }, [ask]);

  const reload = useCallback(() => {
    setState({ status: 'loading' });
    void ask().then(setState);
  }, [ask]);

  return { ...state, reload };
}
