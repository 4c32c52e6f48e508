import type { ModuleFactory } from '../../../platform/module.ts';
import { routes } from './routes.ts';
import { seedCatalogue } from './seed-catalogue.ts';

export { createSkillFinder, type SkillFinder } from './find-skills.ts';
export { loadSkillFinder, recentSkillFinder } from './load-skill-finder.ts';
export { foldText } from '@hirehq/shared-contracts/fold-text';
export { seedCatalogue } from './seed-catalogue.ts';
export { SKILL_CATALOGUE } from './skill-catalogue.ts';
export { TITLES_IN_OTHER_LANGUAGES, TITLE_CATALOGUE } from './title-catalogue.ts';
export { TAXONOMY_FORMATS, importTaxonomy, type TaxonomyFormat } from './taxonomies/import-taxonomy.ts';
export { suggestTerms } from './suggest-terms.ts';
export { isHealthOccupation } from './is-health-occupation.ts';
export { isJobTitle } from './is-job-title.ts';
export { isHealthGroup } from './unit-groups.ts';
export { relatedTitles, titleNamed } from './related-titles.ts';
export { likenessOfTitles, SAME_WORK } from './likeness-of-titles.ts';
export { knownWords, otherEndings } from './known-words.store.ts';
export { addSearchWords, correctionsOf, synonymsOf } from './skills.store.ts';

export const skillsModule: ModuleFactory = (services) => ({
  name: 'skills',
  routes: (app) => routes(app, services),
  onStart: () => seedCatalogue(services.db),
});
