import { assertNever } from '@hirehq/shared-contracts/assert-never';
import { isApiFailure } from '@hirehq/shared-contracts/error-codes';
import { createState } from '@hirehq/shared-ui';
import type { DraftOfApplicationFragment, SaveApplicationDraftMutation } from './application-draft.graphql.ts';
import {
  bringTogether,
  draftOfAccount,
  goOnWith,
  isConflict,
  isStarted,
  layAside,
  newDraft,
  type ApplicationDraft,
  type DraftContent,
  type LaidAside,
} from './application-draft.ts';

const SAVE_AFTER_MS = 1_200;
const TRY_AGAIN_AFTER_MS = 15_000;

type SaveResult = SaveApplicationDraftMutation['saveApplicationDraft'];
type Refused = Extract<SaveResult, { __typename: 'SaveApplicationDraftRefused' }>;

/** Why the account no longer stores a draft of this job. */
type DraftEnd = Exclude<Refused['code'], 'CONFLICT' | 'VALIDATION_FAILED'>;

export interface KeeperState {
  draft: ApplicationDraft;
  /** A second draft, from which the candidate has to choose. */
  theirs: ApplicationDraft | undefined;
  /** False once the browser has failed to store a change. */
  keptHere: boolean;
  /** The account could not be reached; saving is retried. */
  isWaiting: boolean;
  ended: DraftEnd | undefined;
}

interface KeeperOptions {
  /** Earlier drafts, the latest first. */
  found: readonly ApplicationDraft[];
  /** Stores it in the browser; false if that failed. */
  keep: (draft: ApplicationDraft) => boolean;
  /** Saves it in the account; absent when signed out. Throws ApiFailure. */
  save?: (draft: ApplicationDraft) => Promise<SaveResult>;
  report: (error: unknown) => void;
}

export type DraftKeeper = ReturnType<typeof createDraftKeeper>;

/**
 * Saves an application while it is typed: in the browser immediately, in the account a moment later, one request at a time.
 * Failed saves wait for the network. If two devices edited the draft separately, the candidate chooses.
 */
export function createDraftKeeper({ found, keep, save, report }: KeeperOptions) {
  const [first = newDraft(), ...rest] = found;
  let others = rest;
  const held = createState<KeeperState>({ draft: first, theirs: undefined, keptHere: true, isWaiting: false, ended: undefined });
  const state = held.current;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isSaving = false;
  let isStopped = true;

  function set(changes: Partial<KeeperState>): void {
    held.set({ ...state(), ...changes });
  }

  function hold(draft: ApplicationDraft, changes: Partial<KeeperState> = {}): void {
    set({ ...changes, draft, keptHere: keep(draft) });
  }

  function later(ms: number): void {
    clearTimeout(timer);
    if (save && !isStopped) timer = setTimeout(() => void flush(), ms);
  }

  /** Merges the earlier drafts as far as possible without a choice. */
  function settle(draft: ApplicationDraft): void {
    let mine = draft;
    for (const [index, theirs] of others.entries()) {
      const both = bringTogether(mine, theirs);
      if (isConflict(both)) {
        others = others.slice(index + 1);
        // Not stored before the choice: the stored draft may be one of the two.
        set({ draft: mine, theirs });
        return;
      }
      mine = both;
    }
    others = [];
    if (isStarted(mine) || mine.unsaved) hold(mine, { theirs: undefined });
    else set({ draft: mine, theirs: undefined });
    if (mine.unsaved) later(0);
  }

  function meet(kept: DraftOfApplicationFragment | null): void {
    if (kept) {
      others = [draftOfAccount(kept)];
      settle({ ...state().draft, unsaved: true });
    } else {
      hold({ ...state().draft, revision: undefined, unsaved: true });
      later(SAVE_AFTER_MS);
    }
  }

  function refuse({ code, kept }: Refused): void {
    const tell = () => report(new Error(`A draft was refused: ${code}`));
    switch (code) {
      case 'CONFLICT':
        return meet(kept);
      case 'JOB_CLOSED':
      case 'JOB_NOT_FOUND':
      case 'ALREADY_APPLIED':
        return set({ ended: code });
      case 'VALIDATION_FAILED':
        return tell();
      default:
        return assertNever(code, tell)();
    }
  }

  async function flush(): Promise<void> {
    clearTimeout(timer);
    if (!save || isStopped || isSaving || state().theirs || state().ended || !state().draft.unsaved) return;
    isSaving = true;
    const sent = state().draft;
    try {
      const answer = await save(sent);
      isSaving = false;
      if (isStopped) return;
      if (answer.__typename === 'SaveApplicationDraftDone') {
        const unsaved = state().draft !== sent;
        hold({ ...state().draft, revision: answer.draft.revision, unsaved }, { isWaiting: false });
        if (unsaved) later(SAVE_AFTER_MS);
      } else refuse(answer);
    } catch (error) {
      isSaving = false;
      if (isStopped) return;
      set({ isWaiting: true });
      if (!isApiFailure(error) || error.code === 'INTERNAL') report(error);
      later(TRY_AGAIN_AFTER_MS);
    }
  }

  settle(first);

  return {
    held,
    state,
    change(changes: Partial<DraftContent>): void {
      hold({ ...state().draft, ...changes, unsaved: true, at: new Date().toISOString() });
      later(SAVE_AFTER_MS);
    },
    /** Continues with one of two drafts; the other one can be restored. */
    choose(which: 'mine' | 'theirs'): void {
      const { draft: mine, theirs } = state();
      if (!theirs) return;
      const next =
        which === 'mine'
          ? layAside(goOnWith(mine, theirs), [theirs, ...theirs.others])
          : layAside({ ...theirs, requestId: mine.requestId }, [mine, ...mine.others]);
      settle(next);
    },
    /** Restores a version that was not chosen, and sets this one aside. */
    swap(wanted: LaidAside): void {
      const taken = { ...state().draft, ...wanted, unsaved: true, at: new Date().toISOString() };
      hold(layAside(taken, [state().draft]));
      later(SAVE_AFTER_MS);
    },
    /** Saves pending changes immediately: the network is back, or the page is being left. */
    flush,
    /** Stops saving in the account, until `goOn`. */
    stop(): void {
      isStopped = true;
      clearTimeout(timer);
    },
    /** Starts saving; it is stopped at first. */
    goOn(): void {
      isStopped = false;
      if (state().draft.unsaved) later(0);
    },
  };
}
