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

export type ApplyToJobInput = {
  readonly jobId: string | number;
  /** Chosen by the client, once for each application it means to send. */
  readonly requestId: string | number;
  readonly answers: ReadonlyArray<ApplyAnswerInput>;
  /** Ids of a résumé of the candidate; optional. */
  readonly resumeId?: string | number | null | undefined;
};

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
  readonly employmentTypes?: ReadonlyArray<string> | null | undefined;
  readonly workModes?: ReadonlyArray<string> | null | undefined;
  readonly experienceLevels?: ReadonlyArray<string> | null | undefined;
  /** Only jobs that can be done from anywhere. */
  readonly remote?: boolean | null | undefined;
  readonly easyApply?: boolean | null | undefined;
  /** Yearly pay at least, in the job's own currency. */
  readonly payMin?: number | null | undefined;
  readonly postedWithinDays?: number | null | undefined;
  /** Brand variant: only jobs of enterprises with this company tag. */
  readonly companyTag?: string | null | undefined;
};

export type ApplicationTimelineQueryVariables = Exact<{
  jobId: string | number;
}>;


export type ApplicationTimelineQuery = { readonly job: { readonly id: string, readonly application: { readonly closedAt: string | null, readonly closedBy: string | null, readonly closureReason: string | null, readonly id: string, readonly jobId: string, readonly submittedAt: string, readonly withdrawnAt: string | null, readonly enterpriseProcessStatus: string, readonly candidateProcessStatus: string | null, readonly offer: { readonly id: string, readonly startDate: string | null, readonly expiresAt: string | null, readonly note: string | null, readonly offeredAt: string, readonly answeredAt: string | null, readonly pay: { readonly currency: string, readonly min: number | null, readonly max: number | null, readonly unit: string } | null, readonly documents: ReadonlyArray<{ readonly id: string, readonly fileName: string, readonly url: string }> } | null, readonly history: ReadonlyArray<{ readonly change: string, readonly enterpriseProcessStatus: string, readonly candidateProcessStatus: string | null, readonly actor: string, readonly note: string | null, readonly recordedAt: string }>, readonly interviews: ReadonlyArray<{ readonly id: string, readonly applicationId: string, readonly roundTitle: string, readonly status: string, readonly startsAt: string, readonly completesAt: string, readonly timeZone: string, readonly mode: string, readonly location: string | null, readonly link: string | null, readonly instructions: string | null, readonly roundCompleted: boolean, readonly ratingOfPanelByCandidate: number | null, readonly closureStatus: string | null }> } | null } | null };

export type AcceptOfferMutationVariables = Exact<{
  applicationId: string | number;
}>;


export type AcceptOfferMutation = { readonly acceptOffer:
    | { readonly __typename: 'OfferAnswered', readonly application: { readonly id: string, readonly jobId: string, readonly submittedAt: string, readonly withdrawnAt: string | null, readonly enterpriseProcessStatus: string, readonly candidateProcessStatus: string | null } }
    | { readonly __typename: 'ApplicationRefused', readonly code: string, readonly message: string }
   };

export type DeclineOfferMutationVariables = Exact<{
  applicationId: string | number;
  note?: string | null | undefined;
}>;


export type DeclineOfferMutation = { readonly declineOffer:
    | { readonly __typename: 'OfferAnswered', readonly application: { readonly closedAt: string | null, readonly closureReason: string | null, readonly id: string, readonly jobId: string, readonly submittedAt: string, readonly withdrawnAt: string | null, readonly enterpriseProcessStatus: string, readonly candidateProcessStatus: string | null } }
    | { readonly __typename: 'ApplicationRefused', readonly code: string, readonly message: string }
   };

export type ApplicationStateFragment = { readonly id: string, readonly jobId: string, readonly submittedAt: string, readonly withdrawnAt: string | null, readonly enterpriseProcessStatus: string, readonly candidateProcessStatus: string | null };

export type JobToApplyQueryVariables = Exact<{
  id: string | number;
}>;


export type JobToApplyQuery = { readonly job: { readonly id: string, readonly title: string, readonly workMode: string | null, readonly employmentType: string | null, readonly experienceLevel: string | null, readonly summary: string, readonly easyApply: boolean, readonly postedAt: string, readonly closedAt: string | null, readonly saved: boolean, readonly matchScore: number | null, readonly questions: ReadonlyArray<{ readonly id: string, readonly kind: ApplyQuestionKind, readonly label: string, readonly required: boolean, readonly options: ReadonlyArray<string> }>, readonly enterprise: { readonly id: string, readonly establishmentName: string, readonly logoUrl: string | null }, readonly place: { readonly city: string | null, readonly state: string | null, readonly country: string | null, readonly label: string } | null, readonly pay: { readonly currency: string, readonly min: number | null, readonly max: number | null, readonly unit: string } | null, readonly skills: ReadonlyArray<{ readonly id: number, readonly name: string, readonly met: boolean | null }>, readonly application: { readonly id: string, readonly withdrawnAt: string | null, readonly enterpriseProcessStatus: string } | null } | null };

export type ApplyToJobMutationVariables = Exact<{
  input: ApplyToJobInput;
}>;


export type ApplyToJobMutation = { readonly applyToJob:
    | { readonly __typename: 'ApplicationSubmitted', readonly application: { readonly id: string, readonly jobId: string, readonly submittedAt: string, readonly withdrawnAt: string | null, readonly enterpriseProcessStatus: string, readonly candidateProcessStatus: string | null }, readonly job: { readonly id: string, readonly title: string } }
    | { readonly __typename: 'ApplicationRefused', readonly code: string, readonly message: string, readonly questionIds: ReadonlyArray<string>, readonly existing: { readonly id: string, readonly jobId: string, readonly submittedAt: string, readonly withdrawnAt: string | null, readonly enterpriseProcessStatus: string, readonly candidateProcessStatus: string | null } | null }
   };

export type InterviewStateFragment = { readonly id: string, readonly applicationId: string, readonly roundTitle: string, readonly status: string, readonly startsAt: string, readonly completesAt: string, readonly timeZone: string, readonly mode: string, readonly location: string | null, readonly link: string | null, readonly instructions: string | null, readonly roundCompleted: boolean, readonly ratingOfPanelByCandidate: number | null, readonly closureStatus: string | null };

export type InterviewsQueryVariables = Exact<{ [key: string]: never; }>;


export type InterviewsQuery = { readonly interviews: ReadonlyArray<{ readonly id: string, readonly applicationId: string, readonly roundTitle: string, readonly status: string, readonly startsAt: string, readonly completesAt: string, readonly timeZone: string, readonly mode: string, readonly location: string | null, readonly link: string | null, readonly instructions: string | null, readonly roundCompleted: boolean, readonly ratingOfPanelByCandidate: number | null, readonly closureStatus: string | null, readonly job: { readonly id: string, readonly title: string, readonly enterprise: { readonly id: string, readonly establishmentName: string } } }> };

export type RespondToInterviewMutationVariables = Exact<{
  interviewId: string | number;
  accepts: boolean;
}>;


export type RespondToInterviewMutation = { readonly respondToInterview:
    | { readonly __typename: 'InterviewChanged', readonly interview: { readonly id: string, readonly applicationId: string, readonly roundTitle: string, readonly status: string, readonly startsAt: string, readonly completesAt: string, readonly timeZone: string, readonly mode: string, readonly location: string | null, readonly link: string | null, readonly instructions: string | null, readonly roundCompleted: boolean, readonly ratingOfPanelByCandidate: number | null, readonly closureStatus: string | null } }
    | { readonly __typename: 'InterviewRefused', readonly code: string, readonly message: string }
   };

export type RateInterviewMutationVariables = Exact<{
  interviewId: string | number;
  rating: number;
}>;


export type RateInterviewMutation = { readonly rateInterview:
    | { readonly __typename: 'InterviewChanged', readonly interview: { readonly id: string, readonly applicationId: string, readonly roundTitle: string, readonly status: string, readonly startsAt: string, readonly completesAt: string, readonly timeZone: string, readonly mode: string, readonly location: string | null, readonly link: string | null, readonly instructions: string | null, readonly roundCompleted: boolean, readonly ratingOfPanelByCandidate: number | null, readonly closureStatus: string | null } }
    | { readonly __typename: 'InterviewRefused', readonly code: string, readonly message: string }
   };

export type JobDetailQueryVariables = Exact<{
  id: string | number;
}>;


export type JobDetailQuery = { readonly job: { readonly descriptionHtml: string, readonly education: string | null, readonly closesOn: string | null, readonly sourceUrl: string | null, readonly id: string, readonly title: string, readonly workMode: string | null, readonly employmentType: string | null, readonly experienceLevel: string | null, readonly summary: string, readonly easyApply: boolean, readonly postedAt: string, readonly closedAt: string | null, readonly saved: boolean, readonly matchScore: number | null, readonly enterprise: { readonly about: string | null, readonly openJobs: number, readonly id: string, readonly establishmentName: string, readonly logoUrl: string | null }, readonly similar: ReadonlyArray<{ readonly id: string, readonly title: string, readonly workMode: string | null, readonly employmentType: string | null, readonly experienceLevel: string | null, readonly summary: string, readonly easyApply: boolean, readonly postedAt: string, readonly closedAt: string | null, readonly saved: boolean, readonly matchScore: number | null, readonly enterprise: { readonly id: string, readonly establishmentName: string, readonly logoUrl: string | null }, readonly place: { readonly city: string | null, readonly state: string | null, readonly country: string | null, readonly label: string } | null, readonly pay: { readonly currency: string, readonly min: number | null, readonly max: number | null, readonly unit: string } | null, readonly skills: ReadonlyArray<{ readonly id: number, readonly name: string, readonly met: boolean | null }>, readonly application: { readonly id: string, readonly withdrawnAt: string | null, readonly enterpriseProcessStatus: string } | null }>, readonly place: { readonly city: string | null, readonly state: string | null, readonly country: string | null, readonly label: string } | null, readonly pay: { readonly currency: string, readonly min: number | null, readonly max: number | null, readonly unit: string } | null, readonly skills: ReadonlyArray<{ readonly id: number, readonly name: string, readonly met: boolean | null }>, readonly application: { readonly id: string, readonly withdrawnAt: string | null, readonly enterpriseProcessStatus: string } | null } | null };

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


export type MyJobsQuery = { readonly myJobs: { readonly total: number, readonly endCursor: string | null, readonly nodes: ReadonlyArray<{ readonly changedAt: string, readonly job: { readonly id: string, readonly title: string, readonly workMode: string | null, readonly employmentType: string | null, readonly experienceLevel: string | null, readonly summary: string, readonly easyApply: boolean, readonly postedAt: string, readonly closedAt: string | null, readonly saved: boolean, readonly matchScore: number | null, readonly enterprise: { readonly id: string, readonly establishmentName: string, readonly logoUrl: string | null }, readonly place: { readonly city: string | null, readonly state: string | null, readonly country: string | null, readonly label: string } | null, readonly pay: { readonly currency: string, readonly min: number | null, readonly max: number | null, readonly unit: string } | null, readonly skills: ReadonlyArray<{ readonly id: number, readonly name: string, readonly met: boolean | null }>, readonly application: { readonly id: string, readonly withdrawnAt: string | null, readonly enterpriseProcessStatus: string } | null }, readonly application: { readonly id: string, readonly jobId: string, readonly submittedAt: string, readonly withdrawnAt: string | null, readonly enterpriseProcessStatus: string, readonly candidateProcessStatus: string | null } | null }>, readonly counts: ReadonlyArray<{ readonly tab: MyJobsTab, readonly count: number }> } };

export type WithdrawApplicationMutationVariables = Exact<{
  applicationId: string | number;
}>;


export type WithdrawApplicationMutation = { readonly withdrawApplication:
    | { readonly __typename: 'ApplicationWithdrawn', readonly application: { readonly id: string, readonly jobId: string, readonly submittedAt: string, readonly withdrawnAt: string | null, readonly enterpriseProcessStatus: string, readonly candidateProcessStatus: string | null } }
    | { readonly __typename: 'ApplicationRefused', readonly code: string, readonly message: string }
   };

export type JobCardFragment = { readonly id: string, readonly title: string, readonly workMode: string | null, readonly employmentType: string | null, readonly experienceLevel: string | null, readonly summary: string, readonly easyApply: boolean, readonly postedAt: string, readonly closedAt: string | null, readonly saved: boolean, readonly matchScore: number | null, readonly enterprise: { readonly id: string, readonly establishmentName: string, readonly logoUrl: string | null }, readonly place: { readonly city: string | null, readonly state: string | null, readonly country: string | null, readonly label: string } | null, readonly pay: { readonly currency: string, readonly min: number | null, readonly max: number | null, readonly unit: string } | null, readonly skills: ReadonlyArray<{ readonly id: number, readonly name: string, readonly met: boolean | null }>, readonly application: { readonly id: string, readonly withdrawnAt: string | null, readonly enterpriseProcessStatus: string } | null };

export type SearchJobsQueryVariables = Exact<{
  filter: JobFilter;
  sort: JobSort;
  first: number;
  after?: string | null | undefined;
}>;


export type SearchJobsQuery = { readonly jobs: { readonly total: number, readonly totalIsEstimate: boolean, readonly endCursor: string | null, readonly nodes: ReadonlyArray<{ readonly id: string, readonly title: string, readonly workMode: string | null, readonly employmentType: string | null, readonly experienceLevel: string | null, readonly summary: string, readonly easyApply: boolean, readonly postedAt: string, readonly closedAt: string | null, readonly saved: boolean, readonly matchScore: number | null, readonly enterprise: { readonly id: string, readonly establishmentName: string, readonly logoUrl: string | null }, readonly place: { readonly city: string | null, readonly state: string | null, readonly country: string | null, readonly label: string } | null, readonly pay: { readonly currency: string, readonly min: number | null, readonly max: number | null, readonly unit: string } | null, readonly skills: ReadonlyArray<{ readonly id: number, readonly name: string, readonly met: boolean | null }>, readonly application: { readonly id: string, readonly withdrawnAt: string | null, readonly enterpriseProcessStatus: string } | null }>, readonly facets: ReadonlyArray<{ readonly field: string, readonly values: ReadonlyArray<{ readonly value: string, readonly count: number }> }> } };

export type TrackedJobQueryVariables = Exact<{
  id: string | number;
}>;


export type TrackedJobQuery = { readonly job: { readonly id: string, readonly title: string, readonly workMode: string | null, readonly employmentType: string | null, readonly experienceLevel: string | null, readonly summary: string, readonly easyApply: boolean, readonly postedAt: string, readonly closedAt: string | null, readonly saved: boolean, readonly matchScore: number | null, readonly questions: ReadonlyArray<{ readonly id: string, readonly kind: ApplyQuestionKind, readonly label: string, readonly required: boolean, readonly options: ReadonlyArray<string> }>, readonly application: { readonly id: string, readonly withdrawnAt: string | null, readonly enterpriseProcessStatus: string, readonly jobId: string, readonly submittedAt: string, readonly candidateProcessStatus: string | null, readonly answers: ReadonlyArray<{ readonly questionId: string, readonly values: ReadonlyArray<string> }> } | null, readonly enterprise: { readonly id: string, readonly establishmentName: string, readonly logoUrl: string | null }, readonly place: { readonly city: string | null, readonly state: string | null, readonly country: string | null, readonly label: string } | null, readonly pay: { readonly currency: string, readonly min: number | null, readonly max: number | null, readonly unit: string } | null, readonly skills: ReadonlyArray<{ readonly id: number, readonly name: string, readonly met: boolean | null }> } | null };

export const ApplicationTimelineDocument: Operation<ApplicationTimelineQuery, ApplicationTimelineQueryVariables> = { name: 'ApplicationTimeline', kind: 'query', text: "query ApplicationTimeline($jobId:ID!){job(id:$jobId){id application{...ApplicationState closedAt closedBy closureReason offer{id startDate pay{currency min max unit}expiresAt note offeredAt answeredAt documents{id fileName url}}history{change enterpriseProcessStatus candidateProcessStatus actor note recordedAt}interviews{...InterviewState}}}}fragment ApplicationState on Application{id jobId submittedAt withdrawnAt enterpriseProcessStatus candidateProcessStatus}fragment InterviewState on Interview{id applicationId roundTitle status startsAt completesAt timeZone mode location link instructions roundCompleted ratingOfPanelByCandidate closureStatus}" };
export const AcceptOfferDocument: Operation<AcceptOfferMutation, AcceptOfferMutationVariables> = { name: 'AcceptOffer', kind: 'mutation', text: "mutation AcceptOffer($applicationId:ID!){acceptOffer(applicationId:$applicationId){__typename ...on OfferAnswered{application{...ApplicationState}}...on ApplicationRefused{code message}}}fragment ApplicationState on Application{id jobId submittedAt withdrawnAt enterpriseProcessStatus candidateProcessStatus}" };
export const DeclineOfferDocument: Operation<DeclineOfferMutation, DeclineOfferMutationVariables> = { name: 'DeclineOffer', kind: 'mutation', text: "mutation DeclineOffer($applicationId:ID!$note:String){declineOffer(applicationId:$applicationId note:$note){__typename ...on OfferAnswered{application{...ApplicationState closedAt closureReason}}...on ApplicationRefused{code message}}}fragment ApplicationState on Application{id jobId submittedAt withdrawnAt enterpriseProcessStatus candidateProcessStatus}" };
export const JobToApplyDocument: Operation<JobToApplyQuery, JobToApplyQueryVariables> = { name: 'JobToApply', kind: 'query', text: "query JobToApply($id:ID!){job(id:$id){...JobCard questions{id kind label required options}}}fragment JobCard on Job{id title enterprise{id establishmentName logoUrl}place{city state country label}workMode employmentType experienceLevel pay{currency min max unit}summary skills{id name met}easyApply postedAt closedAt saved matchScore application{id withdrawnAt enterpriseProcessStatus}}" };
export const ApplyToJobDocument: Operation<ApplyToJobMutation, ApplyToJobMutationVariables> = { name: 'ApplyToJob', kind: 'mutation', text: "mutation ApplyToJob($input:ApplyToJobInput!){applyToJob(input:$input){__typename ...on ApplicationSubmitted{application{...ApplicationState}job{id title}}...on ApplicationRefused{code message questionIds existing{...ApplicationState}}}}fragment ApplicationState on Application{id jobId submittedAt withdrawnAt enterpriseProcessStatus candidateProcessStatus}" };
export const InterviewsDocument: Operation<InterviewsQuery, InterviewsQueryVariables> = { name: 'Interviews', kind: 'query', text: "query Interviews{interviews{...InterviewState job{id title enterprise{id establishmentName}}}}fragment InterviewState on Interview{id applicationId roundTitle status startsAt completesAt timeZone mode location link instructions roundCompleted ratingOfPanelByCandidate closureStatus}" };
export const RespondToInterviewDocument: Operation<RespondToInterviewMutation, RespondToInterviewMutationVariables> = { name: 'RespondToInterview', kind: 'mutation', text: "mutation RespondToInterview($interviewId:ID!$accepts:Boolean!){respondToInterview(interviewId:$interviewId accepts:$accepts){__typename ...on InterviewChanged{interview{...InterviewState}}...on InterviewRefused{code message}}}fragment InterviewState on Interview{id applicationId roundTitle status startsAt completesAt timeZone mode location link instructions roundCompleted ratingOfPanelByCandidate closureStatus}" };
export const RateInterviewDocument: Operation<RateInterviewMutation, RateInterviewMutationVariables> = { name: 'RateInterview', kind: 'mutation', text: "mutation RateInterview($interviewId:ID!$rating:Int!){rateInterview(interviewId:$interviewId rating:$rating){__typename ...on InterviewChanged{interview{...InterviewState}}...on InterviewRefused{code message}}}fragment InterviewState on Interview{id applicationId roundTitle status startsAt completesAt timeZone mode location link instructions roundCompleted ratingOfPanelByCandidate closureStatus}" };
export const JobDetailDocument: Operation<JobDetailQuery, JobDetailQueryVariables> = { name: 'JobDetail', kind: 'query', text: "query JobDetail($id:ID!){job(id:$id){...JobCard descriptionHtml education closesOn sourceUrl enterprise{about openJobs}similar(first:4){...JobCard}}}fragment JobCard on Job{id title enterprise{id establishmentName logoUrl}place{city state country label}workMode employmentType experienceLevel pay{currency min max unit}summary skills{id name met}easyApply postedAt closedAt saved matchScore application{id withdrawnAt enterpriseProcessStatus}}" };
export const SaveJobDocument: Operation<SaveJobMutation, SaveJobMutationVariables> = { name: 'SaveJob', kind: 'mutation', text: "mutation SaveJob($jobId:ID!$saved:Boolean!){saveJob(jobId:$jobId saved:$saved){id saved}}" };
export const MyJobsDocument: Operation<MyJobsQuery, MyJobsQueryVariables> = { name: 'MyJobs', kind: 'query', text: "query MyJobs($tab:MyJobsTab!$first:Int!$after:String){myJobs(tab:$tab first:$first after:$after){nodes{job{...JobCard}application{...ApplicationState}changedAt}total endCursor counts{tab count}}}fragment JobCard on Job{id title enterprise{id establishmentName logoUrl}place{city state country label}workMode employmentType experienceLevel pay{currency min max unit}summary skills{id name met}easyApply postedAt closedAt saved matchScore application{id withdrawnAt enterpriseProcessStatus}}fragment ApplicationState on Application{id jobId submittedAt withdrawnAt enterpriseProcessStatus candidateProcessStatus}" };
export const WithdrawApplicationDocument: Operation<WithdrawApplicationMutation, WithdrawApplicationMutationVariables> = { name: 'WithdrawApplication', kind: 'mutation', text: "mutation WithdrawApplication($applicationId:ID!){withdrawApplication(applicationId:$applicationId){__typename ...on ApplicationWithdrawn{application{...ApplicationState}}...on ApplicationRefused{code message}}}fragment ApplicationState on Application{id jobId submittedAt withdrawnAt enterpriseProcessStatus candidateProcessStatus}" };
export const SearchJobsDocument: Operation<SearchJobsQuery, SearchJobsQueryVariables> = { name: 'SearchJobs', kind: 'query', text: "query SearchJobs($filter:JobFilter!$sort:JobSort!$first:Int!$after:String){jobs(filter:$filter sort:$sort first:$first after:$after){nodes{...JobCard}total totalIsEstimate endCursor facets{field values{value count}}}}fragment JobCard on Job{id title enterprise{id establishmentName logoUrl}place{city state country label}workMode employmentType experienceLevel pay{currency min max unit}summary skills{id name met}easyApply postedAt closedAt saved matchScore application{id withdrawnAt enterpriseProcessStatus}}" };
export const TrackedJobDocument: Operation<TrackedJobQuery, TrackedJobQueryVariables> = { name: 'TrackedJob', kind: 'query', text: "query TrackedJob($id:ID!){job(id:$id){...JobCard questions{id kind label required options}application{...ApplicationState answers{questionId values}}}}fragment JobCard on Job{id title enterprise{id establishmentName logoUrl}place{city state country label}workMode employmentType experienceLevel pay{currency min max unit}summary skills{id name met}easyApply postedAt closedAt saved matchScore application{id withdrawnAt enterpriseProcessStatus}}fragment ApplicationState on Application{id jobId submittedAt withdrawnAt enterpriseProcessStatus candidateProcessStatus}" };
