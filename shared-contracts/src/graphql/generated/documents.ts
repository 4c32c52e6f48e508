// Made by graphql/generate.ts from sdl/ and documents/. Do not edit.
import type { Operation } from '../operation.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type MyJobsTab =
  | 'SAVED'
  | 'APPLIED'
  | 'SHORTLISTED'
  | 'INTERVIEW'
  | 'OFFERED'
  | 'ONBOARDED'
  | 'CLOSED';

export type ApplyQuestionKind =
  | 'DATE'
  | 'RADIO'
  | 'CHECKBOX'
  | 'TEXT';

export type ApplyAnswerInput = {
  readonly questionId: string | number;
  readonly values: ReadonlyArray<string>;
};

export type ApplicationDraftInput = {
  readonly jobId: string | number;
  readonly requestId: string | number;
  readonly answers: ReadonlyArray<ApplyAnswerInput>;
  readonly resumeId?: string | number | null | undefined;
  readonly adjustments?: string | null | undefined;
  /** The revision this one was made from; absent for the first. */
  readonly basedOn?: number | null | undefined;
};

export type ApplyToJobInput = {
  readonly jobId: string | number;
  /** Chosen by the client, once for each application it means to send. */
  readonly requestId: string | number;
  readonly answers: ReadonlyArray<ApplyAnswerInput>;
  /** Id of a résumé of the candidate; optional. */
  readonly resumeId?: string | number | null | undefined;
  /** Support the candidate asks for in the selection, in their own words, 2,000 characters at most; optional. */
  readonly adjustments?: string | null | undefined;
  /** Who referred the candidate: the last part of the link they came by; optional. */
  readonly referrerId?: string | number | null | undefined;
};

export type ProposeTimesInput = {
  readonly interviewId: string | number;
  /** Still to come, within a year; 12 hours long at most. */
  readonly times: ReadonlyArray<ProposedTimeInput>;
  /** 1,000 characters at most. */
  readonly note?: string | null | undefined;
};

export type ProposedTimeInput = {
  readonly startsAt: string;
  readonly completesAt: string;
};

export type ReportJobInput = {
  readonly jobId: string | number;
  readonly requestId: string | number;
  readonly reason: JobReportReason;
  /** 1,000 characters at most. */
  readonly details?: string | null | undefined;
};

export type JobReportReason =
  | 'FRAUD'
  | 'FEE'
  | 'DISCRIMINATION'
  | 'NOT_A_JOB'
  | 'OUTDATED'
  | 'OTHER';

export type JobSort =
  | 'RELEVANCE'
  | 'NEWEST';

export type JobFilter = {
  readonly keyword?: string | null | undefined;
  readonly jobTitle?: string | null | undefined;
  /** Ids of skills; a job with any of them matches, more of them rank higher. */
  readonly skills?: ReadonlyArray<number> | null | undefined;
  readonly city?: string | null | undefined;
  readonly state?: string | null | undefined;
  readonly country?: string | null | undefined;
  /** With a city: also what lies so many kilometres around it, 200 at most. */
  readonly radiusKm?: number | null | undefined;
  /** Codes; NS takes jobs that do not state theirs. The same for the two that follow. */
  readonly employmentTypes?: ReadonlyArray<string> | null | undefined;
  readonly workModes?: ReadonlyArray<string> | null | undefined;
  readonly experienceLevels?: ReadonlyArray<string> | null | undefined;
  /** Only jobs that can be done remotely, and from `remoteFrom`. */
  readonly remote?: boolean | null | undefined;
  /** Where remote work would be done, ISO 3166-1 alpha-2; absent: the candidate's country, for a visitor that of the address. */
  readonly remoteFrom?: string | null | undefined;
  readonly easyApply?: boolean | null | undefined;
  /** Yearly pay at least, in the job's own currency. */
  readonly payMin?: number | null | undefined;
  /** Only jobs that do not state their pay. */
  readonly payNotStated?: boolean | null | undefined;
  readonly postedWithinDays?: number | null | undefined;
  /** Brand variant: only jobs of enterprises with this company tag. */
  readonly companyTag?: string | null | undefined;
};

export type MatchReasonKind =
  | 'SKILLS'
  | 'TITLE'
  | 'EXPERIENCE'
  | 'PLACE';

export type ReferJobInput = {
  readonly jobId: string | number;
  readonly requestId: string | number;
  readonly email?: string | null | undefined;
  /** Said in the mail, 500 characters at most. */
  readonly note?: string | null | undefined;
};

export type ReferralState =
  | 'SENT'
  | 'VISITED'
  | 'APPLIED'
  | 'HIRED';

export type AlertFrequency =
  | 'DAILY'
  | 'WEEKLY'
  | 'NEVER';

export type SaveSearchInput = {
  readonly requestId: string | number;
  /** 120 characters at most. */
  readonly name: string;
  readonly query: string;
  readonly alerts: AlertFrequency;
};

export type ChangeSavedSearchInput = {
  readonly id: string | number;
  readonly name?: string | null | undefined;
  readonly alerts?: AlertFrequency | null | undefined;
};

export type ApplicationTimelineQueryVariables = Exact<{
  jobId: string | number;
}>;


export type ApplicationTimelineQuery = { readonly job: { readonly id: string, readonly application: { readonly adjustments: string | null, readonly id: string, readonly jobId: string, readonly submittedAt: string, readonly withdrawnAt: string | null, readonly enterpriseProcessStatus: string, readonly candidateProcessStatus: string | null, readonly closedAt: string | null, readonly closedBy: string | null, readonly closureReason: string | null, readonly resume: { readonly id: string, readonly title: string, readonly url: string } | null, readonly offer: { readonly id: string, readonly startDate: string | null, readonly expiresAt: string | null, readonly note: string | null, readonly offeredAt: string, readonly answeredAt: string | null, readonly pay: { readonly currency: string, readonly min: number | null, readonly max: number | null, readonly unit: string } | null, readonly documents: ReadonlyArray<{ readonly id: string, readonly fileName: string, readonly url: string }> } | null, readonly history: ReadonlyArray<{ readonly change: string, readonly enterpriseProcessStatus: string, readonly candidateProcessStatus: string | null, readonly actor: string, readonly note: string | null, readonly recordedAt: string }>, readonly interviews: ReadonlyArray<{ readonly id: string, readonly applicationId: string, readonly roundTitle: string, readonly status: string, readonly startsAt: string, readonly completesAt: string, readonly timeZone: string, readonly mode: string, readonly location: string | null, readonly link: string | null, readonly instructions: string | null, readonly roundCompleted: boolean, readonly ratingOfPanelByCandidate: number | null, readonly ratingRemarksByCandidate: string | null, readonly proposalNote: string | null, readonly calendarUrl: string | null, readonly closureStatus: string | null, readonly proposedTimes: ReadonlyArray<{ readonly startsAt: string, readonly completesAt: string }> }> } | null } | null };

export type AcceptOfferMutationVariables = Exact<{
  applicationId: string | number;
}>;


export type AcceptOfferMutation = { readonly acceptOffer:
    | { readonly __typename: 'OfferAnswered', readonly application: { readonly id: string, readonly jobId: string, readonly submittedAt: string, readonly withdrawnAt: string | null, readonly enterpriseProcessStatus: string, readonly candidateProcessStatus: string | null, readonly closedAt: string | null, readonly closedBy: string | null, readonly closureReason: string | null } }
    | { readonly __typename: 'ApplicationRefused', readonly code: string, readonly message: string }
   };

export type DeclineOfferMutationVariables = Exact<{
  applicationId: string | number;
  note?: string | null | undefined;
}>;


export type DeclineOfferMutation = { readonly declineOffer:
    | { readonly __typename: 'OfferAnswered', readonly application: { readonly id: string, readonly jobId: string, readonly submittedAt: string, readonly withdrawnAt: string | null, readonly enterpriseProcessStatus: string, readonly candidateProcessStatus: string | null, readonly closedAt: string | null, readonly closedBy: string | null, readonly closureReason: string | null } }
    | { readonly __typename: 'ApplicationRefused', readonly code: string, readonly message: string }
   };

export type ApplicationStateFragment = { readonly id: string, readonly jobId: string, readonly submittedAt: string, readonly withdrawnAt: string | null, readonly enterpriseProcessStatus: string, readonly candidateProcessStatus: string | null, readonly closedAt: string | null, readonly closedBy: string | null, readonly closureReason: string | null };

export type JobToApplyQueryVariables = Exact<{
  id: string | number;
}>;


export type JobToApplyQuery = { readonly job: { readonly closesOn: string | null, readonly id: string, readonly title: string, readonly workMode: string | null, readonly employmentType: string | null, readonly experienceLevel: string | null, readonly summary: string, readonly easyApply: boolean, readonly postedAt: string, readonly closedAt: string | null, readonly saved: boolean, readonly matchScore: number | null, readonly questions: ReadonlyArray<{ readonly id: string, readonly kind: ApplyQuestionKind, readonly label: string, readonly required: boolean, readonly options: ReadonlyArray<string> }>, readonly enterprise: { readonly id: string, readonly establishmentName: string, readonly logoUrl: string | null }, readonly place: { readonly city: string | null, readonly state: string | null, readonly country: string | null, readonly label: string } | null, readonly pay: { readonly currency: string, readonly min: number | null, readonly max: number | null, readonly unit: string } | null, readonly skills: ReadonlyArray<{ readonly id: number, readonly name: string, readonly met: boolean | null }>, readonly application: { readonly id: string, readonly withdrawnAt: string | null, readonly enterpriseProcessStatus: string } | null } | null };

export type ApplyToJobMutationVariables = Exact<{
  input: ApplyToJobInput;
}>;


export type ApplyToJobMutation = { readonly applyToJob:
    | { readonly __typename: 'ApplicationSubmitted', readonly application: { readonly id: string, readonly jobId: string, readonly submittedAt: string, readonly withdrawnAt: string | null, readonly enterpriseProcessStatus: string, readonly candidateProcessStatus: string | null, readonly closedAt: string | null, readonly closedBy: string | null, readonly closureReason: string | null }, readonly job: { readonly id: string, readonly title: string } }
    | { readonly __typename: 'ApplicationRefused', readonly code: string, readonly message: string, readonly questionIds: ReadonlyArray<string>, readonly existing: { readonly id: string, readonly jobId: string, readonly submittedAt: string, readonly withdrawnAt: string | null, readonly enterpriseProcessStatus: string, readonly candidateProcessStatus: string | null, readonly closedAt: string | null, readonly closedBy: string | null, readonly closureReason: string | null } | null }
   };

export type DraftOfApplicationFragment = { readonly jobId: string, readonly requestId: string, readonly resumeId: string | null, readonly adjustments: string | null, readonly revision: number, readonly savedAt: string, readonly answers: ReadonlyArray<{ readonly questionId: string, readonly values: ReadonlyArray<string> }> };

export type ApplicationDraftQueryVariables = Exact<{
  jobId: string | number;
}>;


export type ApplicationDraftQuery = { readonly applicationDraft: { readonly jobId: string, readonly requestId: string, readonly resumeId: string | null, readonly adjustments: string | null, readonly revision: number, readonly savedAt: string, readonly answers: ReadonlyArray<{ readonly questionId: string, readonly values: ReadonlyArray<string> }> } | null };

export type SaveApplicationDraftMutationVariables = Exact<{
  input: ApplicationDraftInput;
}>;


export type SaveApplicationDraftMutation = { readonly saveApplicationDraft:
    | { readonly __typename: 'DraftSaved', readonly draft: { readonly jobId: string, readonly requestId: string, readonly resumeId: string | null, readonly adjustments: string | null, readonly revision: number, readonly savedAt: string, readonly answers: ReadonlyArray<{ readonly questionId: string, readonly values: ReadonlyArray<string> }> } }
    | { readonly __typename: 'DraftRefused', readonly code: string, readonly message: string, readonly kept: { readonly jobId: string, readonly requestId: string, readonly resumeId: string | null, readonly adjustments: string | null, readonly revision: number, readonly savedAt: string, readonly answers: ReadonlyArray<{ readonly questionId: string, readonly values: ReadonlyArray<string> }> } | null }
   };

export type DiscardApplicationDraftMutationVariables = Exact<{
  jobId: string | number;
}>;


export type DiscardApplicationDraftMutation = { readonly discardApplicationDraft: boolean };

export type CountriesQueryVariables = Exact<{ [key: string]: never; }>;


export type CountriesQuery = { readonly countries: ReadonlyArray<{ readonly alpha_2_code: string, readonly en_short_name: string }> };

export type InterviewStateFragment = { readonly id: string, readonly applicationId: string, readonly roundTitle: string, readonly status: string, readonly startsAt: string, readonly completesAt: string, readonly timeZone: string, readonly mode: string, readonly location: string | null, readonly link: string | null, readonly instructions: string | null, readonly roundCompleted: boolean, readonly ratingOfPanelByCandidate: number | null, readonly ratingRemarksByCandidate: string | null, readonly proposalNote: string | null, readonly calendarUrl: string | null, readonly closureStatus: string | null, readonly proposedTimes: ReadonlyArray<{ readonly startsAt: string, readonly completesAt: string }> };

export type InterviewCardFragment = { readonly id: string, readonly applicationId: string, readonly roundTitle: string, readonly status: string, readonly startsAt: string, readonly completesAt: string, readonly timeZone: string, readonly mode: string, readonly location: string | null, readonly link: string | null, readonly instructions: string | null, readonly roundCompleted: boolean, readonly ratingOfPanelByCandidate: number | null, readonly ratingRemarksByCandidate: string | null, readonly proposalNote: string | null, readonly calendarUrl: string | null, readonly closureStatus: string | null, readonly job: { readonly id: string, readonly title: string, readonly enterprise: { readonly id: string, readonly establishmentName: string, readonly logoUrl: string | null } }, readonly proposedTimes: ReadonlyArray<{ readonly startsAt: string, readonly completesAt: string }> };

export type InterviewsQueryVariables = Exact<{ [key: string]: never; }>;


export type InterviewsQuery = { readonly interviews: ReadonlyArray<{ readonly id: string, readonly applicationId: string, readonly roundTitle: string, readonly status: string, readonly startsAt: string, readonly completesAt: string, readonly timeZone: string, readonly mode: string, readonly location: string | null, readonly link: string | null, readonly instructions: string | null, readonly roundCompleted: boolean, readonly ratingOfPanelByCandidate: number | null, readonly ratingRemarksByCandidate: string | null, readonly proposalNote: string | null, readonly calendarUrl: string | null, readonly closureStatus: string | null, readonly job: { readonly id: string, readonly title: string, readonly enterprise: { readonly id: string, readonly establishmentName: string, readonly logoUrl: string | null } }, readonly proposedTimes: ReadonlyArray<{ readonly startsAt: string, readonly completesAt: string }> }> };

export type InterviewQueryVariables = Exact<{
  id: string | number;
}>;


export type InterviewQuery = { readonly interview: { readonly id: string, readonly applicationId: string, readonly roundTitle: string, readonly status: string, readonly startsAt: string, readonly completesAt: string, readonly timeZone: string, readonly mode: string, readonly location: string | null, readonly link: string | null, readonly instructions: string | null, readonly roundCompleted: boolean, readonly ratingOfPanelByCandidate: number | null, readonly ratingRemarksByCandidate: string | null, readonly proposalNote: string | null, readonly calendarUrl: string | null, readonly closureStatus: string | null, readonly job: { readonly id: string, readonly title: string, readonly enterprise: { readonly id: string, readonly establishmentName: string, readonly logoUrl: string | null } }, readonly proposedTimes: ReadonlyArray<{ readonly startsAt: string, readonly completesAt: string }> } | null };

export type RespondToInterviewMutationVariables = Exact<{
  interviewId: string | number;
  accepts: boolean;
}>;


export type RespondToInterviewMutation = { readonly respondToInterview:
    | { readonly __typename: 'InterviewChanged', readonly interview: { readonly id: string, readonly applicationId: string, readonly roundTitle: string, readonly status: string, readonly startsAt: string, readonly completesAt: string, readonly timeZone: string, readonly mode: string, readonly location: string | null, readonly link: string | null, readonly instructions: string | null, readonly roundCompleted: boolean, readonly ratingOfPanelByCandidate: number | null, readonly ratingRemarksByCandidate: string | null, readonly proposalNote: string | null, readonly calendarUrl: string | null, readonly closureStatus: string | null, readonly proposedTimes: ReadonlyArray<{ readonly startsAt: string, readonly completesAt: string }> } }
    | { readonly __typename: 'InterviewRefused', readonly code: string, readonly message: string }
   };

export type ProposeInterviewTimesMutationVariables = Exact<{
  input: ProposeTimesInput;
}>;


export type ProposeInterviewTimesMutation = { readonly proposeInterviewTimes:
    | { readonly __typename: 'InterviewChanged', readonly interview: { readonly id: string, readonly applicationId: string, readonly roundTitle: string, readonly status: string, readonly startsAt: string, readonly completesAt: string, readonly timeZone: string, readonly mode: string, readonly location: string | null, readonly link: string | null, readonly instructions: string | null, readonly roundCompleted: boolean, readonly ratingOfPanelByCandidate: number | null, readonly ratingRemarksByCandidate: string | null, readonly proposalNote: string | null, readonly calendarUrl: string | null, readonly closureStatus: string | null, readonly proposedTimes: ReadonlyArray<{ readonly startsAt: string, readonly completesAt: string }> } }
    | { readonly __typename: 'InterviewRefused', readonly code: string, readonly message: string }
   };

export type RateInterviewMutationVariables = Exact<{
  interviewId: string | number;
  rating: number;
  remark?: string | null | undefined;
}>;


export type RateInterviewMutation = { readonly rateInterview:
    | { readonly __typename: 'InterviewChanged', readonly interview: { readonly id: string, readonly applicationId: string, readonly roundTitle: string, readonly status: string, readonly startsAt: string, readonly completesAt: string, readonly timeZone: string, readonly mode: string, readonly location: string | null, readonly link: string | null, readonly instructions: string | null, readonly roundCompleted: boolean, readonly ratingOfPanelByCandidate: number | null, readonly ratingRemarksByCandidate: string | null, readonly proposalNote: string | null, readonly calendarUrl: string | null, readonly closureStatus: string | null, readonly proposedTimes: ReadonlyArray<{ readonly startsAt: string, readonly completesAt: string }> } }
    | { readonly __typename: 'InterviewRefused', readonly code: string, readonly message: string }
   };

export type MatchReasonsFragment = { readonly score: number, readonly reasons: ReadonlyArray<{ readonly kind: MatchReasonKind, readonly points: number, readonly of: number, readonly met: ReadonlyArray<string>, readonly missing: ReadonlyArray<string> }> };

export type JobPageQueryVariables = Exact<{
  id: string | number;
}>;


export type JobPageQuery = { readonly job: { readonly descriptionHtml: string, readonly education: string | null, readonly closesOn: string | null, readonly sourceUrl: string | null, readonly remote: boolean, readonly remoteRegions: ReadonlyArray<string>, readonly remoteCountries: ReadonlyArray<string>, readonly id: string, readonly title: string, readonly workMode: string | null, readonly employmentType: string | null, readonly experienceLevel: string | null, readonly summary: string, readonly easyApply: boolean, readonly postedAt: string, readonly closedAt: string | null, readonly saved: boolean, readonly matchScore: number | null, readonly places: ReadonlyArray<{ readonly label: string }>, readonly questions: ReadonlyArray<{ readonly id: string }>, readonly match: { readonly score: number, readonly reasons: ReadonlyArray<{ readonly kind: MatchReasonKind, readonly points: number, readonly of: number, readonly met: ReadonlyArray<string>, readonly missing: ReadonlyArray<string> }> } | null, readonly enterprise: { readonly about: string | null, readonly openJobs: number, readonly id: string, readonly establishmentName: string, readonly logoUrl: string | null }, readonly similar: ReadonlyArray<{ readonly id: string, readonly title: string, readonly workMode: string | null, readonly employmentType: string | null, readonly experienceLevel: string | null, readonly summary: string, readonly easyApply: boolean, readonly postedAt: string, readonly closedAt: string | null, readonly saved: boolean, readonly matchScore: number | null, readonly enterprise: { readonly id: string, readonly establishmentName: string, readonly logoUrl: string | null }, readonly place: { readonly city: string | null, readonly state: string | null, readonly country: string | null, readonly label: string } | null, readonly pay: { readonly currency: string, readonly min: number | null, readonly max: number | null, readonly unit: string } | null, readonly skills: ReadonlyArray<{ readonly id: number, readonly name: string, readonly met: boolean | null }>, readonly application: { readonly id: string, readonly withdrawnAt: string | null, readonly enterpriseProcessStatus: string } | null }>, readonly place: { readonly city: string | null, readonly state: string | null, readonly country: string | null, readonly label: string } | null, readonly pay: { readonly currency: string, readonly min: number | null, readonly max: number | null, readonly unit: string } | null, readonly skills: ReadonlyArray<{ readonly id: number, readonly name: string, readonly met: boolean | null }>, readonly application: { readonly id: string, readonly withdrawnAt: string | null, readonly enterpriseProcessStatus: string } | null } | null };

export type SaveJobMutationVariables = Exact<{
  jobId: string | number;
  saved: boolean;
}>;


export type SaveJobMutation = { readonly saveJob: { readonly id: string, readonly saved: boolean } };

export type MyJobsQueryVariables = Exact<{
  tab: MyJobsTab;
  first: number;
  after?: string | null | undefined;
}>;


export type MyJobsQuery = { readonly myJobs: { readonly total: number, readonly endCursor: string | null, readonly nodes: ReadonlyArray<{ readonly changedAt: string, readonly job: { readonly id: string, readonly title: string, readonly workMode: string | null, readonly employmentType: string | null, readonly experienceLevel: string | null, readonly summary: string, readonly easyApply: boolean, readonly postedAt: string, readonly closedAt: string | null, readonly saved: boolean, readonly matchScore: number | null, readonly enterprise: { readonly id: string, readonly establishmentName: string, readonly logoUrl: string | null }, readonly place: { readonly city: string | null, readonly state: string | null, readonly country: string | null, readonly label: string } | null, readonly pay: { readonly currency: string, readonly min: number | null, readonly max: number | null, readonly unit: string } | null, readonly skills: ReadonlyArray<{ readonly id: number, readonly name: string, readonly met: boolean | null }>, readonly application: { readonly id: string, readonly withdrawnAt: string | null, readonly enterpriseProcessStatus: string } | null }, readonly application: { readonly id: string, readonly jobId: string, readonly submittedAt: string, readonly withdrawnAt: string | null, readonly enterpriseProcessStatus: string, readonly candidateProcessStatus: string | null, readonly closedAt: string | null, readonly closedBy: string | null, readonly closureReason: string | null, readonly offer: { readonly id: string, readonly startDate: string | null, readonly expiresAt: string | null, readonly answeredAt: string | null } | null, readonly interviews: ReadonlyArray<{ readonly id: string, readonly roundTitle: string, readonly status: string, readonly startsAt: string, readonly completesAt: string, readonly timeZone: string, readonly roundCompleted: boolean, readonly ratingOfPanelByCandidate: number | null, readonly closureStatus: string | null, readonly proposedTimes: ReadonlyArray<{ readonly startsAt: string }> }> } | null }>, readonly counts: ReadonlyArray<{ readonly tab: MyJobsTab, readonly count: number }> } };

export type WithdrawApplicationMutationVariables = Exact<{
  applicationId: string | number;
}>;


export type WithdrawApplicationMutation = { readonly withdrawApplication:
    | { readonly __typename: 'ApplicationWithdrawn', readonly application: { readonly id: string, readonly jobId: string, readonly submittedAt: string, readonly withdrawnAt: string | null, readonly enterpriseProcessStatus: string, readonly candidateProcessStatus: string | null, readonly closedAt: string | null, readonly closedBy: string | null, readonly closureReason: string | null } }
    | { readonly __typename: 'ApplicationRefused', readonly code: string, readonly message: string }
   };

export type ReferralStateFragment = { readonly id: string, readonly email: string | null, readonly state: ReferralState, readonly visits: number, readonly createdAt: string, readonly changedAt: string };

export type ReferralsQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
}>;


export type ReferralsQuery = { readonly referrals: { readonly total: number, readonly endCursor: string | null, readonly nodes: ReadonlyArray<{ readonly id: string, readonly email: string | null, readonly state: ReferralState, readonly visits: number, readonly createdAt: string, readonly changedAt: string, readonly job: { readonly id: string, readonly title: string, readonly workMode: string | null, readonly employmentType: string | null, readonly experienceLevel: string | null, readonly summary: string, readonly easyApply: boolean, readonly postedAt: string, readonly closedAt: string | null, readonly saved: boolean, readonly matchScore: number | null, readonly enterprise: { readonly id: string, readonly establishmentName: string, readonly logoUrl: string | null }, readonly place: { readonly city: string | null, readonly state: string | null, readonly country: string | null, readonly label: string } | null, readonly pay: { readonly currency: string, readonly min: number | null, readonly max: number | null, readonly unit: string } | null, readonly skills: ReadonlyArray<{ readonly id: number, readonly name: string, readonly met: boolean | null }>, readonly application: { readonly id: string, readonly withdrawnAt: string | null, readonly enterpriseProcessStatus: string } | null } }> } };

export type ReferJobMutationVariables = Exact<{
  input: ReferJobInput;
}>;


export type ReferJobMutation = { readonly referJob:
    | { readonly __typename: 'JobReferred', readonly referral: { readonly id: string, readonly email: string | null, readonly state: ReferralState, readonly visits: number, readonly createdAt: string, readonly changedAt: string } }
    | { readonly __typename: 'ReferralRefused', readonly code: string, readonly message: string }
   };

export type VisitReferralMutationVariables = Exact<{
  jobId: string | number;
  referrerId: string | number;
}>;


export type VisitReferralMutation = { readonly visitReferral: boolean };

export type ReportJobMutationVariables = Exact<{
  input: ReportJobInput;
}>;


export type ReportJobMutation = { readonly reportJob:
    | { readonly __typename: 'JobReported', readonly jobId: string }
    | { readonly __typename: 'JobReportRefused', readonly code: string, readonly message: string }
   };

export type SavedSearchStateFragment = { readonly id: string, readonly name: string, readonly query: string, readonly alerts: AlertFrequency, readonly newJobs: number, readonly createdAt: string, readonly alertedAt: string | null };

export type SavedSearchesQueryVariables = Exact<{ [key: string]: never; }>;


export type SavedSearchesQuery = { readonly savedSearches: ReadonlyArray<{ readonly id: string, readonly name: string, readonly query: string, readonly alerts: AlertFrequency, readonly newJobs: number, readonly createdAt: string, readonly alertedAt: string | null }> };

export type SaveSearchMutationVariables = Exact<{
  input: SaveSearchInput;
}>;


export type SaveSearchMutation = { readonly saveSearch:
    | { readonly __typename: 'SearchSaved', readonly savedSearch: { readonly id: string, readonly name: string, readonly query: string, readonly alerts: AlertFrequency, readonly newJobs: number, readonly createdAt: string, readonly alertedAt: string | null } }
    | { readonly __typename: 'SavedSearchRefused', readonly code: string, readonly message: string }
   };

export type ChangeSavedSearchMutationVariables = Exact<{
  input: ChangeSavedSearchInput;
}>;


export type ChangeSavedSearchMutation = { readonly changeSavedSearch:
    | { readonly __typename: 'SearchSaved', readonly savedSearch: { readonly id: string, readonly name: string, readonly query: string, readonly alerts: AlertFrequency, readonly newJobs: number, readonly createdAt: string, readonly alertedAt: string | null } }
    | { readonly __typename: 'SavedSearchRefused', readonly code: string, readonly message: string }
   };

export type SeeSavedSearchMutationVariables = Exact<{
  id: string | number;
}>;


export type SeeSavedSearchMutation = { readonly seeSavedSearch:
    | { readonly __typename: 'SearchSaved', readonly savedSearch: { readonly id: string, readonly name: string, readonly query: string, readonly alerts: AlertFrequency, readonly newJobs: number, readonly createdAt: string, readonly alertedAt: string | null } }
    | { readonly __typename: 'SavedSearchRefused', readonly code: string, readonly message: string }
   };

export type SeeJobListMutationVariables = Exact<{
  query: string;
}>;


export type SeeJobListMutation = { readonly seeJobList: boolean };

export type RemoveSavedSearchMutationVariables = Exact<{
  id: string | number;
}>;


export type RemoveSavedSearchMutation = { readonly removeSavedSearch: boolean };

export type JobCardFragment = { readonly id: string, readonly title: string, readonly workMode: string | null, readonly employmentType: string | null, readonly experienceLevel: string | null, readonly summary: string, readonly easyApply: boolean, readonly postedAt: string, readonly closedAt: string | null, readonly saved: boolean, readonly matchScore: number | null, readonly enterprise: { readonly id: string, readonly establishmentName: string, readonly logoUrl: string | null }, readonly place: { readonly city: string | null, readonly state: string | null, readonly country: string | null, readonly label: string } | null, readonly pay: { readonly currency: string, readonly min: number | null, readonly max: number | null, readonly unit: string } | null, readonly skills: ReadonlyArray<{ readonly id: number, readonly name: string, readonly met: boolean | null }>, readonly application: { readonly id: string, readonly withdrawnAt: string | null, readonly enterpriseProcessStatus: string } | null };

export type SearchJobsQueryVariables = Exact<{
  filter: JobFilter;
  sort: JobSort;
  first: number;
  after?: string | null | undefined;
}>;


export type SearchJobsQuery = { readonly jobs: { readonly total: number, readonly totalIsEstimate: boolean, readonly endCursor: string | null, readonly remoteFrom: string | null, readonly readAs: string | null, readonly nodes: ReadonlyArray<{ readonly id: string, readonly title: string, readonly workMode: string | null, readonly employmentType: string | null, readonly experienceLevel: string | null, readonly summary: string, readonly easyApply: boolean, readonly postedAt: string, readonly closedAt: string | null, readonly saved: boolean, readonly matchScore: number | null, readonly enterprise: { readonly id: string, readonly establishmentName: string, readonly logoUrl: string | null }, readonly place: { readonly city: string | null, readonly state: string | null, readonly country: string | null, readonly label: string } | null, readonly pay: { readonly currency: string, readonly min: number | null, readonly max: number | null, readonly unit: string } | null, readonly skills: ReadonlyArray<{ readonly id: number, readonly name: string, readonly met: boolean | null }>, readonly application: { readonly id: string, readonly withdrawnAt: string | null, readonly enterpriseProcessStatus: string } | null }>, readonly facets: ReadonlyArray<{ readonly field: string, readonly values: ReadonlyArray<{ readonly value: string, readonly count: number }> }>, readonly wider: ReadonlyArray<{ readonly leaveOut: ReadonlyArray<string>, readonly total: number }> } };

export type RecommendedJobsQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
}>;


export type RecommendedJobsQuery = { readonly recommendedJobs: { readonly endCursor: string | null, readonly nodes: ReadonlyArray<{ readonly id: string, readonly title: string, readonly workMode: string | null, readonly employmentType: string | null, readonly experienceLevel: string | null, readonly summary: string, readonly easyApply: boolean, readonly postedAt: string, readonly closedAt: string | null, readonly saved: boolean, readonly matchScore: number | null, readonly match: { readonly score: number, readonly reasons: ReadonlyArray<{ readonly kind: MatchReasonKind, readonly points: number, readonly of: number, readonly met: ReadonlyArray<string>, readonly missing: ReadonlyArray<string> }> } | null, readonly enterprise: { readonly id: string, readonly establishmentName: string, readonly logoUrl: string | null }, readonly place: { readonly city: string | null, readonly state: string | null, readonly country: string | null, readonly label: string } | null, readonly pay: { readonly currency: string, readonly min: number | null, readonly max: number | null, readonly unit: string } | null, readonly skills: ReadonlyArray<{ readonly id: number, readonly name: string, readonly met: boolean | null }>, readonly application: { readonly id: string, readonly withdrawnAt: string | null, readonly enterpriseProcessStatus: string } | null }> } };

export type TrackedJobQueryVariables = Exact<{
  id: string | number;
}>;


export type TrackedJobQuery = { readonly job: { readonly id: string, readonly title: string, readonly workMode: string | null, readonly employmentType: string | null, readonly experienceLevel: string | null, readonly summary: string, readonly easyApply: boolean, readonly postedAt: string, readonly closedAt: string | null, readonly saved: boolean, readonly matchScore: number | null, readonly questions: ReadonlyArray<{ readonly id: string, readonly kind: ApplyQuestionKind, readonly label: string, readonly required: boolean, readonly options: ReadonlyArray<string> }>, readonly application: { readonly id: string, readonly withdrawnAt: string | null, readonly enterpriseProcessStatus: string, readonly jobId: string, readonly submittedAt: string, readonly candidateProcessStatus: string | null, readonly closedAt: string | null, readonly closedBy: string | null, readonly closureReason: string | null, readonly answers: ReadonlyArray<{ readonly questionId: string, readonly values: ReadonlyArray<string> }> } | null, readonly enterprise: { readonly id: string, readonly establishmentName: string, readonly logoUrl: string | null }, readonly place: { readonly city: string | null, readonly state: string | null, readonly country: string | null, readonly label: string } | null, readonly pay: { readonly currency: string, readonly min: number | null, readonly max: number | null, readonly unit: string } | null, readonly skills: ReadonlyArray<{ readonly id: number, readonly name: string, readonly met: boolean | null }> } | null };

export const ApplicationTimelineDocument: Operation<ApplicationTimelineQuery, ApplicationTimelineQueryVariables> = { name: 'ApplicationTimeline', kind: 'query', text: "query ApplicationTimeline($jobId:ID!){job(id:$jobId){id application{...ApplicationState adjustments resume{id title url}offer{id startDate pay{currency min max unit}expiresAt note offeredAt answeredAt documents{id fileName url}}history{change enterpriseProcessStatus candidateProcessStatus actor note recordedAt}interviews{...InterviewState}}}}fragment ApplicationState on Application{id jobId submittedAt withdrawnAt enterpriseProcessStatus candidateProcessStatus closedAt closedBy closureReason}fragment InterviewState on Interview{id applicationId roundTitle status startsAt completesAt timeZone mode location link instructions roundCompleted ratingOfPanelByCandidate ratingRemarksByCandidate proposedTimes{startsAt completesAt}proposalNote calendarUrl closureStatus}" };
export const AcceptOfferDocument: Operation<AcceptOfferMutation, AcceptOfferMutationVariables> = { name: 'AcceptOffer', kind: 'mutation', text: "mutation AcceptOffer($applicationId:ID!){acceptOffer(applicationId:$applicationId){__typename ...on OfferAnswered{application{...ApplicationState}}...on ApplicationRefused{code message}}}fragment ApplicationState on Application{id jobId submittedAt withdrawnAt enterpriseProcessStatus candidateProcessStatus closedAt closedBy closureReason}" };
export const DeclineOfferDocument: Operation<DeclineOfferMutation, DeclineOfferMutationVariables> = { name: 'DeclineOffer', kind: 'mutation', text: "mutation DeclineOffer($applicationId:ID!$note:String){declineOffer(applicationId:$applicationId note:$note){__typename ...on OfferAnswered{application{...ApplicationState}}...on ApplicationRefused{code message}}}fragment ApplicationState on Application{id jobId submittedAt withdrawnAt enterpriseProcessStatus candidateProcessStatus closedAt closedBy closureReason}" };
export const JobToApplyDocument: Operation<JobToApplyQuery, JobToApplyQueryVariables> = { name: 'JobToApply', kind: 'query', text: "query JobToApply($id:ID!){job(id:$id){...JobCard closesOn questions{id kind label required options}}}fragment JobCard on Job{id title enterprise{id establishmentName logoUrl}place{city state country label}workMode employmentType experienceLevel pay{currency min max unit}summary skills{id name met}easyApply postedAt closedAt saved matchScore application{id withdrawnAt enterpriseProcessStatus}}" };
export const ApplyToJobDocument: Operation<ApplyToJobMutation, ApplyToJobMutationVariables> = { name: 'ApplyToJob', kind: 'mutation', text: "mutation ApplyToJob($input:ApplyToJobInput!){applyToJob(input:$input){__typename ...on ApplicationSubmitted{application{...ApplicationState}job{id title}}...on ApplicationRefused{code message questionIds existing{...ApplicationState}}}}fragment ApplicationState on Application{id jobId submittedAt withdrawnAt enterpriseProcessStatus candidateProcessStatus closedAt closedBy closureReason}" };
export const ApplicationDraftDocument: Operation<ApplicationDraftQuery, ApplicationDraftQueryVariables> = { name: 'ApplicationDraft', kind: 'query', text: "query ApplicationDraft($jobId:ID!){applicationDraft(jobId:$jobId){...DraftOfApplication}}fragment DraftOfApplication on ApplicationDraft{jobId requestId answers{questionId values}resumeId adjustments revision savedAt}" };
export const SaveApplicationDraftDocument: Operation<SaveApplicationDraftMutation, SaveApplicationDraftMutationVariables> = { name: 'SaveApplicationDraft', kind: 'mutation', text: "mutation SaveApplicationDraft($input:ApplicationDraftInput!){saveApplicationDraft(input:$input){__typename ...on DraftSaved{draft{...DraftOfApplication}}...on DraftRefused{code message kept{...DraftOfApplication}}}}fragment DraftOfApplication on ApplicationDraft{jobId requestId answers{questionId values}resumeId adjustments revision savedAt}" };
export const DiscardApplicationDraftDocument: Operation<DiscardApplicationDraftMutation, DiscardApplicationDraftMutationVariables> = { name: 'DiscardApplicationDraft', kind: 'mutation', text: "mutation DiscardApplicationDraft($jobId:ID!){discardApplicationDraft(jobId:$jobId)}" };
export const CountriesDocument: Operation<CountriesQuery, CountriesQueryVariables> = { name: 'Countries', kind: 'query', text: "query Countries{countries{alpha_2_code en_short_name}}" };
export const InterviewsDocument: Operation<InterviewsQuery, InterviewsQueryVariables> = { name: 'Interviews', kind: 'query', text: "query Interviews{interviews{...InterviewCard}}fragment InterviewCard on Interview{...InterviewState job{id title enterprise{id establishmentName logoUrl}}}fragment InterviewState on Interview{id applicationId roundTitle status startsAt completesAt timeZone mode location link instructions roundCompleted ratingOfPanelByCandidate ratingRemarksByCandidate proposedTimes{startsAt completesAt}proposalNote calendarUrl closureStatus}" };
export const InterviewDocument: Operation<InterviewQuery, InterviewQueryVariables> = { name: 'Interview', kind: 'query', text: "query Interview($id:ID!){interview(id:$id){...InterviewCard}}fragment InterviewCard on Interview{...InterviewState job{id title enterprise{id establishmentName logoUrl}}}fragment InterviewState on Interview{id applicationId roundTitle status startsAt completesAt timeZone mode location link instructions roundCompleted ratingOfPanelByCandidate ratingRemarksByCandidate proposedTimes{startsAt completesAt}proposalNote calendarUrl closureStatus}" };
export const RespondToInterviewDocument: Operation<RespondToInterviewMutation, RespondToInterviewMutationVariables> = { name: 'RespondToInterview', kind: 'mutation', text: "mutation RespondToInterview($interviewId:ID!$accepts:Boolean!){respondToInterview(interviewId:$interviewId accepts:$accepts){__typename ...on InterviewChanged{interview{...InterviewState}}...on InterviewRefused{code message}}}fragment InterviewState on Interview{id applicationId roundTitle status startsAt completesAt timeZone mode location link instructions roundCompleted ratingOfPanelByCandidate ratingRemarksByCandidate proposedTimes{startsAt completesAt}proposalNote calendarUrl closureStatus}" };
export const ProposeInterviewTimesDocument: Operation<ProposeInterviewTimesMutation, ProposeInterviewTimesMutationVariables> = { name: 'ProposeInterviewTimes', kind: 'mutation', text: "mutation ProposeInterviewTimes($input:ProposeTimesInput!){proposeInterviewTimes(input:$input){__typename ...on InterviewChanged{interview{...InterviewState}}...on InterviewRefused{code message}}}fragment InterviewState on Interview{id applicationId roundTitle status startsAt completesAt timeZone mode location link instructions roundCompleted ratingOfPanelByCandidate ratingRemarksByCandidate proposedTimes{startsAt completesAt}proposalNote calendarUrl closureStatus}" };
export const RateInterviewDocument: Operation<RateInterviewMutation, RateInterviewMutationVariables> = { name: 'RateInterview', kind: 'mutation', text: "mutation RateInterview($interviewId:ID!$rating:Int!$remark:String){rateInterview(interviewId:$interviewId rating:$rating remark:$remark){__typename ...on InterviewChanged{interview{...InterviewState}}...on InterviewRefused{code message}}}fragment InterviewState on Interview{id applicationId roundTitle status startsAt completesAt timeZone mode location link instructions roundCompleted ratingOfPanelByCandidate ratingRemarksByCandidate proposedTimes{startsAt completesAt}proposalNote calendarUrl closureStatus}" };
export const JobPageDocument: Operation<JobPageQuery, JobPageQueryVariables> = { name: 'JobPage', kind: 'query', text: "query JobPage($id:ID!){job(id:$id){...JobCard descriptionHtml education closesOn sourceUrl remote remoteRegions remoteCountries places{label}questions{id}match{...MatchReasons}enterprise{about openJobs}similar(first:4){...JobCard}}}fragment JobCard on Job{id title enterprise{id establishmentName logoUrl}place{city state country label}workMode employmentType experienceLevel pay{currency min max unit}summary skills{id name met}easyApply postedAt closedAt saved matchScore application{id withdrawnAt enterpriseProcessStatus}}fragment MatchReasons on JobMatch{score reasons{kind points of met missing}}" };
export const SaveJobDocument: Operation<SaveJobMutation, SaveJobMutationVariables> = { name: 'SaveJob', kind: 'mutation', text: "mutation SaveJob($jobId:ID!$saved:Boolean!){saveJob(jobId:$jobId saved:$saved){id saved}}" };
export const MyJobsDocument: Operation<MyJobsQuery, MyJobsQueryVariables> = { name: 'MyJobs', kind: 'query', text: "query MyJobs($tab:MyJobsTab!$first:Int!$after:String){myJobs(tab:$tab first:$first after:$after){nodes{job{...JobCard}application{...ApplicationState offer{id startDate expiresAt answeredAt}interviews{id roundTitle status startsAt completesAt timeZone roundCompleted ratingOfPanelByCandidate closureStatus proposedTimes{startsAt}}}changedAt}total endCursor counts{tab count}}}fragment JobCard on Job{id title enterprise{id establishmentName logoUrl}place{city state country label}workMode employmentType experienceLevel pay{currency min max unit}summary skills{id name met}easyApply postedAt closedAt saved matchScore application{id withdrawnAt enterpriseProcessStatus}}fragment ApplicationState on Application{id jobId submittedAt withdrawnAt enterpriseProcessStatus candidateProcessStatus closedAt closedBy closureReason}" };
export const WithdrawApplicationDocument: Operation<WithdrawApplicationMutation, WithdrawApplicationMutationVariables> = { name: 'WithdrawApplication', kind: 'mutation', text: "mutation WithdrawApplication($applicationId:ID!){withdrawApplication(applicationId:$applicationId){__typename ...on ApplicationWithdrawn{application{...ApplicationState}}...on ApplicationRefused{code message}}}fragment ApplicationState on Application{id jobId submittedAt withdrawnAt enterpriseProcessStatus candidateProcessStatus closedAt closedBy closureReason}" };
export const ReferralsDocument: Operation<ReferralsQuery, ReferralsQueryVariables> = { name: 'Referrals', kind: 'query', text: "query Referrals($first:Int!$after:String){referrals(first:$first after:$after){nodes{...ReferralState job{...JobCard}}total endCursor}}fragment ReferralState on Referral{id email state visits createdAt changedAt}fragment JobCard on Job{id title enterprise{id establishmentName logoUrl}place{city state country label}workMode employmentType experienceLevel pay{currency min max unit}summary skills{id name met}easyApply postedAt closedAt saved matchScore application{id withdrawnAt enterpriseProcessStatus}}" };
export const ReferJobDocument: Operation<ReferJobMutation, ReferJobMutationVariables> = { name: 'ReferJob', kind: 'mutation', text: "mutation ReferJob($input:ReferJobInput!){referJob(input:$input){__typename ...on JobReferred{referral{...ReferralState}}...on ReferralRefused{code message}}}fragment ReferralState on Referral{id email state visits createdAt changedAt}" };
export const VisitReferralDocument: Operation<VisitReferralMutation, VisitReferralMutationVariables> = { name: 'VisitReferral', kind: 'mutation', text: "mutation VisitReferral($jobId:ID!$referrerId:ID!){visitReferral(jobId:$jobId referrerId:$referrerId)}" };
export const ReportJobDocument: Operation<ReportJobMutation, ReportJobMutationVariables> = { name: 'ReportJob', kind: 'mutation', text: "mutation ReportJob($input:ReportJobInput!){reportJob(input:$input){__typename ...on JobReported{jobId}...on JobReportRefused{code message}}}" };
export const SavedSearchesDocument: Operation<SavedSearchesQuery, SavedSearchesQueryVariables> = { name: 'SavedSearches', kind: 'query', text: "query SavedSearches{savedSearches{...SavedSearchState}}fragment SavedSearchState on SavedSearch{id name query alerts newJobs createdAt alertedAt}" };
export const SaveSearchDocument: Operation<SaveSearchMutation, SaveSearchMutationVariables> = { name: 'SaveSearch', kind: 'mutation', text: "mutation SaveSearch($input:SaveSearchInput!){saveSearch(input:$input){__typename ...on SearchSaved{savedSearch{...SavedSearchState}}...on SavedSearchRefused{code message}}}fragment SavedSearchState on SavedSearch{id name query alerts newJobs createdAt alertedAt}" };
export const ChangeSavedSearchDocument: Operation<ChangeSavedSearchMutation, ChangeSavedSearchMutationVariables> = { name: 'ChangeSavedSearch', kind: 'mutation', text: "mutation ChangeSavedSearch($input:ChangeSavedSearchInput!){changeSavedSearch(input:$input){__typename ...on SearchSaved{savedSearch{...SavedSearchState}}...on SavedSearchRefused{code message}}}fragment SavedSearchState on SavedSearch{id name query alerts newJobs createdAt alertedAt}" };
export const SeeSavedSearchDocument: Operation<SeeSavedSearchMutation, SeeSavedSearchMutationVariables> = { name: 'SeeSavedSearch', kind: 'mutation', text: "mutation SeeSavedSearch($id:ID!){seeSavedSearch(id:$id){__typename ...on SearchSaved{savedSearch{...SavedSearchState}}...on SavedSearchRefused{code message}}}fragment SavedSearchState on SavedSearch{id name query alerts newJobs createdAt alertedAt}" };
export const SeeJobListDocument: Operation<SeeJobListMutation, SeeJobListMutationVariables> = { name: 'SeeJobList', kind: 'mutation', text: "mutation SeeJobList($query:String!){seeJobList(query:$query)}" };
export const RemoveSavedSearchDocument: Operation<RemoveSavedSearchMutation, RemoveSavedSearchMutationVariables> = { name: 'RemoveSavedSearch', kind: 'mutation', text: "mutation RemoveSavedSearch($id:ID!){removeSavedSearch(id:$id)}" };
export const SearchJobsDocument: Operation<SearchJobsQuery, SearchJobsQueryVariables> = { name: 'SearchJobs', kind: 'query', text: "query SearchJobs($filter:JobFilter!$sort:JobSort!$first:Int!$after:String){jobs(filter:$filter sort:$sort first:$first after:$after){nodes{...JobCard}total totalIsEstimate endCursor facets{field values{value count}}wider{leaveOut total}remoteFrom readAs}}fragment JobCard on Job{id title enterprise{id establishmentName logoUrl}place{city state country label}workMode employmentType experienceLevel pay{currency min max unit}summary skills{id name met}easyApply postedAt closedAt saved matchScore application{id withdrawnAt enterpriseProcessStatus}}" };
export const RecommendedJobsDocument: Operation<RecommendedJobsQuery, RecommendedJobsQueryVariables> = { name: 'RecommendedJobs', kind: 'query', text: "query RecommendedJobs($first:Int!$after:String){recommendedJobs(first:$first after:$after){nodes{...JobCard match{...MatchReasons}}endCursor}}fragment JobCard on Job{id title enterprise{id establishmentName logoUrl}place{city state country label}workMode employmentType experienceLevel pay{currency min max unit}summary skills{id name met}easyApply postedAt closedAt saved matchScore application{id withdrawnAt enterpriseProcessStatus}}fragment MatchReasons on JobMatch{score reasons{kind points of met missing}}" };
export const TrackedJobDocument: Operation<TrackedJobQuery, TrackedJobQueryVariables> = { name: 'TrackedJob', kind: 'query', text: "query TrackedJob($id:ID!){job(id:$id){...JobCard questions{id kind label required options}application{...ApplicationState answers{questionId values}}}}fragment JobCard on Job{id title enterprise{id establishmentName logoUrl}place{city state country label}workMode employmentType experienceLevel pay{currency min max unit}summary skills{id name met}easyApply postedAt closedAt saved matchScore application{id withdrawnAt enterpriseProcessStatus}}fragment ApplicationState on Application{id jobId submittedAt withdrawnAt enterpriseProcessStatus candidateProcessStatus closedAt closedBy closureReason}" };
