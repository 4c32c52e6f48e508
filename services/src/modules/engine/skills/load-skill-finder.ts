import type { Database } from '../../../platform/database/database.ts';
import { createSkillFinder, type SkillFinder } from './find-skills.ts';
import { skillsInTexts } from './taxonomy.store.ts';

const KEPT_MS = 10 * 60_000;
const kept = new WeakMap<Database, { finder: Promise<SkillFinder>; until: number }>();

/** Finds skills of the catalogue and of the taxonomies imported so far. */
export async function loadSkillFinder(db: Database): Promise<SkillFinder> {
  return createSkillFinder(await skillsInTexts(db));
}

/** The same, cached for up to ten minutes: for occasional texts. */
export function recentSkillFinder(db: Database): Promise<SkillFinder> {
  const known = kept.get(db);
  if (known && known.until > Date.now()) return known.finder;
  const finder = loadSkillFinder(db);
  kept.set(db, { finder, until: Date.now() + KEPT_MS });
  finder.catch(() => kept.delete(db));
  return finder;
}
