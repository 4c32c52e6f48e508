import type { ModuleFactory } from '../../../platform/module.ts';
import { profileData } from './candidate-data.ts';
import { employerRoutes } from './employer.routes.ts';
import { purgeWork } from './records/purge-records.ts';
import { resolvers } from './resolvers/index.ts';
import { publishScoreChange } from './score/profile-score.ts';
import { licenceWork } from './sections/licence-reminders.ts';
import { mayOpenSharedFile, PROFILE_GRANT } from './sharing/shared-file-grant.ts';

export { languagesOf } from './sections/languages.store.ts';
export { licences } from './sections/licences.service.ts';

/** What belongs to a profile besides its REST sections: licences, languages, checklists, score and coach, and who sees it. */
export const profilesModule: ModuleFactory = (services) => ({
  name: 'profiles',
  candidateData: profileData,
  resolvers,
  routes: (app) => employerRoutes(app, services),
  events: { 'profile.changed': (event) => publishScoreChange(services, event) },
  work: [...purgeWork(services), ...licenceWork(services)],
  fileGrants: { [PROFILE_GRANT]: (id) => mayOpenSharedFile(services, id) },
});
