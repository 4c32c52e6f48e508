import type { InterviewClosure, InterviewMode } from '@hirehq/shared-contracts/codes';
import type { EmployerInterview } from '@hirehq/shared-contracts/employer';
import type { Transaction } from '../../../platform/database/database.ts';
import { Refusal } from '../../../platform/refusals/refusal.ts';
import { pageOf } from '../../../platform/ids/time-cursor.ts';
import type { Services } from '../../../platform/module.ts';
import { lockedApplication, isTheirs, isUnderWay } from '../applications/index.ts';
import { countSent } from '../notifications/index.ts';
import { refuseStale, type ExpectedVersion } from '../../../platform/versions/expected-version.ts';
import { changeInterview, writeInterviewChange, type InterviewChange, type InterviewChanger } from './change-interview.ts';
import {
  insertInterview,
  interviewOfEmployer,
  interviewsOfEmployer,
  type InterviewFilter,
  type OwnedInterviewRow,
} from './interviews.store.ts';

type ByEmployer = Extract<InterviewChanger, { kind: 'enterprise' }>;

export interface Schedule {
  roundTitle: string;
  startsAt: Date;
  completesAt: Date;
  /** IANA time zone. */
  timeZone: string;
  mode: InterviewMode;
  location: string | null;
  link: string | null;
  instructions: string | null;
}

const toResponse = (row: OwnedInterviewRow): EmployerInterview => ({
  id: row.id,
  version: String(row.version),
  applicationId: row.application_id,
  candidateId: row.candidate_id,
  roundTitle: row.round_title,
  status: row.status,
  scheduleStartDateTime: row.starts_at.toISOString(),
  scheduleCompleteDateTime: row.completes_at.toISOString(),
  timeZone: row.time_zone,
  mode: row.mode,
  location: row.location,
  link: row.link,
  instructions: row.instructions,
  roundCompleted: row.round_completed,
  ratingOfPanelByCandidate: row.rating_of_panel_by_candidate,
  // Of a round that was not rated, nothing was said.
  ratingRemarksByCandidate: row.rating_of_panel_by_candidate === null ? null : row.remark,
  ratingOfCandidateByPanel: row.rating_of_candidate_by_panel,
  proposedTimes: row.proposed_times.map(({ startsAt, completesAt }) => ({
    scheduleStartDateTime: startsAt,
    scheduleCompleteDateTime: completesAt,
  })),
  proposalNote: row.proposal_note,
  closureStatus: row.closure_status,
  changedTimestamp: row.changed_at.toISOString(),
});

const columns = ({ roundTitle, startsAt, completesAt, timeZone, mode, location, link, instructions }: Schedule) => ({
  round_title: roundTitle,
  status: 'P' as const,
  starts_at: startsAt,
  completes_at: completesAt,
  time_zone: timeZone,
  mode,
  location,
  link,
  instructions,
  reminded_at: null,
});

function inFuture({ startsAt }: Schedule, now: Date): void {
  if (startsAt <= now) throw new Refusal('VALIDATION_FAILED', { fields: { scheduleStartDateTime: 'must be in the future' } });
}

export async function listInterviews({ db }: Services, enterpriseId: string, filter: InterviewFilter) {
  const rows = await interviewsOfEmployer(db, enterpriseId, { ...filter, limit: filter.limit + 1 });
  return pageOf(rows, filter.limit, { item: toResponse, cursor: (row) => ({ at: row.changed_at, id: row.id }) });
}

export async function readInterview({ db }: Pick<Services, 'db'>, enterpriseId: string, id: string): Promise<EmployerInterview> {
  const row = await interviewOfEmployer(db, enterpriseId, id);
  if (!row) throw new Refusal('NOT_FOUND');
  return toResponse(row);
}

/** Invites to a round; `requestId` becomes its id, so that a repeated request creates one interview. */
export async function scheduleInterview(
  services: Services,
  by: ByEmployer,
  { applicationId, requestId, ...schedule }: Schedule & { applicationId: string; requestId: string },
): Promise<EmployerInterview> {
  const { db, now } = services;
  const first = await interviewOfEmployer(db, by.enterpriseId, requestId);
  if (first) return toResponse(first);
  inFuture(schedule, now());
  await db.transaction().execute(async (trx) => {
    const application = await lockedApplication(trx, applicationId);
    if (!application || !isTheirs(by, application)) throw new Refusal('NOT_FOUND');
    if (!isUnderWay(application))
      throw new Refusal('CONFLICT', { message: 'The application was withdrawn or closed, or has led to employment.' });
    const at = now();
    const { candidate_id: candidateId } = application;
    await countSent(trx, { enterpriseId: by.enterpriseId, candidateId, at }, ['interviews']);
    const row = {
      id: requestId,
      application_id: applicationId,
      ...columns(schedule),
      round_completed: false,
      rating_of_panel_by_candidate: null,
      closure_status: null,
      created_at: at,
      changed_at: at,
    };
    await insertInterview(trx, row);
    await writeInterviewChange(services, trx, {
      application,
      interview: row,
      change: 'scheduled',
      by,
      requestId,
      kind: 'interviewInvite',
      at,
    });
  });
  return readInterview(services, by.enterpriseId, requestId);
}

interface Asked {
  id: string;
  requestId?: string | undefined;
  expected?: ExpectedVersion;
}

/** Takes a step of an interview that the employer can see, and returns the changed interview. */
async function takeStep(
  services: Services,
  by: ByEmployer,
  { id, requestId, expected }: Asked,
  change: (before: EmployerInterview) => Pick<InterviewChange, 'step' | 'set'>,
): Promise<EmployerInterview> {
  const { step, set } = change(await readInterview(services, by.enterpriseId, id));
  const refuse = async (trx: Transaction) => refuseStale(() => readInterview({ ...services, db: trx }, by.enterpriseId, id));
  await changeInterview(services, { interviewId: id, step, by, set, requestId, at: { expected, refuse } });
  return readInterview(services, by.enterpriseId, id);
}

export async function rescheduleInterview(services: Services, by: ByEmployer, asked: Asked, schedule: Schedule) {
  return takeStep(services, by, asked, () => {
    inFuture(schedule, services.now());
    return { step: 'rescheduled', set: columns(schedule) };
  });
}

/** Reschedules an interview to the first of the candidate's proposed times that is in the future. */
export async function moveToProposedTime(services: Services, by: ByEmployer, asked: Asked) {
  return takeStep(services, by, asked, ({ proposedTimes }) => {
    const now = services.now();
    const time = proposedTimes.find(({ scheduleStartDateTime }) => new Date(scheduleStartDateTime) > now);
    if (!time) throw new Refusal('CONFLICT', { message: 'All times that the candidate proposed have passed.' });
    const [startsAt, completesAt] = [new Date(time.scheduleStartDateTime), new Date(time.scheduleCompleteDateTime)];
    return { step: 'rescheduled', set: { status: 'P', starts_at: startsAt, completes_at: completesAt, reminded_at: null } };
  });
}

export async function cancelInterview(services: Services, by: ByEmployer, asked: Asked) {
  return takeStep(services, by, asked, () => ({ step: 'cancelled', set: { status: 'X' } }));
}

export async function completeInterview(services: Services, by: ByEmployer, asked: Asked) {
  return takeStep(services, by, asked, () => ({ step: 'completed', set: { round_completed: true } }));
}

export async function closeInterview(services: Services, by: ByEmployer, asked: Asked, outcome: InterviewClosure) {
  return takeStep(services, by, asked, () => ({ step: 'closed', set: { closure_status: outcome } }));
}
