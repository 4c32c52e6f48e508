import { randomUUID } from 'node:crypto';
import type { ProcessActor, ProcessChange } from '@hirehq/shared-contracts/codes';
import { jsonb, type Database } from '../../../../platform/database/database.ts';
import { storedJobs } from '../../../engine/jobs/testing/stored-jobs.ts';

interface Step {
  at: string;
  change: ProcessChange;
  actor?: ProcessActor;
  status?: 'R' | 'S' | 'F' | 'O' | 'B';
}

interface PlantedApplication {
  title: string;
  company?: string;
  submittedAt: string;
  steps?: readonly Step[];
  closedAt?: string;
  withdrawnAt?: string;
}

/** Stores an application of the candidate, with its history; returns its id. */
export async function plantApplication(
  db: Database,
  candidateId: string,
  { title, company = 'Acme', submittedAt, steps = [], closedAt, withdrawnAt }: PlantedApplication,
): Promise<string> {
  const [jobId = ''] = await storedJobs(db, [{ title, company }]);
  const id = randomUUID();
  await db
    .insertInto('application')
    .values({
      id,
      job_id: jobId,
      candidate_id: candidateId,
      request_id: id,
      answers: jsonb([]),
      resume_id: null,
      adjustments: null,
      enterprise_process_status: steps.at(-1)?.status ?? 'R',
      candidate_process_status: null,
      submitted_at: new Date(submittedAt),
      changed_at: new Date(steps.at(-1)?.at ?? submittedAt),
      withdrawn_at: withdrawnAt ? new Date(withdrawnAt) : null,
      closed_at: closedAt ? new Date(closedAt) : null,
      closed_by: closedAt ? 'enterprise' : null,
      closure_reason: closedAt ? 'declined' : null,
    })
    .execute();
  const history: readonly Step[] = [{ at: submittedAt, change: 'applied', actor: 'candidate' }, ...steps];
  for (const { at, change, actor = 'enterprise', status = 'R' } of history)
    await db
      .insertInto('process_record')
      .values({
        application_id: id,
        enterprise_process_status: status,
        candidate_process_status: null,
        recorded_at: new Date(at),
        change,
        actor,
        key_id: null,
        request_id: null,
        note: null,
      })
      .execute();
  return id;
}

interface PlantedRound {
  startsAt: string;
  received?: number;
  given?: number;
}

/** Stores a completed round of interviews with its ratings. */
export async function plantRound(
  db: Database,
  applicationId: string,
  { startsAt, received, given }: PlantedRound,
): Promise<void> {
  const starts = new Date(startsAt);
  await db
    .insertInto('interview')
    .values({
      id: randomUUID(),
      application_id: applicationId,
      round_title: 'First talk',
      status: 'A',
      starts_at: starts,
      completes_at: new Date(starts.getTime() + 3_600_000),
      time_zone: 'UTC',
      mode: 'PHONE',
      location: null,
      link: null,
      instructions: null,
      round_completed: true,
      rating_of_panel_by_candidate: given ?? null,
      rating_of_candidate_by_panel: received ?? null,
      closure_status: null,
      reminded_at: null,
      proposal_note: null,
      created_at: starts,
      changed_at: starts,
    })
    .execute();
}
