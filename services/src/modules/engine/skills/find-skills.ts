import { foldText } from '@hirehq/shared-contracts/fold-text';
import { SKILL_CATALOGUE } from './skill-catalogue.ts';
import { createTermFinder, type TermFinder } from './find-taxonomy-terms.ts';
import { wordsOf } from './words-of.ts';

interface Spelling {
  skillId: number;
  exact: string | undefined;
}

const spellings = new Map<string, Spelling[]>();
let longest = 1;
for (const skill of SKILL_CATALOGUE) {
  for (const { text, exactCase } of skill.spellings) {
    const words = wordsOf(text);
    const key = foldText(words.join(' '));
    longest = Math.max(longest, words.length);
    spellings.set(key, [...(spellings.get(key) ?? []), { skillId: skill.id, exact: exactCase ? words.join(' ') : undefined }]);
  }
}
const catalogueNames = new Map(SKILL_CATALOGUE.map((skill) => [skill.id, skill.name]));
const ownTerms: ReadonlySet<string> = new Set([
  ...spellings.keys(),
  ...SKILL_CATALOGUE.flatMap(({ name, synonyms }) => [name, ...synonyms].map((text) => foldText(wordsOf(text).join(' ')))),
]);

export interface FoundSkill {
  id: number;
  name: string;
}

/** The skills named in a plain text. */
export type SkillFinder = (text: string) => FoundSkill[];

const MOST = 15;
/** Skills of a taxonomy, after those of the catalogue. */
const MOST_IMPORTED = 5;

/** Ids of catalogue skills that appear as whole words, by name or synonym, most frequent first; marks their words in `covered`. */
function findOwn(words: readonly string[], folded: readonly string[], covered: Uint8Array): number[] {
  const counts = new Map<number, number>();
  for (let start = 0; start < words.length; start++) {
    for (let length = Math.min(longest, words.length - start); length > 0; length--) {
      const hits = spellings.get(length === 1 ? (folded[start] ?? '') : folded.slice(start, start + length).join(' '));
      const written = hits && words.slice(start, start + length).join(' ');
      const meant = hits?.filter((hit) => hit.exact === undefined || hit.exact === written) ?? [];
      if (meant.length === 0) continue;
      for (const { skillId } of meant) counts.set(skillId, (counts.get(skillId) ?? 0) + 1);
      covered.fill(1, start, start + length);
      start += length - 1;
      break;
    }
  }
  return [...counts]
    .toSorted((a, b) => b[1] - a[1])
    .slice(0, MOST)
    .map(([skillId]) => skillId);
}

/** Finds skills of the catalogue first, then more specific ones of the given taxonomies. */
export function createSkillFinder(imported: readonly FoundSkill[] = []): SkillFinder {
  const findImported: TermFinder = createTermFinder(
    imported.filter(({ name }) => !ownTerms.has(foldText(wordsOf(name).join(' ')))),
  );
  return (text) => {
    const words = wordsOf(text);
    const folded = words.map(foldText);
    const covered = new Uint8Array(words.length);
    const own = findOwn(words, folded, covered).map((id) => ({ id, name: catalogueNames.get(id) ?? '' }));
    const room = Math.min(MOST_IMPORTED, MOST - own.length);
    return room > 0 ? [...own, ...findImported(words, folded, covered).slice(0, room)] : own;
  };
}
