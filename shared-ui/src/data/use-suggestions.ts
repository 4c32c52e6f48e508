import { useDebouncedValue } from '@mantine/hooks';
import type { ApiOperation, ApiResult, ApiVariables } from './api-operation.ts';
import { useApiQuery } from './use-api-query.ts';

const DEBOUNCE_MS = 200;

export interface Suggestions<Item> {
  state: 'empty' | 'loading' | 'ready' | 'failed';
  /** While loading, the suggestions for the previous text. */
  items: readonly Item[];
}

const NONE: Suggestions<never> = { state: 'empty', items: [] };

/** The results of the operation for the typed text, after typing has paused. */
export function useSuggestions<O extends ApiOperation, Item>(
  text: string,
  operation: O,
  variablesOf: (text: string) => ApiVariables<O>,
  itemsOf: (result: ApiResult<O>) => readonly Item[],
): Suggestions<Item> {
  const typed = text.trim();
  const [settled] = useDebouncedValue(typed, DEBOUNCE_MS);
  const query = useApiQuery(operation, settled ? variablesOf(settled) : undefined, { keepPrevious: true });
  if (!typed || !settled) return NONE;
  if (query.status === 'failed') return { state: 'failed', items: [] };
  const items = query.data === undefined ? [] : itemsOf(query.data);
  return { state: query.refreshing || query.status === 'loading' ? 'loading' : 'ready', items };
}
