import { randomUUID } from 'node:crypto';
import type {
  CandidateProcessStatus,
  EnterpriseProcessStatus,
  InterviewClosure,
  InterviewStatus,
  NotificationKind,
} from '@hirehq/shared-contracts/codes';
import { HOUR_MS } from '@hirehq/shared-contracts/durations';
import {
  INTERVIEW_NOTIFICATION_EVENTS,
  interviewNotificationLink,
  JOB_NOTIFICATION_TABS,
  jobNotificationLink,
  type InterviewNotificationKind,
  type JobNotificationKind,
} from '@hirehq/shared-contracts/notification-links';
import { routes as pages } from '@hirehq/shared-contracts/routes';
import { jsonb } from '../../../../platform/database/database.ts';
import type { TestApp } from '../../../../platform/testing/test-app.ts';
import { testCandidate } from '../../../../platform/testing/test-candidate.ts';
import { storedJobs } from '../../../engine/jobs/testing/stored-jobs.ts';
import { sendByEmployer } from '../../messages/index.ts';
import { notifyCandidate } from '../index.ts';
import type { NotificationValues } from '../notification-text.ts';

const isJobKind = (kind: NotificationKind): kind is JobNotificationKind => kind in JOB_NOTIFICATION_TABS;
const isInterviewKind = (kind: NotificationKind): kind is InterviewNotificationKind => kind in INTERVIEW_NOTIFICATION_EVENTS;

interface Facts {
  enterpriseProcessStatus?: EnterpriseProcessStatus;
  candidateProcessStatus?: CandidateProcessStatus | null;
  interview?: Partial<{
    status: InterviewStatus;
    startsAt: Date;
    roundCompleted: boolean;
    rating: number;
    closure: InterviewClosure;
  }>;
}

/** A candidate with an application and an interview, and what happens to them. */
export async function notifiedCandidate(app: TestApp) {
  const { db, services } = app;
  const { now } = services;
  const candidate = await testCandidate(app);
  const [jobId = ''] = await storedJobs(db, [{ company: 'Daily Crumb' }]);
  const { enterprise_id: enterpriseId } = await db
    .selectFrom('job')
    .select('enterprise_id')
    .where('id', '=', jobId)
    .executeTakeFirstOrThrow();
  const [applicationId, interviewId] = [randomUUID(), randomUUID()];
  const startsAt = new Date(now().getTime() + 30 * HOUR_MS);
  await db
    .insertInto('application')
    .values({
      id: applicationId,
      job_id: jobId,
      candidate_id: candidate.id,
      request_id: randomUUID(),
      answers: jsonb([]),
      enterprise_process_status: 'R',
      submitted_at: now(),
      changed_at: now(),
    })
    .execute();
  await db
    .insertInto('interview')
    .values({
      id: interviewId,
      application_id: applicationId,
      round_title: 'First talk',
      status: 'P',
      starts_at: startsAt,
      completes_at: new Date(startsAt.getTime() + HOUR_MS),
      time_zone: 'Europe/Berlin',
      mode: 'PHONE',
      created_at: now(),
      changed_at: now(),
    })
    .execute();

  function linkOf(kind: NotificationKind): string {
    if (isJobKind(kind)) return jobNotificationLink(kind, jobId);
    if (isInterviewKind(kind)) return interviewNotificationLink(kind, interviewId);
    return kind === 'jobAlert' ? pages.findJobs({ keyword: 'baker' }) : pages.myReferrals();
  }

  const all = () => db.selectFrom('notification').selectAll().where('candidate_id', '=', candidate.id).execute();

  /** The id of the notification that something led to, or that it changed. */
  async function notificationOf(happens: () => Promise<unknown>): Promise<string> {
    const version = (row: Awaited<ReturnType<typeof all>>[number]) => row.id + JSON.stringify(row.text_values);
    const before = new Set((await all()).map(version));
    await happens();
    const [id, ...others] = (await all()).filter((row) => !before.has(version(row))).map((row) => row.id);
    if (id === undefined || others.length > 0) throw new Error('Expected one notification.');
    return id;
  }

  return {
    ...candidate,
    jobId,
    enterpriseId,
    interviewId,
    startsAt,
    stored: (id: string) => db.selectFrom('notification').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
    /** What is true now. */
    async set({ enterpriseProcessStatus, candidateProcessStatus, interview }: Facts) {
      if (enterpriseProcessStatus !== undefined || candidateProcessStatus !== undefined)
        await db
          .updateTable('application')
          .set({
            ...(enterpriseProcessStatus !== undefined && { enterprise_process_status: enterpriseProcessStatus }),
            ...(candidateProcessStatus !== undefined && { candidate_process_status: candidateProcessStatus }),
          })
          .where('id', '=', applicationId)
          .execute();
      if (!interview) return;
      const { status, startsAt: begins, roundCompleted, rating, closure } = interview;
      await db
        .updateTable('interview')
        .set({
          ...(status && { status }),
          ...(begins && { starts_at: begins, completes_at: new Date(begins.getTime() + HOUR_MS) }),
          ...(roundCompleted !== undefined && { round_completed: roundCompleted }),
          ...(rating !== undefined && { rating_of_panel_by_candidate: rating }),
          ...(closure !== undefined && { closure_status: closure }),
        })
        .where('id', '=', interviewId)
        .execute();
    },
    /** Withdraws the application. */
    withdraw: () => db.updateTable('application').set({ withdrawn_at: now() }).where('id', '=', applicationId).execute(),
    /** Notifies the candidate as the product does; the id of the notification. */
    notify: (kind: NotificationKind, values: NotificationValues = {}) =>
      notificationOf(() =>
        db.transaction().execute((trx) =>
          notifyCandidate(services, trx, {
            candidateId: candidate.id,
            kind,
            link: linkOf(kind),
            values: {
              job: 'Baker',
              company: 'Daily Crumb',
              ...(isInterviewKind(kind) && {
                round: 'First talk',
                time: { at: startsAt.toISOString(), timeZone: 'Europe/Berlin' },
              }),
              ...values,
            },
            at: now(),
          }),
        ),
      ),
    /** The employer writes; the id of the notification. */
    hears: (text: string) =>
      notificationOf(() => sendByEmployer(services, { candidateId: candidate.id, enterpriseId, text, requestId: undefined })),
    /** Reads the conversation. */
    readMessages: () =>
      app.app.inject({
        method: 'PUT',
        url: '/api/v1/candidates/messages/read',
        headers: candidate.headers,
        payload: { messageFrom: enterpriseId, messageTo: candidate.id, enterpriseId },
      }),
    /** Registers a device with a token. */
    register: (deviceToken: string) =>
      app.app.inject({
        method: 'PUT',
        url: '/api/v1/candidates/notification/device',
        headers: candidate.headers,
        payload: { deviceToken },
      }),
    /** Outcome of each delivery of a notification, by target. */
    outcomes: async (notificationId: string) =>
      Object.fromEntries(
        (
          await db
            .selectFrom('notification_delivery')
            .select(['target', 'outcome'])
            .where('notification_id', '=', notificationId)
            .execute()
        ).map(({ target, outcome }) => [target, outcome]),
      ),
    /** Queued mails, oldest first. */
    mails: async () => {
      const { email_address } = await db
        .selectFrom('candidate')
        .select('email_address')
        .where('id', '=', candidate.id)
        .executeTakeFirstOrThrow();
      return db
        .selectFrom('mail')
        .selectAll()
        .where('recipient', '=', email_address)
        .orderBy('created_at')
        .orderBy('id')
        .execute();
    },
  };
}
export type NotifiedCandidate = Awaited<ReturnType<typeof notifiedCandidate>>;
