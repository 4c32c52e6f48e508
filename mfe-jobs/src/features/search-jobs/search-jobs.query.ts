import type { Suggestion } from '@hirehq/shared-contracts/rest';
import { useSuggestions, type Suggestions } from '@hirehq/shared-ui';
import { useApi } from '../../shell/use-api.ts';
import { usePlatform } from '../../shell/use-platform.ts';

/** Skills and titles for what is typed (JB-08). */
export function useKeywordSuggestions(text: string): Suggestions<Suggestion> {
  const { rest } = useApi();
  const { variant } = usePlatform();
  return useSuggestions(text, (keyword, signal) =>
    rest('GET candidates/search', { query: { keyword, ...(variant === 'H' && { 'is-healthcare': 'true' as const }) }, signal }),
  );
}
