import { z } from 'zod/mini';
import type { ShellApi } from '@hirehq/shared-contracts/shell-api';
import { createState, type ClientState, type ReadableState } from '@hirehq/shared-ui';
import { storedItem } from '@hirehq/shared-ui/bundled';

/** What is typed in a conversation and not sent. */
export interface Draft {
  text: string;
  /** Its attachment, which lives in this tab only. */
  file?: File | undefined;
  /** Name of an attachment that a reload has lost. */
  lostFile?: string | undefined;
  /** Of a message whose sending was interrupted by a reload: the draft is removed if the services have it after all. */
  requestId?: string | undefined;
}

const draftSchema = z.object({
  text: z.string(),
  lostFile: z.optional(z.string()),
  requestId: z.optional(z.string()),
});

export const NO_DRAFT: Draft = { text: '' };

/** The drafts of one candidate in this browser, one for each conversation. */
export interface Drafts {
  state: (enterpriseId: string) => ReadableState<Draft>;
  change: (enterpriseId: string, draft: Draft) => void;
  settle: (requestId: string) => void;
}

export function createDrafts(storage: ShellApi['storage'], owner: string): Drafts {
  const states = new Map<string, ClientState<Draft>>();
  const itemOf = (enterpriseId: string) =>
    storedItem<z.infer<typeof draftSchema>>({ storage, key: `draft:${enterpriseId}`, owner });

  function read(enterpriseId: string): Draft {
    return itemOf(enterpriseId).get((value) => draftSchema.safeParse(value).data) ?? NO_DRAFT;
  }

  function stateOf(enterpriseId: string): ClientState<Draft> {
    const known = states.get(enterpriseId) ?? createState(read(enterpriseId));
    states.set(enterpriseId, known);
    return known;
  }

  function change(enterpriseId: string, draft: Draft): void {
    stateOf(enterpriseId).set(draft);
    const lostFile = draft.file?.name ?? draft.lostFile;
    const { text, requestId } = draft;
    if (!text && !lostFile) return itemOf(enterpriseId).remove();
    itemOf(enterpriseId).set({ text, lostFile, requestId });
  }

  return {
    state: stateOf,
    change,
    settle(requestId) {
      for (const [enterpriseId, state] of states) if (state.current().requestId === requestId) change(enterpriseId, NO_DRAFT);
    },
  };
}
