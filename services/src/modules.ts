import { demoDataModule } from './demo-data/index.ts';
import { skillsModule } from './modules/skills/index.ts';
import { payRatesModule } from './modules/pay-rates/index.ts';
import { placesModule } from './modules/places/index.ts';
import { jobsModule } from './modules/jobs/index.ts';
import { accountModule } from './modules/account/index.ts';
import { applicationMailsModule } from './modules/application-mails/index.ts';
import { applicationsModule } from './modules/applications/index.ts';
import { candidatesModule } from './modules/candidates/index.ts';
import { conversationReportsModule } from './modules/conversation-reports/index.ts';
import { countriesModule } from './modules/countries/index.ts';
import { employersModule } from './modules/employers/index.ts';
import { domainsModule } from './modules/domains/index.ts';
import { employerProfilesModule } from './modules/employer-profiles/index.ts';
import { feedbackModule } from './modules/feedback/index.ts';
import { feedsModule } from './modules/feeds/index.ts';
import { filesModule } from './modules/files/index.ts';
import { handOversModule } from './modules/hand-overs/index.ts';
import { identityModule } from './modules/identity/index.ts';
import { interviewsModule } from './modules/interviews/index.ts';
import { jobReportsModule } from './modules/job-reports/index.ts';
import { mailModule } from './modules/mail/index.ts';
import { messagesModule } from './modules/messages/index.ts';
import { notificationsModule } from './modules/notifications/index.ts';
import { profileDocumentsModule } from './modules/profile-documents/index.ts';
import { profilesModule } from './modules/profiles/index.ts';
import { publishedJobsModule } from './modules/published-jobs/index.ts';
import { referralsModule } from './modules/referrals/index.ts';
import { releasesModule } from './modules/releases/index.ts';
import { reportsModule } from './modules/reports/index.ts';
import { resumeReadingModule } from './modules/resume-reading/index.ts';
import { savedSearchesModule } from './modules/saved-searches/index.ts';
import { videosModule } from './modules/videos/index.ts';
import { webhooksModule } from './modules/webhooks/index.ts';
import type { ModuleFactory } from './platform/module.ts';

/** The domains, one line each; a module's door is its index.ts. */
export const MODULES: readonly ModuleFactory[] = [
  notificationsModule,
  filesModule,
  handOversModule,
  videosModule,
  feedbackModule,
  employerProfilesModule,
  employersModule,
  domainsModule,
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
  conversationReportsModule,
  feedsModule,
  publishedJobsModule,
  reportsModule,
  payRatesModule,
  placesModule,
  skillsModule,
  demoDataModule,
  // Last, because it handles every remaining path.
  releasesModule,
];
