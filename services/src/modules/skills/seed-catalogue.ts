import type { Database } from '../../platform/database/database.ts';
import { foldText } from './fold-text.ts';
import { SKILL_CATALOGUE } from './skill-catalogue.ts';
import { storeCatalogue } from './skills.store.ts';
import { TITLE_CATALOGUE } from './title-catalogue.ts';

/** Puts skills, titles and their synonyms into the database; runs again without harm and takes up what was added. */
export async function seedCatalogue(db: Database): Promise<void> {
  const entries = [
    ...SKILL_CATALOGUE.map((skill) => ({ kind: 'S' as const, ...skill })),
    ...TITLE_CATALOGUE.map((title) => ({ kind: 'T' as const, ...title })),
  ];
  const terms = entries.flatMap(({ kind, id, name, synonyms }) => {
    const folded = new Set([name, ...synonyms].map(foldText));
    return [...folded].map((text) => ({ kind, of_id: id, folded: text, is_name: text === foldText(name) }));
  });
  await db.transaction().execute(async (trx) => {
    await storeCatalogue(trx, { skills: SKILL_CATALOGUE, titles: TITLE_CATALOGUE, terms });
  });
}
