// Generated from sdl/ by `npm run codegen`. Do not edit.
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
  readonly accountSettings: AccountSettings;
  /** Ratings of completed rounds of interviews, by the employers and by the candidate. */
  readonly ratingReport: RatingReport;
  /** What became of the candidate's applications, from their process records. */
  readonly activityReport: ActivityReport;
  /** Open jobs by location. Public. */
  readonly jobDensity: JobDensity;
  /**
   * The candidate's tracked jobs: saved, applied and later states. Without `tab` and `group`, those of the first group that has any. With
   * `enterpriseId` those of one employer, with `keyword` those with each of its words in the title or the name of the employer; both
   * restrict the counts too.
   */
  readonly myJobs: MyJobsConnection;
  /** The draft of the candidate's application; null if there is none. */
  readonly applicationDraft?: Maybe<ApplicationDraft>;
  /** Every country, sorted by name. */
  readonly countries: ReadonlyArray<Country>;
  /** Employers whose name contains the text, those that start with it first; for the choice of one by name. None for a text without letters. */
  readonly employerNames: ReadonlyArray<EmployerName>;
  /** What a hand-over may do, for the device that opened it; null if its key is used up or expired. */
  readonly handOver?: Maybe<HandOver>;
  /** The candidate's interviews, the next one first, then past ones. */
  readonly interviews: ReadonlyArray<Interview>;
  /** One interview of the candidate; null if it belongs to someone else or does not exist. */
  readonly interview?: Maybe<Interview>;
  /** Open jobs that match, best first. Public; a signed-in candidate also gets saved, applied and match fields filled. */
  readonly jobs: JobConnection;
  /** One job, open or closed. Null if it does not exist, or is not open to the viewer. With a currency or unit its pay is compared in it. */
  readonly job?: Maybe<Job>;
  /** What is public of an employer; null if there is none with this id. */
  readonly enterprise?: Maybe<Enterprise>;
  /** What a start page shows of the open jobs: with a company tag, of those of its employers; on the healthcare brand, of health work. */
  readonly jobMarket: JobMarket;
  /** The rates by which pay in different currencies is compared. */
  readonly payRates: PayRates;
  /** Open jobs that match the candidate best, with the reasons in `match`; jobs the candidate has applied to are left out. Empty for an empty profile. */
  readonly recommendedJobs: RecommendedJobs;
  /** A conversation of the candidate with an employer, also before the first message; null without a connection to the employer. */
  readonly conversation?: Maybe<Conversation>;
  readonly notificationPreferences: NotificationPreferences;
  /** A notification of the candidate, as the notification calls return it; null if there is none. */
  readonly notification?: Maybe<Notification>;
  /**
   * What is live, locked and tried out, and how it loads, counted over the last hours, 168 at most. Like every field of this file, it
   * is for accounts with the role of operators; everybody else is refused with ROLE_MISSING.
   */
  readonly platformStatus: PlatformStatus;
  /** Release sets, newest first. */
  readonly releaseSets: ReleaseSetConnection;
  /** Who changed or tried to change what, newest first; with `remote`, what is about this one. */
  readonly releaseHistory: ReleaseHistoryConnection;
  /** The newest 50 versions of a remote, or of the `shell`, and those in use, newest first; empty for an unknown one. */
  readonly remoteVersions: ReadonlyArray<RemoteVersion>;
  /** Canaries of the last 90 days, newest first; the running ones are among them. */
  readonly releaseCanaries: ReadonlyArray<ReleaseCanary>;
  /** How the versions of a remote loaded in the last hours, 168 at most: the five with the most loads, most first. */
  readonly remoteHealth: RemoteHealth;
  /** The newest loads of remotes that went wrong, of about 1000 loads that are kept. */
  readonly loadErrors: ReadonlyArray<LoadError>;
  /** The newest errors that components threw in browsers. */
  readonly browserErrors: ReadonlyArray<BrowserError>;
  /** What the calls for the sections of a profile do not return. The sections themselves: `GET candidates/…`. */
  readonly profile: Profile;
  /** A profile as somebody else sees it: what its candidate shares with them, and nothing that tells what is left out. */
  readonly profilePreview: SharedProfile;
  /** The public profile of a key; null if the key does not exist, was revoked, or its candidate was deleted. */
  readonly publicProfile?: Maybe<SharedProfile>;
  /** Next steps for the candidate, the most useful first; without those the candidate has dismissed. */
  readonly coachSteps: ReadonlyArray<CoachStep>;
  /** The checklists offered to the candidate in this brand; none for variant N. */
  readonly checklists: ReadonlyArray<Checklist>;
  /** Referrals by the candidate, newest first. */
  readonly referrals: ReferralConnection;
  /** What needs the candidate's answer, and which employers showed interest; the other parts of the dashboard have their own queries. */
  readonly dashboard: Dashboard;
  /** The candidate's saved searches, newest first; 25 at most. */
  readonly savedSearches: ReadonlyArray<SavedSearch>;
  /** How much of their storage the candidate uses. */
  readonly storage: Storage;
};


export type QueryRatingReportArgs = {
  input: ReportInput;
};


export type QueryActivityReportArgs = {
  input: ReportInput;
};


export type QueryJobDensityArgs = {
  input: JobDensityInput;
};


export type QueryMyJobsArgs = {
  tab?: InputMaybe<MyJobsTab>;
  group?: InputMaybe<MyJobsGroup>;
  keyword?: InputMaybe<Scalars['String']['input']>;
  sort?: MyJobsSort;
  first?: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
  enterpriseId?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryApplicationDraftArgs = {
  jobId: Scalars['ID']['input'];
};


export type QueryEmployerNamesArgs = {
  keyword: Scalars['String']['input'];
};


export type QueryHandOverArgs = {
  token: Scalars['String']['input'];
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
  payCurrency?: InputMaybe<Scalars['String']['input']>;
  payUnit?: InputMaybe<PayUnit>;
};


export type QueryEnterpriseArgs = {
  id: Scalars['ID']['input'];
};


export type QueryJobMarketArgs = {
  companyTag?: InputMaybe<Scalars['String']['input']>;
};


export type QueryRecommendedJobsArgs = {
  first?: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
};


export type QueryConversationArgs = {
  enterpriseId: Scalars['ID']['input'];
};


export type QueryNotificationArgs = {
  id: Scalars['ID']['input'];
};


export type QueryPlatformStatusArgs = {
  hours?: Scalars['Int']['input'];
};


export type QueryReleaseSetsArgs = {
  first?: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
};


export type QueryReleaseHistoryArgs = {
  remote?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
};


export type QueryRemoteVersionsArgs = {
  remote: Scalars['String']['input'];
};


export type QueryReleaseCanariesArgs = {
  remote?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};


export type QueryRemoteHealthArgs = {
  remote: Scalars['String']['input'];
  hours?: Scalars['Int']['input'];
};


export type QueryLoadErrorsArgs = {
  remote?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};


export type QueryBrowserErrorsArgs = {
  first?: Scalars['Int']['input'];
};


export type QueryProfilePreviewArgs = {
  audience: ProfileAudience;
};


export type QueryPublicProfileArgs = {
  candidateKey: Scalars['String']['input'];
};


export type QueryReferralsArgs = {
  first?: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
};

export type Mutation = {
  readonly __typename?: 'Mutation';
  /** Asks for an address to become the candidate's email. It does once the code sent to it is confirmed; the former address is notified. */
  readonly changeEmail: ChangeEmailResult;
  readonly confirmEmail: ConfirmEmailResult;
  /** Asks the employer of the candidate's pool to release them (`unbindRequestStatus` P). */
  readonly requestUnbind: RequestUnbindResult;
  /** Saves the language and time zone; only the fields in the input change. */
  readonly saveAccountSettings: SaveAccountSettingsResult;
  /** Starts a copy of everything stored about the candidate; a mail and `export.signedUrl` say when it is there. */
  readonly requestExport: RequestExportResult;
  /**
   * Ends the account 14 days from now; until then signing in and `cancelDeletion` keep it. Refused with CONFIRMATION_WRONG unless
   * `emailAddress` is the candidate's own.
   */
  readonly requestDeletion: RequestDeletionResult;
  readonly cancelDeletion: CancelDeletionResult;
  /** Ends every session of the candidate, this one included, at once. Offered with SIGN_OUT_EVERYWHERE in `providerActions`. */
  readonly signOutEverywhere: SignOutEverywhereResult;
  /** Saves the draft of an application. Refused, with the stored draft, if that is newer than `basedOn`. */
  readonly saveApplicationDraft: SaveApplicationDraftResult;
  /** Deletes a draft; succeeds also if there is none. */
  readonly discardApplicationDraft: DiscardApplicationDraftResult;
  /** Stores an application. Repeating a `requestId` returns the first result and stores nothing. */
  readonly applyToJob: ApplyToJobResult;
  /**
   * What a page of the employer says about its visitor, for the application form: once for each token, also signed out. Stores nothing
   * of it.
   */
  readonly redeemVisitorToken: RedeemVisitorTokenResult;
  /** Keeps a job under My Jobs as applied for on the employer's own page, or removes it. It is the candidate's own note: nobody is notified. */
  readonly setAppliedElsewhere: SetAppliedElsewhereResult;
  /** Withdraws an application. */
  readonly withdrawApplication: WithdrawApplicationResult;
  /** Accepts the offer of an application. `version` is the one that the candidate has read, 1 if it is absent; another than the current one is refused with OFFER_CHANGED. */
  readonly acceptOffer: AcceptOfferResult;
  /** Declines the offer of an application, which closes it. `version` as for acceptOffer. */
  readonly declineOffer: DeclineOfferResult;
  /** Reports a problem with an employer to the operators; also signed out. Once for each employer and person. */
  readonly reportEmployer: ReportEmployerResult;
  /** Starts a hand-over: a key, for a QR code or for the page itself, valid for ten minutes and for one device. */
  readonly startHandOver: StartHandOverResult;
  /**
   * Opens a hand-over on the other device, which need not be signed in. Its key is used up; the token allows nothing but the purpose,
   * for an hour.
   */
  readonly openHandOver: OpenHandOverResult;
  /** Ends a hand-over on either device; its token is no longer valid. Succeeds also if it has ended already. */
  readonly endHandOver: EndHandOverResult;
  /** Accepts or declines an invitation to an interview; with another `version` than that of the interview it is refused with STALE. */
  readonly respondToInterview: RespondToInterviewResult;
  /** Proposes up to three other times for an interview that is not over; the employer may move it or not. */
  readonly proposeInterviewTimes: ProposeInterviewTimesResult;
  /** Rates the panel of a completed round, 1 to 5, with a remark of 2,000 characters at most; once. */
  readonly rateInterview: RateInterviewResult;
  /** Reports a problem with a job to the operators; also signed out. Once for each job and person. */
  readonly reportJob: ReportJobResult;
  /** Saves a job, or removes it from the saved jobs. */
  readonly saveJob: SaveJobResult;
  /** Marks a conversation as unread: it counts as at least one unread message until it is read again. */
  readonly markConversationUnread: MarkConversationUnreadResult;
  /** Blocks or unblocks an employer. While it is blocked neither side can write, and both can read. */
  readonly blockEmployer: BlockEmployerResult;
  /** Reports a conversation, or one message of it, to the operators. */
  readonly reportConversation: ReportConversationResult;
  /** Records that the candidate has seen the notifications up to a time; an earlier time changes nothing. Seen ones can be unread. */
  readonly markNotificationsSeen: MarkNotificationsSeenResult;
  readonly saveNotificationPreferences: SaveNotificationPreferencesResult;
  /** Stops web push to a browser, by the endpoint of its subscription; succeeds also if there is none. */
  readonly removePushDevice: RemovePushDeviceResult;
  /** Makes the members of an earlier set live again, as the next set. With `dryRun`, only says what would change. */
  readonly restoreReleaseSet: RestoreReleaseSetResult;
  /** Makes the version of a remote live again that was live before the present one, as the next set. With `dryRun`, only says what would change. */
  readonly revertRemote: RevertRemoteResult;
  /** Adds a licence or changes one; with another `version` than that of the licence it is refused with STALE. */
  readonly saveLicence: SaveLicenceResult;
  /** Replaces all languages of the candidate; 20 at most. `version`: the `languagesVersion` that is replaced, else refused with STALE. */
  readonly saveLanguages: SaveLanguagesResult;
  /**
   * Removes a record of the profile with its files. It can be restored for ten minutes, then it is deleted for good. Removing it
   * again meanwhile changes nothing. `version`, of a record that has one: it is refused with STALE if the record has another.
   */
  readonly removeProfileRecord: RemoveProfileRecordResult;
  /** Restores a removed record with its files, as it was. */
  readonly restoreProfileRecord: RestoreProfileRecordResult;
  readonly setProfileVisibility: SetProfileVisibilityResult;
  /** Hides the profile from an employer, or shows it again. What the employer received with an application stays with it. */
  readonly hideProfileFrom: HideProfileFromResult;
  /** Makes the public profile reachable by a new key, which replaces the former one. */
  readonly createPublicKey: CreatePublicKeyResult;
  /** Revokes the key of the public profile; succeeds also if there is none. */
  readonly revokePublicKey: RevokePublicKeyResult;
  /** Hides a step until its reason changes. */
  readonly dismissCoachStep: DismissCoachStepResult;
  /**
   * Saves ratings, tasks and files of a checklist without signing it; what is not in the input stays. With another `version` than that of
   * the checklist it is refused with STALE.
   */
  readonly saveChecklist: SaveChecklistResult;
  /**
   * Signs a checklist as it is saved; it expires after a year. Refused until every required item is done. A change of the checklist
   * afterwards ends the signature. With another `version` than that of the checklist it is refused with STALE.
   */
  readonly signChecklist: SignChecklistResult;
  /** Refers a job to someone: by mail if `email` is given, else as a link. Repeating the job and email returns the first referral. */
  readonly referJob: ReferJobResult;
  /** Counts a visit through a referral link; also signed out. NOT_FOUND for an unknown link, and for the candidate's own. */
  readonly visitReferral: VisitReferralResult;
  /** Saves a search; 25 at most. Saving the same search again returns the existing one. */
  readonly saveSearch: SaveSearchResult;
  /** Changes what the input contains; with another `version` than that of the search it is refused with STALE. */
  readonly changeSavedSearch: ChangeSavedSearchResult;
  /** Removes a saved search; succeeds also if there is none. With another `version` than that of the search it is refused with STALE. */
  readonly removeSavedSearch: RemoveSavedSearchResult;
  /** Records that the candidate has seen the jobs of a saved search: `newJobs` starts from 0 again. */
  readonly seeSavedSearch: SeeSavedSearchResult;
  /** The same, by the query string of the list, whatever its sort order. */
  readonly seeJobList: SeeJobListResult;
};


export type MutationChangeEmailArgs = {
  emailAddress: Scalars['String']['input'];
};


export type MutationConfirmEmailArgs = {
  code: Scalars['String']['input'];
};


export type MutationSaveAccountSettingsArgs = {
  input: SaveAccountSettingsInput;
};


export type MutationRequestDeletionArgs = {
  emailAddress: Scalars['String']['input'];
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


export type MutationRedeemVisitorTokenArgs = {
  input: RedeemVisitorTokenInput;
};


export type MutationSetAppliedElsewhereArgs = {
  jobId: Scalars['ID']['input'];
  applied: Scalars['Boolean']['input'];
};


export type MutationWithdrawApplicationArgs = {
  applicationId: Scalars['ID']['input'];
};


export type MutationAcceptOfferArgs = {
  applicationId: Scalars['ID']['input'];
  version?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationDeclineOfferArgs = {
  applicationId: Scalars['ID']['input'];
  note?: InputMaybe<Scalars['String']['input']>;
  version?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationReportEmployerArgs = {
  input: ReportEmployerInput;
};


export type MutationStartHandOverArgs = {
  purpose: HandOverPurpose;
};


export type MutationOpenHandOverArgs = {
  key: Scalars['String']['input'];
};


export type MutationEndHandOverArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRespondToInterviewArgs = {
  interviewId: Scalars['ID']['input'];
  accepts: Scalars['Boolean']['input'];
  version?: InputMaybe<Scalars['String']['input']>;
};


export type MutationProposeInterviewTimesArgs = {
  input: ProposeTimesInput;
};


export type MutationRateInterviewArgs = {
  interviewId: Scalars['ID']['input'];
  rating: Scalars['Int']['input'];
  remark?: InputMaybe<Scalars['String']['input']>;
  mayBeShown?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationReportJobArgs = {
  input: ReportJobInput;
};


export type MutationSaveJobArgs = {
  jobId: Scalars['ID']['input'];
  saved: Scalars['Boolean']['input'];
};


export type MutationMarkConversationUnreadArgs = {
  enterpriseId: Scalars['ID']['input'];
};


export type MutationBlockEmployerArgs = {
  enterpriseId: Scalars['ID']['input'];
  blocked: Scalars['Boolean']['input'];
};


export type MutationReportConversationArgs = {
  input: ReportConversationInput;
};


export type MutationMarkNotificationsSeenArgs = {
  upTo: Scalars['DateTime']['input'];
};


export type MutationSaveNotificationPreferencesArgs = {
  input: SaveNotificationPreferencesInput;
};


export type MutationRemovePushDeviceArgs = {
  endpoint: Scalars['String']['input'];
};


export type MutationRestoreReleaseSetArgs = {
  input: RestoreReleaseSetInput;
};


export type MutationRevertRemoteArgs = {
  input: RevertRemoteInput;
};


export type MutationSaveLicenceArgs = {
  input: SaveLicenceInput;
};


export type MutationSaveLanguagesArgs = {
  languages: ReadonlyArray<SpokenLanguageInput>;
  version?: InputMaybe<Scalars['String']['input']>;
};


export type MutationRemoveProfileRecordArgs = {
  kind: ProfileRecordKind;
  id: Scalars['ID']['input'];
  version?: InputMaybe<Scalars['String']['input']>;
};


export type MutationRestoreProfileRecordArgs = {
  kind: ProfileRecordKind;
  id: Scalars['ID']['input'];
};


export type MutationSetProfileVisibilityArgs = {
  section: ProfileSection;
  audience: ProfileAudience;
};


export type MutationHideProfileFromArgs = {
  enterpriseId: Scalars['ID']['input'];
  hidden: Scalars['Boolean']['input'];
};


export type MutationDismissCoachStepArgs = {
  id: Scalars['ID']['input'];
};


export type MutationSaveChecklistArgs = {
  input: SaveChecklistInput;
};


export type MutationSignChecklistArgs = {
  id: Scalars['ID']['input'];
  signedName: Scalars['String']['input'];
  version?: InputMaybe<Scalars['String']['input']>;
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
  version?: InputMaybe<Scalars['String']['input']>;
};


export type MutationSeeSavedSearchArgs = {
  id: Scalars['ID']['input'];
};


export type MutationSeeJobListArgs = {
  query: Scalars['String']['input'];
};

export type AccountSettings = {
  readonly __typename?: 'AccountSettings';
  readonly emailAddress: Scalars['String']['output'];
  readonly emailVerified: Scalars['Boolean']['output'];
  /** The address that waits for its code; null if none does. */
  readonly pendingEmailAddress?: Maybe<Scalars['String']['output']>;
  /** Language of the pages and emails: en, es or ar; null if the candidate has not said. */
  readonly locale?: Maybe<Scalars['String']['output']>;
  /** IANA name; null if the candidate has not said. */
  readonly timeZone?: Maybe<Scalars['String']['output']>;
  /** The employer whose pool the candidate belongs to; null for none. */
  readonly pool?: Maybe<CandidatePool>;
  readonly export?: Maybe<DataExport>;
  /** When the account will be deleted; null unless the candidate has asked for it. */
  readonly deletionOn?: Maybe<Scalars['DateTime']['output']>;
  /** What the candidate can do at the identity provider. With ACCOUNT it owns the email too, and `changeEmail` is refused with EMAIL_AT_PROVIDER. */
  readonly providerActions: ReadonlyArray<ProviderAction>;
  /** The provider's own pages for the account; null for the embedded provider, which has none. */
  readonly providerAccountUrl?: Maybe<Scalars['String']['output']>;
  /** Whether deleting the account also deletes the one at the identity provider. */
  readonly providerAccountDeleted: Scalars['Boolean']['output'];
};

export type CandidatePool = {
  readonly __typename?: 'CandidatePool';
  readonly enterpriseId: Scalars['ID']['output'];
  readonly enterpriseName: Scalars['String']['output'];
  readonly unbindRequestStatus?: Maybe<UnbindRequestStatus>;
};

/** A copy of everything stored about the candidate. */
export type DataExport = {
  readonly __typename?: 'DataExport';
  readonly requestedAt: Scalars['DateTime']['output'];
  /** A link that works for five minutes; null until the copy is there, and for a sign-in more than five minutes ago. */
  readonly signedUrl?: Maybe<Scalars['String']['output']>;
  /** Bytes; null until the copy is there. */
  readonly size?: Maybe<Scalars['Int']['output']>;
  /** When the copy is deleted; null until it is there. */
  readonly expiresAt?: Maybe<Scalars['DateTime']['output']>;
};

export type SaveAccountSettingsInput = {
  readonly locale?: InputMaybe<Scalars['String']['input']>;
  readonly timeZone?: InputMaybe<Scalars['String']['input']>;
};

export type ChangeEmailResult = ChangeEmailDone | ChangeEmailRefused;

export type ChangeEmailDone = {
  readonly __typename?: 'ChangeEmailDone';
  readonly pendingEmailAddress: Scalars['String']['output'];
};

export type ChangeEmailRefused = Refusal & {
  readonly __typename?: 'ChangeEmailRefused';
  readonly code: ChangeEmailRefusalCode;
  readonly message: Scalars['String']['output'];
};

export type ConfirmEmailResult = ConfirmEmailDone | ConfirmEmailRefused;

export type ConfirmEmailDone = {
  readonly __typename?: 'ConfirmEmailDone';
  readonly emailAddress: Scalars['String']['output'];
};

export type ConfirmEmailRefused = Refusal & {
  readonly __typename?: 'ConfirmEmailRefused';
  readonly code: ConfirmEmailRefusalCode;
  readonly message: Scalars['String']['output'];
};

export type RequestUnbindResult = RequestUnbindDone | RequestUnbindRefused;

export type RequestUnbindDone = {
  readonly __typename?: 'RequestUnbindDone';
  readonly pool: CandidatePool;
};

export type RequestUnbindRefused = Refusal & {
  readonly __typename?: 'RequestUnbindRefused';
  readonly code: RequestUnbindRefusalCode;
  readonly message: Scalars['String']['output'];
};

export type SaveAccountSettingsResult = SaveAccountSettingsDone | SaveAccountSettingsRefused;

export type SaveAccountSettingsDone = {
  readonly __typename?: 'SaveAccountSettingsDone';
  readonly accountSettings: AccountSettings;
};

export type SaveAccountSettingsRefused = Refusal & {
  readonly __typename?: 'SaveAccountSettingsRefused';
  readonly code: SaveAccountSettingsRefusalCode;
  readonly message: Scalars['String']['output'];
};

export type RequestExportResult = RequestExportDone | RequestExportRefused;

export type RequestExportDone = {
  readonly __typename?: 'RequestExportDone';
  readonly export: DataExport;
};

export type RequestExportRefused = Refusal & {
  readonly __typename?: 'RequestExportRefused';
  readonly code: RequestExportRefusalCode;
  readonly message: Scalars['String']['output'];
};

export type RequestDeletionResult = RequestDeletionDone | RequestDeletionRefused;

export type RequestDeletionDone = {
  readonly __typename?: 'RequestDeletionDone';
  readonly deletionOn: Scalars['DateTime']['output'];
};

export type RequestDeletionRefused = Refusal & {
  readonly __typename?: 'RequestDeletionRefused';
  readonly code: RequestDeletionRefusalCode;
  readonly message: Scalars['String']['output'];
};

export type CancelDeletionResult = CancelDeletionDone | CancelDeletionRefused;

export type CancelDeletionDone = {
  readonly __typename?: 'CancelDeletionDone';
  readonly deletionOn?: Maybe<Scalars['DateTime']['output']>;
};

export type CancelDeletionRefused = Refusal & {
  readonly __typename?: 'CancelDeletionRefused';
  readonly code: CancelDeletionRefusalCode;
  readonly message: Scalars['String']['output'];
};

export type SignOutEverywhereResult = SignOutEverywhereDone | SignOutEverywhereRefused;

export type SignOutEverywhereDone = {
  readonly __typename?: 'SignOutEverywhereDone';
  readonly endedAt: Scalars['DateTime']['output'];
};

export type SignOutEverywhereRefused = Refusal & {
  readonly __typename?: 'SignOutEverywhereRefused';
  readonly code: SignOutEverywhereRefusalCode;
  readonly message: Scalars['String']['output'];
};

/**
 * Periods begin with a step: four weeks, 13 weeks or 12 months, the current one included; weeks begin on Monday. All time is in
 * months, over time the last ten years.
 */
export type ReportPeriod =
  | 'WEEKS_4'
  | 'MONTHS_3'
  | 'MONTHS_12'
  | 'ALL';

/** The steps of a report over time: weeks for periods up to three months, else months. */
export type ReportStep =
  | 'WEEK'
  | 'MONTH';

export type ReportInput = {
  readonly period: ReportPeriod;
  /** IANA name of the time zone of the browser, for days and weeks; the one the candidate has chosen takes precedence. */
  readonly timeZone: Scalars['String']['input'];
};

export type RatingReport = {
  readonly __typename?: 'RatingReport';
  /** When the numbers were computed. */
  readonly updatedAt: Scalars['DateTime']['output'];
  readonly step: ReportStep;
  /** Of the candidate, by the panels. */
  readonly received: RatingSummary;
  /** Of the panels, by the candidate. */
  readonly given: RatingSummary;
  /** Employers with the most ratings first. */
  readonly employers: ReadonlyArray<EmployerRatings>;
  /** Steps without a rating included. */
  readonly overTime: ReadonlyArray<RatingsOfStep>;
};

export type RatingSummary = {
  readonly __typename?: 'RatingSummary';
  /** 1 to 5; null without ratings. */
  readonly average?: Maybe<Scalars['Float']['output']>;
  readonly count: Scalars['Int']['output'];
};

export type EmployerRatings = {
  readonly __typename?: 'EmployerRatings';
  readonly enterpriseId: Scalars['ID']['output'];
  readonly enterpriseName: Scalars['String']['output'];
  readonly received: RatingSummary;
  readonly given: RatingSummary;
};

export type RatingsOfStep = {
  readonly __typename?: 'RatingsOfStep';
  /** The first day of the step. */
  readonly from: Scalars['Date']['output'];
  readonly received: RatingSummary;
  readonly given: RatingSummary;
};

export type ActivityReport = {
  readonly __typename?: 'ActivityReport';
  /** When the numbers were computed. */
  readonly updatedAt: Scalars['DateTime']['output'];
  readonly step: ReportStep;
  /** Jobs that were saved, and applications that were sent, in the period; an application counts in every stage it has reached since. */
  readonly stages: ReadonlyArray<ActivityStage>;
  /** Of the applications, how many the employer has responded to: by any step of the process, also a rejection. */
  readonly answered: Scalars['Int']['output'];
  /** Median time from the application to that response, in hours; null without a response. */
  readonly medianHoursToAnswer?: Maybe<Scalars['Float']['output']>;
  /** Steps without activity included. */
  readonly overTime: ReadonlyArray<ActivityOfStep>;
  /** Groups of similar job titles, those with the most applications first. */
  readonly titles: ReadonlyArray<ActivityOfTitle>;
};

export type ActivityStage = {
  readonly __typename?: 'ActivityStage';
  readonly stage: MyJobsTab;
  readonly count: Scalars['Int']['output'];
};

export type ActivityOfStep = {
  readonly __typename?: 'ActivityOfStep';
  /** The first day of the step. */
  readonly from: Scalars['Date']['output'];
  readonly applications: Scalars['Int']['output'];
  /** First responses of employers in the step, also to earlier applications. */
  readonly answers: Scalars['Int']['output'];
};

export type ActivityOfTitle = {
  readonly __typename?: 'ActivityOfTitle';
  /** The shortest title of the group. */
  readonly title: Scalars['String']['output'];
  readonly applications: Scalars['Int']['output'];
  readonly answered: Scalars['Int']['output'];
  readonly interviews: Scalars['Int']['output'];
  readonly offers: Scalars['Int']['output'];
};

export type JobDensityLevel =
  | 'CITY'
  | 'STATE'
  | 'COUNTRY';

export type JobDensityInput = {
  readonly level: JobDensityLevel;
  /** Ids of skills; a job with any of them counts. Null: the candidate's own, for a visitor any job; empty: any job. */
  readonly skills?: InputMaybe<ReadonlyArray<Scalars['Int']['input']>>;
  /** 200 characters at most. */
  readonly keyword?: InputMaybe<Scalars['String']['input']>;
  /** Only jobs of the employer with this id. */
  readonly enterprise?: InputMaybe<Scalars['ID']['input']>;
};

export type JobDensity = {
  readonly __typename?: 'JobDensity';
  /** When the numbers were computed. */
  readonly updatedAt: Scalars['DateTime']['output'];
  /** The candidate's skills, those with the most years first; empty for a visitor. */
  readonly mySkills: ReadonlyArray<DensitySkill>;
  readonly total: Scalars['Int']['output'];
  readonly totalIsEstimate: Scalars['Boolean']['output'];
  /** True if the numbers of the locations are estimated from a sample. */
  readonly isEstimate: Scalars['Boolean']['output'];
  /** The locations with the most jobs, most first. */
  readonly locations: ReadonlyArray<DensityLocation>;
};

export type DensitySkill = {
  readonly __typename?: 'DensitySkill';
  readonly id: Scalars['Int']['output'];
  readonly name: Scalars['String']['output'];
};

export type DensityLocation = {
  readonly __typename?: 'DensityLocation';
  readonly city?: Maybe<Scalars['String']['output']>;
  readonly state?: Maybe<Scalars['String']['output']>;
  /** ISO 3166-1 alpha-2. */
  readonly country: Scalars['String']['output'];
  readonly latitude: Scalars['Float']['output'];
  readonly longitude: Scalars['Float']['output'];
  /** The number that a search for the location finds. */
  readonly jobs: Scalars['Int']['output'];
};

export type MyJobsTab =
  | 'DRAFT'
  | 'SAVED'
  | 'APPLIED'
  | 'APPLIED_ELSEWHERE'
  | 'SHORTLISTED'
  | 'INTERVIEW'
  | 'OFFERED'
  | 'ONBOARDED'
  | 'CLOSED';

export type MyJobsGroup =
  | 'TO_DO'
  | 'ACTIVE'
  | 'SAVED'
  | 'CLOSED';

export type MyJobsSort =
  | 'CHANGED'
  | 'COMPANY'
  | 'TITLE';

export type MyJobsConnection = {
  readonly __typename?: 'MyJobsConnection';
  readonly nodes: ReadonlyArray<MyJob>;
  /** The group that is shown. */
  readonly group: MyJobsGroup;
  readonly total: Scalars['Int']['output'];
  readonly endCursor?: Maybe<Scalars['String']['output']>;
  readonly counts: ReadonlyArray<MyJobsCount>;
  /** The tabs with jobs on which it is the candidate's turn. */
  readonly toDo: ReadonlyArray<MyJobsCount>;
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
  /** When the candidate last changed an application that is not sent yet; null if there is none, or the job is closed. */
  readonly draftSavedAt?: Maybe<Scalars['DateTime']['output']>;
  readonly changedAt: Scalars['DateTime']['output'];
};

export type Application = {
  readonly __typename?: 'Application';
  readonly id: Scalars['ID']['output'];
  readonly jobId: Scalars['ID']['output'];
  readonly submittedAt: Scalars['DateTime']['output'];
  readonly withdrawnAt?: Maybe<Scalars['DateTime']['output']>;
  readonly enterpriseProcessStatus: EnterpriseProcessStatus;
  /** Null before the response. */
  readonly candidateProcessStatus?: Maybe<CandidateProcessStatus>;
  /** Null while the application is open; closing does not change the codes. */
  readonly closedAt?: Maybe<Scalars['DateTime']['output']>;
  readonly closedBy?: Maybe<ClosingParty>;
  /** Null also for a value this version does not know. */
  readonly closureReason?: Maybe<ClosureReason>;
  readonly answers: ReadonlyArray<ApplyAnswer>;
  /** The support the candidate requested. */
  readonly adjustments?: Maybe<Scalars['String']['output']>;
  readonly coverLetter?: Maybe<Scalars['String']['output']>;
  /** The telephone number that was sent. */
  readonly telephone?: Maybe<Scalars['String']['output']>;
  /** The résumé that was sent. */
  readonly resume?: Maybe<SentResume>;
  /** Null if there is no offer. */
  readonly offer?: Maybe<Offer>;
  /** The history, oldest first. */
  readonly history: ReadonlyArray<ProcessStep>;
  /** Sorted by start time. */
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
  /** The offer cannot be accepted after this date. */
  readonly expiresAt?: Maybe<Scalars['DateTime']['output']>;
  readonly note?: Maybe<Scalars['String']['output']>;
  readonly offeredAt: Scalars['DateTime']['output'];
  readonly answeredAt?: Maybe<Scalars['DateTime']['output']>;
  readonly documents: ReadonlyArray<OfferDocument>;
  /** 1 for an offer as it was made; incremented by every change of it. */
  readonly version: Scalars['Int']['output'];
  /** What the employer has changed since, oldest first; the latest twenty changes. */
  readonly changes: ReadonlyArray<OfferChange>;
};

export type OfferChange = {
  readonly __typename?: 'OfferChange';
  /** The version that it led to. */
  readonly version: Scalars['Int']['output'];
  readonly changedAt: Scalars['DateTime']['output'];
  readonly before: OfferTerms;
  readonly after: OfferTerms;
};

export type OfferTerms = {
  readonly __typename?: 'OfferTerms';
  readonly startDate?: Maybe<Scalars['Date']['output']>;
  readonly pay?: Maybe<JobPay>;
  readonly expiresAt?: Maybe<Scalars['DateTime']['output']>;
  readonly note?: Maybe<Scalars['String']['output']>;
  /** Names of the files. */
  readonly documents: ReadonlyArray<Scalars['String']['output']>;
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
  /** Null for a value this version does not know. */
  readonly change?: Maybe<ProcessChange>;
  /** Null for a value this version does not know. */
  readonly enterpriseProcessStatus?: Maybe<EnterpriseProcessStatus>;
  readonly candidateProcessStatus?: Maybe<CandidateProcessStatus>;
  readonly actor: ProcessActor;
  readonly note?: Maybe<Scalars['String']['output']>;
  readonly recordedAt: Scalars['DateTime']['output'];
};

export type ApplyQuestion = {
  readonly __typename?: 'ApplyQuestion';
  /** Unique within the job and stable, e.g. `availabilityStartDate`. */
  readonly id: Scalars['ID']['output'];
  /** TEXT for a type this version does not know. */
  readonly kind: ApplyQuestionKind;
  /** Text to show. The screen has its own texts for the four default questions, by id. */
  readonly label: Scalars['String']['output'];
  readonly required: Scalars['Boolean']['output'];
  /** Choices for RADIO and CHECKBOX, in order. */
  readonly options: ReadonlyArray<Scalars['String']['output']>;
};

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
  readonly coverLetter?: Maybe<Scalars['String']['output']>;
  readonly telephone?: Maybe<Scalars['String']['output']>;
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
  readonly coverLetter?: InputMaybe<Scalars['String']['input']>;
  readonly telephone?: InputMaybe<Scalars['String']['input']>;
  /** The revision this draft is based on; absent for the first. */
  readonly basedOn?: InputMaybe<Scalars['Int']['input']>;
};

export type ApplyToJobInput = {
  readonly jobId: Scalars['ID']['input'];
  /** Chosen by the client, once for each application it intends to send. */
  readonly requestId: Scalars['ID']['input'];
  readonly answers: ReadonlyArray<ApplyAnswerInput>;
  /** Id of a résumé of the candidate; optional. */
  readonly resumeId?: InputMaybe<Scalars['ID']['input']>;
  /** Support the candidate requests for the selection process, in their own words, 2,000 characters at most; optional. */
  readonly adjustments?: InputMaybe<Scalars['String']['input']>;
  /** To the employer, 4,000 characters at most; optional. */
  readonly coverLetter?: InputMaybe<Scalars['String']['input']>;
  /** Who referred the candidate: the last segment of the referral link; optional. */
  readonly referrerId?: InputMaybe<Scalars['ID']['input']>;
  /** Host of the employer's own page from which the candidate came; ignored if it is not on a domain of the employer. */
  readonly portal?: InputMaybe<Scalars['String']['input']>;
  /** Sent to the employer, and stored in the profile if that has no telephone number; optional. */
  readonly telephone?: InputMaybe<Scalars['String']['input']>;
};

export type RedeemVisitorTokenInput = {
  readonly jobId: Scalars['ID']['input'];
  /** Signed by the employer of the job; 2,048 characters at most. */
  readonly token: Scalars['String']['input'];
};

export type SaveApplicationDraftResult = SaveApplicationDraftDone | SaveApplicationDraftRefused;

export type SaveApplicationDraftDone = {
  readonly __typename?: 'SaveApplicationDraftDone';
  readonly draft: ApplicationDraft;
};

export type SaveApplicationDraftRefused = Refusal & {
  readonly __typename?: 'SaveApplicationDraftRefused';
  readonly code: SaveApplicationDraftRefusalCode;
  readonly message: Scalars['String']['output'];
  /** The stored draft, for CONFLICT. */
  readonly kept?: Maybe<ApplicationDraft>;
};

export type DiscardApplicationDraftResult = DiscardApplicationDraftDone | DiscardApplicationDraftRefused;

export type DiscardApplicationDraftDone = {
  readonly __typename?: 'DiscardApplicationDraftDone';
  readonly jobId: Scalars['ID']['output'];
};

export type DiscardApplicationDraftRefused = Refusal & {
  readonly __typename?: 'DiscardApplicationDraftRefused';
  readonly code: DiscardApplicationDraftRefusalCode;
  readonly message: Scalars['String']['output'];
};

export type ApplyToJobResult = ApplyToJobDone | ApplyToJobRefused;

export type ApplyToJobDone = {
  readonly __typename?: 'ApplyToJobDone';
  readonly application: Application;
  readonly job: Job;
};

export type ApplyToJobRefused = Refusal & {
  readonly __typename?: 'ApplyToJobRefused';
  readonly code: ApplyToJobRefusalCode;
  readonly message: Scalars['String']['output'];
  /** Questions without a valid answer, for ANSWERS_INCOMPLETE. */
  readonly questionIds: ReadonlyArray<Scalars['ID']['output']>;
  /** The application that already exists, for ALREADY_APPLIED. */
  readonly existing?: Maybe<Application>;
};

export type RedeemVisitorTokenResult = RedeemVisitorTokenDone | RedeemVisitorTokenRefused;

export type RedeemVisitorTokenDone = {
  readonly __typename?: 'RedeemVisitorTokenDone';
  readonly visitor: PortalVisitor;
};

/** What the employer knows of its visitor; null where it does not say. */
export type PortalVisitor = {
  readonly __typename?: 'PortalVisitor';
  readonly name?: Maybe<Scalars['String']['output']>;
  readonly email?: Maybe<Scalars['String']['output']>;
  readonly telephone?: Maybe<Scalars['String']['output']>;
};

export type RedeemVisitorTokenRefused = Refusal & {
  readonly __typename?: 'RedeemVisitorTokenRefused';
  readonly code: RedeemVisitorTokenRefusalCode;
  /** With VISITOR_TOKEN_REFUSED the reason, for the developers of the employer. */
  readonly message: Scalars['String']['output'];
};

export type SetAppliedElsewhereResult = SetAppliedElsewhereDone | SetAppliedElsewhereRefused;

export type SetAppliedElsewhereDone = {
  readonly __typename?: 'SetAppliedElsewhereDone';
  readonly job: Job;
};

export type SetAppliedElsewhereRefused = Refusal & {
  readonly __typename?: 'SetAppliedElsewhereRefused';
  readonly code: SetAppliedElsewhereRefusalCode;
  readonly message: Scalars['String']['output'];
};

export type WithdrawApplicationResult = WithdrawApplicationDone | WithdrawApplicationRefused;

export type WithdrawApplicationDone = {
  readonly __typename?: 'WithdrawApplicationDone';
  readonly application: Application;
};

export type WithdrawApplicationRefused = Refusal & {
  readonly __typename?: 'WithdrawApplicationRefused';
  readonly code: WithdrawApplicationRefusalCode;
  readonly message: Scalars['String']['output'];
};

export type AcceptOfferResult = AcceptOfferDone | AcceptOfferRefused;

export type AcceptOfferDone = {
  readonly __typename?: 'AcceptOfferDone';
  readonly application: Application;
};

export type AcceptOfferRefused = Refusal & {
  readonly __typename?: 'AcceptOfferRefused';
  readonly code: AcceptOfferRefusalCode;
  readonly message: Scalars['String']['output'];
  /** The application with the offer as it is now, for OFFER_CHANGED. */
  readonly changed?: Maybe<Application>;
};

export type DeclineOfferResult = DeclineOfferDone | DeclineOfferRefused;

export type DeclineOfferDone = {
  readonly __typename?: 'DeclineOfferDone';
  readonly application: Application;
};

export type DeclineOfferRefused = Refusal & {
  readonly __typename?: 'DeclineOfferRefused';
  readonly code: DeclineOfferRefusalCode;
  readonly message: Scalars['String']['output'];
  /** The application with the offer as it is now, for OFFER_CHANGED. */
  readonly changed?: Maybe<Application>;
};

/** R remote, O onsite, H hybrid */
export type WorkMode =
  | 'R'
  | 'O'
  | 'H';

/** NS: jobs that do not state theirs */
export type WorkModeChoice =
  | 'R'
  | 'O'
  | 'H'
  | 'NS';

export type EmploymentType =
  | 'FT'
  | 'PT'
  | 'FL'
  | 'IN'
  | 'OT';

/** NS: jobs that do not state theirs */
export type EmploymentTypeChoice =
  | 'FT'
  | 'PT'
  | 'FL'
  | 'IN'
  | 'OT'
  | 'NS';

export type ExperienceLevel =
  | 'IN'
  | 'EL'
  | 'AT'
  | 'ML'
  | 'DR'
  | 'ET';

/** NS: jobs that do not state theirs */
export type ExperienceLevelChoice =
  | 'IN'
  | 'EL'
  | 'AT'
  | 'ML'
  | 'DR'
  | 'ET'
  | 'NS';

export type NoiseLevel =
  | 'QUIET'
  | 'MODERATE'
  | 'LOUD';

/** NS: jobs that do not state theirs */
export type NoiseLevelChoice =
  | 'QUIET'
  | 'MODERATE'
  | 'LOUD'
  | 'NS';

export type Lighting =
  | 'DAYLIGHT'
  | 'ADJUSTABLE'
  | 'BRIGHT';

/** NS: jobs that do not state theirs */
export type LightingChoice =
  | 'DAYLIGHT'
  | 'ADJUSTABLE'
  | 'BRIGHT'
  | 'NS';

/** Contact with people. */
export type ContactLevel =
  | 'LITTLE'
  | 'SOME'
  | 'CONSTANT';

/** NS: jobs that do not state theirs */
export type ContactLevelChoice =
  | 'LITTLE'
  | 'SOME'
  | 'CONSTANT'
  | 'NS';

/** FIXED: routines and instructions; SELF_DIRECTED: one chooses tasks and order */
export type WorkStructure =
  | 'FIXED'
  | 'MIXED'
  | 'SELF_DIRECTED';

/** NS: jobs that do not state theirs */
export type WorkStructureChoice =
  | 'FIXED'
  | 'MIXED'
  | 'SELF_DIRECTED'
  | 'NS';

/** Of the hours of work. */
export type Flexibility =
  | 'FIXED_HOURS'
  | 'CORE_HOURS'
  | 'FLEXIBLE_HOURS';

/** NS: jobs that do not state theirs */
export type FlexibilityChoice =
  | 'FIXED_HOURS'
  | 'CORE_HOURS'
  | 'FLEXIBLE_HOURS'
  | 'NS';

export type InterviewFormat =
  | 'CONVERSATION'
  | 'PANEL'
  | 'WRITTEN'
  | 'WORK_SAMPLE'
  | 'TRIAL_DAY';

/** NS: jobs that do not state theirs */
export type InterviewFormatChoice =
  | 'CONVERSATION'
  | 'PANEL'
  | 'WRITTEN'
  | 'WORK_SAMPLE'
  | 'TRIAL_DAY'
  | 'NS';

/** Where people are cared for. */
export type CareSetting =
  | 'HOSPITAL'
  | 'CLINIC'
  | 'CARE_HOME'
  | 'COMMUNITY'
  | 'PHARMACY'
  | 'LABORATORY'
  | 'SCHOOL'
  | 'TELEHEALTH';

/** NS: jobs that do not state theirs */
export type CareSettingChoice =
  | 'HOSPITAL'
  | 'CLINIC'
  | 'CARE_HOME'
  | 'COMMUNITY'
  | 'PHARMACY'
  | 'LABORATORY'
  | 'SCHOOL'
  | 'TELEHEALTH'
  | 'NS';

export type ShiftPattern =
  | 'DAYS'
  | 'EVENINGS'
  | 'NIGHTS'
  | 'ROTATING'
  | 'ON_CALL';

/** NS: jobs that do not state theirs */
export type ShiftPatternChoice =
  | 'DAYS'
  | 'EVENINGS'
  | 'NIGHTS'
  | 'ROTATING'
  | 'ON_CALL'
  | 'NS';

/** REQUIRED: from the first day; IN_PROGRESS: soon after it; NONE: not at all */
export type LicenceNeed =
  | 'REQUIRED'
  | 'IN_PROGRESS'
  | 'NONE';

/** NS: jobs that do not state it */
export type LicenceNeedChoice =
  | 'REQUIRED'
  | 'IN_PROGRESS'
  | 'NONE'
  | 'NS';

/** Bands of Agenda for Change. NS: jobs that state none of them */
export type PayBandChoice =
  | 'BAND_2'
  | 'BAND_3'
  | 'BAND_4'
  | 'BAND_5'
  | 'BAND_6'
  | 'BAND_7'
  | 'BAND_8A'
  | 'BAND_8B'
  | 'BAND_8C'
  | 'BAND_8D'
  | 'BAND_9'
  | 'NS';

export type ProfileSection =
  | 'PHOTO'
  | 'VIDEO'
  | 'CONTACT'
  | 'LOCATION'
  | 'EXPERIENCE'
  | 'SKILLS'
  | 'WORK_HISTORY'
  | 'EDUCATIONS'
  | 'LICENCES'
  | 'LANGUAGES'
  | 'CHECKLISTS';

/** EMPLOYERS: those with an application or a talent pool of the candidate; EVERYBODY: whoever has the link */
export type ProfileAudience =
  | 'NOBODY'
  | 'EMPLOYERS'
  | 'EVERYBODY';

export type ProfileRecordKind =
  | 'WORK_HISTORY'
  | 'EDUCATION'
  | 'LICENCE'
  | 'RESUME'
  | 'FILE'
  | 'SKILL';

export type LanguageLevel =
  | 'A1'
  | 'A2'
  | 'B1'
  | 'B2'
  | 'C1'
  | 'C2'
  | 'NATIVE';

export type ScorePartKind =
  | 'PHOTO'
  | 'VIDEO'
  | 'TITLE'
  | 'LOCATION'
  | 'SKILLS'
  | 'WORK_HISTORY'
  | 'EDUCATIONS'
  | 'LICENCES'
  | 'LANGUAGES'
  | 'RESUME';

export type VideoState =
  | 'CHECKING'
  | 'READY'
  | 'REFUSED';

export type VideoRefusal =
  | 'TYPE'
  | 'CODEC'
  | 'TOO_LONG'
  | 'BROKEN'
  | 'VIRUS';

export type HandOverPurpose =
  | 'VIDEO'
  | 'OWN_VIDEOS';

export type HandOverState =
  | 'WAITING'
  | 'OPENED'
  | 'UPLOADING'
  | 'DONE'
  | 'ENDED';

export type CoachStepKind =
  | 'ADD_SKILL'
  | 'ADD_WORK_HISTORY'
  | 'ADD_EDUCATION'
  | 'ADD_PHOTO'
  | 'ADD_VIDEO'
  | 'ADD_RESUME'
  | 'ADD_LOCATION'
  | 'RENEW_LICENCE'
  | 'SIGN_CHECKLIST'
  | 'SAVE_SEARCH'
  | 'APPLY_TO_SAVED'
  | 'VERIFY_EMAIL';

export type ChecklistItemKind =
  | 'SKILL'
  | 'DOCUMENT'
  | 'TASK';

export type StorageCategory =
  | 'RESUME'
  | 'PROFILE'
  | 'SHOWCASE'
  | 'EDUCATION'
  | 'BACKGROUND'
  | 'CANDIDATE_OFFER'
  | 'VIDEO'
  | 'MESSAGE'
  | 'FEEDBACK';

export type ProviderAction =
  | 'PASSWORD'
  | 'PASSKEYS'
  | 'SESSIONS'
  | 'ACCOUNT'
  | 'SIGN_OUT_EVERYWHERE';

/** P pending, R refused */
export type UnbindRequestStatus =
  | 'P'
  | 'R';

export type EducationLevel =
  | 'SL'
  | 'DM'
  | 'BR'
  | 'MT'
  | 'DC';

export type PayUnit =
  | 'HOUR'
  | 'DAY'
  | 'WEEK'
  | 'MONTH'
  | 'YEAR';

export type JobFacetField =
  | 'employmentTypes'
  | 'workModes'
  | 'experienceLevels'
  | 'easyApply'
  | 'nightShift'
  | 'weekendWork'
  | 'noiseLevels'
  | 'lightings'
  | 'contactLevels'
  | 'workStructures'
  | 'flexibilities'
  | 'interviewFormats'
  | 'careSettings'
  | 'shiftPatterns'
  | 'licenceNeeds'
  | 'payBands'
  | 'remote'
  | 'postedWithinDays'
  | 'payMin'
  | 'radiusKm';

export type JobFilterField =
  | 'keyword'
  | 'jobTitle'
  | 'skills'
  | 'city'
  | 'state'
  | 'country'
  | 'remoteFrom'
  | 'payMax'
  | 'payUnit'
  | 'payCurrency'
  | 'payNotStated'
  | 'employmentTypes'
  | 'workModes'
  | 'experienceLevels'
  | 'easyApply'
  | 'nightShift'
  | 'weekendWork'
  | 'noiseLevels'
  | 'lightings'
  | 'contactLevels'
  | 'workStructures'
  | 'flexibilities'
  | 'interviewFormats'
  | 'careSettings'
  | 'shiftPatterns'
  | 'licenceNeeds'
  | 'payBands'
  | 'remote'
  | 'postedWithinDays'
  | 'payMin'
  | 'radiusKm';

/** R received, S shortlisted, F offered, O onboarded, B offboarded */
export type EnterpriseProcessStatus =
  | 'R'
  | 'S'
  | 'F'
  | 'O'
  | 'B';

/** A accepted, P placed */
export type CandidateProcessStatus =
  | 'A'
  | 'P';

export type ClosingParty =
  | 'enterprise'
  | 'candidate';

export type ClosureReason =
  | 'declined'
  | 'position_filled'
  | 'position_cancelled'
  | 'offer_declined';

export type ProcessChange =
  | 'applied'
  | 'shortlisted'
  | 'offered'
  | 'offer_changed'
  | 'accepted'
  | 'declined'
  | 'onboarded'
  | 'offboarded'
  | 'closed'
  | 'withdrawn'
  | 'note'
  | 'interview_scheduled'
  | 'interview_rescheduled'
  | 'interview_cancelled'
  | 'interview_accepted'
  | 'interview_declined'
  | 'interview_completed'
  | 'interview_closed'
  | 'interview_times_proposed';

export type ProcessActor =
  | 'candidate'
  | 'enterprise'
  | 'system';

/** SYSTEM: software of the employer reads applications; MAIL: they are sent to its mail address; OWN_PAGE: they are only possible on its own page; NONE: it cannot be reached from here */
export type ApplyChannel =
  | 'SYSTEM'
  | 'MAIL'
  | 'OWN_PAGE'
  | 'NONE';

export type ApplyQuestionKind =
  | 'DATE'
  | 'RADIO'
  | 'CHECKBOX'
  | 'TEXT';

/** P pending, A accepted, X cancelled */
export type InterviewStatus =
  | 'P'
  | 'A'
  | 'X';

export type InterviewMode =
  | 'VIDEO'
  | 'PHONE'
  | 'ONSITE';

export type InterviewClosure =
  | 'PASSED'
  | 'NOT_PASSED'
  | 'NO_SHOW';

export type MessageType =
  | 'TEXT'
  | 'FILE'
  | 'SMS';

export type ConversationWriting =
  | 'OPEN'
  | 'CLOSED'
  | 'BLOCKED_BY_EMPLOYER'
  | 'BLOCKED_BY_CANDIDATE';

export type EnterpriseSector =
  | 'AGRICULTURE'
  | 'CONSTRUCTION'
  | 'CREATIVE'
  | 'EDUCATION'
  | 'ENERGY'
  | 'FINANCE'
  | 'HEALTHCARE'
  | 'HOSPITALITY'
  | 'LOGISTICS'
  | 'MANUFACTURING'
  | 'NONPROFIT'
  | 'PROFESSIONAL_SERVICES'
  | 'PUBLIC'
  | 'REAL_ESTATE'
  | 'RETAIL'
  | 'SCIENCE'
  | 'TECHNOLOGY';

/** How many people work there. */
export type EnterpriseSize =
  | 'UP_TO_10'
  | 'UP_TO_50'
  | 'UP_TO_250'
  | 'UP_TO_1000'
  | 'UP_TO_5000'
  | 'OVER_5000';

export type UsualReply =
  | 'WITHIN_AN_HOUR'
  | 'WITHIN_A_DAY'
  | 'WITHIN_A_WEEK';

export type ApplicantRange =
  | 'UNDER_10'
  | 'FROM_10_TO_50'
  | 'OVER_50';

/** IMPERSONATION: it pretends to be another company; FALSE_FACTS: what it says about itself is not true */
export type EmployerReportReason =
  | 'FRAUD'
  | 'IMPERSONATION'
  | 'FALSE_FACTS'
  | 'FEE'
  | 'DISCRIMINATION'
  | 'OTHER';

export type ConversationReportReason =
  | 'FRAUD'
  | 'FEE'
  | 'SPAM'
  | 'HARASSMENT'
  | 'DISCRIMINATION'
  | 'OTHER';

/** U unread, R read */
export type NotificationStatus =
  | 'U'
  | 'R';

export type NotificationType =
  | 'APPLICATION'
  | 'INTERVIEW'
  | 'OFFER'
  | 'MESSAGE'
  | 'REFERRAL'
  | 'JOB_ALERT'
  | 'PROFILE';

export type NotificationChannel =
  | 'IN_PAGE'
  | 'PUSH'
  | 'EMAIL';

export type RemoteBudgetName =
  | 'ENTRY_BYTES'
  | 'CONTENT_BYTES'
  | 'READY_MS'
  | 'LONG_TASK_MS';

/** LIVE; TRIED: a canary runs; EARLIER: was live; STORED: never was; PRUNED: its files were removed; BLOCKED: cannot be live */
export type RemoteVersionState =
  | 'LIVE'
  | 'TRIED'
  | 'EARLIER'
  | 'STORED'
  | 'PRUNED'
  | 'BLOCKED';

/** START: a process found nothing live of a remote; CANARY: a canary was promoted */
export type ReleaseSetCause =
  | 'START'
  | 'PROMOTE'
  | 'ROLLBACK'
  | 'CANARY';

export type ReleaseAction =
  | 'PUBLISH'
  | 'PROMOTE'
  | 'ROLLBACK'
  | 'CANARY_START'
  | 'CANARY_CHANGE'
  | 'CANARY_PROMOTE'
  | 'CANARY_REVERT'
  | 'CANARY_STOP'
  | 'CANARY_END'
  | 'LOCK'
  | 'UNLOCK'
  | 'KEY_ADD'
  | 'KEY_REVOKE'
  | 'PRUNE'
  | 'BLOCK'
  | 'UNBLOCK';

export type ReleaseOutcome =
  | 'DONE'
  | 'REFUSED';

export type CanaryState =
  | 'RUNNING'
  | 'PROMOTED'
  | 'REVERTED'
  | 'STOPPED'
  | 'INCONCLUSIVE';

export type CanarySignal =
  | 'LOAD_FAILED'
  | 'CRASHED'
  | 'SLOW';

export type LoadOutcome =
  | 'OK'
  | 'STEPPED_BACK'
  | 'FAILED';

export type LoadPhase =
  | 'MANIFEST'
  | 'ENTRY'
  | 'EXPOSED'
  | 'CSS'
  | 'CHUNK'
  | 'CONTRACT'
  | 'MOUNT'
  | 'RENDER';

export type LoadFailureCause =
  | 'NOT_FOUND'
  | 'SERVER_ERROR'
  | 'TIMEOUT'
  | 'NOT_JAVASCRIPT'
  | 'TAMPERED'
  | 'THREW'
  | 'INCOMPATIBLE'
  | 'UNREACHABLE'
  | 'UNKNOWN';

export type SaveApplicationDraftRefusalCode =
  | 'CONFLICT'
  | 'JOB_NOT_FOUND'
  | 'JOB_CLOSED'
  | 'ALREADY_APPLIED'
  | 'VALIDATION_FAILED';

export type DiscardApplicationDraftRefusalCode =
  | 'VALIDATION_FAILED';

export type ApplyToJobRefusalCode =
  | 'ALREADY_APPLIED'
  | 'JOB_CLOSED'
  | 'JOB_NOT_FOUND'
  | 'NO_APPLICATION_CHANNEL'
  | 'ANSWERS_INCOMPLETE'
  | 'STORAGE_QUOTA_REACHED'
  | 'VALIDATION_FAILED';

export type RedeemVisitorTokenRefusalCode =
  | 'JOB_NOT_FOUND'
  | 'VISITOR_TOKEN_REFUSED';

export type SetAppliedElsewhereRefusalCode =
  | 'JOB_NOT_FOUND'
  | 'ALREADY_APPLIED';

export type WithdrawApplicationRefusalCode =
  | 'NOT_FOUND'
  | 'CONFLICT';

export type AcceptOfferRefusalCode =
  | 'NOT_FOUND'
  | 'CONFLICT'
  | 'OFFER_CHANGED';

export type DeclineOfferRefusalCode =
  | 'NOT_FOUND'
  | 'CONFLICT'
  | 'OFFER_CHANGED';

export type RespondToInterviewRefusalCode =
  | 'INTERVIEW_ACCESS_DENIED'
  | 'CONFLICT'
  | 'STALE';

export type ProposeInterviewTimesRefusalCode =
  | 'INTERVIEW_ACCESS_DENIED'
  | 'CONFLICT'
  | 'STALE';

export type RateInterviewRefusalCode =
  | 'INTERVIEW_ACCESS_DENIED'
  | 'CONFLICT';

export type ReportJobRefusalCode =
  | 'JOB_NOT_FOUND'
  | 'RATE_LIMITED';

export type ReportEmployerRefusalCode =
  | 'NOT_FOUND'
  | 'RATE_LIMITED';

export type SaveJobRefusalCode =
  | 'JOB_NOT_FOUND';

export type ReferJobRefusalCode =
  | 'JOB_NOT_FOUND'
  | 'JOB_CLOSED'
  | 'VALIDATION_FAILED'
  | 'RATE_LIMITED';

export type VisitReferralRefusalCode =
  | 'NOT_FOUND';

export type SaveSearchRefusalCode =
  | 'VALIDATION_FAILED';

export type ChangeSavedSearchRefusalCode =
  | 'NOT_FOUND'
  | 'STALE';

export type RemoveSavedSearchRefusalCode =
  | 'STALE'
  | 'VALIDATION_FAILED';

export type SeeSavedSearchRefusalCode =
  | 'NOT_FOUND';

export type SeeJobListRefusalCode =
  | 'VALIDATION_FAILED';

export type MarkConversationUnreadRefusalCode =
  | 'NOT_FOUND';

export type BlockEmployerRefusalCode =
  | 'NOT_FOUND';

export type ReportConversationRefusalCode =
  | 'NOT_FOUND'
  | 'VALIDATION_FAILED'
  | 'RATE_LIMITED';

export type MarkNotificationsSeenRefusalCode =
  | 'VALIDATION_FAILED';

export type SaveNotificationPreferencesRefusalCode =
  | 'VALIDATION_FAILED';

export type RemovePushDeviceRefusalCode =
  | 'VALIDATION_FAILED';

export type SaveLicenceRefusalCode =
  | 'NOT_FOUND'
  | 'STALE'
  | 'VALIDATION_FAILED';

export type SaveLanguagesRefusalCode =
  | 'STALE'
  | 'VALIDATION_FAILED';

export type RemoveProfileRecordRefusalCode =
  | 'NOT_FOUND'
  | 'STALE';

export type RestoreProfileRecordRefusalCode =
  | 'NOT_FOUND'
  | 'STORAGE_QUOTA_REACHED';

export type SetProfileVisibilityRefusalCode =
  | 'VALIDATION_FAILED';

export type HideProfileFromRefusalCode =
  | 'NOT_FOUND'
  | 'VALIDATION_FAILED';

export type CreatePublicKeyRefusalCode =
  | 'RATE_LIMITED';

export type RevokePublicKeyRefusalCode =
  | 'RATE_LIMITED';

export type DismissCoachStepRefusalCode =
  | 'NOT_FOUND';

export type SaveChecklistRefusalCode =
  | 'NOT_FOUND'
  | 'STALE'
  | 'VALIDATION_FAILED';

export type SignChecklistRefusalCode =
  | 'NOT_FOUND'
  | 'STALE'
  | 'VALIDATION_FAILED';

export type ChangeEmailRefusalCode =
  | 'SIGN_IN_AGAIN'
  | 'VALIDATION_FAILED'
  | 'EMAIL_AT_PROVIDER'
  | 'RATE_LIMITED';

export type ConfirmEmailRefusalCode =
  | 'SIGN_IN_AGAIN'
  | 'CODE_WRONG'
  | 'RATE_LIMITED';

export type RequestUnbindRefusalCode =
  | 'NOT_FOUND';

export type SaveAccountSettingsRefusalCode =
  | 'VALIDATION_FAILED';

export type RequestExportRefusalCode =
  | 'SIGN_IN_AGAIN'
  | 'RATE_LIMITED';

export type RequestDeletionRefusalCode =
  | 'SIGN_IN_AGAIN'
  | 'CONFIRMATION_WRONG'
  | 'RATE_LIMITED';

export type SignOutEverywhereRefusalCode =
  | 'SESSIONS_AT_PROVIDER';

export type CancelDeletionRefusalCode =
  | 'NOT_FOUND';

export type StartHandOverRefusalCode =
  | 'RATE_LIMITED';

export type OpenHandOverRefusalCode =
  | 'NOT_FOUND'
  | 'RATE_LIMITED';

export type EndHandOverRefusalCode =
  | 'NOT_FOUND';

export type RestoreReleaseSetRefusalCode =
  | 'NOT_FOUND'
  | 'CONFLICT'
  | 'CONTRACT_BROKEN'
  | 'REMOTE_LOCKED'
  | 'RELEASE_REFUSED'
  | 'VALIDATION_FAILED';

export type RevertRemoteRefusalCode =
  | 'NOT_FOUND'
  | 'CONFLICT'
  | 'CONTRACT_BROKEN'
  | 'REMOTE_LOCKED'
  | 'RELEASE_REFUSED'
  | 'VALIDATION_FAILED';

/** Fields have the names of the specification's reference data. */
export type Country = {
  readonly __typename?: 'Country';
  /** ISO 3166-1 numeric, three digits. */
  readonly num_code: Scalars['String']['output'];
  readonly alpha_2_code: Scalars['String']['output'];
  readonly alpha_3_code: Scalars['String']['output'];
  readonly en_short_name: Scalars['String']['output'];
  readonly nationality: Scalars['String']['output'];
};

export type EmployerName = {
  readonly __typename?: 'EmployerName';
  readonly enterpriseId: Scalars['ID']['output'];
  readonly enterpriseName: Scalars['String']['output'];
};

export type ReportEmployerInput = {
  readonly enterpriseId: Scalars['ID']['input'];
  readonly requestId: Scalars['ID']['input'];
  readonly reason: EmployerReportReason;
  /** 1,000 characters at most. */
  readonly details?: InputMaybe<Scalars['String']['input']>;
};

export type ReportEmployerResult = ReportEmployerDone | ReportEmployerRefused;

export type ReportEmployerDone = {
  readonly __typename?: 'ReportEmployerDone';
  readonly enterpriseId: Scalars['ID']['output'];
};

export type ReportEmployerRefused = Refusal & {
  readonly __typename?: 'ReportEmployerRefused';
  readonly code: ReportEmployerRefusalCode;
  readonly message: Scalars['String']['output'];
};

export type HandOver = {
  readonly __typename?: 'HandOver';
  readonly id: Scalars['ID']['output'];
  readonly purpose: HandOverPurpose;
  readonly state: HandOverState;
  /** First name of the candidate, so that the person at the other device knows whose profile it is. */
  readonly firstName: Scalars['String']['output'];
  readonly expiresAt: Scalars['DateTime']['output'];
  /** The last video that was uploaded by it; null while there is none. */
  readonly video?: Maybe<ProfileVideo>;
};

export type StartHandOverResult = StartHandOverDone | StartHandOverRefused;

export type StartHandOverDone = {
  readonly __typename?: 'StartHandOverDone';
  readonly handOver: HandOver;
  /** For the address in the QR code. */
  readonly key: Scalars['String']['output'];
};

export type StartHandOverRefused = Refusal & {
  readonly __typename?: 'StartHandOverRefused';
  readonly code: StartHandOverRefusalCode;
  readonly message: Scalars['String']['output'];
};

export type OpenHandOverResult = OpenHandOverDone | OpenHandOverRefused;

export type OpenHandOverDone = {
  readonly __typename?: 'OpenHandOverDone';
  readonly handOver: HandOver;
  /** Sent as `Authorization: HandOver …` with uploads. */
  readonly token: Scalars['String']['output'];
};

export type OpenHandOverRefused = Refusal & {
  readonly __typename?: 'OpenHandOverRefused';
  readonly code: OpenHandOverRefusalCode;
  readonly message: Scalars['String']['output'];
};

export type EndHandOverResult = EndHandOverDone | EndHandOverRefused;

export type EndHandOverDone = {
  readonly __typename?: 'EndHandOverDone';
  readonly id: Scalars['ID']['output'];
};

export type EndHandOverRefused = Refusal & {
  readonly __typename?: 'EndHandOverRefused';
  readonly code: EndHandOverRefusalCode;
  readonly message: Scalars['String']['output'];
};

export type Interview = {
  readonly __typename?: 'Interview';
  readonly id: Scalars['ID']['output'];
  /** Another one after each change by either side. */
  readonly version: Scalars['String']['output'];
  readonly applicationId: Scalars['ID']['output'];
  readonly job: Job;
  readonly roundTitle: Scalars['String']['output'];
  readonly status: InterviewStatus;
  readonly startsAt: Scalars['DateTime']['output'];
  readonly completesAt: Scalars['DateTime']['output'];
  /** IANA name of the time zone in which the times were planned. */
  readonly timeZone: Scalars['String']['output'];
  readonly mode: InterviewMode;
  readonly location?: Maybe<Scalars['String']['output']>;
  readonly link?: Maybe<Scalars['String']['output']>;
  readonly instructions?: Maybe<Scalars['String']['output']>;
  readonly roundCompleted: Scalars['Boolean']['output'];
  readonly ratingOfPanelByCandidate?: Maybe<Scalars['Int']['output']>;
  /** The candidate's latest remark on how the employer handled the job, whichever round it was written for; one per job. */
  readonly ratingRemarksByCandidate?: Maybe<Scalars['String']['output']>;
  /** Times the candidate proposed and the employer has not responded to. */
  readonly proposedTimes: ReadonlyArray<ProposedTime>;
  readonly proposalNote?: Maybe<Scalars['String']['output']>;
  /** Link to an iCalendar file (RFC 5545) for a calendar; works for five minutes. Null for a cancelled interview. */
  readonly calendarUrl?: Maybe<Scalars['String']['output']>;
  /** Null while it is not closed, and for a value this version does not know. */
  readonly closureStatus?: Maybe<InterviewClosure>;
};

export type ProposedTime = {
  readonly __typename?: 'ProposedTime';
  readonly startsAt: Scalars['DateTime']['output'];
  readonly completesAt: Scalars['DateTime']['output'];
};

export type ProposeTimesInput = {
  readonly interviewId: Scalars['ID']['input'];
  /** Of the interview as it was read; with another one it is refused with STALE. */
  readonly version?: InputMaybe<Scalars['String']['input']>;
  /** In the future, within a year; 12 hours long at most. */
  readonly times: ReadonlyArray<ProposedTimeInput>;
  /** 1,000 characters at most. */
  readonly note?: InputMaybe<Scalars['String']['input']>;
};

export type ProposedTimeInput = {
  readonly startsAt: Scalars['DateTime']['input'];
  readonly completesAt: Scalars['DateTime']['input'];
};

export type RespondToInterviewResult = RespondToInterviewDone | RespondToInterviewRefused;

export type RespondToInterviewDone = {
  readonly __typename?: 'RespondToInterviewDone';
  readonly interview: Interview;
};

export type RespondToInterviewRefused = Refusal & {
  readonly __typename?: 'RespondToInterviewRefused';
  readonly code: RespondToInterviewRefusalCode;
  readonly message: Scalars['String']['output'];
  /** For STALE: the interview as it is now. */
  readonly current?: Maybe<Interview>;
};

export type ProposeInterviewTimesResult = ProposeInterviewTimesDone | ProposeInterviewTimesRefused;

export type ProposeInterviewTimesDone = {
  readonly __typename?: 'ProposeInterviewTimesDone';
  readonly interview: Interview;
};

export type ProposeInterviewTimesRefused = Refusal & {
  readonly __typename?: 'ProposeInterviewTimesRefused';
  readonly code: ProposeInterviewTimesRefusalCode;
  readonly message: Scalars['String']['output'];
  /** For STALE: the interview as it is now. */
  readonly current?: Maybe<Interview>;
};

export type RateInterviewResult = RateInterviewDone | RateInterviewRefused;

export type RateInterviewDone = {
  readonly __typename?: 'RateInterviewDone';
  readonly interview: Interview;
};

export type RateInterviewRefused = Refusal & {
  readonly __typename?: 'RateInterviewRefused';
  readonly code: RateInterviewRefusalCode;
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

export type ReportJobResult = ReportJobDone | ReportJobRefused;

export type ReportJobDone = {
  readonly __typename?: 'ReportJobDone';
  readonly jobId: Scalars['ID']['output'];
};

export type ReportJobRefused = Refusal & {
  readonly __typename?: 'ReportJobRefused';
  readonly code: ReportJobRefusalCode;
  readonly message: Scalars['String']['output'];
};

export type JobSort =
  | 'RELEVANCE'
  | 'NEWEST'
  | 'PAY';

export type JobFilter = {
  readonly keyword?: InputMaybe<Scalars['String']['input']>;
  readonly jobTitle?: InputMaybe<Scalars['String']['input']>;
  /** Ids of skills; a job with any of them matches, and jobs with more of them rank higher. */
  readonly skills?: InputMaybe<ReadonlyArray<Scalars['Int']['input']>>;
  readonly city?: InputMaybe<Scalars['String']['input']>;
  readonly state?: InputMaybe<Scalars['String']['input']>;
  readonly country?: InputMaybe<Scalars['String']['input']>;
  /** With a city: includes jobs within this many kilometres, 200 at most. */
  readonly radiusKm?: InputMaybe<Scalars['Int']['input']>;
  readonly employmentTypes?: InputMaybe<ReadonlyArray<EmploymentTypeChoice>>;
  /** With `remote`, a job meets either of the two. */
  readonly workModes?: InputMaybe<ReadonlyArray<WorkModeChoice>>;
  readonly experienceLevels?: InputMaybe<ReadonlyArray<ExperienceLevelChoice>>;
  /** Jobs that can be done remotely, and from `remoteFrom`; with `workModes`, also jobs with one of those. */
  readonly remote?: InputMaybe<Scalars['Boolean']['input']>;
  /** Country from which remote work would be done, ISO 3166-1 alpha-2; if absent, the candidate's country, or for a visitor that of the IP address. */
  readonly remoteFrom?: InputMaybe<Scalars['String']['input']>;
  readonly easyApply?: InputMaybe<Scalars['Boolean']['input']>;
  /** Jobs that say they are done at night, or in part. */
  readonly nightShift?: InputMaybe<Scalars['Boolean']['input']>;
  /** Jobs that say they are done at weekends, or in part. */
  readonly weekendWork?: InputMaybe<Scalars['Boolean']['input']>;
  /** Facts of the workplace; a job with any of the values of each matches. */
  readonly noiseLevels?: InputMaybe<ReadonlyArray<NoiseLevelChoice>>;
  readonly lightings?: InputMaybe<ReadonlyArray<LightingChoice>>;
  readonly contactLevels?: InputMaybe<ReadonlyArray<ContactLevelChoice>>;
  readonly workStructures?: InputMaybe<ReadonlyArray<WorkStructureChoice>>;
  readonly flexibilities?: InputMaybe<ReadonlyArray<FlexibilityChoice>>;
  readonly interviewFormats?: InputMaybe<ReadonlyArray<InterviewFormatChoice>>;
  /** Facts of a post in health; a job with any of the values of each matches. */
  readonly careSettings?: InputMaybe<ReadonlyArray<CareSettingChoice>>;
  readonly shiftPatterns?: InputMaybe<ReadonlyArray<ShiftPatternChoice>>;
  readonly licenceNeeds?: InputMaybe<ReadonlyArray<LicenceNeedChoice>>;
  readonly payBands?: InputMaybe<ReadonlyArray<PayBandChoice>>;
  /** Minimum pay per `payUnit`. A range of pay matches if its upper end reaches it; jobs that do not state their pay do not match. */
  readonly payMin?: InputMaybe<Scalars['Float']['input']>;
  /** Maximum pay per `payUnit`. A range of pay matches if its lower end is within it; jobs that do not state their pay do not match. */
  readonly payMax?: InputMaybe<Scalars['Float']['input']>;
  /** If absent, a year. Pay of other units is compared by the hours, days, weeks and months of full-time work. */
  readonly payUnit?: InputMaybe<PayUnit>;
  /** ISO 4217. Pay in other currencies is converted by `payRates`; jobs in a currency without a rate do not match. If absent, the currency of each job. */
  readonly payCurrency?: InputMaybe<Scalars['String']['input']>;
  /** Only jobs that do not state their pay. */
  readonly payNotStated?: InputMaybe<Scalars['Boolean']['input']>;
  readonly postedWithinDays?: InputMaybe<Scalars['Int']['input']>;
  /** Brand variant: only jobs of enterprises with this company tag. */
  readonly companyTag?: InputMaybe<Scalars['String']['input']>;
  /** Only jobs whose title names an occupation in health, whoever the employer is. */
  readonly healthWork?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only jobs of the employer with this id. */
  readonly enterprise?: InputMaybe<Scalars['ID']['input']>;
};

export type JobConnection = {
  readonly __typename?: 'JobConnection';
  readonly nodes: ReadonlyArray<Job>;
  /** Total number of matching jobs; exact unless `totalIsEstimate`. */
  readonly total: Scalars['Int']['output'];
  readonly totalIsEstimate: Scalars['Boolean']['output'];
  /** The two groups of a list by relevance, the one that comes first first; empty if the list has none: by date, or for skills or a job title. */
  readonly groups: ReadonlyArray<JobGroup>;
  /** Pass as `after` for the next page; null on the last one. */
  readonly endCursor?: Maybe<Scalars['String']['output']>;
  readonly facets: ReadonlyArray<JobFacet>;
  /** If a search has fewer than five hits whose title, skills or employer match: broader searches with some terms or filters left out, the closest first; else empty. */
  readonly wider: ReadonlyArray<WiderSearch>;
  /** If it has fewer than five such hits, or only by other names of its words: searches with other words or a greater distance that find jobs, the closest first; else empty. */
  readonly otherSearches: ReadonlyArray<OtherSearch>;
  /** The country used for `remote`, ISO 3166-1 alpha-2; null if it is unknown and every remote job matches. */
  readonly remoteFrom?: Maybe<Scalars['String']['output']>;
  /** The words that were searched if they differ from the keyword, or from what is left of it: corrected spelling, or fewer words; empty if it has no word that can be searched for; else null. */
  readonly readAs?: Maybe<Scalars['String']['output']>;
  /** The employer of `filter.enterprise`; null without one, or if there is no such employer. */
  readonly enterprise?: Maybe<JobEnterprise>;
  /** What the keyword says about place, distance, work mode, employment type, level, pay and age of a posting, and what it excludes; null if all of it was searched for as words. */
  readonly understood?: Maybe<UnderstoodKeyword>;
};

/**
 * A keyword some words of which were understood as filters, or exclude others: the search is that of `rest` with these filters. Words in quotation marks
 * and what the filter of the search sets itself are never understood.
 */
export type UnderstoodKeyword = {
  readonly __typename?: 'UnderstoodKeyword';
  /** The keyword without these words, but with what it excludes; empty if nothing else is searched for. */
  readonly rest: Scalars['String']['output'];
  /** In the order of the keyword. */
  readonly words: ReadonlyArray<UnderstoodWords>;
};

export type UnderstoodWords = {
  readonly __typename?: 'UnderstoodWords';
  /** As typed. */
  readonly words: Scalars['String']['output'];
  readonly filter: UnderstoodFilter;
  /** What the words exclude, as `rest` has it: '-travel'; null if they are a filter. No hit has it in its title, or as a skill, employer or fact. */
  readonly excludes?: Maybe<Scalars['String']['output']>;
  /** The keyword with these words in quotation marks, which searches for them as words. */
  readonly asWords: Scalars['String']['output'];
};

/** The fields of JobFilter that the words set; the others are null. */
export type UnderstoodFilter = {
  readonly __typename?: 'UnderstoodFilter';
  readonly city?: Maybe<Scalars['String']['output']>;
  readonly state?: Maybe<Scalars['String']['output']>;
  readonly country?: Maybe<Scalars['String']['output']>;
  readonly radiusKm?: Maybe<Scalars['Int']['output']>;
  readonly remote?: Maybe<Scalars['Boolean']['output']>;
  readonly remoteFrom?: Maybe<Scalars['String']['output']>;
  readonly workModes?: Maybe<ReadonlyArray<WorkMode>>;
  readonly employmentTypes?: Maybe<ReadonlyArray<EmploymentType>>;
  readonly experienceLevels?: Maybe<ReadonlyArray<ExperienceLevel>>;
  readonly nightShift?: Maybe<Scalars['Boolean']['output']>;
  readonly weekendWork?: Maybe<Scalars['Boolean']['output']>;
  readonly payMin?: Maybe<Scalars['Float']['output']>;
  readonly payMax?: Maybe<Scalars['Float']['output']>;
  readonly payUnit?: Maybe<PayUnit>;
  /** That of the country searched if the words name none. */
  readonly payCurrency?: Maybe<Scalars['String']['output']>;
  readonly postedWithinDays?: Maybe<Scalars['Int']['output']>;
};

/** The jobs of one group follow each other, across pages. */
export type JobGroup = {
  readonly __typename?: 'JobGroup';
  readonly kind: JobGroupKind;
  /** How many of the `nodes` of this page it has; those of the first group come first. */
  readonly nodes: Scalars['Int']['output'];
  /** Number of its jobs on all pages. */
  readonly total: Scalars['Int']['output'];
  readonly totalIsEstimate: Scalars['Boolean']['output'];
};

/**
 * MATCHES: title, skills or employer match the words; MENTIONS: only the text does. FITTING: jobs that fit the candidate's profile, best
 * first; OTHERS: the others, newest first. HEALTH: health work; REST: work in other fields.
 */
export type JobGroupKind =
  | 'MATCHES'
  | 'MENTIONS'
  | 'FITTING'
  | 'OTHERS'
  | 'HEALTH'
  | 'REST';

export type WiderSearch = {
  readonly __typename?: 'WiderSearch';
  /** Fields of the filter that this search leaves out. */
  readonly leaveOut: ReadonlyArray<JobFilterField>;
  readonly total: Scalars['Int']['output'];
  readonly totalIsEstimate: Scalars['Boolean']['output'];
};

/** A search with this instead of its own keyword or distance. Either `keyword` or `radiusKm` is set. */
export type OtherSearch = {
  readonly __typename?: 'OtherSearch';
  readonly kind: OtherSearchKind;
  readonly keyword?: Maybe<Scalars['String']['output']>;
  readonly radiusKm?: Maybe<Scalars['Int']['output']>;
  /** False with all other filters; true without them and without the place, because nothing is found with them. */
  readonly anywhere: Scalars['Boolean']['output'];
  readonly total: Scalars['Int']['output'];
  readonly totalIsEstimate: Scalars['Boolean']['output'];
};

/**
 * FEWER_WORDS: fewer words of the keyword; RELATED: an occupation like the one that it names; AROUND: farther from the city; POPULAR: one
 * of the commonest occupations, where nothing is named by the keyword.
 */
export type OtherSearchKind =
  | 'FEWER_WORDS'
  | 'RELATED'
  | 'AROUND'
  | 'POPULAR';

export type RecommendedJobs = {
  readonly __typename?: 'RecommendedJobs';
  readonly nodes: ReadonlyArray<Job>;
  readonly endCursor?: Maybe<Scalars['String']['output']>;
};

export type JobFacet = {
  readonly __typename?: 'JobFacet';
  readonly field: JobFacetField;
  /** True if the counts are estimated, also beside an exact total; a value that is not listed may have jobs then. */
  readonly isEstimate: Scalars['Boolean']['output'];
  /** The value for jobs that do not state one is NS, and last. */
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
  /** The first of its locations; in a search by place, the first one that was searched for. */
  readonly place?: Maybe<JobPlace>;
  readonly places: ReadonlyArray<JobPlace>;
  /** Where its cities are, as far as they are known, while it is open; empty for remote work. */
  readonly locations: ReadonlyArray<JobLocation>;
  /** Null if the employer did not state it. */
  readonly workMode?: Maybe<WorkMode>;
  /** The job can be done remotely, from the countries in `remoteFrom`. */
  readonly remote: Scalars['Boolean']['output'];
  /** Countries the job can be done from remotely, ISO 3166-1 alpha-2; empty: from anywhere, unless the employer stated otherwise. */
  readonly remoteFrom: ReadonlyArray<Scalars['String']['output']>;
  /** Regions in it, as the employer wrote them: EMEA. */
  readonly remoteRegions: ReadonlyArray<Scalars['String']['output']>;
  /** Countries in `remoteFrom` outside the regions, ISO 3166-1 alpha-2. */
  readonly remoteCountries: ReadonlyArray<Scalars['String']['output']>;
  readonly employmentType?: Maybe<EmploymentType>;
  readonly experienceLevel?: Maybe<ExperienceLevel>;
  readonly education?: Maybe<EducationLevel>;
  /** What it is like to work there; null if the employer stated none of it. */
  readonly workplace?: Maybe<Workplace>;
  /** Shifts, licence, band and setting of a post in health; null if the employer stated none of it. */
  readonly health?: Maybe<HealthPost>;
  readonly pay?: Maybe<JobPay>;
  /** Plain text, one or two sentences. */
  readonly summary: Scalars['String']['output'];
  /** Sanitised HTML. */
  readonly descriptionHtml: Scalars['String']['output'];
  readonly skills: ReadonlyArray<JobSkill>;
  /** One question instead of all of them; false for a job that cannot be applied for here. */
  readonly easyApply: Scalars['Boolean']['output'];
  /** How an application reaches the employer. Only SYSTEM and MAIL can be applied for with `applyToJob`. */
  readonly applyChannel: ApplyChannel;
  /** Where to apply instead; null unless `applyChannel` is OWN_PAGE. */
  readonly applyPage?: Maybe<ApplyPage>;
  /** When the candidate applied on the employer's own page, as they said themselves; null if they did not, or signed out. */
  readonly appliedElsewhereAt?: Maybe<Scalars['DateTime']['output']>;
  /** When it was posted; if that is not known, when it was added here. */
  readonly postedAt: Scalars['DateTime']['output'];
  /** False for a job whose source does not say when it was posted; it is sorted behind all others by date. */
  readonly postedAtIsKnown: Scalars['Boolean']['output'];
  readonly closesOn?: Maybe<Scalars['Date']['output']>;
  /** Null while the job is open. */
  readonly closedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Where the job was posted originally, e.g. an employer's own page; null for jobs posted here. */
  readonly sourceUrl?: Maybe<Scalars['String']['output']>;
  /** The questions of the application, in order. */
  readonly questions: ReadonlyArray<ApplyQuestion>;
  readonly similar: ReadonlyArray<Job>;
  /** How many people have applied; null unless the employer allows it to be shown, and for a job that cannot be applied for here. */
  readonly applicants?: Maybe<ApplicantRange>;
  readonly saved: Scalars['Boolean']['output'];
  /** The candidate's application to this job; null if there is none, or signed out. */
  readonly application?: Maybe<Application>;
  /** 0 to 100 against the candidate's profile; null signed out, and for a profile without skills. */
  readonly matchScore?: Maybe<Scalars['Int']['output']>;
  /** The components of the score; null if the score is null. */
  readonly match?: Maybe<JobMatch>;
};


export type JobLocationsArgs = {
  first?: Scalars['Int']['input'];
};


export type JobSimilarArgs = {
  first?: Scalars['Int']['input'];
};

/** Facts of the workplace as the employer stated them; null for each that it did not state. */
export type Workplace = {
  readonly __typename?: 'Workplace';
  readonly noiseLevel?: Maybe<NoiseLevel>;
  readonly lighting?: Maybe<Lighting>;
  readonly contactLevel?: Maybe<ContactLevel>;
  readonly workStructure?: Maybe<WorkStructure>;
  readonly flexibility?: Maybe<Flexibility>;
  readonly interviewFormat?: Maybe<InterviewFormat>;
};

/** Facts of a post in health as the employer stated them; null for each that it did not state. */
export type HealthPost = {
  readonly __typename?: 'HealthPost';
  readonly careSetting?: Maybe<CareSetting>;
  readonly shiftPattern?: Maybe<ShiftPattern>;
  readonly licenceNeed?: Maybe<LicenceNeed>;
  /** The licence or registration in the words of the employer: 'NMC registration'. */
  readonly licence?: Maybe<Scalars['String']['output']>;
  /** The band of pay in the words of the employer: 'Band 5'. */
  readonly payBand?: Maybe<Scalars['String']['output']>;
};

/** The employer's own page for a job. */
export type ApplyPage = {
  readonly __typename?: 'ApplyPage';
  /** An http or https address. */
  readonly url: Scalars['String']['output'];
  /** The part of the address that names the site, to be shown. */
  readonly host: Scalars['String']['output'];
};

/** Counts of a minute ago at most. Estimated where there are many jobs. */
export type JobMarket = {
  readonly __typename?: 'JobMarket';
  readonly openJobs: Scalars['Int']['output'];
  readonly openJobsIsEstimate: Scalars['Boolean']['output'];
  /** Posted in the last seven days. */
  readonly newJobs: Scalars['Int']['output'];
  readonly newJobsIsEstimate: Scalars['Boolean']['output'];
  /** Those with the most jobs, the most first. */
  readonly employers: ReadonlyArray<Enterprise>;
  /** The commonest occupations, the one with the most jobs first. */
  readonly occupations: ReadonlyArray<MarketOccupation>;
};

export type MarketOccupation = {
  readonly __typename?: 'MarketOccupation';
  /** As jobs write it: a keyword that finds them. */
  readonly title: Scalars['String']['output'];
  /** Jobs whose title, skills or employer match it. */
  readonly openJobs: Scalars['Int']['output'];
  readonly isEstimate: Scalars['Boolean']['output'];
};

export type JobMatch = {
  readonly __typename?: 'JobMatch';
  readonly score: Scalars['Int']['output'];
  /** The most important ones come first. */
  readonly reasons: ReadonlyArray<MatchReason>;
};

export type MatchReason = {
  readonly __typename?: 'MatchReason';
  readonly kind: MatchReasonKind;
  /** Points of this component, out of `of`. */
  readonly points: Scalars['Int']['output'];
  readonly of: Scalars['Int']['output'];
  /** What matches, or does not: names of skills, a title, the code of a level, a location, or R for remote work. */
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

/** An employer as its page shows it. */
export type Enterprise = {
  readonly __typename?: 'Enterprise';
  readonly id: Scalars['ID']['output'];
  readonly establishmentName: Scalars['String']['output'];
  readonly about?: Maybe<Scalars['String']['output']>;
  readonly logoUrl?: Maybe<Scalars['String']['output']>;
  readonly openJobs: Scalars['Int']['output'];
  /** The first of the domains that the employer has proven to be its own; null if it has proven none. */
  readonly domain?: Maybe<Scalars['String']['output']>;
  /** Null if the employer did not say, or for a value this version does not know. */
  readonly sector?: Maybe<EnterpriseSector>;
  /** Null if the employer did not say, or for a value this version does not know. */
  readonly size?: Maybe<EnterpriseSize>;
  /** How soon it replies to messages; null if it has replied too rarely to say. */
  readonly usualReply?: Maybe<UsualReply>;
  /** What candidates wrote about its interviews and allowed everybody to read; the newest five. */
  readonly remarks: CandidateRemarks;
};

export type CandidateRemarks = {
  readonly __typename?: 'CandidateRemarks';
  readonly total: Scalars['Int']['output'];
  readonly nodes: ReadonlyArray<CandidateRemark>;
};

export type CandidateRemark = {
  readonly __typename?: 'CandidateRemark';
  readonly remark: Scalars['String']['output'];
  /** The first day of its month: a day would tell an employer whose interview it was. */
  readonly month: Scalars['Date']['output'];
};

export type JobPlace = {
  readonly __typename?: 'JobPlace';
  readonly city?: Maybe<Scalars['String']['output']>;
  readonly state?: Maybe<Scalars['String']['output']>;
  readonly country?: Maybe<Scalars['String']['output']>;
  /** As the employer wrote it. */
  readonly label: Scalars['String']['output'];
};

export type JobLocation = {
  readonly __typename?: 'JobLocation';
  readonly city: Scalars['String']['output'];
  readonly state?: Maybe<Scalars['String']['output']>;
  /** ISO 3166-1 alpha-2. */
  readonly country: Scalars['String']['output'];
  readonly latitude: Scalars['Float']['output'];
  readonly longitude: Scalars['Float']['output'];
};

export type JobPay = {
  readonly __typename?: 'JobPay';
  readonly currency: Scalars['String']['output'];
  readonly min?: Maybe<Scalars['Float']['output']>;
  readonly max?: Maybe<Scalars['Float']['output']>;
  readonly unit: PayUnit;
  /** In the currency and unit of the search; null if the search has no minimum pay, or the pay cannot be compared. */
  readonly compared?: Maybe<ComparedPay>;
};

/** Pay as a search compares it: converted by `payRates` and by full-time work, and then rounded to three digits. */
export type ComparedPay = {
  readonly __typename?: 'ComparedPay';
  readonly currency: Scalars['String']['output'];
  readonly min?: Maybe<Scalars['Float']['output']>;
  readonly max?: Maybe<Scalars['Float']['output']>;
  readonly unit: PayUnit;
  /** False if the employer stated it in this currency and unit. */
  readonly isConverted: Scalars['Boolean']['output'];
  /** Only the upper end reaches the minimum of the search. */
  readonly isUpTo: Scalars['Boolean']['output'];
};

export type PayRates = {
  readonly __typename?: 'PayRates';
  /** The day of the rates. */
  readonly date: Scalars['Date']['output'];
  /** Who published them. */
  readonly source: Scalars['String']['output'];
  /** The currencies with a rate, ISO 4217. */
  readonly currencies: ReadonlyArray<Scalars['String']['output']>;
};

export type JobSkill = {
  readonly __typename?: 'JobSkill';
  readonly id: Scalars['Int']['output'];
  readonly name: Scalars['String']['output'];
  /** True if the signed-in candidate has it; null signed out. */
  readonly met?: Maybe<Scalars['Boolean']['output']>;
};

export type SaveJobResult = SaveJobDone | SaveJobRefused;

export type SaveJobDone = {
  readonly __typename?: 'SaveJobDone';
  readonly job: Job;
};

export type SaveJobRefused = Refusal & {
  readonly __typename?: 'SaveJobRefused';
  readonly code: SaveJobRefusalCode;
  readonly message: Scalars['String']['output'];
};

export type Conversation = {
  readonly __typename?: 'Conversation';
  readonly enterpriseId: Scalars['ID']['output'];
  readonly enterpriseName: Scalars['String']['output'];
  /** Link to the employer's logo; works for five minutes. */
  readonly logoSignedUrl?: Maybe<Scalars['String']['output']>;
  readonly writing: ConversationWriting;
  /** Null if the employer has replied too rarely to say. */
  readonly usualReply?: Maybe<UsualReply>;
  /** Null unless the employer said that it is away now. */
  readonly away?: Maybe<EmployerAway>;
  /** Number of the last message; 0 before the first one. */
  readonly lastNumber: Scalars['Int']['output'];
  /** Messages up to this number are cleared for the candidate. */
  readonly clearedTo: Scalars['Int']['output'];
  /** The employer has read the messages up to this number; 0 if it does not say. */
  readonly employerReadTo: Scalars['Int']['output'];
  readonly unreadCount: Scalars['Int']['output'];
  /** The jobs of this employer to which the candidate has applied, the latest application first. */
  readonly appliedJobs: ReadonlyArray<ConversationJob>;
  /**
   * Messages that the candidate has not cleared, oldest first: the newest `first` of those before the number `before`, the oldest
   * `first` of those after `after`, or without both the newest. `first` is 100 at most.
   */
  readonly messages: MessagePage;
};


export type ConversationMessagesArgs = {
  before?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['Int']['input']>;
  first?: Scalars['Int']['input'];
};

export type EmployerAway = {
  readonly __typename?: 'EmployerAway';
  /** Null if the employer did not say. */
  readonly until?: Maybe<Scalars['DateTime']['output']>;
  /** 200 characters at most. */
  readonly note?: Maybe<Scalars['String']['output']>;
};

export type ConversationJob = {
  readonly __typename?: 'ConversationJob';
  readonly jobId: Scalars['ID']['output'];
  readonly jobTitle: Scalars['String']['output'];
};

export type MessagePage = {
  readonly __typename?: 'MessagePage';
  readonly messages: ReadonlyArray<Message>;
  readonly hasOlder: Scalars['Boolean']['output'];
  readonly hasNewer: Scalars['Boolean']['output'];
};

export type MessageSender = {
  readonly __typename?: 'MessageSender';
  readonly name: Scalars['String']['output'];
  readonly title?: Maybe<Scalars['String']['output']>;
};

/** The record of the message calls, with its number. */
export type Message = {
  readonly __typename?: 'Message';
  readonly id: Scalars['ID']['output'];
  /** 1, 2, 3 … within the conversation; the order of the messages. */
  readonly number: Scalars['Int']['output'];
  readonly message: Scalars['String']['output'];
  readonly messageType: MessageType;
  readonly byEnterprise: Scalars['Boolean']['output'];
  readonly timestamp: Scalars['DateTime']['output'];
  /** Link to the attachment; works for five minutes. */
  readonly messageSignedUrl?: Maybe<Scalars['String']['output']>;
  /** Name and media type of the attachment. */
  readonly fileName?: Maybe<Scalars['String']['output']>;
  readonly fileType?: Maybe<Scalars['String']['output']>;
  /** The idempotency key of a message of the candidate. */
  readonly requestId?: Maybe<Scalars['ID']['output']>;
  /** The job the message is about, if its sender said so. */
  readonly aboutJob?: Maybe<ConversationJob>;
  /** Who wrote it for the employer; null if it does not say, and for messages of the candidate. */
  readonly sender?: Maybe<MessageSender>;
  /** Links in the text, in order; the server finds and checks them. */
  readonly links: ReadonlyArray<MessageLink>;
  /** The employer links to a domain that it has not proven. */
  readonly hasUnprovenLink: Scalars['Boolean']['output'];
};

export type MessageLink = {
  readonly __typename?: 'MessageLink';
  /** Offsets in the text, in UTF-16 units, the end exclusive. */
  readonly start: Scalars['Int']['output'];
  readonly end: Scalars['Int']['output'];
  /** `https:`, `http:` or `mailto:`. */
  readonly href: Scalars['String']['output'];
  /** Where it leads to, in lower case and punycode. */
  readonly host: Scalars['String']['output'];
  /** False if the text hides or disguises the host; it has to be shown beside it. */
  readonly textShowsHost: Scalars['Boolean']['output'];
};

export type ReportConversationInput = {
  readonly enterpriseId: Scalars['ID']['input'];
  readonly requestId: Scalars['ID']['input'];
  /** One message of the conversation; without it the whole conversation. */
  readonly messageId?: InputMaybe<Scalars['ID']['input']>;
  readonly reason: ConversationReportReason;
  /** 1,000 characters at most. */
  readonly details?: InputMaybe<Scalars['String']['input']>;
};

export type MarkConversationUnreadResult = MarkConversationUnreadDone | MarkConversationUnreadRefused;

export type MarkConversationUnreadDone = {
  readonly __typename?: 'MarkConversationUnreadDone';
  readonly conversation: Conversation;
};

export type MarkConversationUnreadRefused = Refusal & {
  readonly __typename?: 'MarkConversationUnreadRefused';
  readonly code: MarkConversationUnreadRefusalCode;
  readonly message: Scalars['String']['output'];
};

export type BlockEmployerResult = BlockEmployerDone | BlockEmployerRefused;

export type BlockEmployerDone = {
  readonly __typename?: 'BlockEmployerDone';
  readonly conversation: Conversation;
};

export type BlockEmployerRefused = Refusal & {
  readonly __typename?: 'BlockEmployerRefused';
  readonly code: BlockEmployerRefusalCode;
  readonly message: Scalars['String']['output'];
};

export type ReportConversationResult = ReportConversationDone | ReportConversationRefused;

export type ReportConversationDone = {
  readonly __typename?: 'ReportConversationDone';
  readonly enterpriseId: Scalars['ID']['output'];
};

export type ReportConversationRefused = Refusal & {
  readonly __typename?: 'ReportConversationRefused';
  readonly code: ReportConversationRefusalCode;
  readonly message: Scalars['String']['output'];
};

export type Notification = {
  readonly __typename?: 'Notification';
  readonly id: Scalars['ID']['output'];
  readonly notificationValue: Scalars['String']['output'];
  readonly notificationStatus: NotificationStatus;
  readonly callToActionUrl: Scalars['String']['output'];
  readonly createdTimestamp: Scalars['DateTime']['output'];
};

export type NotificationPreferences = {
  readonly __typename?: 'NotificationPreferences';
  /** Every type with every channel. */
  readonly choices: ReadonlyArray<NotificationChoice>;
  /** Whether emails that can wait are sent together, once a day. */
  readonly dailyDigest: Scalars['Boolean']['output'];
  /** Null without quiet hours. */
  readonly quietHours?: Maybe<QuietHours>;
  /** IANA name, for quiet hours and the digest; null if the candidate has not said. */
  readonly timeZone?: Maybe<Scalars['String']['output']>;
  /** Notifications up to this time have been seen; null before the first time. */
  readonly seenTo?: Maybe<Scalars['DateTime']['output']>;
  /** The public VAPID key (RFC 8292) for subscriptions to web push, base64url. */
  readonly webPushKey: Scalars['String']['output'];
};

export type NotificationChoice = {
  readonly __typename?: 'NotificationChoice';
  readonly type: NotificationType;
  readonly channel: NotificationChannel;
  readonly enabled: Scalars['Boolean']['output'];
  /** The candidate cannot turn it off. */
  readonly required: Scalars['Boolean']['output'];
};

/** From one time of day to another, `HH:mm`; they may span midnight. */
export type QuietHours = {
  readonly __typename?: 'QuietHours';
  readonly from: Scalars['String']['output'];
  readonly to: Scalars['String']['output'];
};

export type SaveNotificationPreferencesInput = {
  /** The choices that change; a required one is refused. */
  readonly choices?: InputMaybe<ReadonlyArray<NotificationChoiceInput>>;
  readonly dailyDigest?: InputMaybe<Scalars['Boolean']['input']>;
  /** `null` ends the quiet hours. */
  readonly quietHours?: InputMaybe<QuietHoursInput>;
  readonly timeZone?: InputMaybe<Scalars['String']['input']>;
};

export type NotificationChoiceInput = {
  readonly type: NotificationType;
  readonly channel: NotificationChannel;
  readonly enabled: Scalars['Boolean']['input'];
};

export type QuietHoursInput = {
  readonly from: Scalars['String']['input'];
  readonly to: Scalars['String']['input'];
};

export type MarkNotificationsSeenResult = MarkNotificationsSeenDone | MarkNotificationsSeenRefused;

export type MarkNotificationsSeenDone = {
  readonly __typename?: 'MarkNotificationsSeenDone';
  readonly seenTo: Scalars['DateTime']['output'];
};

export type MarkNotificationsSeenRefused = Refusal & {
  readonly __typename?: 'MarkNotificationsSeenRefused';
  readonly code: MarkNotificationsSeenRefusalCode;
  readonly message: Scalars['String']['output'];
};

export type SaveNotificationPreferencesResult = SaveNotificationPreferencesDone | SaveNotificationPreferencesRefused;

export type SaveNotificationPreferencesDone = {
  readonly __typename?: 'SaveNotificationPreferencesDone';
  readonly notificationPreferences: NotificationPreferences;
};

export type SaveNotificationPreferencesRefused = Refusal & {
  readonly __typename?: 'SaveNotificationPreferencesRefused';
  readonly code: SaveNotificationPreferencesRefusalCode;
  readonly message: Scalars['String']['output'];
};

export type RemovePushDeviceResult = RemovePushDeviceDone | RemovePushDeviceRefused;

export type RemovePushDeviceDone = {
  readonly __typename?: 'RemovePushDeviceDone';
  readonly endpoint: Scalars['String']['output'];
};

export type RemovePushDeviceRefused = Refusal & {
  readonly __typename?: 'RemovePushDeviceRefused';
  readonly code: RemovePushDeviceRefusalCode;
  readonly message: Scalars['String']['output'];
};

export type PlatformStatus = {
  readonly __typename?: 'PlatformStatus';
  /** Version of the platform. */
  readonly platform: Scalars['String']['output'];
  /** Version of its contract. */
  readonly contract: Scalars['String']['output'];
  /** The live set; null while there is none. */
  readonly set?: Maybe<ReleaseSet>;
  /** The remotes of the live set, and `shell`, by name. */
  readonly remotes: ReadonlyArray<LiveRemote>;
  /** Processes that serve pages, with the set each of them serves. */
  readonly processes: ReadonlyArray<ServingProcess>;
};

export type ServingProcess = {
  readonly __typename?: 'ServingProcess';
  readonly id: Scalars['ID']['output'];
  readonly set: Scalars['Int']['output'];
  readonly seenAt: Scalars['DateTime']['output'];
};

export type LiveRemote = {
  readonly __typename?: 'LiveRemote';
  readonly remote: Scalars['String']['output'];
  readonly version: Scalars['String']['output'];
  /** The version that pages fall back to; null if there is none. */
  readonly previousVersion?: Maybe<Scalars['String']['output']>;
  /** The version that `revertRemote` makes live; null if no other was live before. */
  readonly revertsTo?: Maybe<Scalars['String']['output']>;
  readonly lock?: Maybe<ReleaseLock>;
  /** The canary that runs. */
  readonly canary?: Maybe<ReleaseCanary>;
  readonly budgets: ReadonlyArray<RemoteBudget>;
  /** Loads of the live version, since `hours` ago. */
  readonly loads: LoadFigures;
};

export type ReleaseLock = {
  readonly __typename?: 'ReleaseLock';
  readonly why: Scalars['String']['output'];
  readonly by: Scalars['String']['output'];
  readonly lockedAt: Scalars['DateTime']['output'];
};

/** A budget that a remote declares in its manifest, beside what was measured. */
export type RemoteBudget = {
  readonly __typename?: 'RemoteBudget';
  readonly name: RemoteBudgetName;
  /** Bytes or milliseconds; null if the remote declares none. */
  readonly declared?: Maybe<Scalars['Int']['output']>;
  /** ENTRY_BYTES: of the stored files. READY_MS, LONG_TASK_MS: 95th percentile of the load reports, to within a tenth. Null if not known. */
  readonly measured?: Maybe<Scalars['Int']['output']>;
};

export type LoadFigures = {
  readonly __typename?: 'LoadFigures';
  readonly loads: Scalars['Int']['output'];
  /** Loads after which the fallback was shown. */
  readonly failed: Scalars['Int']['output'];
  /** Loads after which the version before ran. */
  readonly steppedBack: Scalars['Int']['output'];
  /** Milliseconds from the request of a part until it had mounted; percentiles to within a tenth, null without loads. */
  readonly readyP50Ms?: Maybe<Scalars['Int']['output']>;
  readonly readyP95Ms?: Maybe<Scalars['Int']['output']>;
  /** Milliseconds of the longest task of the main thread during a load, 95th percentile; null if no browser measured it. */
  readonly longTaskP95Ms?: Maybe<Scalars['Int']['output']>;
};

export type ReleaseSet = {
  readonly __typename?: 'ReleaseSet';
  readonly sequence: Scalars['Int']['output'];
  readonly members: ReadonlyArray<ReleaseSetMember>;
  /** What differs from the set before. */
  readonly changes: ReadonlyArray<VersionChange>;
  readonly cause: ReleaseSetCause;
  readonly why: Scalars['String']['output'];
  /** Team, email address of an operator, `operator` for a command, or `platform`. */
  readonly by: Scalars['String']['output'];
  readonly createdAt: Scalars['DateTime']['output'];
  readonly isLive: Scalars['Boolean']['output'];
};

export type ReleaseSetMember = {
  readonly __typename?: 'ReleaseSetMember';
  readonly remote: Scalars['String']['output'];
  readonly version: Scalars['String']['output'];
  /** The version that pages fall back to; null if there is none. */
  readonly previousVersion?: Maybe<Scalars['String']['output']>;
};

/** The version of a remote in two sets; null where a set does not have it. */
export type VersionChange = {
  readonly __typename?: 'VersionChange';
  readonly remote: Scalars['String']['output'];
  readonly from?: Maybe<Scalars['String']['output']>;
  readonly to?: Maybe<Scalars['String']['output']>;
};

export type ReleaseSetConnection = {
  readonly __typename?: 'ReleaseSetConnection';
  readonly nodes: ReadonlyArray<ReleaseSet>;
  readonly endCursor?: Maybe<Scalars['String']['output']>;
};

export type ReleaseHistoryEntry = {
  readonly __typename?: 'ReleaseHistoryEntry';
  readonly id: Scalars['ID']['output'];
  readonly at: Scalars['DateTime']['output'];
  readonly action: ReleaseAction;
  /** Team, email address of an operator, `operator` for a command, `platform` for what it does by itself, or `unknown`. */
  readonly by: Scalars['String']['output'];
  /** Id of the key of the team; null without one. */
  readonly keyId?: Maybe<Scalars['String']['output']>;
  readonly remote?: Maybe<Scalars['String']['output']>;
  readonly version?: Maybe<Scalars['String']['output']>;
  /** The set that the action made. */
  readonly sequence?: Maybe<Scalars['Int']['output']>;
  readonly outcome: ReleaseOutcome;
  /** Why somebody did it; of a refusal, why it was refused. */
  readonly why: Scalars['String']['output'];
};

export type ReleaseHistoryConnection = {
  readonly __typename?: 'ReleaseHistoryConnection';
  readonly nodes: ReadonlyArray<ReleaseHistoryEntry>;
  readonly endCursor?: Maybe<Scalars['String']['output']>;
};

export type RemoteVersion = {
  readonly __typename?: 'RemoteVersion';
  readonly remote: Scalars['String']['output'];
  readonly version: Scalars['String']['output'];
  readonly state: RemoteVersionState;
  /** Version of the contract that it was built with. */
  readonly contract: Scalars['String']['output'];
  /** Team, or `operator`. */
  readonly publishedBy: Scalars['String']['output'];
  readonly publishedAt: Scalars['DateTime']['output'];
  readonly files: Scalars['Int']['output'];
  readonly bytes: Scalars['Int']['output'];
  readonly budgets: ReadonlyArray<RemoteBudget>;
};

export type ReleaseCanary = {
  readonly __typename?: 'ReleaseCanary';
  readonly id: Scalars['ID']['output'];
  readonly remote: Scalars['String']['output'];
  readonly version: Scalars['String']['output'];
  /** The live version it is compared with. */
  readonly against: Scalars['String']['output'];
  /** Percent of the visitors. */
  readonly share: Scalars['Float']['output'];
  /** Employers whose candidates have it whatever the share. */
  readonly enterprises: ReadonlyArray<Scalars['ID']['output']>;
  /** Email addresses of accounts that have it whatever the share. */
  readonly accounts: ReadonlyArray<Scalars['String']['output']>;
  readonly state: CanaryState;
  readonly why: Scalars['String']['output'];
  readonly by: Scalars['String']['output'];
  readonly startedAt: Scalars['DateTime']['output'];
  readonly endsAt: Scalars['DateTime']['output'];
  /** Null while it runs. */
  readonly endedAt?: Maybe<Scalars['DateTime']['output']>;
  readonly signals: ReadonlyArray<CanarySignalFigures>;
  /** Why it ended, with the numbers; null while it runs. */
  readonly decision?: Maybe<Scalars['String']['output']>;
};

export type CanarySignalFigures = {
  readonly __typename?: 'CanarySignalFigures';
  readonly signal: CanarySignal;
  readonly live: CanaryArm;
  readonly canary: CanaryArm;
  /** How much more likely what was seen is with a worse canary than with an equal one; it reverts at `threshold`. */
  readonly evidence: Scalars['Float']['output'];
  readonly threshold: Scalars['Float']['output'];
  /** Visits with the canary after which five times as many failures would usually show; null if live has had too few visits. */
  readonly visitsToTell?: Maybe<Scalars['Int']['output']>;
};

export type CanaryArm = {
  readonly __typename?: 'CanaryArm';
  readonly visits: Scalars['Int']['output'];
  readonly failures: Scalars['Int']['output'];
};

export type RemoteHealth = {
  readonly __typename?: 'RemoteHealth';
  readonly remote: Scalars['String']['output'];
  readonly versions: ReadonlyArray<VersionHealth>;
};

export type VersionHealth = {
  readonly __typename?: 'VersionHealth';
  readonly version: Scalars['String']['output'];
  readonly isLive: Scalars['Boolean']['output'];
  readonly loads: LoadFigures;
  /** Failed attempts to load it, by cause, most first. */
  readonly failures: ReadonlyArray<LoadFailures>;
  /** Hours in which it was loaded, oldest first; the others have no loads. */
  readonly hours: ReadonlyArray<HourOfLoads>;
};

export type LoadFailures = {
  readonly __typename?: 'LoadFailures';
  readonly cause: LoadFailureCause;
  readonly count: Scalars['Int']['output'];
};

export type HourOfLoads = {
  readonly __typename?: 'HourOfLoads';
  /** When the hour began. */
  readonly hour: Scalars['DateTime']['output'];
  readonly loads: LoadFigures;
};

export type LoadError = {
  readonly __typename?: 'LoadError';
  readonly at: Scalars['DateTime']['output'];
  readonly remote: Scalars['String']['output'];
  /** Id of the route or slot. */
  readonly part: Scalars['String']['output'];
  readonly outcome: LoadOutcome;
  /** Path of the page. */
  readonly page: Scalars['String']['output'];
  readonly attempts: ReadonlyArray<LoadErrorAttempt>;
};

export type LoadErrorAttempt = {
  readonly __typename?: 'LoadErrorAttempt';
  readonly version: Scalars['String']['output'];
  readonly isOk: Scalars['Boolean']['output'];
  /** The stage in which it failed; null if it did not. */
  readonly phase?: Maybe<LoadPhase>;
  readonly cause?: Maybe<LoadFailureCause>;
  readonly message?: Maybe<Scalars['String']['output']>;
  /** Where code threw, as lines of the sources where their maps are stored. */
  readonly stack?: Maybe<Scalars['String']['output']>;
  /** Address of the file that failed. */
  readonly url?: Maybe<Scalars['String']['output']>;
  readonly ms: Scalars['Float']['output'];
};

export type BrowserError = {
  readonly __typename?: 'BrowserError';
  readonly at: Scalars['DateTime']['output'];
  /** With lines of the sources where their maps are stored, like `info`. */
  readonly error: Scalars['String']['output'];
  /** The components that it was thrown in. */
  readonly info: Scalars['String']['output'];
};

export type RestoreReleaseSetInput = {
  readonly sequence: Scalars['Int']['input'];
  /** Only these remotes; null: all. */
  readonly remotes?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** For the history, 500 characters at most. */
  readonly why: Scalars['String']['input'];
  readonly dryRun: Scalars['Boolean']['input'];
  /** The live set as the operator has seen it; with another one the change is refused with CONFLICT. */
  readonly expected?: InputMaybe<Scalars['Int']['input']>;
};

export type RevertRemoteInput = {
  readonly remote: Scalars['String']['input'];
  /** For the history, 500 characters at most. */
  readonly why: Scalars['String']['input'];
  readonly dryRun: Scalars['Boolean']['input'];
  /** The live set as the operator has seen it; with another one the change is refused with CONFLICT. */
  readonly expected?: InputMaybe<Scalars['Int']['input']>;
};

/** What a change of the live set changes, or would change. */
export type ReleaseSetChange = {
  readonly __typename?: 'ReleaseSetChange';
  /** The set that it made; of a dry run, the one that it would make. */
  readonly set: ReleaseSet;
  /** Empty if it changes nothing. */
  readonly changes: ReadonlyArray<VersionChange>;
  /** What releases would lack of each other; such a change is refused with CONTRACT_BROKEN unless it is a dry run. */
  readonly breaks: ReadonlyArray<ContractBreak>;
  readonly dryRun: Scalars['Boolean']['output'];
};

export type ContractBreak = {
  readonly __typename?: 'ContractBreak';
  /** `jobs 1.4.0-3f2a…`, `shell …` or `services`. */
  readonly consumer: Scalars['String']['output'];
  /** What would no longer be there, and of whom. */
  readonly missing: Scalars['String']['output'];
  /** How the consumer uses it. */
  readonly use: Scalars['String']['output'];
};

export type RestoreReleaseSetResult = RestoreReleaseSetDone | RestoreReleaseSetRefused;

export type RestoreReleaseSetDone = {
  readonly __typename?: 'RestoreReleaseSetDone';
  readonly change: ReleaseSetChange;
};

export type RestoreReleaseSetRefused = Refusal & {
  readonly __typename?: 'RestoreReleaseSetRefused';
  readonly code: RestoreReleaseSetRefusalCode;
  readonly message: Scalars['String']['output'];
};

export type RevertRemoteResult = RevertRemoteDone | RevertRemoteRefused;

export type RevertRemoteDone = {
  readonly __typename?: 'RevertRemoteDone';
  readonly change: ReleaseSetChange;
};

export type RevertRemoteRefused = Refusal & {
  readonly __typename?: 'RevertRemoteRefused';
  readonly code: RevertRemoteRefusalCode;
  readonly message: Scalars['String']['output'];
};

export type Profile = {
  readonly __typename?: 'Profile';
  readonly licences: ReadonlyArray<Licence>;
  readonly languages: ReadonlyArray<SpokenLanguage>;
  /** Another one after each change of `languages`. */
  readonly languagesVersion: Scalars['String']['output'];
  readonly score: ProfileScore;
  readonly visibility: ReadonlyArray<SectionVisibility>;
  readonly hiddenFrom: ReadonlyArray<HiddenEmployer>;
  /** The key of the public profile; null while there is none. */
  readonly publicKey?: Maybe<Scalars['String']['output']>;
  readonly photo?: Maybe<ProfilePhoto>;
  readonly video?: Maybe<ProfileVideo>;
};

/** The photo, gif or short video next to the name. */
export type ProfilePhoto = {
  readonly __typename?: 'ProfilePhoto';
  /** Of the file, as `removeProfileRecord` takes it. */
  readonly id: Scalars['ID']['output'];
  readonly contentType: Scalars['String']['output'];
  /** A link that works for five minutes. */
  readonly signedUrl: Scalars['String']['output'];
};

/** A licence or certificate. */
export type Licence = {
  readonly __typename?: 'Licence';
  readonly id: Scalars['ID']['output'];
  /** Another one after each change. */
  readonly version: Scalars['String']['output'];
  readonly name: Scalars['String']['output'];
  readonly issuer?: Maybe<Scalars['String']['output']>;
  readonly number?: Maybe<Scalars['String']['output']>;
  /** State, province or country it is valid in. */
  readonly region?: Maybe<Scalars['String']['output']>;
  readonly issuedOn?: Maybe<Scalars['Date']['output']>;
  /** Null for one that does not expire. The candidate is reminded 60, 30 and 7 days before. */
  readonly expiresOn?: Maybe<Scalars['Date']['output']>;
};

export type SaveLicenceInput = {
  /** Without it a licence is added. */
  readonly id?: InputMaybe<Scalars['ID']['input']>;
  /** Of the licence as it was read. */
  readonly version?: InputMaybe<Scalars['String']['input']>;
  readonly name: Scalars['String']['input'];
  readonly issuer?: InputMaybe<Scalars['String']['input']>;
  readonly number?: InputMaybe<Scalars['String']['input']>;
  readonly region?: InputMaybe<Scalars['String']['input']>;
  readonly issuedOn?: InputMaybe<Scalars['Date']['input']>;
  readonly expiresOn?: InputMaybe<Scalars['Date']['input']>;
};

export type SpokenLanguage = {
  readonly __typename?: 'SpokenLanguage';
  /** ISO 639 code, such as `es`. */
  readonly language: Scalars['String']['output'];
  readonly level: LanguageLevel;
};

export type SpokenLanguageInput = {
  readonly language: Scalars['String']['input'];
  readonly level: LanguageLevel;
};

/** How complete a profile is, of 100 points. */
export type ProfileScore = {
  readonly __typename?: 'ProfileScore';
  readonly points: Scalars['Int']['output'];
  readonly parts: ReadonlyArray<ScorePart>;
};

export type ScorePart = {
  readonly __typename?: 'ScorePart';
  readonly kind: ScorePartKind;
  readonly points: Scalars['Int']['output'];
  /** The most points of this part. */
  readonly most: Scalars['Int']['output'];
  /** The points that one more step adds, such as one more skill; 0 if the part is complete. */
  readonly nextPoints: Scalars['Int']['output'];
};

export type SectionVisibility = {
  readonly __typename?: 'SectionVisibility';
  readonly section: ProfileSection;
  readonly audience: ProfileAudience;
};

export type HiddenEmployer = {
  readonly __typename?: 'HiddenEmployer';
  readonly enterpriseId: Scalars['ID']['output'];
  readonly enterpriseName: Scalars['String']['output'];
};

/** A video pitch. */
export type ProfileVideo = {
  readonly __typename?: 'ProfileVideo';
  readonly id: Scalars['ID']['output'];
  readonly state: VideoState;
  /** Why it was refused; null otherwise. */
  readonly refusal?: Maybe<VideoRefusal>;
  /** A link that works for five minutes; null until the video is ready. */
  readonly signedUrl?: Maybe<Scalars['String']['output']>;
  readonly contentType: Scalars['String']['output'];
  readonly posterSignedUrl?: Maybe<Scalars['String']['output']>;
  readonly captionsSignedUrl?: Maybe<Scalars['String']['output']>;
  /** Seconds; null until it was measured. */
  readonly duration?: Maybe<Scalars['Int']['output']>;
  /** Bytes. */
  readonly size: Scalars['Int']['output'];
};

/** A profile as others see it. A section that is not shared is null or empty, like one with nothing in it. */
export type SharedProfile = {
  readonly __typename?: 'SharedProfile';
  readonly firstName: Scalars['String']['output'];
  readonly lastName?: Maybe<Scalars['String']['output']>;
  readonly profileTitle?: Maybe<Scalars['String']['output']>;
  readonly jobTitle?: Maybe<Scalars['String']['output']>;
  readonly employerName?: Maybe<Scalars['String']['output']>;
  readonly city?: Maybe<Scalars['String']['output']>;
  readonly state?: Maybe<Scalars['String']['output']>;
  readonly country?: Maybe<Scalars['String']['output']>;
  readonly emailAddress?: Maybe<Scalars['String']['output']>;
  readonly telephone?: Maybe<Scalars['String']['output']>;
  readonly overallYearsOfExperience?: Maybe<Scalars['Float']['output']>;
  readonly mediaFileSignedUrl?: Maybe<Scalars['String']['output']>;
  readonly mediaFileType?: Maybe<Scalars['String']['output']>;
  readonly video?: Maybe<ProfileVideo>;
  readonly skills: ReadonlyArray<SharedSkill>;
  readonly workHistory: ReadonlyArray<SharedWork>;
  readonly educations: ReadonlyArray<SharedEducation>;
  readonly licences: ReadonlyArray<SharedLicence>;
  readonly languages: ReadonlyArray<SpokenLanguage>;
  readonly checklists: ReadonlyArray<SharedChecklist>;
};

export type SharedSkill = {
  readonly __typename?: 'SharedSkill';
  readonly name: Scalars['String']['output'];
  readonly yearsOfExperience: Scalars['Float']['output'];
};

export type SharedWork = {
  readonly __typename?: 'SharedWork';
  readonly title: Scalars['String']['output'];
  readonly workedWith: Scalars['String']['output'];
  readonly workedFrom: Scalars['Date']['output'];
  readonly workedTill?: Maybe<Scalars['Date']['output']>;
  readonly showcases: ReadonlyArray<SharedFile>;
};

export type SharedEducation = {
  readonly __typename?: 'SharedEducation';
  readonly level: EducationLevel;
  readonly institution: Scalars['String']['output'];
  readonly fieldOfStudy?: Maybe<Scalars['String']['output']>;
  readonly studiedFrom?: Maybe<Scalars['Date']['output']>;
  readonly studiedTill?: Maybe<Scalars['Date']['output']>;
};

/** Without its number, which is shared with nobody. */
export type SharedLicence = {
  readonly __typename?: 'SharedLicence';
  readonly name: Scalars['String']['output'];
  readonly issuer?: Maybe<Scalars['String']['output']>;
  readonly region?: Maybe<Scalars['String']['output']>;
  readonly expiresOn?: Maybe<Scalars['Date']['output']>;
};

export type SharedFile = {
  readonly __typename?: 'SharedFile';
  readonly fileName: Scalars['String']['output'];
  readonly contentType: Scalars['String']['output'];
  readonly signedUrl: Scalars['String']['output'];
};

export type SharedChecklist = {
  readonly __typename?: 'SharedChecklist';
  readonly specialty: Scalars['String']['output'];
  readonly signedOn: Scalars['Date']['output'];
  readonly expiresOn: Scalars['Date']['output'];
};

/** Advice of the virtual career coach, from the profile, the jobs seen and our own market data. */
export type CoachStep = {
  readonly __typename?: 'CoachStep';
  /** The same for the same advice for the same reason. */
  readonly id: Scalars['ID']['output'];
  readonly kind: CoachStepKind;
  /** What the step is about, such as a skill; null for a kind without. */
  readonly subject?: Maybe<Scalars['String']['output']>;
  /** Of `ofJobs` similar jobs, so many ask for the subject; null for a kind without. */
  readonly jobs?: Maybe<Scalars['Int']['output']>;
  readonly ofJobs?: Maybe<Scalars['Int']['output']>;
  /** Points of the profile score that the step adds; null if none. */
  readonly points?: Maybe<Scalars['Int']['output']>;
  /** Days until something expires; null for a kind without. */
  readonly days?: Maybe<Scalars['Int']['output']>;
};

/** A self-rated checklist of skills, or the general one of documents and tasks. */
export type Checklist = {
  readonly __typename?: 'Checklist';
  /** The specialty, such as `medical-surgical`, or `general`. */
  readonly id: Scalars['ID']['output'];
  /** Another one after each change of what is entered; 0 before the first. */
  readonly version: Scalars['String']['output'];
  readonly items: ReadonlyArray<ChecklistItem>;
  readonly signedName?: Maybe<Scalars['String']['output']>;
  readonly signedAt?: Maybe<Scalars['DateTime']['output']>;
  readonly expiresOn?: Maybe<Scalars['Date']['output']>;
};

export type ChecklistItem = {
  readonly __typename?: 'ChecklistItem';
  /** Key of its text. */
  readonly id: Scalars['ID']['output'];
  readonly group: Scalars['String']['output'];
  readonly kind: ChecklistItemKind;
  /** The checklist can be signed once all required items are done. */
  readonly required: Scalars['Boolean']['output'];
  /** A skill is done when it is rated, a document when it has a file, a task when it is ticked. */
  readonly done: Scalars['Boolean']['output'];
  /** Of a skill: 0 no experience, 1 needs supervision, 2 independent, 3 can teach; null while not rated. */
  readonly rating?: Maybe<Scalars['Int']['output']>;
  /** Of a document. */
  readonly files: ReadonlyArray<ChecklistFile>;
};

export type ChecklistFile = {
  readonly __typename?: 'ChecklistFile';
  readonly id: Scalars['ID']['output'];
  readonly fileName: Scalars['String']['output'];
  readonly contentType: Scalars['String']['output'];
  /** Bytes. */
  readonly size: Scalars['Int']['output'];
  readonly signedUrl: Scalars['String']['output'];
};

export type SaveChecklistInput = {
  readonly id: Scalars['ID']['input'];
  /** Of the checklist as it was read. */
  readonly version?: InputMaybe<Scalars['String']['input']>;
  readonly ratings?: InputMaybe<ReadonlyArray<ChecklistRatingInput>>;
  readonly tasks?: InputMaybe<ReadonlyArray<ChecklistTaskInput>>;
  readonly files?: InputMaybe<ReadonlyArray<ChecklistFilesInput>>;
};

export type ChecklistTaskInput = {
  readonly item: Scalars['ID']['input'];
  readonly done: Scalars['Boolean']['input'];
};

/** The files of a document, which replace the former ones: own files of the category BACKGROUND, three at most. */
export type ChecklistFilesInput = {
  readonly item: Scalars['ID']['input'];
  readonly files: ReadonlyArray<Scalars['ID']['input']>;
  /** The files as they were read: those that were added elsewhere since stay. Without it `files` replaces whatever there is. */
  readonly former?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
};

export type ChecklistRatingInput = {
  readonly item: Scalars['ID']['input'];
  readonly rating: Scalars['Int']['input'];
};

export type SaveLicenceResult = SaveLicenceDone | SaveLicenceRefused;

export type SaveLicenceDone = {
  readonly __typename?: 'SaveLicenceDone';
  readonly licence: Licence;
};

export type SaveLicenceRefused = Refusal & {
  readonly __typename?: 'SaveLicenceRefused';
  readonly code: SaveLicenceRefusalCode;
  readonly message: Scalars['String']['output'];
  /** For STALE: the licence as it is now. */
  readonly current?: Maybe<Licence>;
};

export type SaveLanguagesResult = SaveLanguagesDone | SaveLanguagesRefused;

export type SaveLanguagesDone = {
  readonly __typename?: 'SaveLanguagesDone';
  readonly languages: ReadonlyArray<SpokenLanguage>;
  readonly languagesVersion: Scalars['String']['output'];
};

export type SaveLanguagesRefused = Refusal & {
  readonly __typename?: 'SaveLanguagesRefused';
  readonly code: SaveLanguagesRefusalCode;
  readonly message: Scalars['String']['output'];
  /** For STALE: the languages as they are now. */
  readonly current?: Maybe<CurrentLanguages>;
};

export type CurrentLanguages = {
  readonly __typename?: 'CurrentLanguages';
  readonly languages: ReadonlyArray<SpokenLanguage>;
  readonly languagesVersion: Scalars['String']['output'];
};

export type RemoveProfileRecordResult = RemoveProfileRecordDone | RemoveProfileRecordRefused;

export type RemoveProfileRecordDone = {
  readonly __typename?: 'RemoveProfileRecordDone';
  readonly kind: ProfileRecordKind;
  readonly id: Scalars['ID']['output'];
  /** Until then it can be restored. */
  readonly restorableUntil: Scalars['DateTime']['output'];
};

export type RemoveProfileRecordRefused = Refusal & {
  readonly __typename?: 'RemoveProfileRecordRefused';
  readonly code: RemoveProfileRecordRefusalCode;
  readonly message: Scalars['String']['output'];
};

export type RestoreProfileRecordResult = RestoreProfileRecordDone | RestoreProfileRecordRefused;

export type RestoreProfileRecordDone = {
  readonly __typename?: 'RestoreProfileRecordDone';
  readonly kind: ProfileRecordKind;
  readonly id: Scalars['ID']['output'];
};

export type RestoreProfileRecordRefused = Refusal & {
  readonly __typename?: 'RestoreProfileRecordRefused';
  readonly code: RestoreProfileRecordRefusalCode;
  readonly message: Scalars['String']['output'];
};

export type SetProfileVisibilityResult = SetProfileVisibilityDone | SetProfileVisibilityRefused;

export type SetProfileVisibilityDone = {
  readonly __typename?: 'SetProfileVisibilityDone';
  readonly section: ProfileSection;
  readonly audience: ProfileAudience;
};

export type SetProfileVisibilityRefused = Refusal & {
  readonly __typename?: 'SetProfileVisibilityRefused';
  readonly code: SetProfileVisibilityRefusalCode;
  readonly message: Scalars['String']['output'];
};

export type HideProfileFromResult = HideProfileFromDone | HideProfileFromRefused;

export type HideProfileFromDone = {
  readonly __typename?: 'HideProfileFromDone';
  readonly hiddenFrom: ReadonlyArray<HiddenEmployer>;
};

export type HideProfileFromRefused = Refusal & {
  readonly __typename?: 'HideProfileFromRefused';
  readonly code: HideProfileFromRefusalCode;
  readonly message: Scalars['String']['output'];
};

export type CreatePublicKeyResult = CreatePublicKeyDone | CreatePublicKeyRefused;

export type CreatePublicKeyDone = {
  readonly __typename?: 'CreatePublicKeyDone';
  readonly publicKey: Scalars['String']['output'];
};

export type CreatePublicKeyRefused = Refusal & {
  readonly __typename?: 'CreatePublicKeyRefused';
  readonly code: CreatePublicKeyRefusalCode;
  readonly message: Scalars['String']['output'];
};

export type RevokePublicKeyResult = RevokePublicKeyDone | RevokePublicKeyRefused;

export type RevokePublicKeyDone = {
  readonly __typename?: 'RevokePublicKeyDone';
  readonly publicKey?: Maybe<Scalars['String']['output']>;
};

export type RevokePublicKeyRefused = Refusal & {
  readonly __typename?: 'RevokePublicKeyRefused';
  readonly code: RevokePublicKeyRefusalCode;
  readonly message: Scalars['String']['output'];
};

export type DismissCoachStepResult = DismissCoachStepDone | DismissCoachStepRefused;

export type DismissCoachStepDone = {
  readonly __typename?: 'DismissCoachStepDone';
  readonly id: Scalars['ID']['output'];
};

export type DismissCoachStepRefused = Refusal & {
  readonly __typename?: 'DismissCoachStepRefused';
  readonly code: DismissCoachStepRefusalCode;
  readonly message: Scalars['String']['output'];
};

export type SaveChecklistResult = SaveChecklistDone | SaveChecklistRefused;

export type SaveChecklistDone = {
  readonly __typename?: 'SaveChecklistDone';
  readonly checklist: Checklist;
};

export type SaveChecklistRefused = Refusal & {
  readonly __typename?: 'SaveChecklistRefused';
  readonly code: SaveChecklistRefusalCode;
  readonly message: Scalars['String']['output'];
  /** For STALE: the checklist as it is now. */
  readonly current?: Maybe<Checklist>;
};

export type SignChecklistResult = SignChecklistDone | SignChecklistRefused;

export type SignChecklistDone = {
  readonly __typename?: 'SignChecklistDone';
  readonly checklist: Checklist;
};

export type SignChecklistRefused = Refusal & {
  readonly __typename?: 'SignChecklistRefused';
  readonly code: SignChecklistRefusalCode;
  readonly message: Scalars['String']['output'];
  /** For STALE: the checklist as it is now. */
  readonly current?: Maybe<Checklist>;
};

export type ReferJobInput = {
  readonly jobId: Scalars['ID']['input'];
  readonly requestId: Scalars['ID']['input'];
  readonly email?: InputMaybe<Scalars['String']['input']>;
  /** Included in the mail, 500 characters at most. */
  readonly note?: InputMaybe<Scalars['String']['input']>;
};

export type ReferralConnection = {
  readonly __typename?: 'ReferralConnection';
  readonly nodes: ReadonlyArray<Referral>;
  readonly total: Scalars['Int']['output'];
  readonly endCursor?: Maybe<Scalars['String']['output']>;
};

export type Referral = {
  readonly __typename?: 'Referral';
  /** The last segment of the link, /job/{jobId}/{id}. */
  readonly id: Scalars['ID']['output'];
  readonly job: Job;
  /** As it was entered; null for a link. */
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

export type ReferJobResult = ReferJobDone | ReferJobRefused;

export type ReferJobDone = {
  readonly __typename?: 'ReferJobDone';
  readonly referral: Referral;
};

export type ReferJobRefused = Refusal & {
  readonly __typename?: 'ReferJobRefused';
  readonly code: ReferJobRefusalCode;
  readonly message: Scalars['String']['output'];
};

export type VisitReferralResult = VisitReferralDone | VisitReferralRefused;

export type VisitReferralDone = {
  readonly __typename?: 'VisitReferralDone';
  readonly referrerId: Scalars['ID']['output'];
};

export type VisitReferralRefused = Refusal & {
  readonly __typename?: 'VisitReferralRefused';
  readonly code: VisitReferralRefusalCode;
  readonly message: Scalars['String']['output'];
};

/**
 * Why a mutation was refused. Every mutation `x` returns `XDone | XRefused`; `code` has an enum of its own that lists exactly the
 * refusals of this mutation.
 */
export type Refusal = {
  /** A message in English; screens have their own texts for each code. */
  readonly message: Scalars['String']['output'];
};

export type Dashboard = {
  readonly __typename?: 'Dashboard';
  /** Null if the candidate has none. */
  readonly firstName?: Maybe<Scalars['String']['output']>;
  /** Whether the candidate has ever applied for a job. */
  readonly hasApplied: Scalars['Boolean']['output'];
  /** The most urgent first; a few of each kind at most. */
  readonly tasks: ReadonlyArray<DashboardTask>;
  /** What employers did about the candidate in the last 90 days, the latest first. */
  readonly interest: ReadonlyArray<EmployerInterest>;
  /** How much there is of what the parts of the dashboard show, so that a page has room for each before it has loaded. */
  readonly counts: DashboardCounts;
};

/** What a candidate has, in numbers. */
export type DashboardCounts = {
  readonly __typename?: 'DashboardCounts';
  /** Jobs with an application that is under way: applied, shortlisted, in interviews or offered. */
  readonly applications: Scalars['Int']['output'];
  /** Interviews that the candidate has accepted, and that are not over. */
  readonly interviews: Scalars['Int']['output'];
  readonly conversations: Scalars['Int']['output'];
  readonly unreadMessages: Scalars['Int']['output'];
  readonly savedJobs: Scalars['Int']['output'];
  /** Jobs that match the candidate; 5 at most. */
  readonly recommendedJobs: Scalars['Int']['output'];
};

/** Something that waits for the candidate. */
export type DashboardTask = {
  readonly __typename?: 'DashboardTask';
  readonly kind: DashboardTaskKind;
  /** Of the interview, the application, the employer that wrote, the invitation or the licence. */
  readonly id: Scalars['ID']['output'];
  /** Title of the job, name of the talent pool or of the licence; null for messages. */
  readonly subject?: Maybe<Scalars['String']['output']>;
  /** Null for a licence. */
  readonly employerName?: Maybe<Scalars['String']['output']>;
  /** How many messages are unread; null for other kinds. */
  readonly messages?: Maybe<Scalars['Int']['output']>;
  /** Since when it waits; null for a licence. */
  readonly since?: Maybe<Scalars['DateTime']['output']>;
  /** When it is too late: the interview begins, or the offer expires. Null if it never is, and for a licence. */
  readonly until?: Maybe<Scalars['DateTime']['output']>;
  /** Of a licence; in the past for one that has expired. */
  readonly expiresOn?: Maybe<Scalars['Date']['output']>;
  /** The page on which it is done. Null for an invitation to a talent pool, which is accepted with `PUT candidates/pool/priority/invitee`. */
  readonly link?: Maybe<Scalars['String']['output']>;
};

export type DashboardTaskKind =
  | 'INTERVIEW_INVITATION'
  | 'OFFER'
  | 'UNREAD_MESSAGES'
  | 'POOL_INVITATION'
  | 'LICENCE_EXPIRY'
  | 'INTERVIEW_RATING';

/** The latest thing that an employer did about an application, in a conversation or with a talent pool. */
export type EmployerInterest = {
  readonly __typename?: 'EmployerInterest';
  readonly kind: EmployerInterestKind;
  /** Of the application, the employer that wrote or the talent pool. */
  readonly id: Scalars['ID']['output'];
  readonly employerName: Scalars['String']['output'];
  /** Title of the job or name of the talent pool; null for a message. */
  readonly subject?: Maybe<Scalars['String']['output']>;
  readonly at: Scalars['DateTime']['output'];
  /** Null for a talent pool. */
  readonly link?: Maybe<Scalars['String']['output']>;
};

export type EmployerInterestKind =
  | 'SHORTLISTED'
  | 'INTERVIEW'
  | 'OFFER'
  | 'MESSAGE'
  | 'TALENT_POOL';

export type SavedSearch = {
  readonly __typename?: 'SavedSearch';
  readonly id: Scalars['ID']['output'];
  /** Another one after each change of name or alerts. */
  readonly version: Scalars['String']['output'];
  readonly name: Scalars['String']['output'];
  /** The query string of the list, without `?`, as `jobSearchQuery` writes it. */
  readonly query: Scalars['String']['output'];
  readonly alerts: AlertFrequency;
  /** New jobs since the candidate last looked, up to 100. */
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
  /** Of the search as it was read. */
  readonly version?: InputMaybe<Scalars['String']['input']>;
  readonly name?: InputMaybe<Scalars['String']['input']>;
  readonly alerts?: InputMaybe<AlertFrequency>;
};

export type SaveSearchResult = SaveSearchDone | SaveSearchRefused;

export type SaveSearchDone = {
  readonly __typename?: 'SaveSearchDone';
  readonly savedSearch: SavedSearch;
};

export type SaveSearchRefused = Refusal & {
  readonly __typename?: 'SaveSearchRefused';
  readonly code: SaveSearchRefusalCode;
  readonly message: Scalars['String']['output'];
};

export type ChangeSavedSearchResult = ChangeSavedSearchDone | ChangeSavedSearchRefused;

export type ChangeSavedSearchDone = {
  readonly __typename?: 'ChangeSavedSearchDone';
  readonly savedSearch: SavedSearch;
};

export type ChangeSavedSearchRefused = Refusal & {
  readonly __typename?: 'ChangeSavedSearchRefused';
  readonly code: ChangeSavedSearchRefusalCode;
  readonly message: Scalars['String']['output'];
  /** For STALE: the search as it is now. */
  readonly current?: Maybe<SavedSearch>;
};

export type RemoveSavedSearchResult = RemoveSavedSearchDone | RemoveSavedSearchRefused;

export type RemoveSavedSearchDone = {
  readonly __typename?: 'RemoveSavedSearchDone';
  readonly id: Scalars['ID']['output'];
};

export type RemoveSavedSearchRefused = Refusal & {
  readonly __typename?: 'RemoveSavedSearchRefused';
  readonly code: RemoveSavedSearchRefusalCode;
  readonly message: Scalars['String']['output'];
  /** For STALE: the search as it is now. */
  readonly current?: Maybe<SavedSearch>;
};

export type SeeSavedSearchResult = SeeSavedSearchDone | SeeSavedSearchRefused;

export type SeeSavedSearchDone = {
  readonly __typename?: 'SeeSavedSearchDone';
  readonly savedSearch: SavedSearch;
};

export type SeeSavedSearchRefused = Refusal & {
  readonly __typename?: 'SeeSavedSearchRefused';
  readonly code: SeeSavedSearchRefusalCode;
  readonly message: Scalars['String']['output'];
};

export type SeeJobListResult = SeeJobListDone | SeeJobListRefused;

export type SeeJobListDone = {
  readonly __typename?: 'SeeJobListDone';
  /** Whether the search of the list is saved. */
  readonly isSaved: Scalars['Boolean']['output'];
};

export type SeeJobListRefused = Refusal & {
  readonly __typename?: 'SeeJobListRefused';
  readonly code: SeeJobListRefusalCode;
  readonly message: Scalars['String']['output'];
};

export type Storage = {
  readonly __typename?: 'Storage';
  /** All files together, and how much they may be. */
  readonly files: Scalars['Int']['output'];
  readonly bytes: Scalars['Int']['output'];
  readonly mostFiles: Scalars['Int']['output'];
  readonly mostBytes: Scalars['Int']['output'];
  /** What the files are for; only what there are files for. */
  readonly categories: ReadonlyArray<StorageOfCategory>;
  /** Files uploaded for a checklist that no checklist refers to; they are removed as `FILE` by `removeProfileRecord`. */
  readonly unusedFiles: ReadonlyArray<UnusedFile>;
};

export type StorageOfCategory = {
  readonly __typename?: 'StorageOfCategory';
  readonly category: StorageCategory;
  readonly files: Scalars['Int']['output'];
  readonly bytes: Scalars['Int']['output'];
  readonly mostFiles: Scalars['Int']['output'];
  readonly mostBytes: Scalars['Int']['output'];
};

export type UnusedFile = {
  readonly __typename?: 'UnusedFile';
  readonly id: Scalars['ID']['output'];
  readonly fileName: Scalars['String']['output'];
  /** Bytes. */
  readonly size: Scalars['Int']['output'];
};

