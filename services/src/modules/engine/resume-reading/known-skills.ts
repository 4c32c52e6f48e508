import { foldText, SKILL_CATALOGUE } from '../skills/index.ts';
import otherLanguages from './data/skill-names-in-other-languages.json' with { type: 'json' };

const NAMES: Readonly<Record<string, readonly string[]>> = otherLanguages;

const skills = new Map(
  SKILL_CATALOGUE.flatMap(({ id, name, synonyms }) =>
    [...synonyms, ...(NAMES[name] ?? []), name].map((text) => [foldText(text), { id, name }] as const),
  ),
);

/** The skill of our catalogue with this whole name, in one of our languages. */
export const skillNamed = (text: string): { id: number; name: string } | undefined => skills.get(foldText(text));

export const isKnownSkill = (text: string): boolean => skillNamed(text) !== undefined;
