import { useEffect, useState } from 'react';
import { isApiFailure } from '@hirehq/shared-contracts/error-codes';
import { ApplicationDraftDocument, type DraftOfApplicationFragment } from '@hirehq/shared-contracts/graphql';
import { useApi } from '../../shell/use-api.ts';
import { useReport } from '../../shell/use-report.ts';

/** The draft the account keeps: null for none, `unknown` where the account cannot be asked. */
export type AccountDraft = DraftOfApplicationFragment | null | 'unknown';

/** Asks once for the draft of a job; undefined until it is known. A visitor has none to ask for. */
export function useAccountDraft(jobId: string, candidateId: string | undefined): AccountDraft | undefined {
  const api = useApi();
  const report = useReport();
  const key = `${jobId}/${candidateId ?? ''}`;
  const [found, setFound] = useState<{ key: string; draft: AccountDraft }>();

  useEffect(() => {
    if (candidateId === undefined) return undefined;
    const abort = new AbortController();
    api.graphql(ApplicationDraftDocument, { jobId }, { signal: abort.signal }).then(
      ({ applicationDraft }) => !abort.signal.aborted && setFound({ key, draft: applicationDraft }),
      (error: unknown) => {
        if (abort.signal.aborted) return;
        if (!isApiFailure(error) || error.code === 'INTERNAL') report(error, { detail: 'application draft' });
        setFound({ key, draft: 'unknown' });
      },
    );
    return () => abort.abort();
  }, [api, candidateId, jobId, key, report]);

  if (candidateId === undefined) return null;
  return found?.key === key ? found.draft : undefined;
}
