import { useApiQuery } from '@hirehq/shared-ui';
import { ApplicationDraftDocument, type DraftOfApplicationFragment } from './application-draft.graphql.ts';

/** The draft stored in the account: null if there is none, `unknown` if the account cannot be reached. */
export type AccountDraft = DraftOfApplicationFragment | null | 'unknown';

/** The draft of a job when the page opens; undefined until it is known. A visitor has none. */
export function useAccountDraft(jobId: string, candidateId: string | undefined): AccountDraft | undefined {
  const query = useApiQuery(ApplicationDraftDocument, candidateId === undefined ? undefined : { jobId }, { freshMs: 0 });
  if (candidateId === undefined) return null;
  if (query.status === 'failed') return 'unknown';
  return query.refreshing ? undefined : query.data?.applicationDraft;
}
