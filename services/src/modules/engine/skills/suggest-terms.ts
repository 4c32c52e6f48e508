import type { Suggestion } from '@hirehq/shared-contracts/rest';
import type { Database } from '../../../platform/database/database.ts';
import { foldText } from '@hirehq/shared-contracts/fold-text';
import { correctionsOf, termsLike, type FoundTerm } from './skills.store.ts';

const LIMIT = 10;

function suggestionOf({ kind, id, name, min_years, max_years }: FoundTerm): Suggestion {
  if (kind === 'T') return { type: 'T', name };
  return {
    type: 'S',
    id,
    name,
    ...(min_years !== null && { minYears: min_years }),
    ...(max_years !== null && { maxYears: max_years }),
  };
}

/** Skills and titles that match the typed text: prefixes first, then later words, then similar spellings. */
export async function suggestTerms(db: Database, keyword: string, healthcare: boolean): Promise<Suggestion[]> {
  const typed = foldText(keyword).slice(0, 100);
  if (!typed) return [];
  const found = new Map<string, FoundTerm>();
  const add = async (step: Parameters<typeof termsLike>[1], text: string) => {
    if (found.size >= LIMIT) return;
    for (const term of await termsLike(db, step, text, { healthcare, limit: LIMIT })) {
      // A name is listed once: a taxonomy may repeat it, or have it as a skill and as a title, which finds more jobs.
      const key = foldText(term.name);
      const listed = found.get(key);
      if (!listed || (listed.kind === 'S' && term.kind === 'T')) found.set(key, term);
    }
  };
  await add('prefix', typed);
  await add('words', typed);
  // Similar spellings are for mistyped words only: below good matches they would be noise.
  if (found.size === 0 && typed.length >= 3) {
    const words = typed.split(/[^\p{L}\p{N}]+/u).filter((word) => word.length > 2);
    const corrections = await correctionsOf(db, words);
    const corrected = words.map((word) => corrections.get(word) ?? word).join(' ');
    if (corrections.size > 0) {
      await add('prefix', corrected);
      await add('words', corrected);
    }
    if (found.size === 0) await add('trigram', typed);
    if (found.size === 0) await add('edits', typed);
  }
  return [...found.values()].slice(0, LIMIT).map(suggestionOf);
}
