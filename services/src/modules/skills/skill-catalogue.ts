import { OTHER_SKILLS } from './skills-of-other-work.ts';
import { TECHNOLOGY_SKILLS } from './skills-of-technology.ts';
import { TRADES_AND_CARE_SKILLS } from './skills-of-trades-and-care.ts';

export interface CatalogueSkill {
  id: number;
  name: string;
  field: string;
  healthcare: boolean;
  synonyms: readonly string[];
  /** Spellings to find in texts; those with `exactCase` only in this case. */
  spellings: readonly { text: string; exactCase: boolean }[];
}

const HEALTHCARE_FIELD = 9;
const bare = (text: string) => text.replace(/^[=!]/, '');

export const SKILL_CATALOGUE: readonly CatalogueSkill[] = [
  ...TECHNOLOGY_SKILLS,
  ...OTHER_SKILLS,
  ...TRADES_AND_CARE_SKILLS,
].flatMap(([number, field, skills]) =>
  skills.map((texts, index) => ({
    id: number * 1000 + index + 1,
    name: bare(texts[0] ?? ''),
    field,
    healthcare: number === HEALTHCARE_FIELD,
    synonyms: texts.slice(1).map(bare),
    // Two letters are ambiguous in lower case ('np', 'ts'), so they match only in their exact case.
    spellings: texts
      .filter((text) => !text.startsWith('!'))
      .map((text) => ({ text: bare(text), exactCase: text.startsWith('=') || text.length <= 2 })),
  })),
);
