import { randomUUID } from 'node:crypto';
import { DRAFT_REVISION, type Ids } from './access-fixture.ts';

interface GraphqlExample {
  /** Valid variables of the owner of the ids. */
  variables: (ids: Ids) => Record<string, unknown>;
  /** Public ids among the variables. */
  open?: readonly (keyof Ids)[];
  /** Fields of the response that differ each time. */
  made?: readonly string[];
  /** Tables of the owner's rows that count whoever asks. */
  counts?: readonly string[];
  /** True if only accounts with the role of operators get a response. */
  forOperators?: boolean;
  /** True if visitors get a response; else they are refused. */
  forVisitors?: boolean;
  /** True if whoever has the key among the ids sees what its owner shares, the secret included. */
  sharedByKey?: boolean;
  /** True if the owner is refused: their own visit does not count, or nothing that the example could name works twice. */
  refusedToOwner?: boolean;
}

const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
const inAWeek = Date.now() + 7 * 86_400_000;
const nextWeek = { startsAt: new Date(inAWeek).toISOString(), completesAt: new Date(inAWeek + 1_800_000).toISOString() };
const ANSWERS = [
  { questionId: 'availabilityStartDate', values: [tomorrow] },
  { questionId: 'availability', values: ['Full Time'] },
  { questionId: 'hoursPerDay', values: ['8'] },
  { questionId: 'daysAvailable', values: ['Monday'] },
];

/** One valid call for each field of Query and Mutation; a test names fields without one. */
export const GRAPHQL_EXAMPLES: Readonly<Record<string, GraphqlExample>> = {
  'Query.jobs': { variables: () => ({ filter: { keyword: 'baker' }, first: 5 }), forVisitors: true },
  'Query.job': { variables: ({ jobId }) => ({ id: jobId }), open: ['jobId'], forVisitors: true },
  'Query.enterprise': { variables: ({ enterpriseId }) => ({ id: enterpriseId }), open: ['enterpriseId'], forVisitors: true },
  'Query.jobMarket': { variables: () => ({}), forVisitors: true },
  'Query.storage': { variables: () => ({}) },
  'Query.payRates': { variables: () => ({}), forVisitors: true },
  'Query.recommendedJobs': { variables: () => ({ first: 5 }) },
  'Query.employerNames': { variables: () => ({ keyword: 'health' }) },
  'Query.countries': { variables: () => ({}), forVisitors: true },
  'Query.myJobs': { variables: () => ({ tab: 'APPLIED', first: 5 }) },
  'Mutation.saveJob': { variables: ({ openJobId }) => ({ jobId: openJobId, saved: true }), open: ['openJobId'] },
  'Mutation.applyToJob': {
    variables: ({ openJobId, resumeId }) => ({
      input: { jobId: openJobId, resumeId, requestId: randomUUID(), answers: ANSWERS },
    }),
    open: ['openJobId'],
  },
  // A token is used once, by whoever has it; modules/engine/embeds tests those that are valid.
  'Mutation.redeemVisitorToken': {
    variables: ({ openJobId }) => ({ input: { jobId: openJobId, token: 'says nothing' } }),
    open: ['openJobId'],
    forVisitors: true,
    refusedToOwner: true,
  },
  'Query.applicationDraft': { variables: ({ openJobId }) => ({ jobId: openJobId }) },
  'Mutation.saveApplicationDraft': {
    variables: ({ openJobId, resumeId }) => ({
      input: {
        jobId: openJobId,
        resumeId,
        requestId: randomUUID(),
        answers: ANSWERS,
        adjustments: 'A quiet room.',
        basedOn: DRAFT_REVISION,
      },
    }),
    open: ['openJobId'],
    made: ['requestId', 'savedAt'],
  },
  'Mutation.discardApplicationDraft': { variables: ({ openJobId }) => ({ jobId: openJobId }), open: ['openJobId'] },
  'Mutation.setAppliedElsewhere': {
    variables: ({ openJobId }) => ({ jobId: openJobId, applied: true }),
    open: ['openJobId'],
    made: ['appliedElsewhereAt'],
  },
  'Mutation.withdrawApplication': { variables: ({ applicationId }) => ({ applicationId }) },
  'Mutation.acceptOffer': { variables: ({ offeredApplicationId }) => ({ applicationId: offeredApplicationId }) },
  'Mutation.declineOffer': {
    variables: ({ offeredApplicationId }) => ({ applicationId: offeredApplicationId, note: 'Another one came first.' }),
  },
  'Query.interviews': { variables: () => ({}) },
  'Query.interview': { variables: ({ interviewId }) => ({ id: interviewId }) },
  'Mutation.respondToInterview': { variables: ({ interviewId }) => ({ interviewId, accepts: true }) },
  'Mutation.proposeInterviewTimes': {
    variables: ({ interviewId }) => ({ input: { interviewId, times: [nextWeek], note: 'In the morning, please.' } }),
  },
  'Mutation.rateInterview': {
    variables: ({ pastInterviewId }) => ({ interviewId: pastInterviewId, rating: 4, remark: 'Kind.' }),
  },
  'Mutation.reportJob': {
    variables: ({ jobId }) => ({ input: { jobId, requestId: randomUUID(), reason: 'FEE', details: 'They want money.' } }),
    open: ['jobId'],
    counts: ['job_report'],
    forVisitors: true,
  },
  'Mutation.reportEmployer': {
    variables: ({ enterpriseId }) => ({
      input: { enterpriseId, requestId: randomUUID(), reason: 'IMPERSONATION', details: 'They are somebody else.' },
    }),
    open: ['enterpriseId'],
    counts: ['employer_report'],
    forVisitors: true,
  },
  'Query.referrals': { variables: () => ({ first: 5 }) },
  'Mutation.referJob': {
    variables: ({ openJobId }) => ({ input: { jobId: openJobId, requestId: randomUUID() } }),
    open: ['openJobId'],
    made: ['id', 'createdAt', 'changedAt'],
  },
  'Mutation.visitReferral': {
    variables: ({ openJobId, referralId }) => ({ jobId: openJobId, referrerId: referralId }),
    open: ['openJobId', 'referralId'],
    counts: ['referral', 'referral_visit'],
    forVisitors: true,
    refusedToOwner: true,
  },
  'Query.conversation': { variables: ({ enterpriseId }) => ({ enterpriseId }) },
  'Mutation.markConversationUnread': { variables: ({ enterpriseId }) => ({ enterpriseId }) },
  'Mutation.blockEmployer': { variables: ({ enterpriseId }) => ({ enterpriseId, blocked: true }) },
  'Mutation.reportConversation': {
    variables: ({ enterpriseId }) => ({
      input: { enterpriseId, requestId: randomUUID(), reason: 'SPAM', details: 'They write every day.' },
    }),
  },
  'Query.ratingReport': { variables: () => ({ input: { period: 'ALL', timeZone: 'Europe/Berlin' } }), made: ['updatedAt'] },
  'Query.activityReport': { variables: () => ({ input: { period: 'ALL', timeZone: 'Europe/Berlin' } }), made: ['updatedAt'] },
  'Query.jobDensity': {
    variables: () => ({ input: { level: 'CITY', keyword: 'baker' } }),
    forVisitors: true,
    made: ['updatedAt'],
  },
  'Query.savedSearches': { variables: () => ({}) },
  'Mutation.saveSearch': {
    variables: () => ({ input: { requestId: randomUUID(), name: 'Bakers', query: 'keyword=baker', alerts: 'DAILY' } }),
    made: ['id', 'version', 'createdAt'],
  },
  'Mutation.changeSavedSearch': { variables: ({ savedSearchId }) => ({ input: { id: savedSearchId, alerts: 'WEEKLY' } }) },
  'Mutation.removeSavedSearch': { variables: ({ savedSearchId }) => ({ id: savedSearchId }), made: ['id'] },
  'Mutation.seeJobList': { variables: () => ({ query: 'keyword=nurse' }) },
  'Query.notificationPreferences': { variables: () => ({}) },
  'Query.notification': { variables: ({ notificationId }) => ({ id: notificationId }) },
  'Mutation.markNotificationsSeen': { variables: () => ({ upTo: '2026-01-01T00:00:00Z' }) },
  'Mutation.saveNotificationPreferences': {
    variables: () => ({
      input: {
        choices: [{ type: 'MESSAGE', channel: 'EMAIL', enabled: false }],
        dailyDigest: true,
        quietHours: { from: '22:00', to: '07:00' },
        timeZone: 'Europe/Berlin',
      },
    }),
  },
  'Mutation.removePushDevice': { variables: () => ({ endpoint: 'https://push.example/1' }) },
  'Query.profile': { variables: () => ({}) },
  'Query.profilePreview': { variables: () => ({ audience: 'EMPLOYERS' }), made: ['emailAddress'] },
  'Query.publicProfile': {
    variables: ({ publicKey }) => ({ candidateKey: publicKey }),
    open: ['publicKey'],
    forVisitors: true,
    sharedByKey: true,
    made: ['signedUrl', 'posterSignedUrl', 'captionsSignedUrl', 'mediaFileSignedUrl'],
  },
  'Query.dashboard': { variables: () => ({}) },
  'Query.coachSteps': { variables: () => ({}) },
  'Query.checklists': { variables: () => ({}) },
  'Mutation.saveLicence': {
    variables: ({ licenceId }) => ({ input: { id: licenceId, name: 'Forklift licence', expiresOn: '2030-01-31' } }),
  },
  'Mutation.saveLanguages': {
    variables: () => ({ languages: [{ language: 'es', level: 'B2' }] }),
    made: ['languagesVersion'],
  },
  'Mutation.removeProfileRecord': { variables: ({ workHistoryId }) => ({ kind: 'WORK_HISTORY', id: workHistoryId }) },
  'Mutation.restoreProfileRecord': { variables: ({ removedLicenceId }) => ({ kind: 'LICENCE', id: removedLicenceId }) },
  'Mutation.setProfileVisibility': { variables: () => ({ section: 'CONTACT', audience: 'NOBODY' }) },
  'Mutation.hideProfileFrom': {
    variables: ({ enterpriseId }) => ({ enterpriseId, hidden: true }),
    open: ['enterpriseId'],
  },
  'Mutation.createPublicKey': { variables: () => ({}), made: ['publicKey'] },
  'Mutation.revokePublicKey': { variables: () => ({}) },
  'Mutation.dismissCoachStep': { variables: () => ({ id: 'ADD_VIDEO' }) },
  'Mutation.saveChecklist': {
    variables: ({ checklistFileId }) => ({
      input: {
        id: 'general',
        tasks: [{ item: 'prepare-interview', done: true }],
        files: [{ item: 'references', files: [checklistFileId] }],
      },
    }),
  },
  'Mutation.signChecklist': { variables: () => ({ id: 'general', signedName: 'Ada Byron' }) },
  'Query.accountSettings': { variables: () => ({}), made: ['emailAddress'] },
  'Mutation.changeEmail': { variables: () => ({ emailAddress: 'new@example.com' }), refusedToOwner: true },
  'Mutation.confirmEmail': { variables: () => ({ code: '123456' }), refusedToOwner: true },
  'Mutation.requestUnbind': { variables: () => ({}) },
  'Mutation.saveAccountSettings': {
    variables: () => ({ input: { locale: 'en', timeZone: 'Europe/Berlin' } }),
    made: ['emailAddress'],
  },
  'Mutation.requestExport': { variables: () => ({}), made: ['requestedAt'] },
  'Mutation.requestDeletion': { variables: ({ emailAddress }) => ({ emailAddress }), made: ['deletionOn'] },
  'Mutation.signOutEverywhere': { variables: () => ({}), refusedToOwner: true },
  'Mutation.cancelDeletion': { variables: () => ({}), made: ['deletionOn'] },
  'Mutation.seeSavedSearch': { variables: ({ savedSearchId }) => ({ id: savedSearchId }) },
  'Query.handOver': {
    variables: ({ handOverToken }) => ({ token: handOverToken }),
    open: ['handOverToken'],
    forVisitors: true,
  },
  'Mutation.startHandOver': { variables: () => ({ purpose: 'VIDEO' }), made: ['id', 'key', 'expiresAt'] },
  // A key opens once, for whoever has it; modules/hand-overs tests one that does.
  'Mutation.openHandOver': { variables: () => ({ key: 'opens nothing' }), forVisitors: true, refusedToOwner: true },
  'Mutation.endHandOver': { variables: () => ({ id: randomUUID() }), forVisitors: true, made: ['id'] },
  'Query.platformStatus': { variables: () => ({ hours: 24 }), forOperators: true },
  'Query.releaseSets': { variables: () => ({ first: 5 }), forOperators: true },
  'Query.releaseHistory': { variables: () => ({ first: 5 }), forOperators: true },
  'Query.remoteVersions': { variables: () => ({ remote: 'jobs' }), forOperators: true },
  'Query.releaseCanaries': { variables: () => ({ first: 5 }), forOperators: true },
  'Query.remoteHealth': { variables: () => ({ remote: 'jobs', hours: 24 }), forOperators: true },
  'Query.loadErrors': { variables: () => ({ first: 5 }), forOperators: true },
  'Query.browserErrors': { variables: () => ({ first: 5 }), forOperators: true },
  'Mutation.restoreReleaseSet': {
    variables: () => ({ input: { sequence: 999_999, why: 'The version before was better.', dryRun: true } }),
    forOperators: true,
    refusedToOwner: true,
  },
  'Mutation.revertRemote': {
    variables: () => ({ input: { remote: 'jobs', why: 'The version before was better.', dryRun: true } }),
    forOperators: true,
    refusedToOwner: true,
  },
};
