import { DAY_MS } from '@hirehq/shared-contracts/durations';
import { jsonb, type Transaction } from '../platform/database/database.ts';
import { newId } from '../platform/ids/new-id.ts';
import { storePastConversation } from './demo-conversations.store.ts';
import { stepsOf, YEAR_OF_APPLICATIONS, type PastApplication, type PastStep } from './demo-year.ts';

/** Jobs of the same kind of work that the candidate has not applied to, in a stable order. */
async function jobsToApplyTo(trx: Transaction, candidateId: string) {
  return trx
    .selectFrom('job')
    .select(['id', 'title'])
    .where('title', 'like', '%Engineer%')
    .where('source', 'is', null)
    .where('id', 'not in', (applied) =>
      applied.selectFrom('application').select('job_id').where('candidate_id', '=', candidateId),
    )
    .orderBy('id')
    .execute();
}

/** A year of applications with their processes, interviews, ratings and messages; does nothing if it is stored already. */
export async function storeYear(trx: Transaction, candidateId: string, now: Date): Promise<void> {
  const known = await trx
    .selectFrom('application')
    .select('id')
    .where('candidate_id', '=', candidateId)
    .where('request_id', 'like', 'demo-year-%')
    .limit(1)
    .executeTakeFirst();
  if (known) return;
  const jobs = await jobsToApplyTo(trx, candidateId);
  for (const [index, past] of YEAR_OF_APPLICATIONS.entries()) {
    const wanted = jobs.findIndex(({ title }) => title.includes(past.title));
    const [job] = jobs.splice(Math.max(wanted, 0), 1);
    // A platform with few jobs has a shorter history.
    if (!job) return;
    await storePastApplication(trx, past, { candidateId, jobId: job.id, requestId: `demo-year-${index}`, now });
  }
}

async function storePastApplication(
  trx: Transaction,
  past: PastApplication,
  { candidateId, jobId, requestId, now }: { candidateId: string; jobId: string; requestId: string; now: Date },
): Promise<void> {
  const id = newId();
  const steps = stepsOf(past);
  const last = steps.at(-1);
  if (!last) return;
  const timeOf = (daysAgo: number) => new Date(now.getTime() - daysAgo * DAY_MS);
  const closedAt = past.end ? timeOf(last.daysAgo) : null;
  await trx
    .insertInto('application')
    .values({
      id,
      job_id: jobId,
      candidate_id: candidateId,
      request_id: requestId,
      answers: jsonb([{ questionId: 'availability', values: ['Full Time'] }]),
      resume_id: null,
      enterprise_process_status: last.status,
      candidate_process_status: null,
      submitted_at: timeOf(past.daysAgo),
      changed_at: timeOf(last.daysAgo),
      closed_at: closedAt,
      closed_by: past.end && (past.end === 'offer declined' ? 'candidate' : 'enterprise'),
      closure_reason: past.end,
    })
    .execute();
  await trx
    .insertInto('process_record')
    .values(
      steps.map(({ change, actor, status, daysAgo }) => ({
        application_id: id,
        enterprise_process_status: status,
        candidate_process_status: null,
        change,
        actor,
        recorded_at: timeOf(daysAgo),
      })),
    )
    .execute();
  await trx
    .insertInto('saved_job')
    .values({ candidate_id: candidateId, job_id: jobId, saved_at: timeOf(past.daysAgo + 1) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const dayOf = (change: PastStep['change']) => steps.find((step) => step.change === change)?.daysAgo;
  const heldAgo = dayOf('interview completed');
  if (heldAgo === undefined) return;
  await storePastInterview(trx, id, past, {
    plannedAt: timeOf(dayOf('interview scheduled') ?? heldAgo),
    heldAt: timeOf(heldAgo),
  });
  await storePastConversation(trx, { candidateId, requestId, startedDaysAgo: heldAgo + 1, now });
}

async function storePastInterview(
  trx: Transaction,
  applicationId: string,
  { received, given }: PastApplication,
  { plannedAt, heldAt }: { plannedAt: Date; heldAt: Date },
): Promise<void> {
  await trx
    .insertInto('interview')
    .values({
      id: newId(),
      application_id: applicationId,
      round_title: 'First talk',
      status: 'A',
      starts_at: new Date(heldAt.getTime() - DAY_MS / 24),
      completes_at: heldAt,
      time_zone: 'Europe/Amsterdam',
      mode: 'VIDEO',
      round_completed: true,
      rating_of_candidate_by_panel: received ?? null,
      rating_of_panel_by_candidate: given ?? null,
      created_at: plannedAt,
      changed_at: heldAt,
    })
    .execute();
}
