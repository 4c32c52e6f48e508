import {
  DiscardApplicationDraftDocument,
  SaveApplicationDraftDocument,
  type SaveApplicationDraftMutation,
} from '@hirehq/shared-contracts/graphql';
import { useSendApi } from '@hirehq/shared-ui';
import { useCallback } from 'react';
import { draftInput, type ApplicationDraft } from './application-draft.ts';

/** What the account does with the draft of a job. Both throw ApiFailure. */
export function useAccountDraftCalls(jobId: string) {
  const send = useSendApi();
  const save = useCallback(
    async (draft: ApplicationDraft): Promise<SaveApplicationDraftMutation['saveApplicationDraft']> =>
      (await send(SaveApplicationDraftDocument, { input: draftInput(jobId, draft) })).saveApplicationDraft,
    [jobId, send],
  );
  const discard = useCallback(() => send(DiscardApplicationDraftDocument, { jobId }), [jobId, send]);
  return { save, discard };
}
