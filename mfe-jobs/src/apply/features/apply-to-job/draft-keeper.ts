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

/** Why the account keeps no draft of this job any more. */
type DraftEnd = Exclude<Refused['code'], 'CONFLICT' | 'VALIDATION_FAILED'>;

export interface KeeperState {
  draft: ApplicationDraft;
  /** Another draft the candidate has to choose between. */
  theirs: ApplicationDraft | undefined;
  /** False once the browser has refused to keep a change. */
  keptHere: boolean;
  /** The account could not be reached; it is tried again. */
  isWaiting: boolean;
  ended: DraftEnd | undefined;
}

interface KeeperOptions {
  /** Drafts of before, the one that was typed last first. */
  found: readonly ApplicationDraft[];
  /** Keeps it in the browser; false when that was refused. */
  keep: (draft: ApplicationDraft) => boolean;
  /** Keeps it in the account; left out signed out. Throws ApiFailure. */
  save?: (draft: ApplicationDraft) => Promise<SaveResult>;
  report: (error: unknown) => void;
}

export type DraftKeeper = ReturnType<typeof createDraftKeeper>;

/**
 * Keeps an application while it is typed: in the browser at once, in the account a moment later, one save at a time. What
 * could not be saved waits for the network. Where two devices went on apart the candidate chooses.
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

  /** Takes the drafts of before together, as far as that goes without a choice. */
  function settle(draft: ApplicationDraft): void {
    let mine = draft;
    for (const [index, theirs] of others.entries()) {
      const both = bringTogether(mine, theirs);
      if (isConflict(both)) {
        others = others.slice(index + 1);
        // Not kept before the choice: what the browser keeps may be one of the two.
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
    /** Goes on with one of two drafts; the other can be taken up again. */
    choose(which: 'mine' | 'theirs'): void {
      const { draft: mine, theirs } = state();
      if (!theirs) return;
      const next =
        which === 'mine'
          ? layAside(goOnWith(mine, theirs), [theirs, ...theirs.others])
          : layAside({ ...theirs, requestId: mine.requestId }, [mine, ...mine.others]);
      settle(next);
    },
    /** Takes up what was not chosen, and lays this one aside. */
    swap(wanted: LaidAside): void {
      const taken = { ...state().draft, ...wanted, unsaved: true, at: new Date().toISOString() };
      hold(layAside(taken, [state().draft]));
      later(SAVE_AFTER_MS);
    },
    /** Saves what waits, at once: the network is back, or the page is left. */
    flush,
    /** Nothing is saved in the account from now on, until `goOn`. */
    stop(): void {
      isStopped = true;
      clearTimeout(timer);
    },
    /** Saves from now on; it starts stopped. */
    goOn(): void {
      isStopped = false;
      if (state().draft.unsaved) later(0);
    },
  };
}
