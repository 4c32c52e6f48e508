import type { AccountTables } from './account.ts';
import type { ApplicationTables } from './applications.ts';
import type { CandidateTables } from './candidates.ts';
import type { ConversationReportTables } from './conversation-reports.ts';
import type { EmployerTables } from './employers.ts';
import type { EnterpriseTables } from './enterprises.ts';
import type { FeedTables } from './feeds.ts';
import type { FeedbackTables } from './feedback.ts';
import type { FileTables } from './files.ts';
import type { IdentityTables } from './identity.ts';
import type { JobReportTables } from './job-reports.ts';
import type { JobTables } from './jobs.ts';
import type { MailTables } from './mail.ts';
import type { MessageTables } from './messages.ts';
import type { NotificationTables } from './notifications.ts';
import type { PlaceTables } from './places.ts';
import type { PlatformTables } from './platform.ts';
import type { ProfileTables } from './profiles.ts';
import type { ReferralTables } from './referrals.ts';
import type { ReleaseTables } from './releases.ts';
import type { SavedSearchTables } from './saved-searches.ts';
import type { SkillTables } from './skills.ts';
import type { VideoTables } from './videos.ts';

/** All tables by name; one interface per domain. */
export interface Tables
  extends
    PlatformTables,
    ProfileTables,
    AccountTables,
    IdentityTables,
    CandidateTables,
    ConversationReportTables,
    EmployerTables,
    EnterpriseTables,
    FeedbackTables,
    FeedTables,
    FileTables,
    MailTables,
    MessageTables,
    NotificationTables,
    JobReportTables,
    JobTables,
    ApplicationTables,
    PlaceTables,
    ReferralTables,
    ReleaseTables,
    SavedSearchTables,
    SkillTables,
    VideoTables {}
