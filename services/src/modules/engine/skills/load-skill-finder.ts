import { cachedRead } from '../../../platform/caching/cached-read.ts';
import type { Database } from '../../../platform/database/database.ts';
import { createSkillFinder, type SkillFinder } from './find-skills.ts';
import { skillsInTexts } from './taxonomy.store.ts';

/** Finds skills of the catalogue and of the taxonomies imported so far. */
export async function loadSkillFinder(db: Database): Promise<SkillFinder> {
  return createSkillFinder(await skillsInTexts(db));
}

/** The same, cached for up to ten minutes: for occasional texts. */
export const recentSkillFinder = cachedRead({ ttlMs: 600_000 }, loadSkillFinder);
