import type { Call, EmployerAccess } from '../define-call.ts';
import { applicationMailCalls } from './application-mail.ts';
import { applicationCalls } from './applications.ts';
import { brandCalls } from './brand.ts';
import { employerCandidateCalls } from './candidates.ts';
import { domainCalls } from './domains.ts';
import { employerEmbedCalls } from './embed.ts';
import { feedCalls } from './feeds.ts';
import { employerInterviewCalls } from './interviews.ts';
import { employerJobCalls } from './jobs.ts';
import { keyCalls } from './keys.ts';
import { employerMessageCalls } from './messages.ts';
import { talentPoolCalls } from './talent-pools.ts';
import { webhookCalls } from './webhooks.ts';

export type {
  EmployerApplication,
  EmployerApplicationDetails,
  SubmittedApplication,
  SubmittedApplicationDetails,
  WithdrawnApplication,
} from './applications.ts';
export type { ApplicationMail } from './application-mail.ts';
export type { EmployerBrand } from './brand.ts';
export type { CandidateProfile } from './candidates.ts';
export {
  DOMAIN_CHALLENGE_FILE,
  DOMAIN_CHALLENGE_LABEL,
  domainName,
  MAX_EMPLOYER_DOMAINS,
  type DomainProof,
  type DomainState,
  type EmployerDomain,
} from './domains.ts';
export {
  FEED_FORMATS,
  FEED_UPLOAD_BYTES,
  feedReportSchema,
  type EmployerFeed,
  type EmployerFeedImport,
  type EmployerFeedImportInput,
  type EmployerFeedInput,
  type FeedFormat,
} from './feeds.ts';
export { MAX_VISITOR_KEYS, VISITOR_KEY_ALGORITHMS, visitorPublicKey, type VisitorKey, type VisitorPublicKey } from './embed.ts';
export type { EmployerInterview, EmployerInterviewSchedule } from './interviews.ts';
export type { EmployerJob, EmployerJobDetails, EmployerJobInput } from './jobs.ts';
export type { EmployerKeyRecord } from './keys.ts';
export { EMPLOYER_SCOPES, type EmployerScope } from './scopes.ts';
export { SEND_LIMIT_OF_EMPLOYER, SEND_LIMITS, type SendLimit, type SentKind } from './send-limits.ts';
export { INVITATION_LIMITS } from './talent-pools.ts';
export type { ThemeReport } from './theme-report.ts';
export { WEBHOOK_PING, WEBHOOK_TOPICS, type Delivery, type Webhook, type WebhookInput, type WebhookTopic } from './webhooks.ts';

/** One row of the employers' table; its path is relative to `employer/v1`. */
export type EmployerCall = Call<EmployerAccess>;

/** The employers' API under `employer/v1`. Server routes, OpenAPI and tests are derived from it. */
export const EMPLOYER_CALLS = {
  ...keyCalls,
  ...brandCalls,
  ...domainCalls,
  ...employerJobCalls,
  ...talentPoolCalls,
  ...applicationMailCalls,
  ...applicationCalls,
  ...employerCandidateCalls,
  ...employerInterviewCalls,
  ...employerMessageCalls,
  ...webhookCalls,
  ...feedCalls,
  ...employerEmbedCalls,
} as const satisfies Readonly<Record<string, EmployerCall>>;

export type EmployerCalls = typeof EMPLOYER_CALLS;
export type EmployerKey = keyof EmployerCalls;
