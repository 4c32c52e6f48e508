import { foldText } from './fold-text.ts';
import { SKILL_CATALOGUE } from './skill-catalogue.ts';

const WORD = /[\p{L}\p{N}][\p{L}\p{N}+#&/'-]*(?:\.[\p{L}\p{N}]+)*\+*|\.[Nn][Ee][Tt]\b/gu;
const wordsOf = (text: string) => text.match(WORD) ?? [];

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

/** Ids of catalogue skills a plain text names as whole words, by name or synonym; the most often named first. */
export function findSkills(text: string, limit = 15): number[] {
  const words = wordsOf(text);
  const folded = words.map(foldText);
  const counts = new Map<number, number>();
  for (let start = 0; start < words.length; start++) {
    for (let length = Math.min(longest, words.length - start); length > 0; length--) {
      const hits = spellings.get(folded.slice(start, start + length).join(' '));
      const written = hits && words.slice(start, start + length).join(' ');
      const meant = hits?.filter((hit) => hit.exact === undefined || hit.exact === written) ?? [];
      if (meant.length === 0) continue;
      for (const { skillId } of meant) counts.set(skillId, (counts.get(skillId) ?? 0) + 1);
      start += length - 1;
      break;
    }
  }
  return [...counts]
    .toSorted((a, b) => b[1] - a[1])
    .slice(0, limit)
    .map(([skillId]) => skillId);
}
