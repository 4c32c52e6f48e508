import { demoDataModule } from './demo-data/index.ts';
import { skillsModule } from './modules/skills/index.ts';
import { placesModule } from './modules/places/index.ts';
import { jobsModule } from './modules/jobs/index.ts';
import { applicationsModule } from './modules/applications/index.ts';
import { candidatesModule } from './modules/candidates/index.ts';
import { countriesModule } from './modules/countries/index.ts';
import { enterprisesModule } from './modules/enterprises/index.ts';
import { feedbackModule } from './modules/feedback/index.ts';
import { filesModule } from './modules/files/index.ts';
import { identityModule } from './modules/identity/index.ts';
import { mailModule } from './modules/mail/index.ts';
import { notificationsModule } from './modules/notifications/index.ts';
import { releasesModule } from './modules/releases/index.ts';
import type { ModuleFactory } from './platform/module.ts';

/** The domains, one line each; a module's door is its index.ts. */
export const MODULES: readonly ModuleFactory[] = [
  notificationsModule,
  filesModule,
  feedbackModule,
  enterprisesModule,
  countriesModule,
  candidatesModule,
  mailModule,
  identityModule,
  applicationsModule,
  jobsModule,
  placesModule,
  skillsModule,
  demoDataModule,
  // Last: it answers every address nobody else has.
  releasesModule,
];
