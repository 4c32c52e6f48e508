import { assertNever } from '@hirehq/shared-contracts/assert-never';
import { isApiFailure } from '@hirehq/shared-contracts/error-codes';
import { createState, type ClientState, type ReadableState } from '@hirehq/shared-ui';
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

export interface AutosaveState {
  draft: ApplicationDraft;
  /** A second draft, from which the candidate has to choose. */
  theirs: ApplicationDraft | undefined;
  /** False once the browser has failed to store a change. */
  storedHere: boolean;
  /** The account could not be reached; saving is retried. */
  isWaiting: boolean;
  ended: DraftEnd | undefined;
}

interface AutosaveOptions {
  /** Earlier drafts, the latest first. */
  found: readonly ApplicationDraft[];
  /** Stores it in the browser; false if that failed. */
  store: (draft: ApplicationDraft) => boolean;
  /** Saves it in the account; absent when signed out. Throws ApiFailure. */
  save?: (draft: ApplicationDraft) => Promise<SaveResult>;
  report: (error: unknown) => void;
}

/**
 * Saves an application while it is typed: in the browser immediately, in the account a moment later, one request at a time.
 * Failed saves wait for the network. If two devices edited the draft separately, the candidate chooses.
 */
export class DraftAutosave {
  readonly #options: AutosaveOptions;
  readonly #state: ClientState<AutosaveState>;
  /** Drafts that are not merged yet, the latest first. */
  #unmerged: readonly ApplicationDraft[];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isSaving = false;
  #isStopped = true;

  constructor(options: AutosaveOptions) {
    const [first = newDraft(), ...rest] = options.found;
    this.#options = options;
    this.#unmerged = rest;
    this.#state = createState<AutosaveState>({
      draft: first,
      theirs: undefined,
      storedHere: true,
      isWaiting: false,
      ended: undefined,
    });
    this.#merge(first);
  }

  get state(): ReadableState<AutosaveState> {
    return this.#state;
  }

  change(changes: Partial<DraftContent>): void {
    this.#store({ ...this.#now.draft, ...changes, unsaved: true, at: new Date().toISOString() });
    this.#saveIn(SAVE_AFTER_MS);
  }

  /** Continues with one of two drafts; the other one can be restored. */
  choose(which: 'mine' | 'theirs'): void {
    const { draft: mine, theirs } = this.#now;
    if (!theirs) return;
    const next =
      which === 'mine'
        ? layAside(goOnWith(mine, theirs), [theirs, ...theirs.others])
        : layAside({ ...theirs, requestId: mine.requestId }, [mine, ...mine.others]);
    this.#merge(next);
  }

  /** Restores a version that was not chosen, and sets this one aside. */
  swap(wanted: LaidAside): void {
    const restored = { ...this.#now.draft, ...wanted, unsaved: true, at: new Date().toISOString() };
    this.#store(layAside(restored, [this.#now.draft]));
    this.#saveIn(SAVE_AFTER_MS);
  }

  /** Saves pending changes immediately: the network is back, or the page is being left. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer);
    const { save, report } = this.#options;
    const { draft: sent, theirs, ended } = this.#now;
    if (!save || this.#isStopped || this.#isSaving || theirs || ended || !sent.unsaved) return;
    this.#isSaving = true;
    try {
      const answer = await save(sent);
      this.#isSaving = false;
      if (this.#isStopped) return;
      if (answer.__typename === 'SaveApplicationDraftDone') {
        const unsaved = this.#now.draft !== sent;
        this.#store({ ...this.#now.draft, revision: answer.draft.revision, unsaved }, { isWaiting: false });
        if (unsaved) this.#saveIn(SAVE_AFTER_MS);
      } else this.#refuse(answer);
    } catch (error) {
      this.#isSaving = false;
      if (this.#isStopped) return;
      this.#set({ isWaiting: true });
      if (!isApiFailure(error) || error.code === 'INTERNAL') report(error);
      this.#saveIn(TRY_AGAIN_AFTER_MS);
    }
  }

  /** Stops saving in the account, until `goOn`. */
  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#timer);
  }

  /** Starts saving; it is stopped at first. */
  goOn(): void {
    this.#isStopped = false;
    if (this.#now.draft.unsaved) this.#saveIn(0);
  }

  get #now(): AutosaveState {
    return this.#state.current();
  }

  #set(changes: Partial<AutosaveState>): void {
    this.#state.set({ ...this.#now, ...changes });
  }

  #store(draft: ApplicationDraft, changes: Partial<AutosaveState> = {}): void {
    this.#set({ ...changes, draft, storedHere: this.#options.store(draft) });
  }

  #saveIn(ms: number): void {
    clearTimeout(this.#timer);
    if (this.#options.save && !this.#isStopped) this.#timer = setTimeout(() => void this.flush(), ms);
  }

  /** Merges the other drafts as far as possible without a choice. */
  #merge(draft: ApplicationDraft): void {
    let mine = draft;
    for (const [index, theirs] of this.#unmerged.entries()) {
      const both = bringTogether(mine, theirs);
      if (isConflict(both)) {
        this.#unmerged = this.#unmerged.slice(index + 1);
        // Not stored before the choice: the stored draft may be one of the two.
        this.#set({ draft: mine, theirs });
        return;
      }
      mine = both;
    }
    this.#unmerged = [];
    if (isStarted(mine) || mine.unsaved) this.#store(mine, { theirs: undefined });
    else this.#set({ draft: mine, theirs: undefined });
    if (mine.unsaved) this.#saveIn(0);
  }

  /** The account has another draft than the one this is based on, or none. */
  #mergeWithAccount(stored: DraftOfApplicationFragment | null): void {
    if (stored) {
      this.#unmerged = [draftOfAccount(stored)];
      this.#merge({ ...this.#now.draft, unsaved: true });
    } else {
      this.#store({ ...this.#now.draft, revision: undefined, unsaved: true });
      this.#saveIn(SAVE_AFTER_MS);
    }
  }

  #refuse({ code, kept }: Refused): void {
    const report = () => this.#options.report(new Error(`A draft was refused: ${code}`));
    switch (code) {
      case 'CONFLICT':
        return this.#mergeWithAccount(kept);
      case 'JOB_CLOSED':
      case 'JOB_NOT_FOUND':
      case 'ALREADY_APPLIED':
        return this.#set({ ended: code });
      case 'VALIDATION_FAILED':
        return report();
      default:
        return assertNever(code, report)();
    }
  }
}
