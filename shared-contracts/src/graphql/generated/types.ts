// Made by graphql/generate.ts from sdl/ and documents/. Do not edit.
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** ISO 8601 date and time in UTC. */
  DateTime: { input: string; output: string; }
  /** ISO 8601 calendar date. */
  Date: { input: string; output: string; }
};

export type Query = {
  readonly __typename?: 'Query';
  /** The candidate's jobs, newest change first: saved, applied and on from there. */
  readonly myJobs: MyJobsConnection;
  /** What the candidate has typed of an application that is not sent; null when nothing is kept. */
  readonly applicationDraft?: Maybe<ApplicationDraft>;
  /** Every country, by name. */
  readonly countries: ReadonlyArray<Country>;
  /** The candidate's interviews, the next one first, then those that are over. */
  readonly interviews: ReadonlyArray<Interview>;
  /** One interview of the candidate; null for any other. */
  readonly interview?: Maybe<Interview>;
  /** Open jobs that match, best first. Public; a signed-in candidate also gets saved, applied and match fields filled. */
  readonly jobs: JobConnection;
  /** One job, open or closed. Null when there is none, or it is not yours to see. */
  readonly job?: Maybe<Job>;
  /** Open jobs that fit the candidate best, with the reasons in `match`; jobs applied to are left out. Empty for an empty profile. */
  readonly recommendedJobs: RecommendedJobs;
  /** Referrals the candidate made, newest first. */
  readonly referrals: ReferralConnection;
  /** The candidate's saved searches, newest first; 25 at most. */
  readonly savedSearches: ReadonlyArray<SavedSearch>;
};


export type QueryMyJobsArgs = {
  tab: MyJobsTab;
  first?: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
};


export type QueryApplicationDraftArgs = {
  jobId: Scalars['ID']['input'];
};


export type QueryInterviewArgs = {
  id: Scalars['ID']['input'];
};


export type QueryJobsArgs = {
  filter: JobFilter;
  sort?: JobSort;
  first?: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
};


export type QueryJobArgs = {
  id: Scalars['ID']['input'];
};


export type QueryRecommendedJobsArgs = {
  first?: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
};


export type QueryReferralsArgs = {
  first?: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
};

export type Mutation = {
  readonly __typename?: 'Mutation';
  /** Keeps what is typed of an application. Refused with the kept one when that is newer than `basedOn`. */
  readonly saveApplicationDraft: SaveDraftResult;
  /** Forgets a draft; true also where there is none. */
  readonly discardApplicationDraft: Scalars['Boolean']['output'];
  /** Stores an application. The same `requestId` sent again answers the first result and stores nothing. */
  readonly applyToJob: ApplyToJobResult;
  /** Takes an application back. */
  readonly withdrawApplication: WithdrawApplicationResult;
  /** Accepts the offer of an application. */
  readonly acceptOffer: AnswerOfferResult;
  /** Declines the offer of an application, which closes it. */
  readonly declineOffer: AnswerOfferResult;
  /** Accepts or declines an invitation to an interview. */
  readonly respondToInterview: InterviewResult;
  /** Proposes other times, three at most, for an interview that is not over; the employer moves it or leaves it. */
  readonly proposeInterviewTimes: InterviewResult;
  /** Rates the panel of a round that took place, 1 to 5, with a remark of 2,000 characters at most; once. */
  readonly rateInterview: InterviewResult;
  /** Tells the operators that something is wrong with a job; also signed out. Once for each job and person. */
  readonly reportJob: ReportJobResult;
  /** Sets or takes away a bookmark; answers the job. */
  readonly saveJob: Job;
  /** Refers a job to somebody: by mail when `email` is given, else as a link. The same job and email again answers the first. */
  readonly referJob: ReferJobResult;
  /** Counts a visit by the link of a referral; also signed out. False for a link that is none, and for one's own. */
  readonly visitReferral: Scalars['Boolean']['output'];
  /** Saves a search. The same search again answers the one there is. */
  readonly saveSearch: SavedSearchResult;
  readonly changeSavedSearch: SavedSearchResult;
  /** True also where there is none. */
  readonly removeSavedSearch: Scalars['Boolean']['output'];
  /** Notes that the candidate has looked at the jobs of a saved search: `newJobs` starts from 0 again. */
  readonly seeSavedSearch: SavedSearchResult;
  /** The same by the query string of the list that was looked at, however it is sorted. True where that search is a saved one. */
  readonly seeJobList: Scalars['Boolean']['output'];
};


export type MutationSaveApplicationDraftArgs = {
  input: ApplicationDraftInput;
};


export type MutationDiscardApplicationDraftArgs = {
  jobId: Scalars['ID']['input'];
};


export type MutationApplyToJobArgs = {
  input: ApplyToJobInput;
};


export type MutationWithdrawApplicationArgs = {
  applicationId: Scalars['ID']['input'];
};


export type MutationAcceptOfferArgs = {
  applicationId: Scalars['ID']['input'];
};


export type MutationDeclineOfferArgs = {
  applicationId: Scalars['ID']['input'];
  note?: InputMaybe<Scalars['String']['input']>;
};


export type MutationRespondToInterviewArgs = {
  interviewId: Scalars['ID']['input'];
  accepts: Scalars['Boolean']['input'];
};


export type MutationProposeInterviewTimesArgs = {
  input: ProposeTimesInput;
};


export type MutationRateInterviewArgs = {
  interviewId: Scalars['ID']['input'];
  rating: Scalars['Int']['input'];
  remark?: InputMaybe<Scalars['String']['input']>;
};


export type MutationReportJobArgs = {
  input: ReportJobInput;
};


export type MutationSaveJobArgs = {
  jobId: Scalars['ID']['input'];
  saved: Scalars['Boolean']['input'];
};


export type MutationReferJobArgs = {
  input: ReferJobInput;
};


export type MutationVisitReferralArgs = {
  jobId: Scalars['ID']['input'];
  referrerId: Scalars['ID']['input'];
};


export type MutationSaveSearchArgs = {
  input: SaveSearchInput;
};


export type MutationChangeSavedSearchArgs = {
  input: ChangeSavedSearchInput;
};


export type MutationRemoveSavedSearchArgs = {
  id: Scalars['ID']['input'];
};


export type MutationSeeSavedSearchArgs = {
  id: Scalars['ID']['input'];
};


export type MutationSeeJobListArgs = {
  query: Scalars['String']['input'];
};

export type MyJobsTab =
  | 'SAVED'
  | 'APPLIED'
  | 'SHORTLISTED'
  | 'INTERVIEW'
  | 'OFFERED'
  | 'ONBOARDED'
  | 'CLOSED';

export type MyJobsConnection = {
  readonly __typename?: 'MyJobsConnection';
  readonly nodes: ReadonlyArray<MyJob>;
  readonly total: Scalars['Int']['output'];
  readonly endCursor?: Maybe<Scalars['String']['output']>;
  readonly counts: ReadonlyArray<MyJobsCount>;
};

export type MyJobsCount = {
  readonly __typename?: 'MyJobsCount';
  readonly tab: MyJobsTab;
  readonly count: Scalars['Int']['output'];
};

export type MyJob = {
  readonly __typename?: 'MyJob';
  readonly job: Job;
  /** Null for a job that is only saved. */
  readonly application?: Maybe<Application>;
  readonly changedAt: Scalars['DateTime']['output'];
};

export type Application = {
  readonly __typename?: 'Application';
  readonly id: Scalars['ID']['output'];
  readonly jobId: Scalars['ID']['output'];
  readonly submittedAt: Scalars['DateTime']['output'];
  readonly withdrawnAt?: Maybe<Scalars['DateTime']['output']>;
  /** R received, S shortlisted, F offered, O onboarded, B offboarded */
  readonly enterpriseProcessStatus: Scalars['String']['output'];
  /** A accepted, P placed; null while unanswered */
  readonly candidateProcessStatus?: Maybe<Scalars['String']['output']>;
  /** Null while it goes on; closing leaves the codes as they are. */
  readonly closedAt?: Maybe<Scalars['DateTime']['output']>;
  /** enterprise or candidate */
  readonly closedBy?: Maybe<Scalars['String']['output']>;
  /** declined, position filled, position cancelled, offer declined */
  readonly closureReason?: Maybe<Scalars['String']['output']>;
  readonly answers: ReadonlyArray<ApplyAnswer>;
  /** What support the candidate asked for. */
  readonly adjustments?: Maybe<Scalars['String']['output']>;
  /** The résumé that was sent. */
  readonly resume?: Maybe<SentResume>;
  /** Null until there is one. */
  readonly offer?: Maybe<Offer>;
  /** What happened, oldest first. */
  readonly history: ReadonlyArray<ProcessStep>;
  /** By their start. */
  readonly interviews: ReadonlyArray<Interview>;
};

export type SentResume = {
  readonly __typename?: 'SentResume';
  readonly id: Scalars['ID']['output'];
  readonly title: Scalars['String']['output'];
  /** Works for five minutes. */
  readonly url: Scalars['String']['output'];
};

export type Offer = {
  readonly __typename?: 'Offer';
  readonly id: Scalars['ID']['output'];
  readonly startDate?: Maybe<Scalars['Date']['output']>;
  readonly pay?: Maybe<JobPay>;
  /** It cannot be accepted after it. */
  readonly expiresAt?: Maybe<Scalars['DateTime']['output']>;
  readonly note?: Maybe<Scalars['String']['output']>;
  readonly offeredAt: Scalars['DateTime']['output'];
  readonly answeredAt?: Maybe<Scalars['DateTime']['output']>;
  readonly documents: ReadonlyArray<OfferDocument>;
};

export type OfferDocument = {
  readonly __typename?: 'OfferDocument';
  readonly id: Scalars['ID']['output'];
  readonly fileName: Scalars['String']['output'];
  /** Works for five minutes. */
  readonly url: Scalars['String']['output'];
};

export type ProcessStep = {
  readonly __typename?: 'ProcessStep';
  /** applied, shortlisted, offered, accepted, declined, onboarded, offboarded, closed, withdrawn, note, interview scheduled, … rescheduled, … cancelled, … accepted, … declined, … completed, … closed */
  readonly change: Scalars['String']['output'];
  readonly enterpriseProcessStatus: Scalars['String']['output'];
  readonly candidateProcessStatus?: Maybe<Scalars['String']['output']>;
  /** candidate, enterprise or system */
  readonly actor: Scalars['String']['output'];
  readonly note?: Maybe<Scalars['String']['output']>;
  readonly recordedAt: Scalars['DateTime']['output'];
};

export type ApplyQuestion = {
  readonly __typename?: 'ApplyQuestion';
  /** Stable within the job, e.g. `availabilityStartDate`. */
  readonly id: Scalars['ID']['output'];
  readonly kind: ApplyQuestionKind;
  /** Text to show. For the four default questions the screen has its own words, by id. */
  readonly label: Scalars['String']['output'];
  readonly required: Scalars['Boolean']['output'];
  /** Choices for RADIO and CHECKBOX, in order. */
  readonly options: ReadonlyArray<Scalars['String']['output']>;
};

export type ApplyQuestionKind =
  | 'DATE'
  | 'RADIO'
  | 'CHECKBOX'
  | 'TEXT';

export type ApplyAnswer = {
  readonly __typename?: 'ApplyAnswer';
  readonly questionId: Scalars['ID']['output'];
  readonly values: ReadonlyArray<Scalars['String']['output']>;
};

export type ApplyAnswerInput = {
  readonly questionId: Scalars['ID']['input'];
  readonly values: ReadonlyArray<Scalars['String']['input']>;
};

export type ApplicationDraft = {
  readonly __typename?: 'ApplicationDraft';
  readonly jobId: Scalars['ID']['output'];
  /** The `requestId` the application will be sent with. */
  readonly requestId: Scalars['ID']['output'];
  readonly answers: ReadonlyArray<ApplyAnswer>;
  readonly resumeId?: Maybe<Scalars['ID']['output']>;
  readonly adjustments?: Maybe<Scalars['String']['output']>;
  /** Changes with every save. */
  readonly revision: Scalars['Int']['output'];
  readonly savedAt: Scalars['DateTime']['output'];
};

export type ApplicationDraftInput = {
  readonly jobId: Scalars['ID']['input'];
  readonly requestId: Scalars['ID']['input'];
  readonly answers: ReadonlyArray<ApplyAnswerInput>;
  readonly resumeId?: InputMaybe<Scalars['ID']['input']>;
  readonly adjustments?: InputMaybe<Scalars['String']['input']>;
  /** The revision this one was made from; absent for the first. */
  readonly basedOn?: InputMaybe<Scalars['Int']['input']>;
};

export type SaveDraftResult = DraftSaved | DraftRefused;

export type DraftSaved = {
  readonly __typename?: 'DraftSaved';
  readonly draft: ApplicationDraft;
};

export type DraftRefused = {
  readonly __typename?: 'DraftRefused';
  /** CONFLICT: it was changed elsewhere; JOB_NOT_FOUND, JOB_CLOSED, ALREADY_APPLIED, VALIDATION_FAILED. */
  readonly code: Scalars['String']['output'];
  readonly message: Scalars['String']['output'];
  /** The draft that is kept, for CONFLICT. */
  readonly kept?: Maybe<ApplicationDraft>;
};

export type ApplyToJobInput = {
  readonly jobId: Scalars['ID']['input'];
  /** Chosen by the client, once for each application it means to send. */
  readonly requestId: Scalars['ID']['input'];
  readonly answers: ReadonlyArray<ApplyAnswerInput>;
  /** Id of a résumé of the candidate; optional. */
  readonly resumeId?: InputMaybe<Scalars['ID']['input']>;
  /** Support the candidate asks for in the selection, in their own words, 2,000 characters at most; optional. */
  readonly adjustments?: InputMaybe<Scalars['String']['input']>;
  /** Who referred the candidate: the last part of the link they came by; optional. */
  readonly referrerId?: InputMaybe<Scalars['ID']['input']>;
};

export type ApplyToJobResult = ApplicationSubmitted | ApplicationRefused;

export type ApplicationSubmitted = {
  readonly __typename?: 'ApplicationSubmitted';
  readonly application: Application;
  readonly job: Job;
};

export type ApplicationRefused = {
  readonly __typename?: 'ApplicationRefused';
  /** A code of shared-contracts/error-codes: ALREADY_APPLIED, JOB_CLOSED, JOB_NOT_FOUND, ANSWERS_INCOMPLETE, VALIDATION_FAILED (a résumé that is not there, a text that is too long). */
  readonly code: Scalars['String']['output'];
  readonly message: Scalars['String']['output'];
  /** Question ids that need an answer, for ANSWERS_INCOMPLETE. */
  readonly questionIds: ReadonlyArray<Scalars['ID']['output']>;
  /** The application that already exists, for ALREADY_APPLIED. */
  readonly existing?: Maybe<Application>;
};

export type WithdrawApplicationResult = ApplicationWithdrawn | ApplicationRefused;

export type ApplicationWithdrawn = {
  readonly __typename?: 'ApplicationWithdrawn';
  readonly application: Application;
};

export type AnswerOfferResult = OfferAnswered | ApplicationRefused;

export type OfferAnswered = {
  readonly __typename?: 'OfferAnswered';
  readonly application: Application;
};

/** Fields are named as in the specification's reference data. */
export type Country = {
  readonly __typename?: 'Country';
  /** ISO 3166-1 numeric, three digits. */
  readonly num_code: Scalars['String']['output'];
  readonly alpha_2_code: Scalars['String']['output'];
  readonly alpha_3_code: Scalars['String']['output'];
  readonly en_short_name: Scalars['String']['output'];
  readonly nationality: Scalars['String']['output'];
};

export type Interview = {
  readonly __typename?: 'Interview';
  readonly id: Scalars['ID']['output'];
  readonly applicationId: Scalars['ID']['output'];
  readonly job: Job;
  readonly roundTitle: Scalars['String']['output'];
  /** P pending, A accepted, X cancelled */
  readonly status: Scalars['String']['output'];
  readonly startsAt: Scalars['DateTime']['output'];
  readonly completesAt: Scalars['DateTime']['output'];
  /** IANA name of the zone the times were meant in. */
  readonly timeZone: Scalars['String']['output'];
  /** VIDEO, PHONE or ONSITE */
  readonly mode: Scalars['String']['output'];
  readonly location?: Maybe<Scalars['String']['output']>;
  readonly link?: Maybe<Scalars['String']['output']>;
  readonly instructions?: Maybe<Scalars['String']['output']>;
  readonly roundCompleted: Scalars['Boolean']['output'];
  readonly ratingOfPanelByCandidate?: Maybe<Scalars['Int']['output']>;
  /** What the candidate wrote of how the job was handled: one remark a job, the last one, whichever round it was written at. */
  readonly ratingRemarksByCandidate?: Maybe<Scalars['String']['output']>;
  /** Times the candidate proposed and the employer has not answered. */
  readonly proposedTimes: ReadonlyArray<ProposedTime>;
  readonly proposalNote?: Maybe<Scalars['String']['output']>;
  /** An iCalendar file (RFC 5545) to add to a calendar; works for five minutes. Null for a cancelled one. */
  readonly calendarUrl?: Maybe<Scalars['String']['output']>;
  /** PASSED, NOT_PASSED or NO_SHOW; null while it is not closed. */
  readonly closureStatus?: Maybe<Scalars['String']['output']>;
};

export type ProposedTime = {
  readonly __typename?: 'ProposedTime';
  readonly startsAt: Scalars['DateTime']['output'];
  readonly completesAt: Scalars['DateTime']['output'];
};

export type ProposeTimesInput = {
  readonly interviewId: Scalars['ID']['input'];
  /** Still to come, within a year; 12 hours long at most. */
  readonly times: ReadonlyArray<ProposedTimeInput>;
  /** 1,000 characters at most. */
  readonly note?: InputMaybe<Scalars['String']['input']>;
};

export type ProposedTimeInput = {
  readonly startsAt: Scalars['DateTime']['input'];
  readonly completesAt: Scalars['DateTime']['input'];
};

export type InterviewResult = InterviewChanged | InterviewRefused;

export type InterviewChanged = {
  readonly __typename?: 'InterviewChanged';
  readonly interview: Interview;
};

export type InterviewRefused = {
  readonly __typename?: 'InterviewRefused';
  /** A code of shared-contracts/error-codes: INTERVIEW_ACCESS_DENIED, CONFLICT, VALIDATION_FAILED. */
  readonly code: Scalars['String']['output'];
  readonly message: Scalars['String']['output'];
};

export type ReportJobInput = {
  readonly jobId: Scalars['ID']['input'];
  readonly requestId: Scalars['ID']['input'];
  readonly reason: JobReportReason;
  /** 1,000 characters at most. */
  readonly details?: InputMaybe<Scalars['String']['input']>;
};

export type JobReportReason =
  | 'FRAUD'
  | 'FEE'
  | 'DISCRIMINATION'
  | 'NOT_A_JOB'
  | 'OUTDATED'
  | 'OTHER';

export type ReportJobResult = JobReported | JobReportRefused;

export type JobReported = {
  readonly __typename?: 'JobReported';
  readonly jobId: Scalars['ID']['output'];
};

export type JobReportRefused = {
  readonly __typename?: 'JobReportRefused';
  /** JOB_NOT_FOUND, VALIDATION_FAILED, RATE_LIMITED. */
  readonly code: Scalars['String']['output'];
  readonly message: Scalars['String']['output'];
};

export type JobSort =
  | 'RELEVANCE'
  | 'NEWEST';

export type JobFilter = {
  readonly keyword?: InputMaybe<Scalars['String']['input']>;
  readonly jobTitle?: InputMaybe<Scalars['String']['input']>;
  /** Ids of skills; a job with any of them matches, more of them rank higher. */
  readonly skills?: InputMaybe<ReadonlyArray<Scalars['Int']['input']>>;
  readonly city?: InputMaybe<Scalars['String']['input']>;
  readonly state?: InputMaybe<Scalars['String']['input']>;
  readonly country?: InputMaybe<Scalars['String']['input']>;
  /** With a city: also what lies so many kilometres around it, 200 at most. */
  readonly radiusKm?: InputMaybe<Scalars['Int']['input']>;
  /** Codes; NS takes jobs that do not state theirs. The same for the two that follow. */
  readonly employmentTypes?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  readonly workModes?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  readonly experienceLevels?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** Only jobs that can be done remotely, and from `remoteFrom`. */
  readonly remote?: InputMaybe<Scalars['Boolean']['input']>;
  /** Where remote work would be done, ISO 3166-1 alpha-2; absent: the candidate's country, for a visitor that of the address. */
  readonly remoteFrom?: InputMaybe<Scalars['String']['input']>;
  readonly easyApply?: InputMaybe<Scalars['Boolean']['input']>;
  /** Yearly pay at least, in the job's own currency. */
  readonly payMin?: InputMaybe<Scalars['Int']['input']>;
  /** Only jobs that do not state their pay. */
  readonly payNotStated?: InputMaybe<Scalars['Boolean']['input']>;
  readonly postedWithinDays?: InputMaybe<Scalars['Int']['input']>;
  /** Brand variant: only jobs of enterprises with this company tag. */
  readonly companyTag?: InputMaybe<Scalars['String']['input']>;
};

export type JobConnection = {
  readonly __typename?: 'JobConnection';
  readonly nodes: ReadonlyArray<Job>;
  /** Jobs that match in all; exact unless `totalIsEstimate`. */
  readonly total: Scalars['Int']['output'];
  readonly totalIsEstimate: Scalars['Boolean']['output'];
  /** Pass as `after` for the next page; null on the last one. */
  readonly endCursor?: Maybe<Scalars['String']['output']>;
  readonly facets: ReadonlyArray<JobFacet>;
  /** For a search without hits: what it finds with some of its terms or filters left out, the closest first; else empty. */
  readonly wider: ReadonlyArray<WiderSearch>;
  /** The country that `remote` was taken for, ISO 3166-1 alpha-2; null where it is not known, and every remote job matches. */
  readonly remoteFrom?: Maybe<Scalars['String']['output']>;
  /** The words that were searched for where they are not the keyword's: slips put right, or fewer of them; else null. */
  readonly readAs?: Maybe<Scalars['String']['output']>;
};

export type WiderSearch = {
  readonly __typename?: 'WiderSearch';
  /** Fields of the filter to leave out. */
  readonly leaveOut: ReadonlyArray<Scalars['String']['output']>;
  readonly total: Scalars['Int']['output'];
};

export type RecommendedJobs = {
  readonly __typename?: 'RecommendedJobs';
  readonly nodes: ReadonlyArray<Job>;
  readonly endCursor?: Maybe<Scalars['String']['output']>;
};

export type JobFacet = {
  readonly __typename?: 'JobFacet';
  /** employmentTypes, workModes, experienceLevels, easyApply, remote, postedWithinDays, payMin, radiusKm (with a city); not stated is NS, last */
  readonly field: Scalars['String']['output'];
  readonly values: ReadonlyArray<JobFacetValue>;
};

export type JobFacetValue = {
  readonly __typename?: 'JobFacetValue';
  readonly value: Scalars['String']['output'];
  readonly count: Scalars['Int']['output'];
};

export type Job = {
  readonly __typename?: 'Job';
  readonly id: Scalars['ID']['output'];
  readonly title: Scalars['String']['output'];
  readonly enterprise: JobEnterprise;
  /** The first of its places. */
  readonly place?: Maybe<JobPlace>;
  readonly places: ReadonlyArray<JobPlace>;
  /** R remote, O onsite, H hybrid; null when the employer did not say. */
  readonly workMode?: Maybe<Scalars['String']['output']>;
  /** Can be done remotely, from the countries of `remoteFrom`. */
  readonly remote: Scalars['Boolean']['output'];
  /** Countries it can be done remotely from, ISO 3166-1 alpha-2; empty: from anywhere, as far as the employer said. */
  readonly remoteFrom: ReadonlyArray<Scalars['String']['output']>;
  /** Regions among it, as the employer wrote them: EMEA. */
  readonly remoteRegions: ReadonlyArray<Scalars['String']['output']>;
  /** Countries of `remoteFrom` outside of the regions, ISO 3166-1 alpha-2. */
  readonly remoteCountries: ReadonlyArray<Scalars['String']['output']>;
  readonly employmentType?: Maybe<Scalars['String']['output']>;
  readonly experienceLevel?: Maybe<Scalars['String']['output']>;
  readonly education?: Maybe<Scalars['String']['output']>;
  readonly pay?: Maybe<JobPay>;
  /** Plain text, one or two sentences. */
  readonly summary: Scalars['String']['output'];
  /** Sanitised HTML. */
  readonly descriptionHtml: Scalars['String']['output'];
  readonly skills: ReadonlyArray<JobSkill>;
  readonly easyApply: Scalars['Boolean']['output'];
  readonly postedAt: Scalars['DateTime']['output'];
  readonly closesOn?: Maybe<Scalars['Date']['output']>;
  /** Null while the job is open. */
  readonly closedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Where the job came from, e.g. an employer's own page; null for jobs posted here. */
  readonly sourceUrl?: Maybe<Scalars['String']['output']>;
  /** What is asked on applying, in order. */
  readonly questions: ReadonlyArray<ApplyQuestion>;
  readonly similar: ReadonlyArray<Job>;
  readonly saved: Scalars['Boolean']['output'];
  /** The candidate's application to this job; null when there is none, or signed out. */
  readonly application?: Maybe<Application>;
  /** 0 to 100 against the candidate's profile; null signed out, and for a profile without skills. */
  readonly matchScore?: Maybe<Scalars['Int']['output']>;
  /** What the score is made of; null where the score is. */
  readonly match?: Maybe<JobMatch>;
};


export type JobSimilarArgs = {
  first?: Scalars['Int']['input'];
};

export type JobMatch = {
  readonly __typename?: 'JobMatch';
  readonly score: Scalars['Int']['output'];
  /** Those that count most come first. */
  readonly reasons: ReadonlyArray<MatchReason>;
};

export type MatchReason = {
  readonly __typename?: 'MatchReason';
  readonly kind: MatchReasonKind;
  /** Points of the score, out of `of`. */
  readonly points: Scalars['Int']['output'];
  readonly of: Scalars['Int']['output'];
  /** What fits, and what does not: names of skills, a title, the code of a level, a place, or R for remote work. */
  readonly met: ReadonlyArray<Scalars['String']['output']>;
  readonly missing: ReadonlyArray<Scalars['String']['output']>;
};

export type MatchReasonKind =
  | 'SKILLS'
  | 'TITLE'
  | 'EXPERIENCE'
  | 'PLACE';

export type JobEnterprise = {
  readonly __typename?: 'JobEnterprise';
  readonly id: Scalars['ID']['output'];
  readonly establishmentName: Scalars['String']['output'];
  readonly about?: Maybe<Scalars['String']['output']>;
  readonly logoUrl?: Maybe<Scalars['String']['output']>;
  readonly openJobs: Scalars['Int']['output'];
};

export type JobPlace = {
  readonly __typename?: 'JobPlace';
  readonly city?: Maybe<Scalars['String']['output']>;
  readonly state?: Maybe<Scalars['String']['output']>;
  readonly country?: Maybe<Scalars['String']['output']>;
  /** As the employer wrote it. */
  readonly label: Scalars['String']['output'];
};

export type JobPay = {
  readonly __typename?: 'JobPay';
  readonly currency: Scalars['String']['output'];
  readonly min?: Maybe<Scalars['Float']['output']>;
  readonly max?: Maybe<Scalars['Float']['output']>;
  /** HOUR, DAY, WEEK, MONTH or YEAR */
  readonly unit: Scalars['String']['output'];
};

export type JobSkill = {
  readonly __typename?: 'JobSkill';
  readonly id: Scalars['Int']['output'];
  readonly name: Scalars['String']['output'];
  /** True when the signed-in candidate has it; null signed out. */
  readonly met?: Maybe<Scalars['Boolean']['output']>;
};

export type ReferJobInput = {
  readonly jobId: Scalars['ID']['input'];
  readonly requestId: Scalars['ID']['input'];
  readonly email?: InputMaybe<Scalars['String']['input']>;
  /** Said in the mail, 500 characters at most. */
  readonly note?: InputMaybe<Scalars['String']['input']>;
};

export type ReferJobResult = JobReferred | ReferralRefused;

export type JobReferred = {
  readonly __typename?: 'JobReferred';
  readonly referral: Referral;
};

export type ReferralRefused = {
  readonly __typename?: 'ReferralRefused';
  /** JOB_NOT_FOUND, JOB_CLOSED, VALIDATION_FAILED, RATE_LIMITED. */
  readonly code: Scalars['String']['output'];
  readonly message: Scalars['String']['output'];
};

export type ReferralConnection = {
  readonly __typename?: 'ReferralConnection';
  readonly nodes: ReadonlyArray<Referral>;
  readonly total: Scalars['Int']['output'];
  readonly endCursor?: Maybe<Scalars['String']['output']>;
};

export type Referral = {
  readonly __typename?: 'Referral';
  /** The last part of the link, /job/{jobId}/{id}. */
  readonly id: Scalars['ID']['output'];
  readonly job: Job;
  /** As it was given; null for a link. */
  readonly email?: Maybe<Scalars['String']['output']>;
  readonly state: ReferralState;
  readonly visits: Scalars['Int']['output'];
  readonly createdAt: Scalars['DateTime']['output'];
  readonly changedAt: Scalars['DateTime']['output'];
};

export type ReferralState =
  | 'SENT'
  | 'VISITED'
  | 'APPLIED'
  | 'HIRED';

export type SavedSearch = {
  readonly __typename?: 'SavedSearch';
  readonly id: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
  /** The query string of the list, without `?`, as `jobSearchQuery` writes it. */
  readonly query: Scalars['String']['output'];
  readonly alerts: AlertFrequency;
  /** Jobs that came since the candidate last looked, up to 100. */
  readonly newJobs: Scalars['Int']['output'];
  readonly createdAt: Scalars['DateTime']['output'];
  /** When the last alert was sent; null before the first. */
  readonly alertedAt?: Maybe<Scalars['DateTime']['output']>;
};

export type AlertFrequency =
  | 'DAILY'
  | 'WEEKLY'
  | 'NEVER';

export type SaveSearchInput = {
  readonly requestId: Scalars['ID']['input'];
  /** 120 characters at most. */
  readonly name: Scalars['String']['input'];
  readonly query: Scalars['String']['input'];
  readonly alerts: AlertFrequency;
};

export type ChangeSavedSearchInput = {
  readonly id: Scalars['ID']['input'];
  readonly name?: InputMaybe<Scalars['String']['input']>;
  readonly alerts?: InputMaybe<AlertFrequency>;
};

export type SavedSearchResult = SearchSaved | SavedSearchRefused;

export type SearchSaved = {
  readonly __typename?: 'SearchSaved';
  readonly savedSearch: SavedSearch;
};

export type SavedSearchRefused = {
  readonly __typename?: 'SavedSearchRefused';
  /** VALIDATION_FAILED (also for one too many), NOT_FOUND. */
  readonly code: Scalars['String']['output'];
  readonly message: Scalars['String']['output'];
};

