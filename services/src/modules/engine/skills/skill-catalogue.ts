import otherWork from './data/skills-of-other-work.json' with { type: 'json' };
import technology from './data/skills-of-technology.json' with { type: 'json' };
import tradesAndCare from './data/skills-of-trades-and-care.json' with { type: 'json' };

/**
 * A field of the catalogue. A skill's id is the number of its field times 1000 plus its position in the list, so new ones are
 * added at the end. The first text is its name, the others are synonyms. `=`: found in texts only in exactly this case
 * (Excel, not excel). `!`: never searched for in texts (Go).
 */
interface SkillField {
  number: number;
  field: string;
  skills: readonly (readonly string[])[];
}
const FIELDS: readonly SkillField[] = [...technology, ...otherWork, ...tradesAndCare];

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

export const SKILL_CATALOGUE: readonly CatalogueSkill[] = FIELDS.flatMap(({ number, field, skills }) =>
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
