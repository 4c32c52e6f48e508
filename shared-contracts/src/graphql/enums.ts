import {
  NOISE_LEVELS,
  LIGHTINGS,
  CONTACT_LEVELS,
  WORK_STRUCTURES,
  FLEXIBILITIES,
  INTERVIEW_FORMATS,
  APPLY_CHANNELS,
  CANDIDATE_PROCESS_STATUSES,
  CLOSING_PARTIES,
  CLOSURE_REASONS,
  CONVERSATION_REPORT_REASONS,
  CONVERSATION_WRITING,
  EDUCATION_LEVELS,
  EMPLOYER_REPORT_REASONS,
  EMPLOYMENT_TYPES,
  ENTERPRISE_PROCESS_STATUSES,
  ENTERPRISE_SECTORS,
  ENTERPRISE_SIZES,
  EXPERIENCE_LEVELS,
  INTERVIEW_CLOSURES,
  INTERVIEW_MODES,
  INTERVIEW_STATUSES,
  JOB_FACETS,
  MESSAGE_TYPES,
  NOT_STATED,
  NOTIFICATION_CHANNELS,
  NOTIFICATION_STATUSES,
  NOTIFICATION_TYPES,
  PAY_UNITS,
  PROCESS_ACTORS,
  PROCESS_CHANGES,
  QUESTION_KINDS,
  USUAL_REPLIES,
  WORK_MODES,
  PROFILE_SECTIONS,
  PROFILE_AUDIENCES,
  PROFILE_RECORD_KINDS,
  LANGUAGE_LEVELS,
  SCORE_PARTS,
  VIDEO_STATES,
  VIDEO_REFUSALS,
  HAND_OVER_PURPOSES,
  HAND_OVER_STATES,
  COACH_STEP_KINDS,
  CHECKLIST_ITEM_KINDS,
  PROVIDER_ACTIONS,
  UNBIND_REQUEST_STATUSES,
} from '../codes.ts';
import { CANARY_SIGNALS, CANARY_STATES } from '../delivery/canaries.ts';
import { HISTORY_ACTIONS, HISTORY_OUTCOMES } from '../delivery/reading.ts';
import { REMOTE_BUDGETS, REMOTE_VERSION_STATES } from '../delivery/remote-figures.ts';
import { SET_CAUSES } from '../delivery/sets.ts';
import { REFUSALS } from '../refusals.ts';
import { LOAD_CAUSES, LOAD_OUTCOMES, LOAD_PHASES } from '../release.ts';
import { STORAGE_CATEGORIES } from '../storage-quotas.ts';
import { enumName, enumValue } from './enum-value.ts';

interface EnumSource {
  values: readonly string[];
  description?: string;
}

/** Fields of JobFilter that a broader search may leave out. */
const JOB_FILTER_FIELDS = [
  'keyword',
  'jobTitle',
  'skills',
  'city',
  'state',
  'country',
  'remoteFrom',
  'payMax',
  'payUnit',
  'payCurrency',
  'payNotStated',
  ...JOB_FACETS,
];

/** `applyToJob` → `ApplyToJobRefusalCode`. */
const refusalEnumOf = (mutation: string) => `${mutation.charAt(0).toUpperCase()}${mutation.slice(1)}RefusalCode`;

/** The enums of the SDL that are code lists here; `npm run codegen` writes them to sdl/codes.generated.graphql. */
export const ENUMS: Readonly<Record<string, EnumSource>> = {
  WorkMode: { values: WORK_MODES, description: 'R remote, O onsite, H hybrid' },
  WorkModeChoice: { values: [...WORK_MODES, NOT_STATED], description: 'NS: jobs that do not state theirs' },
  EmploymentType: { values: EMPLOYMENT_TYPES },
  EmploymentTypeChoice: { values: [...EMPLOYMENT_TYPES, NOT_STATED], description: 'NS: jobs that do not state theirs' },
  ExperienceLevel: { values: EXPERIENCE_LEVELS },
  ExperienceLevelChoice: { values: [...EXPERIENCE_LEVELS, NOT_STATED], description: 'NS: jobs that do not state theirs' },
  NoiseLevel: { values: NOISE_LEVELS },
  NoiseLevelChoice: { values: [...NOISE_LEVELS, NOT_STATED], description: 'NS: jobs that do not state theirs' },
  Lighting: { values: LIGHTINGS },
  LightingChoice: { values: [...LIGHTINGS, NOT_STATED], description: 'NS: jobs that do not state theirs' },
  ContactLevel: { values: CONTACT_LEVELS, description: 'Contact with people.' },
  ContactLevelChoice: { values: [...CONTACT_LEVELS, NOT_STATED], description: 'NS: jobs that do not state theirs' },
  WorkStructure: {
    values: WORK_STRUCTURES,
    description: 'FIXED: routines and instructions; SELF_DIRECTED: one chooses tasks and order',
  },
  WorkStructureChoice: { values: [...WORK_STRUCTURES, NOT_STATED], description: 'NS: jobs that do not state theirs' },
  Flexibility: { values: FLEXIBILITIES, description: 'Of the hours of work.' },
  FlexibilityChoice: { values: [...FLEXIBILITIES, NOT_STATED], description: 'NS: jobs that do not state theirs' },
  InterviewFormat: { values: INTERVIEW_FORMATS },
  InterviewFormatChoice: { values: [...INTERVIEW_FORMATS, NOT_STATED], description: 'NS: jobs that do not state theirs' },
  ProfileSection: { values: PROFILE_SECTIONS },
  ProfileAudience: {
    values: PROFILE_AUDIENCES,
    description: 'EMPLOYERS: those with an application or a talent pool of the candidate; EVERYBODY: whoever has the link',
  },
  ProfileRecordKind: { values: PROFILE_RECORD_KINDS },
  LanguageLevel: { values: LANGUAGE_LEVELS },
  ScorePartKind: { values: Object.keys(SCORE_PARTS) },
  VideoState: { values: VIDEO_STATES },
  VideoRefusal: { values: VIDEO_REFUSALS },
  HandOverPurpose: { values: HAND_OVER_PURPOSES },
  HandOverState: { values: HAND_OVER_STATES },
  CoachStepKind: { values: COACH_STEP_KINDS },
  ChecklistItemKind: { values: CHECKLIST_ITEM_KINDS },
  StorageCategory: { values: STORAGE_CATEGORIES },
  ProviderAction: { values: PROVIDER_ACTIONS },
  UnbindRequestStatus: { values: UNBIND_REQUEST_STATUSES, description: 'P pending, R refused' },
  EducationLevel: { values: EDUCATION_LEVELS },
  PayUnit: { values: PAY_UNITS },
  JobFacetField: { values: JOB_FACETS },
  JobFilterField: { values: JOB_FILTER_FIELDS },
  EnterpriseProcessStatus: {
    values: ENTERPRISE_PROCESS_STATUSES,
    description: 'R received, S shortlisted, F offered, O onboarded, B offboarded',
  },
  CandidateProcessStatus: { values: CANDIDATE_PROCESS_STATUSES, description: 'A accepted, P placed' },
  ClosingParty: { values: CLOSING_PARTIES },
  ClosureReason: { values: CLOSURE_REASONS.map(enumValue) },
  ProcessChange: { values: PROCESS_CHANGES.map(enumValue) },
  ProcessActor: { values: PROCESS_ACTORS },
  ApplyChannel: {
    values: APPLY_CHANNELS,
    description:
      'SYSTEM: software of the employer reads applications; MAIL: they are sent to its mail address; OWN_PAGE: they are only possible on its own page; NONE: it cannot be reached from here',
  },
  ApplyQuestionKind: { values: QUESTION_KINDS },
  InterviewStatus: { values: INTERVIEW_STATUSES, description: 'P pending, A accepted, X cancelled' },
  InterviewMode: { values: INTERVIEW_MODES },
  InterviewClosure: { values: INTERVIEW_CLOSURES },
  MessageType: { values: MESSAGE_TYPES },
  ConversationWriting: { values: CONVERSATION_WRITING },
  EnterpriseSector: { values: ENTERPRISE_SECTORS },
  EnterpriseSize: { values: Object.keys(ENTERPRISE_SIZES), description: 'How many people work there.' },
  UsualReply: { values: USUAL_REPLIES },
  EmployerReportReason: {
    values: EMPLOYER_REPORT_REASONS,
    description: 'IMPERSONATION: it pretends to be another company; FALSE_FACTS: what it says about itself is not true',
  },
  ConversationReportReason: { values: CONVERSATION_REPORT_REASONS },
  NotificationStatus: { values: NOTIFICATION_STATUSES, description: 'U unread, R read' },
  NotificationType: { values: NOTIFICATION_TYPES },
  NotificationChannel: { values: NOTIFICATION_CHANNELS },
  RemoteBudgetName: { values: Object.values(REMOTE_BUDGETS) },
  RemoteVersionState: {
    values: REMOTE_VERSION_STATES,
    description:
      'LIVE; TRIED: a canary runs; EARLIER: was live; STORED: never was; PRUNED: its files were removed; BLOCKED: cannot be live',
  },
  ReleaseSetCause: {
    values: SET_CAUSES,
    description: 'START: a process found nothing live of a remote; CANARY: a canary was promoted',
  },
  ReleaseAction: { values: HISTORY_ACTIONS },
  ReleaseOutcome: { values: HISTORY_OUTCOMES },
  CanaryState: { values: CANARY_STATES },
  CanarySignal: { values: CANARY_SIGNALS },
  LoadOutcome: { values: LOAD_OUTCOMES.map(enumName) },
  LoadPhase: { values: LOAD_PHASES.map(enumName) },
  LoadFailureCause: { values: [...LOAD_CAUSES.map(enumName), 'UNKNOWN'] },
  ...Object.fromEntries(Object.entries(REFUSALS).map(([mutation, values]) => [refusalEnumOf(mutation), { values }])),
};
