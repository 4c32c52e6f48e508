import type { Call, CandidateAccess } from '../define-call.ts';
import { candidateCalls } from './candidates.ts';
import { consoleLogCalls } from './console-log.ts';
import { educationCalls } from './educations.ts';
import { embedCalls } from './embeds.ts';
import { enterpriseCalls } from './enterprises.ts';
import { feedbackCalls } from './feedback.ts';
import { fileCalls } from './files.ts';
import { interviewCalls } from './interviews.ts';
import { messageCalls } from './messages.ts';
import { notificationCalls } from './notifications.ts';
import { placeCalls } from './places.ts';
import { poolCalls } from './pool.ts';
import { profileDocumentCalls } from './profile-documents.ts';
import { resumeReadingCalls } from './resume-reading.ts';
import { resumeCalls } from './resumes.ts';
import { searchCalls } from './search.ts';
import { skillCalls } from './skills.ts';
import { workHistoryCalls } from './work-history.ts';

export { returnsVersion, takesIfMatch, type Call, type Multipart } from '../define-call.ts';
export type { RestResponse, RestApi, RestInput, RestKey } from './client.ts';
export type { Candidate, CandidateChanges, ReadingPreferences } from './candidates.ts';
export type { ConsoleLogEntry } from './console-log.ts';
export type { Education } from './educations.ts';
export { MAX_THEME_ENTRIES, themeEntrySchema, type EnterpriseDetails, type Theme, type ThemeEntry } from './enterprises.ts';
export { embedCalls, type EmbeddedJob, type EmbeddedJobs, type EmbeddedRemote, type ReleasedFile } from './embeds.ts';
export type { Feedback } from './feedback.ts';
export type { StoredFile } from './files.ts';
export type { InterviewSchedule } from './interviews.ts';
export type { ChatParticipant, Conversation, Message, MessageLink } from './messages.ts';
export type { Notification, NotificationList } from './notifications.ts';
export type { LocationSuggestion, PlaceDetail } from './places.ts';
export type { CandidateJob, ProcessRecord } from './pool.ts';
export { resumeReadingSchema, type ResumeReading } from './resume-reading.ts';
export type { Resume } from './resumes.ts';
export type { Suggestion } from './search.ts';
export type { CandidateSkill, OwnSkill } from './skills.ts';
export type { WorkHistory } from './work-history.ts';

/** One row of the call table (§7); its path is relative to `api/v1` or `public/api/v1`. */
export type RestCall = Call<CandidateAccess>;

/** The whole call table of §7: server routes, the client's types, OpenAPI and the tests are derived from it. */
export const REST_CALLS = {
  ...enterpriseCalls,
  ...candidateCalls,
  ...skillCalls,
  ...workHistoryCalls,
  ...educationCalls,
  ...fileCalls,
  ...resumeCalls,
  ...resumeReadingCalls,
  ...profileDocumentCalls,
  ...poolCalls,
  ...searchCalls,
  ...messageCalls,
  ...notificationCalls,
  ...interviewCalls,
  ...placeCalls,
  ...feedbackCalls,
  ...consoleLogCalls,
  ...embedCalls,
} as const satisfies Readonly<Record<string, RestCall>>;

export type RestCalls = typeof REST_CALLS;
