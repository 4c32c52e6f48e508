import type { FoundSkill } from './find-skills.ts';
import { foldText } from '@hirehq/shared-contracts/fold-text';
import { wordsOf } from './words-of.ts';
import { isJobTitle } from './is-job-title.ts';
import everydayTerms from './data/everyday-terms.json' with { type: 'json' };

/** Names of imported skills, folded, that postings of any kind contain and that say nothing about the work; sites among them. */
const EVERYDAY: ReadonlySet<string> = new Set(everydayTerms);

interface Term {
  skill: FoundSkill;
  folded: readonly string[];
  /** A single word matches only in its exact case, unless it has no other meaning. */
  exact: string | undefined;
}

/** Finds skills by their full names, longest names first; skips words that are already marked as covered. */
export type TermFinder = (words: readonly string[], folded: readonly string[], covered: Uint8Array) => FoundSkill[];

/** 'KDevelop', 'DB2', 'SPARQL': names that are not dictionary words, unlike 'LESS' and 'TANKS'. */
const INNER_CAPITAL = /\p{Ll}\p{Lu}|\p{Lu}{2}\p{Ll}|\p{L}\p{N}|^\p{Lu}{6,}$/u;
/** A kind of software, which is also mentioned by companies that make it. */
const ANY_SOFTWARE = / software$/i;
const SCIENCE = /(?:(?<!techn|method|termin)ology|graphy|metry|iatry|iatrics|nomics|onics|surgery|therapy)$/;
const CAPITALS = /^\p{Lu}{2,}$/u;

function termOf(skill: FoundSkill): Term | undefined {
  // A name that needs an explanation in brackets means something else in most texts: 'Chef (tools for …)'.
  if (skill.name.includes('(') || ANY_SOFTWARE.test(skill.name)) return undefined;
  const words = wordsOf(skill.name);
  const folded = words.map(foldText);
  const [only] = words;
  if (only === undefined || EVERYDAY.has(folded.join(' ')) || isJobTitle(skill.name)) return undefined;
  if (words.length > 1) return { skill, folded, exact: undefined };
  if (SCIENCE.test(only)) return { skill, folded, exact: undefined };
  return INNER_CAPITAL.test(only) ? { skill, folded, exact: only } : undefined;
}

/** Finds names of imported skills in texts. */
export function createTermFinder(skills: readonly FoundSkill[]): TermFinder {
  const ofFirstWord = new Map<string, Term[]>();
  for (const skill of skills) {
    const term = termOf(skill);
    const first = term?.folded[0];
    if (!term || first === undefined) continue;
    const terms = ofFirstWord.get(first);
    if (terms) terms.push(term);
    else ofFirstWord.set(first, [term]);
  }
  for (const terms of ofFirstWord.values()) terms.sort((a, b) => b.folded.length - a.folded.length);

  const standsAt = (term: Term, start: number, words: readonly string[], folded: readonly string[]): boolean => {
    const { folded: wanted, exact } = term;
    for (let at = 1; at < wanted.length; at++) if (folded[start + at] !== wanted[at]) return false;
    if (exact === undefined) return true;
    if (words[start] !== exact) return false;
    // In a line of capitals, abbreviations cannot be told from other words.
    return !CAPITALS.test(exact) || !(CAPITALS.test(words[start - 1] ?? '') || CAPITALS.test(words[start + 1] ?? ''));
  };

  return (words, folded, covered) => {
    const found = new Map<number, { skill: FoundSkill; length: number; count: number }>();
    for (let start = 0; start < words.length; start++) {
      const term = ofFirstWord.get(folded[start] ?? '')?.find((each) => standsAt(each, start, words, folded));
      if (!term) continue;
      const { skill, folded: wanted } = term;
      const isTaken = covered.subarray(start, start + wanted.length).every((taken) => taken === 1);
      if (!isTaken) {
        const known = found.get(skill.id);
        found.set(skill.id, { skill, length: wanted.length, count: (known?.count ?? 0) + 1 });
      }
      start += wanted.length - 1;
    }
    return [...found.values()].toSorted((a, b) => b.length - a.length || b.count - a.count).map(({ skill }) => skill);
  };
}
