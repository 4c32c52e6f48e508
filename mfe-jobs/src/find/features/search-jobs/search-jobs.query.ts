import type { Suggestion } from '@hirehq/shared-contracts/rest';
import { useBrand, useSuggestions, type Suggestions } from '@hirehq/shared-ui';

/** Skills and titles that match the typed text (JB-08). */
export function useKeywordSuggestions(text: string): Suggestions<Suggestion> {
  const variant = useBrand();
  return useSuggestions(
    text,
    'GET candidates/search',
    (keyword) => ({ query: { keyword, ...(variant === 'H' && { 'is-healthcare': 'true' as const }) } }),
    (suggestions) => suggestions,
  );
}
