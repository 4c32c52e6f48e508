/** The code lists of the specification (§3, §4): one or two letters on the wire, labels on the screen. */

export * from './company-codes.ts';
export * from './health-codes.ts';
export * from './workplace-codes.ts';

export const EMPLOYMENT_TYPES = ['FT', 'PT', 'FL', 'IN', 'OT'] as const;
export type EmploymentType = (typeof EMPLOYMENT_TYPES)[number];

export const EDUCATION_LEVELS = ['SL', 'DM', 'BR', 'MT', 'DC'] as const;
export type EducationLevel = (typeof EDUCATION_LEVELS)[number];

export const WORK_MODES = ['R', 'O', 'H'] as const;
export type WorkMode = (typeof WORK_MODES)[number];

export const EXPERIENCE_LEVELS = ['IN', 'EL', 'AT', 'ML', 'DR', 'ET'] as const;
export type ExperienceLevel = (typeof EXPERIENCE_LEVELS)[number];

/** In a filter: jobs that do not state a value. */
export const NOT_STATED = 'NS';

/** Filters that can narrow a search, named like the fields of the filter; results are counted for each. */
export const JOB_FACETS = [
  'employmentTypes',
  'workModes',
  'experienceLevels',
  'easyApply',
  'nightShift',
  'weekendWork',
  'noiseLevels',
  'lightings',
  'contactLevels',
  'workStructures',
  'flexibilities',
  'interviewFormats',
  'careSettings',
  'shiftPatterns',
  'licenceNeeds',
  'payBands',
  'remote',
  'postedWithinDays',
  'payMin',
  'radiusKm',
] as const;
export type JobFacetField = (typeof JOB_FACETS)[number];

/** Steps of yearly pay that the facet of pay counts, in the currency of the search. */
export const PAY_STEPS = [30_000, 50_000, 75_000, 100_000, 150_000] as const;

/** Options of the posted filter, in days. */
export const POSTED_DAYS = [1, 3, 7, 14, 30] as const;

/** Options of the distance filter, in kilometres around a city. */
export const RADIUS_STEPS = [10, 25, 50, 100, 200] as const;

/** A duration is a number followed by one of these, e.g. `6M`. */
export const DURATION_SUFFIXES = ['D', 'W', 'M', 'Y'] as const;
export type DurationSuffix = (typeof DURATION_SUFFIXES)[number];

export const PAY_UNITS = ['HOUR', 'DAY', 'WEEK', 'MONTH', 'YEAR'] as const;
export type PayUnit = (typeof PAY_UNITS)[number];

/** Units of full-time work in a year: pay of different units is compared by these. */
export const UNITS_PER_YEAR: Readonly<Record<PayUnit, number>> = { HOUR: 2080, DAY: 260, WEEK: 52, MONTH: 12, YEAR: 1 };

/** How the candidate arrived: referred, joined through a pool, public, invited, region update. */
export const CANDIDATE_ORIGINS = ['R', 'J', 'P', 'I', 'M'] as const;
export type CandidateOrigin = (typeof CANDIDATE_ORIGINS)[number];

export const NEURO_CLASSIFICATIONS = ['NT', 'ND'] as const;
export type NeuroClassification = (typeof NEURO_CLASSIFICATIONS)[number];

/** Brand variants: general (default), neurodiversity, healthcare. Any other value means healthcare. */
export const BRAND_VARIANTS = ['D', 'N', 'H'] as const;
export type BrandVariant = (typeof BRAND_VARIANTS)[number];

/** The audience a brand is designed for. */
export const designedFor = (variant: BrandVariant): NeuroClassification => (variant === 'N' ? 'ND' : 'NT');

/** The company tag that a variant filters by. */
export const COMPANY_TAGS = { H: 'Direct Health', N: 'Neurodiversify' } as const;

export const NOTIFICATION_STATUSES = ['U', 'R'] as const;
export type NotificationStatus = (typeof NOTIFICATION_STATUSES)[number];

/** What the enterprise did with an application: received, shortlisted, offered, onboarded, offboarded. */
export const ENTERPRISE_PROCESS_STATUSES = ['R', 'S', 'F', 'O', 'B'] as const;
export type EnterpriseProcessStatus = (typeof ENTERPRISE_PROCESS_STATUSES)[number];

/** The candidate's response to an offer: accepted, placed. Absent before the response. */
export const CANDIDATE_PROCESS_STATUSES = ['A', 'P'] as const;
export type CandidateProcessStatus = (typeof CANDIDATE_PROCESS_STATUSES)[number];

/** How an application reaches an employer: its system, its mail address, only its own page, or in no way that is known here. */
export const APPLY_CHANNELS = ['SYSTEM', 'MAIL', 'OWN_PAGE', 'NONE'] as const;
export type ApplyChannel = (typeof APPLY_CHANNELS)[number];

/** Steps in the history of an application. */
export const PROCESS_CHANGES = [
  'applied',
  'shortlisted',
  'offered',
  'offer changed',
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

/** Reasons for closing an application; the first three are an employer's, the last is the candidate's. */
export const CLOSURE_REASONS = ['declined', 'position filled', 'position cancelled', 'offer declined'] as const;
export type ClosureReason = (typeof CLOSURE_REASONS)[number];

/** Types of answers to a question of an application. */
export const QUESTION_KINDS = ['DATE', 'RADIO', 'CHECKBOX', 'TEXT'] as const;
export type QuestionKind = (typeof QUESTION_KINDS)[number];

export const INTERVIEW_MODES = ['VIDEO', 'PHONE', 'ONSITE'] as const;
export type InterviewMode = (typeof INTERVIEW_MODES)[number];

export const INTERVIEW_CLOSURES = ['PASSED', 'NOT_PASSED', 'NO_SHOW'] as const;
export type InterviewClosure = (typeof INTERVIEW_CLOSURES)[number];

/** Kinds of notifications; the kind decides what is checked when the notification is opened (§4). */
export const NOTIFICATION_KINDS = [
  'applied',
  'shortlisted',
  'offered',
  'offerChanged',
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
  'licenceExpiring',
] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

/** What candidates choose channels for: kinds of notifications that belong together. */
export const NOTIFICATION_TYPES = ['APPLICATION', 'INTERVIEW', 'OFFER', 'MESSAGE', 'REFERRAL', 'JOB_ALERT', 'PROFILE'] as const;
export type NotificationType = (typeof NOTIFICATION_TYPES)[number];

/** The type of each kind of notification. */
export const NOTIFICATION_TYPE_OF = {
  applied: 'APPLICATION',
  shortlisted: 'APPLICATION',
  closed: 'APPLICATION',
  note: 'APPLICATION',
  offered: 'OFFER',
  offerChanged: 'OFFER',
  onboarded: 'OFFER',
  offboarded: 'OFFER',
  interviewInvite: 'INTERVIEW',
  interviewReschedule: 'INTERVIEW',
  interviewCancelled: 'INTERVIEW',
  upcomingInterview: 'INTERVIEW',
  interviewFeedback: 'INTERVIEW',
  message: 'MESSAGE',
  referralApplied: 'REFERRAL',
  jobAlert: 'JOB_ALERT',
  licenceExpiring: 'PROFILE',
} as const satisfies Record<NotificationKind, NotificationType>;

/** In the page, on the device by web push, by email. */
export const NOTIFICATION_CHANNELS = ['IN_PAGE', 'PUSH', 'EMAIL'] as const;
export type NotificationChannel = (typeof NOTIFICATION_CHANNELS)[number];

/** Whether the two sides of a conversation can write, and why not. */
export const CONVERSATION_WRITING = ['OPEN', 'CLOSED', 'BLOCKED_BY_EMPLOYER', 'BLOCKED_BY_CANDIDATE'] as const;
export type ConversationWriting = (typeof CONVERSATION_WRITING)[number];

/** How soon an employer usually replies to candidates. */
export const USUAL_REPLIES = ['WITHIN_AN_HOUR', 'WITHIN_A_DAY', 'WITHIN_A_WEEK'] as const;
export type UsualReply = (typeof USUAL_REPLIES)[number];

/** How many people have applied for a job. */
export const APPLICANT_RANGES = ['UNDER_10', 'FROM_10_TO_50', 'OVER_50'] as const;
export type ApplicantRange = (typeof APPLICANT_RANGES)[number];

export const EMPLOYER_REPORT_REASONS = ['FRAUD', 'IMPERSONATION', 'FALSE_FACTS', 'FEE', 'DISCRIMINATION', 'OTHER'] as const;
export type EmployerReportReason = (typeof EMPLOYER_REPORT_REASONS)[number];

export const CONVERSATION_REPORT_REASONS = ['FRAUD', 'FEE', 'SPAM', 'HARASSMENT', 'DISCRIMINATION', 'OTHER'] as const;
export type ConversationReportReason = (typeof CONVERSATION_REPORT_REASONS)[number];

/** Extensions of files that can be attached to a message. */
export const ATTACHMENT_EXTENSIONS = ['png', 'jpg', 'jpeg', 'pdf', 'doc', 'docx'] as const;

export const INTERVIEW_STATUSES = ['P', 'A', 'X'] as const;
export type InterviewStatus = (typeof INTERVIEW_STATUSES)[number];

export const MESSAGE_TYPES = ['TEXT', 'FILE', 'SMS'] as const;
export type MessageType = (typeof MESSAGE_TYPES)[number];

export const FILE_CATEGORIES = ['SHOWCASE', 'EDUCATION', 'PROFILE', 'RESUME', 'CANDIDATE_OFFER', 'BACKGROUND'] as const;
export type FileCategory = (typeof FILE_CATEGORIES)[number];

/** Parts of a profile whose visibility a candidate chooses (PR-07). The name and titles are always shared with the profile. */
export const PROFILE_SECTIONS = [
  'PHOTO',
  'VIDEO',
  'CONTACT',
  'LOCATION',
  'EXPERIENCE',
  'SKILLS',
  'WORK_HISTORY',
  'EDUCATIONS',
  'LICENCES',
  'LANGUAGES',
  'CHECKLISTS',
] as const;
export type ProfileSection = (typeof PROFILE_SECTIONS)[number];

/** Who sees a part of a profile: nobody, employers with an application or a talent pool of the candidate, everybody with the link. */
export const PROFILE_AUDIENCES = ['NOBODY', 'EMPLOYERS', 'EVERYBODY'] as const;
export type ProfileAudience = (typeof PROFILE_AUDIENCES)[number];

/** How sure the reader of résumés is of a value: only `HIGH` is proposed as taken. */
export const READING_CONFIDENCES = ['HIGH', 'LOW'] as const;
export type ReadingConfidence = (typeof READING_CONFIDENCES)[number];

/** Why a value of a résumé has to be checked; a value without a doubt has the confidence `HIGH`. */
export const READING_DOUBTS = [
  /** Only its position or form speaks for it. */
  'GUESSED',
  /** Others could be meant as well. */
  'SEVERAL',
  /** No word of it is one of a job. */
  'UNKNOWN_TITLE',
  'UNKNOWN_EMPLOYER',
  'UNKNOWN_SCHOOL',
  /** It may be, or is, the name of a place. */
  'MAYBE_PLACE',
  /** It was found in running text, not in a list of its kind. */
  'NOT_LISTED',
  /** It was computed, not written. */
  'COMPUTED',
  /** A part of it is missing. */
  'INCOMPLETE',
  /** The text was recognised in a picture. */
  'SCANNED',
] as const;
export type ReadingDoubt = (typeof READING_DOUBTS)[number];

/** Records of a profile that can be restored after they were removed. */
export const PROFILE_RECORD_KINDS = ['WORK_HISTORY', 'EDUCATION', 'LICENCE', 'RESUME', 'FILE', 'SKILL'] as const;
export type ProfileRecordKind = (typeof PROFILE_RECORD_KINDS)[number];

/** How long a removed record can be restored. */
export const RESTORABLE_SECONDS = 10 * 60;

/** Levels of the Common European Framework of Reference for Languages, and a first language. */
export const LANGUAGE_LEVELS = ['A1', 'A2', 'B1', 'B2', 'C1', 'C2', 'NATIVE'] as const;
export type LanguageLevel = (typeof LANGUAGE_LEVELS)[number];

/** What the profile score consists of, with the most points of each part: 100 in all. */
export const SCORE_PARTS = {
  PHOTO: 5,
  VIDEO: 10,
  TITLE: 10,
  LOCATION: 5,
  SKILLS: 20,
  WORK_HISTORY: 20,
  EDUCATIONS: 10,
  LICENCES: 5,
  LANGUAGES: 5,
  RESUME: 10,
} as const;
export type ScorePartKind = keyof typeof SCORE_PARTS;

/** How many records give all points of these parts; one is enough for the others. */
export const SCORE_ENOUGH = { SKILLS: 5, WORK_HISTORY: 2 } as const satisfies Partial<Record<ScorePartKind, number>>;

export const VIDEO_STATES = ['CHECKING', 'READY', 'REFUSED'] as const;
export type VideoState = (typeof VIDEO_STATES)[number];

/** Why a video pitch was refused. */
export const VIDEO_REFUSALS = ['TYPE', 'CODEC', 'TOO_LONG', 'BROKEN', 'VIRUS'] as const;
export type VideoRefusal = (typeof VIDEO_REFUSALS)[number];

/** Maximum length of a video pitch, in seconds, and maximum size, in bytes. */
export const VIDEO_SECONDS = 120;
export const MAX_VIDEO_BYTES = 200 * 1024 * 1024;

/**
 * What the token of a hand-over is for. `VIDEO`: another device, to which the candidate hands over with a QR code, uploads a video
 * and reaches no other one (PR-10). `OWN_VIDEOS`: a page of the candidate themselves continues and removes all their videos.
 */
export const HAND_OVER_PURPOSES = ['VIDEO', 'OWN_VIDEOS'] as const;
export type HandOverPurpose = (typeof HAND_OVER_PURPOSES)[number];

export const HAND_OVER_STATES = ['WAITING', 'OPENED', 'UPLOADING', 'DONE', 'ENDED'] as const;
export type HandOverState = (typeof HAND_OVER_STATES)[number];

export const COACH_STEP_KINDS = [
  'ADD_SKILL',
  'ADD_WORK_HISTORY',
  'ADD_EDUCATION',
  'ADD_PHOTO',
  'ADD_VIDEO',
  'ADD_RESUME',
  'ADD_LOCATION',
  'RENEW_LICENCE',
  'SIGN_CHECKLIST',
  'SAVE_SEARCH',
  'APPLY_TO_SAVED',
  'VERIFY_EMAIL',
] as const;
export type CoachStepKind = (typeof COACH_STEP_KINDS)[number];

/** Ratings of a checklist item: no experience, with supervision, independently, able to teach. */
export const CHECKLIST_RATINGS = [0, 1, 2, 3] as const;

/** What an item of a checklist asks for: a rating, a file, a tick. */
export const CHECKLIST_ITEM_KINDS = ['SKILL', 'DOCUMENT', 'TASK'] as const;
export type ChecklistItemKind = (typeof CHECKLIST_ITEM_KINDS)[number];

/** Layouts of the profile as a PDF. */
export const PROFILE_LAYOUTS = ['CLASSIC', 'COMPACT'] as const;
export type ProfileLayout = (typeof PROFILE_LAYOUTS)[number];

/** What a candidate can do at the identity provider; empty where it offers none of them. */
/** What a candidate can do about signing in at an external provider. */
export const EXTERNAL_PROVIDER_ACTIONS = ['PASSWORD', 'PASSKEYS', 'SESSIONS', 'ACCOUNT'] as const;
/** The same, and what the services do themselves. */
export const PROVIDER_ACTIONS = [...EXTERNAL_PROVIDER_ACTIONS, 'SIGN_OUT_EVERYWHERE'] as const;
export type ProviderAction = (typeof PROVIDER_ACTIONS)[number];

/** P pending, R refused. */
export const UNBIND_REQUEST_STATUSES = ['P', 'R'] as const;

/** Days from the request to the deletion of an account, and how long a data export is kept. */
export const DELETION_GRACE_DAYS = 14;
export const EXPORT_KEPT_DAYS = 7;
/** Days in which the former address of an account can undo the change to another one. */
export const EMAIL_UNDO_DAYS = 7;

/** Maximum size of a candidate's upload, in bytes. */
export const MAX_UPLOAD_BYTES = 5 * 1024 * 1024;

/** Maximum size of a browser's list of errors, in bytes. */
export const CONSOLE_LOG_BYTES = 16 * 1024;

/** How long a signed link to a file or calendar works; a page that shows one requests a new link before that. */
export const FILE_LINK_SECONDS = 5 * 60;

/** File name extensions of a résumé. */
export const RESUME_EXTENSIONS = ['pdf', 'doc', 'docx', 'odt', 'rtf', 'txt'] as const;

/** File name extensions of a photo, gif or short video next to the name. */
export const PHOTO_EXTENSIONS = ['png', 'jpg', 'jpeg', 'gif', 'mp4', 'webm'] as const;

/** File name extensions of showcases and of documents of an education. */
export const RECORD_FILE_EXTENSIONS = ['png', 'jpg', 'jpeg', 'gif', 'pdf', 'doc', 'docx'] as const;

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

/** Returns the brand variant of an origin flag (SH-28): absent means general, an unknown value healthcare. */
export function brandVariantOf(flag: string | null | undefined): BrandVariant {
  if (!flag) return 'D';
  return flag === 'D' || flag === 'N' ? flag : 'H';
}
