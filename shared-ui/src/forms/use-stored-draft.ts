import { useStorage } from '@hirehq/shared-ui';
import { useCallback, useMemo, useState } from 'react';
import { storedItem } from '../bundled/stored-item.ts';

interface StoredDraftOptions<Values> {
  /** The storage key of the draft, under the remote's name. */
  key: string;
  /** The owner of the draft; a draft of someone else is not shown. */
  owner: string;
  /** The initial values without a draft. */
  start: Values;
  isDraft: (value: unknown) => value is Values;
}

export interface StoredDraft<Values> {
  /** The initial values. */
  values: Values;
  /** True if they were restored from a draft. */
  isRestored: boolean;
  /** False once the browser has failed to store a change. */
  isStored: boolean;
  keep: (values: Values) => void;
  forget: () => void;
}

/** A draft in this browser: every change is stored immediately, survives reloads, and is deleted when the form has been sent. */
export function useStoredDraft<Values>({ key, owner, start, isDraft }: StoredDraftOptions<Values>): StoredDraft<Values> {
  const storage = useStorage();
  const item = useMemo(() => storedItem<Values>({ storage, key, owner }), [key, owner, storage]);
  const [found] = useState(() => item.get((value) => (isDraft(value) ? value : undefined)));
  const [isStored, setIsStored] = useState(true);
  const keep = useCallback((draft: Values) => setIsStored(item.set(draft)), [item]);
  return { values: found ?? start, isRestored: found !== undefined, isStored, keep, forget: item.remove };
}
