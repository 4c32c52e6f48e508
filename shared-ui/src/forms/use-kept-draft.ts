import { useStorage } from '@hirehq/shared-ui';
import { useCallback, useState } from 'react';

interface KeptDraftOptions<Values> {
  /** Where the browser keeps it, under the remote's name. */
  key: string;
  /** Whose draft it is: another's is not shown. */
  owner: string;
  /** What the form begins with where nothing is kept. */
  start: Values;
  isDraft: (value: unknown) => value is Values;
}

export interface KeptDraft<Values> {
  /** What the form begins with. */
  values: Values;
  /** True where it is what was typed before. */
  isRestored: boolean;
  /** False once the browser has refused to keep a change. */
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
    // Nothing kept yet, or not by us.
    return undefined;
  }
}

/** A draft in this browser: every change is kept at once, through reloads, and gone when the form has been sent. */
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
