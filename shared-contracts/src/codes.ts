/** The code lists of the specification (§3, §4): one letter or two on the wire, words on the screen. */

export const EMPLOYMENT_TYPES = ['FT', 'PT', 'FL', 'IN', 'OT'] as const;
export type EmploymentType = (typeof EMPLOYMENT_TYPES)[number];

export const EDUCATION_LEVELS = ['SL', 'DM', 'BR', 'MT', 'DC'] as const;
export type EducationLevel = (typeof EDUCATION_LEVELS)[number];

export const WORK_MODES = ['R', 'O', 'H'] as const;
export type WorkMode = (typeof WORK_MODES)[number];

export const EXPERIENCE_LEVELS = ['IN', 'EL', 'AT', 'ML', 'DR', 'ET'] as const;
export type ExperienceLevel = (typeof EXPERIENCE_LEVELS)[number];

/** In a filter: jobs that do not state theirs. */
export const NOT_STATED = 'NS';

/** What a search can be narrowed by, as the fields of the filter are called; each is counted. */
export const JOB_FACETS = [
  'employmentTypes',
  'workModes',
  'experienceLevels',
  'easyApply',
  'remote',
  'postedWithinDays',
  'payMin',
  'radiusKm',
] as const;
export type JobFacetField = (typeof JOB_FACETS)[number];

/** What the pay filter offers: yearly pay at least, in the job's own currency. */
export const PAY_STEPS = [30_000, 50_000, 75_000, 100_000, 150_000] as const;

/** What the posted filter offers: days. */
export const POSTED_DAYS = [1, 3, 7, 14, 30] as const;

/** What the distance filter offers: kilometres around a city. */
export const RADIUS_STEPS = [10, 25, 50, 100, 200] as const;

/** A duration is a number followed by one of these, e.g. `6M`. */
export const DURATION_SUFFIXES = ['D', 'W', 'M', 'Y'] as const;
export type DurationSuffix = (typeof DURATION_SUFFIXES)[number];

export const PAY_UNITS = ['HOUR', 'DAY', 'WEEK', 'MONTH', 'YEAR'] as const;
export type PayUnit = (typeof PAY_UNITS)[number];

/** How the candidate came: referred, joined by pool, public, invited, region update. */
export const CANDIDATE_ORIGINS = ['R', 'J', 'P', 'I', 'M'] as const;
export type CandidateOrigin = (typeof CANDIDATE_ORIGINS)[number];

export const NEURO_CLASSIFICATIONS = ['NT', 'ND'] as const;
export type NeuroClassification = (typeof NEURO_CLASSIFICATIONS)[number];

/** Brand variants: general (default), neurodiversity, healthcare. Any other value reads as healthcare. */
export const BRAND_VARIANTS = ['D', 'N', 'H'] as const;
export type BrandVariant = (typeof BRAND_VARIANTS)[number];

/** Whom a brand was designed for. */
export const designedFor = (variant: BrandVariant): NeuroClassification => (variant === 'N' ? 'ND' : 'NT');

/** The company tag a variant searches by. */
export const COMPANY_TAGS = { H: 'Direct Health', N: 'Neurodiversify' } as const;

export const NOTIFICATION_STATUSES = ['U', 'R'] as const;
export type NotificationStatus = (typeof NOTIFICATION_STATUSES)[number];

/** What the enterprise did with an application: received, shortlisted, offered, onboarded, offboarded. */
export const ENTERPRISE_PROCESS_STATUSES = ['R', 'S', 'F', 'O', 'B'] as const;
export type EnterpriseProcessStatus = (typeof ENTERPRISE_PROCESS_STATUSES)[number];

/** What the candidate answered to an offer: accepted, placed. Absent while unanswered. */
export const CANDIDATE_PROCESS_STATUSES = ['A', 'P'] as const;
export type CandidateProcessStatus = (typeof CANDIDATE_PROCESS_STATUSES)[number];

/** What happened to an application, in its history. */
export const PROCESS_CHANGES = [
  'applied',
  'shortlisted',
  'offered',
  'accepted',
  'declined',
  'onboarded',
  'offboarded',
  'closed',
  'withdrawn',
  'note',
  'interview scheduled',
  'interview rescheduled',
  'interview cancelled',
  'interview accepted',
  'interview declined',
  'interview completed',
  'interview closed',
  'interview times proposed',
] as const;
export type ProcessChange = (typeof PROCESS_CHANGES)[number];

export const PROCESS_ACTORS = ['candidate', 'enterprise', 'system'] as const;
export type ProcessActor = (typeof PROCESS_ACTORS)[number];

/** Who closed an application. */
export const CLOSING_PARTIES = ['enterprise', 'candidate'] as const;
export type ClosingParty = (typeof CLOSING_PARTIES)[number];

/** Why an application was closed; the first three are an employer's, the last is the candidate's. */
export const CLOSURE_REASONS = ['declined', 'position filled', 'position cancelled', 'offer declined'] as const;
export type ClosureReason = (typeof CLOSURE_REASONS)[number];

/** How a question of an application is answered. */
export const QUESTION_KINDS = ['DATE', 'RADIO', 'CHECKBOX', 'TEXT'] as const;
export type QuestionKind = (typeof QUESTION_KINDS)[number];

export const INTERVIEW_MODES = ['VIDEO', 'PHONE', 'ONSITE'] as const;
export type InterviewMode = (typeof INTERVIEW_MODES)[number];

export const INTERVIEW_CLOSURES = ['PASSED', 'NOT_PASSED', 'NO_SHOW'] as const;
export type InterviewClosure = (typeof INTERVIEW_CLOSURES)[number];

/** What a notification tells of; what must still hold when it is opened goes by it (§4). */
export const NOTIFICATION_KINDS = [
  'applied',
  'shortlisted',
  'offered',
  'onboarded',
  'offboarded',
  'closed',
  'interviewInvite',
  'interviewReschedule',
  'interviewCancelled',
  'upcomingInterview',
  'interviewFeedback',
  'message',
  'note',
  'jobAlert',
  'referralApplied',
] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

export const INTERVIEW_STATUSES = ['P', 'A', 'X'] as const;
export type InterviewStatus = (typeof INTERVIEW_STATUSES)[number];

export const MESSAGE_TYPES = ['TEXT', 'FILE', 'SMS'] as const;
export type MessageType = (typeof MESSAGE_TYPES)[number];

export const FILE_CATEGORIES = ['SHOWCASE', 'EDUCATION', 'PROFILE', 'RESUME', 'CANDIDATE_OFFER', 'BACKGROUND'] as const;
export type FileCategory = (typeof FILE_CATEGORIES)[number];

/** Bytes a file may have that a candidate uploads. */
export const MAX_UPLOAD_BYTES = 5 * 1024 * 1024;

/** Bytes a list of errors may have that a browser sends. */
export const CONSOLE_LOG_BYTES = 16 * 1024;

/** How long a signed link to a file or a calendar opens it; a page that shows one asks for another before that. */
export const FILE_LINK_SECONDS = 5 * 60;

/** What a résumé may be, by the end of its name. */
export const RESUME_EXTENSIONS = ['pdf', 'doc', 'docx'] as const;

/** S a skill, T a job title. */
export const SUGGESTION_TYPES = ['S', 'T'] as const;
export type SuggestionType = (typeof SUGGESTION_TYPES)[number];

/** The version of the terms of service a candidate accepts at registration (PR-14). */
export const TERMS_VERSION = '1';

export const VIEW_TAGS = {
  D: 'GENERAL_CANDIDATE_VIEW',
  N: 'NEURODIVERSITY_CANDIDATE_VIEW',
  H: 'HEALTHCARE_CANDIDATE_VIEW',
} as const satisfies Record<BrandVariant, string>;

/** Reads an origin flag as a brand variant (SH-28): absent is general, anything unknown is healthcare. */
export function brandVariantOf(flag: string | null | undefined): BrandVariant {
  if (!flag) return 'D';
  return flag === 'D' || flag === 'N' ? flag : 'H';
}
