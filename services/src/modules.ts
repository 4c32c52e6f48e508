import { demoDataModule } from './demo-data/index.ts';
import { skillsModule } from './modules/engine/skills/index.ts';
import { payRatesModule } from './modules/engine/pay-rates/index.ts';
import { placesModule } from './modules/engine/places/index.ts';
import { jobsModule } from './modules/engine/jobs/index.ts';
import { accountModule } from './modules/candidate/account/index.ts';
import { applicationMailsModule } from './modules/employer-api/application-mails/index.ts';
import { applicationsModule } from './modules/candidate/applications/index.ts';
import { candidatesModule } from './modules/candidate/candidates/index.ts';
import { conversationReportsModule } from './modules/candidate/conversation-reports/index.ts';
import { countriesModule } from './modules/engine/countries/index.ts';
import { employersModule } from './modules/employer-api/employers/index.ts';
import { domainsModule } from './modules/enterprises/domains/index.ts';
import { employerProfilesModule } from './modules/enterprises/employer-profiles/index.ts';
import { browserErrors, feedbackModule } from './modules/candidate/feedback/index.ts';
import { feedsModule } from './modules/engine/feeds/index.ts';
import { filesModule } from './modules/post/files/index.ts';
import { handOversModule } from './modules/candidate/hand-overs/index.ts';
import { identityModule } from './modules/sign-in/identity/index.ts';
import { interviewsModule } from './modules/candidate/interviews/index.ts';
import { employerReportsModule } from './modules/candidate/employer-reports/index.ts';
import { logosModule } from './modules/enterprises/logos/index.ts';
import { jobReportsModule } from './modules/candidate/job-reports/index.ts';
import { mailModule } from './modules/post/mail/index.ts';
import { messagesModule } from './modules/candidate/messages/index.ts';
import { notificationsModule } from './modules/candidate/notifications/index.ts';
import { profileDocumentsModule } from './modules/candidate/profile-documents/index.ts';
import { profilesModule } from './modules/candidate/profiles/index.ts';
import { embedsModule } from './modules/engine/embeds/index.ts';
import { publishedJobsModule } from './modules/engine/published-jobs/index.ts';
import { referralsModule } from './modules/candidate/referrals/index.ts';
import { createGate } from './modules/delivery/gate/index.ts';
import { canariesWith, canaryPort } from './modules/delivery/canaries/index.ts';
import { operatorsWith } from './modules/delivery/operators/index.ts';
import { releasesWith, type FindBreaks } from './modules/delivery/releases/index.ts';
import { reportsModule } from './modules/candidate/reports/index.ts';
import { resumeReadingModule } from './modules/engine/resume-reading/index.ts';
import { savedSearchesModule } from './modules/candidate/saved-searches/index.ts';
import { teamKeysModule } from './modules/delivery/team-keys/index.ts';
import { videosModule } from './modules/candidate/videos/index.ts';
import { webhooksModule } from './modules/employer-api/webhooks/index.ts';
import type { ModuleFactory } from './platform/module.ts';

const gate = createGate();
const findBreaks: FindBreaks = ({ before, after, canaries, fallbacks }) =>
  gate.ofChange({ before: { members: before, canaries, fallbacks }, after });

/** The domains, one line each; a module's entry point is its index.ts. */
export const MODULES: readonly ModuleFactory[] = [
  notificationsModule,
  filesModule,
  handOversModule,
  videosModule,
  feedbackModule,
  employerProfilesModule,
  employersModule,
  domainsModule,
  logosModule,
  webhooksModule,
  countriesModule,
  candidatesModule,
  profilesModule,
  resumeReadingModule,
  profileDocumentsModule,
  mailModule,
  identityModule,
  accountModule,
  messagesModule,
  interviewsModule,
  applicationsModule,
  applicationMailsModule,
  jobsModule,
  referralsModule,
  savedSearchesModule,
  jobReportsModule,
  employerReportsModule,
  conversationReportsModule,
  feedsModule,
  publishedJobsModule,
  embedsModule,
  reportsModule,
  payRatesModule,
  placesModule,
  skillsModule,
  teamKeysModule,
  canariesWith(findBreaks),
  operatorsWith({ findBreaks, readBrowserErrors: browserErrors }),
  demoDataModule,
  // Last, because it handles every remaining path.
  releasesWith({ makeCanaries: canaryPort, findBreaks }),
];
