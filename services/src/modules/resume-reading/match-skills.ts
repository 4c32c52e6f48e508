import type { ResumeReading } from '@hirehq/shared-contracts/rest';
import { foldText, SKILL_CATALOGUE, type SkillFinder } from '../skills/index.ts';
import otherLanguages from './data/skill-names-in-other-languages.json' with { type: 'json' };
import type { SkillText } from './parse-resume.ts';

const NAMES: Readonly<Record<string, readonly string[]>> = otherLanguages;

const idOfName = new Map(
  SKILL_CATALOGUE.flatMap(({ id, name, synonyms }) =>
    [...synonyms, ...(NAMES[name] ?? []), name].map((text) => [foldText(text), { id, name }] as const),
  ),
);

const BETWEEN_ITEMS = /[,;•●▪◦‣·|\t،؛]|\s[–—/-]\s|\s{3,}/u;
const GROUP = /^[^:]{2,40}:\s*/u;
/** '(5 years)', '– 5 ans': years beside a skill. */
const YEARS =
  /[(\s–—-]*(?<years>\d{1,2})\s*\+?\s*(?:years?|yrs?|y|años?|jahren?|jahre|j|ans?|anos?|سنوات|سنة)(?!\p{L})\.?\s*\)?/iu;
const MOST_YEARS = 60;
const MOST = 100;
/** Characters of a text that are read. */
const LONGEST_TEXT = 2000;

/** 'Python (5 years)': the skill of an item in a list, by its whole name. */
function itemOf(item: string): { text: string; years: number | null } {
  const years = Number(YEARS.exec(item)?.groups?.['years'] ?? Number.NaN);
  const text = item
    .replace(YEARS, ' ')
    .replace(/\s*\([^)]*\)?\s*$/u, '')
    .trim();
  return { text, years: Number.isNaN(years) || years > MOST_YEARS ? null : years };
}

/** Skills of our taxonomy that the texts name, each once. */
export function matchSkills(texts: readonly SkillText[], find: SkillFinder): ResumeReading['skills'] {
  const found = new Map<number, ResumeReading['skills'][number]>();
  for (const { text: given, isList, foundAt } of texts) {
    const text = given.slice(0, LONGEST_TEXT);
    const items = isList ? text.replace(GROUP, '').split(BETWEEN_ITEMS) : [text];
    for (const item of items) {
      const { text: name, years } = isList ? itemOf(item) : { text: item, years: null };
      const named = isList ? idOfName.get(foldText(name)) : undefined;
      for (const skill of named ? [named] : find(name)) {
        if (found.has(skill.id)) continue;
        found.set(skill.id, { value: { id: skill.id, name: skill.name, yearsOfExperience: years }, foundAt });
      }
    }
  }
  return [...found.values()].slice(0, MOST);
}
