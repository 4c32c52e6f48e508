import { doneOf, useSendApi } from '@hirehq/shared-ui';
import { useCallback } from 'react';
import {
  DiscardApplicationDraftDocument,
  SaveApplicationDraftDocument,
  type SaveApplicationDraftMutation,
} from './application-draft.graphql.ts';
import { draftInput, type ApplicationDraft } from './application-draft.ts';

/** Saves and deletes the draft of a job in the account. Both throw if the account could not be reached. */
export function useAccountDraftCalls(jobId: string) {
  const send = useSendApi();
  const save = useCallback(
    async (draft: ApplicationDraft): Promise<SaveApplicationDraftMutation['saveApplicationDraft']> =>
      (await send(SaveApplicationDraftDocument, { input: draftInput(jobId, draft) })).saveApplicationDraft,
    [jobId, send],
  );
  const discard = useCallback(async () => doneOf(await send(DiscardApplicationDraftDocument, { jobId })), [jobId, send]);
  return { save, discard };
}
