import { useStorage } from '@hirehq/shared-ui';
import { useCallback, useState } from 'react';

interface KeptDraftOptions<Values> {
  /** The storage key of the draft, under the remote's name. */
  key: string;
  /** The owner of the draft; a draft of someone else is not shown. */
  owner: string;
  /** The initial values without a draft. */
  start: Values;
  isDraft: (value: unknown) => value is Values;
}

export interface KeptDraft<Values> {
  /** The initial values. */
  values: Values;
  /** True if they were restored from a draft. */
  isRestored: boolean;
  /** False once the browser has failed to store a change. */
  isKept: boolean;
  keep: (values: Values) => void;
  forget: () => void;
}

function readDraft<Values>(kept: string | undefined, { owner, isDraft }: KeptDraftOptions<Values>): Values | undefined {
  try {
    const found: unknown = JSON.parse(kept ?? '');
    if (typeof found !== 'object' || found === null || !('draft' in found) || !('owner' in found)) return undefined;
    return found.owner === owner && isDraft(found.draft) ? found.draft : undefined;
  } catch {
    // There is no draft, or it is not valid.
    return undefined;
  }
}

/** A draft in this browser: every change is stored immediately, survives reloads, and is deleted when the form has been sent. */
export function useKeptDraft<Values>(options: KeptDraftOptions<Values>): KeptDraft<Values> {
  const { key, owner, start } = options;
  const storage = useStorage();
  const [found] = useState(() => readDraft(storage.get(key), options));
  const [isKept, setIsKept] = useState(true);
  const keep = useCallback(
    (draft: Values) => setIsKept(storage.set(key, JSON.stringify({ owner, draft }))),
    [key, owner, storage],
  );
  const forget = useCallback(() => storage.remove(key), [key, storage]);
  return { values: found ?? start, isRestored: found !== undefined, isKept, keep, forget };
}
