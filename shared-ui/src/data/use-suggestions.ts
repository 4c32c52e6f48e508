import { useEffect, useState } from 'react';
import { useDebouncedValue } from '@mantine/hooks';
import { useShell } from '../shell/shell-context.tsx';

const DEBOUNCE_MS = 200;

export interface Suggestions<Item> {
  state: 'empty' | 'loading' | 'ready' | 'failed';
  /** While loading, those of the text before. */
  items: readonly Item[];
}

const NONE: Suggestions<never> = { state: 'empty', items: [] };

/** Asks once typing rests; an answer that comes after more typing is dropped. */
export function useSuggestions<Item>(
  text: string,
  ask: (text: string, signal: AbortSignal) => Promise<readonly Item[]>,
): Suggestions<Item> {
  const { report } = useShell();
  const [settled] = useDebouncedValue(text.trim(), DEBOUNCE_MS);
  const [found, setFound] = useState<Suggestions<Item>>(NONE);

  useEffect(() => {
    if (!settled) {
      setFound(NONE);
      return undefined;
    }
    const abort = new AbortController();
    setFound(({ items }) => ({ state: 'loading', items }));
    ask(settled, abort.signal).then(
      (items) => {
        if (!abort.signal.aborted) setFound({ state: 'ready', items });
      },
      (error: unknown) => {
        if (abort.signal.aborted) return;
        report(error, { detail: 'suggestions' });
        setFound({ state: 'failed', items: [] });
      },
    );
    return () => abort.abort();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `ask` is made anew by each render; only the text decides
  }, [settled]);

  return text.trim() ? found : NONE;
}
