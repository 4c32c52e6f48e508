import type { Updateable } from 'kysely';
import type { ProcessChange } from '@hirehq/shared-contracts/codes';
import { interviewNotificationLink, type InterviewNotificationKind } from '@hirehq/shared-contracts/notification-links';
import { isUuid } from '../../../platform/ids/is-uuid.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import type { InterviewTable } from '../../../platform/database/tables/employers.ts';
import { Refusal } from '../../../platform/refusals/refusal.ts';
import type { Services } from '../../../platform/module.ts';
import {
  lockedApplication,
  isTheirs,
  isUnderWay,
  recordOfRequest,
  recordStep,
  type LockedApplication,
} from '../applications/index.ts';
import { countSent, notifyCandidate } from '../notifications/index.ts';
import { isExpected, type ExpectedVersion } from '../../../platform/versions/expected-version.ts';
import { stepRefusal, type InterviewStep } from './interviews.policy.ts';
import { applicationOfInterview, lockedInterview, proposal, updateInterview, type InterviewRow } from './interviews.store.ts';

/** Who changes an interview. */
export type InterviewChanger =
  | { kind: 'candidate'; candidateId: string }
  | { kind: 'enterprise'; enterpriseId: string; keyId: string | null };

export interface InterviewChange {
  interviewId: string;
  step: InterviewStep;
  by: InterviewChanger;
  set: Updateable<InterviewTable>;
  requestId?: string | undefined;
  /** The version that is expected, and what refuses another one. */
  at?: { expected: ExpectedVersion; refuse: (trx: Transaction) => Promise<never> } | undefined;
  /** Runs in the transaction of the step. */
  alongside?: (trx: Transaction, application: LockedApplication) => Promise<void>;
}

/** Any other step settles the times that the candidate proposed. */
const LEAVES_PROPOSAL: ReadonlySet<InterviewStep> = new Set(['times proposed', 'rated']);
/** Steps that a calendar entry of the interview must follow. */
const CHANGES_CALENDAR: ReadonlySet<InterviewStep> = new Set(['rescheduled', 'cancelled', 'declined']);

const TOLD: Partial<Record<InterviewStep, InterviewNotificationKind>> = {
  rescheduled: 'interviewReschedule',
  cancelled: 'interviewCancelled',
  completed: 'interviewFeedback',
};

interface Written {
  application: LockedApplication;
  interview: Pick<InterviewRow, 'id' | 'round_title' | 'starts_at' | 'time_zone'>;
  change: 'scheduled' | InterviewStep;
  by: InterviewChanger;
  requestId: string | undefined;
  kind: InterviewNotificationKind | undefined;
  at: Date;
}

/** Writes history, notification, stream event and outbox row of a change to an interview. */
export async function writeInterviewChange(
  services: Services,
  trx: Transaction,
  { application, interview, change, by, requestId, kind, at }: Written,
): Promise<void> {
  if (change !== 'rated')
    await recordStep(
      trx,
      {
        application_id: application.id,
        enterprise_process_status: application.enterprise_process_status,
        candidate_process_status: application.candidate_process_status,
        change: `interview ${change}` satisfies ProcessChange,
        actor: by.kind,
        key_id: by.kind === 'enterprise' ? by.keyId : null,
        request_id: requestId ?? null,
        note: interview.round_title,
        recorded_at: at,
      },
      undefined,
    );
  if (kind)
    await notifyCandidate(services, trx, {
      candidateId: application.candidate_id,
      kind,
      link: interviewNotificationLink(kind, interview.id),
      values: {
        job: application.job_title,
        company: application.establishment_name,
        round: interview.round_title,
        time: { at: interview.starts_at.toISOString(), timeZone: interview.time_zone },
      },
      at,
    });
  await services.outbox.add(trx, 'interview.changed', {
    interviewId: interview.id,
    applicationId: application.id,
    candidateId: application.candidate_id,
    change,
  });
}

/** The interview of someone else is refused like one that does not exist. */
const NOT_THEIRS = { candidate: 'INTERVIEW_ACCESS_DENIED', enterprise: 'NOT_FOUND' } as const;

/** Takes one step of an interview; refuses the interview of someone else, and as `stepRefusal` says a step that is not allowed. */
export async function changeInterview(
  services: Services,
  { interviewId, step, by, set, requestId, at: version, alongside }: InterviewChange,
): Promise<void> {
  const { db, now } = services;
  const applicationId = isUuid(interviewId) ? await applicationOfInterview(db, interviewId) : undefined;
  if (!applicationId) throw new Refusal(NOT_THEIRS[by.kind]);
  await db.transaction().execute(async (trx) => {
    // The application is always locked first: whoever holds its lock may change what belongs to it.
    const application = await lockedApplication(trx, applicationId);
    const interview = await lockedInterview(trx, interviewId);
    if (!application || !interview || !isTheirs(by, application)) throw new Refusal(NOT_THEIRS[by.kind]);
    if (requestId && (await recordOfRequest(trx, applicationId, requestId))) return;
    if (version && !isExpected(interview.version, version.expected)) await version.refuse(trx);
    const at = now();
    const refusal = stepRefusal(step, interview, isUnderWay(application), at);
    if (refusal) throw refusal;
    if (by.kind === 'enterprise')
      await countSent(
        trx,
        { enterpriseId: by.enterpriseId, candidateId: application.candidate_id, at },
        step === 'rescheduled' ? ['interviews'] : [],
      );
    await updateInterview(trx, interviewId, {
      ...(!LEAVES_PROPOSAL.has(step) && proposal()),
      ...(CHANGES_CALENDAR.has(step) && { calendar_sequence: interview.calendar_sequence + 1 }),
      ...set,
      changed_at: at,
    });
    await alongside?.(trx, application);
    await writeInterviewChange(services, trx, {
      application,
      interview: {
        id: interviewId,
        round_title: set.round_title ?? interview.round_title,
        starts_at: set.starts_at ?? interview.starts_at,
        time_zone: set.time_zone ?? interview.time_zone,
      },
      change: step,
      by,
      requestId,
      kind: by.kind === 'enterprise' ? TOLD[step] : undefined,
      at,
    });
  });
}
