import type { ModuleFactory } from '../../../platform/module.ts';
import { routes } from './routes.ts';

export { degreeLevel } from './fields/educations.ts';
export { languagesNamed } from './fields/languages.ts';
export { yearsWorked } from './fields/work-history.ts';
export { matchSkills } from './match-skills.ts';
export { readInChild } from './read-in-child.ts';

export const resumeReadingModule: ModuleFactory = (services) => ({
  name: 'resume-reading',
  routes: (app) => routes(app, services),
});
