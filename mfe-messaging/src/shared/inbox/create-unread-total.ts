import { createState, type ReadableState } from '@hirehq/shared-ui';
import type { InboxCalls } from './inbox-calls.query.ts';
import { createRefresh } from './refresh.ts';

/** The unread messages of all conversations. */
export interface UnreadTotal {
  /** Undefined until it is known. */
  state: ReadableState<number | undefined>;
  load: () => Promise<void>;
  /** Requests it, if it is shown anywhere. */
  refreshLoaded: () => Promise<void>;
  touch: () => void;
  retryFailed: () => Promise<void>;
  /** Changes with each response that was not what was shown. */
  version: () => number;
  /** An event says what it is after a change by `difference`. It is requested if the two do not agree, or nothing proves the change. */
  step: (difference: number, stated: number, isProven: boolean) => void;
}

export function createUnreadTotal(calls: InboxCalls, report: (error: unknown) => void): UnreadTotal {
  const state = createState<number | undefined>(undefined);
  let isLoaded = false;
  let version = 0;
  const refresh = createRefresh(async () => {
    try {
      const found = await calls.unreadTotal();
      if (found !== state.current()) version += 1;
      state.set(found);
      return true;
    } catch (error) {
      report(error);
      return false;
    }
  });
  const refreshLoaded = async () => {
    if (isLoaded) await refresh.request();
  };

  return {
    state,
    // Whoever shows it next finds it current.
    load() {
      if (isLoaded) return refresh.retryFailed();
      isLoaded = true;
      return refresh.request();
    },
    refreshLoaded,
    touch: refresh.touch,
    retryFailed: refresh.retryFailed,
    version: () => version,
    step(difference, stated, isProven) {
      const known = state.current();
      const isAgreed = known !== undefined && known + difference === stated;
      if (isAgreed) state.set(stated);
      if (!isAgreed || !isProven) void refreshLoaded();
    },
  };
}
