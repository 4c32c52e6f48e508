import { useStorage } from '@hirehq/shared-ui';
import { useCallback, useMemo, useState } from 'react';
import { storedItem } from '../bundled/stored-item.ts';

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

/** A draft in this browser: every change is stored immediately, survives reloads, and is deleted when the form has been sent. */
export function useKeptDraft<Values>({ key, owner, start, isDraft }: KeptDraftOptions<Values>): KeptDraft<Values> {
  const storage = useStorage();
  const item = useMemo(() => storedItem<Values>({ storage, key, owner }), [key, owner, storage]);
  const [found] = useState(() => item.get((value) => (isDraft(value) ? value : undefined)));
  const [isKept, setIsKept] = useState(true);
  const keep = useCallback((draft: Values) => setIsKept(item.set(draft)), [item]);
  return { values: found ?? start, isRestored: found !== undefined, isKept, keep, forget: item.remove };
}
