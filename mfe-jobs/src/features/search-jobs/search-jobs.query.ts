import { useEffect, useState } from 'react';
import type { LocationSuggestion, PlaceDetail, Suggestion } from '@hirehq/shared-contracts/rest';
import { useDebouncedValue } from '@hirehq/shared-ui';
import { useApi } from '../../shell/use-api.ts';
import { usePlatform } from '../../shell/use-platform.ts';
import { useReport } from '../../shell/use-report.ts';
import type { ChosenPlace } from './search-jobs.model.ts';

const DEBOUNCE_MS = 200;

export interface Suggestions<Item> {
  state: 'empty' | 'loading' | 'ready' | 'failed';
  items: readonly Item[];
}

const NONE: Suggestions<never> = { state: 'empty', items: [] };

/** Asks once typing rests; an answer that comes after more typing is dropped. */
function useSuggestions<Item>(
  text: string,
  ask: (text: string, signal: AbortSignal) => Promise<readonly Item[]>,
): Suggestions<Item> {
  const [settled] = useDebouncedValue(text.trim(), DEBOUNCE_MS);
  const [found, setFound] = useState<Suggestions<Item>>(NONE);
  const report = useReport();

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

/** Skills and titles for what is typed (JB-08). */
export function useKeywordSuggestions(text: string): Suggestions<Suggestion> {
  const { rest } = useApi();
  const { variant } = usePlatform();
  return useSuggestions(text, (keyword, signal) =>
    rest('GET candidates/search', { query: { keyword, ...(variant === 'H' && { 'is-healthcare': 'true' as const }) }, signal }),
  );
}

/** Places for what is typed (JB-09). */
export function usePlaceSuggestions(text: string): Suggestions<LocationSuggestion> {
  const { rest } = useApi();
  return useSuggestions(text, async (typed, signal) => {
    const answer = await rest('GET places/{text}', { params: { text: typed }, query: {}, signal });
    return Array.isArray(answer) ? answer : [];
  });
}

function componentOf({ addressComponents }: PlaceDetail, type: string): string | undefined {
  return addressComponents.find(({ types }) => types.includes(type))?.longName;
}

/** The city, state and country of a place of the list. */
export function usePlaceDetail(): (suggestion: LocationSuggestion) => Promise<ChosenPlace> {
  const { rest } = useApi();
  return async ({ placeId, description }) => {
    const detail = await rest('GET places/{text}', { params: { text: placeId }, query: { type: 'D' } });
    if (Array.isArray(detail)) return { label: description };
    const [city, state, country] = ['locality', 'administrative_area_level_1', 'country'].map((type) =>
      componentOf(detail, type),
    );
    return { label: description, ...(city && { city }), ...(state && { state }), ...(country && { country }) };
  };
}
