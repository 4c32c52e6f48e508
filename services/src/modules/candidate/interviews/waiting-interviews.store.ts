import type { Database } from '../../../platform/database/database.ts';

interface Waiting {
  now: Date;
  /** Rounds that took place earlier are left out. */
  heldSince: Date;
  limit: number;
}

/** Open invitations of a candidate, the next one first, then completed rounds without a rating. */
export async function unansweredInterviews(db: Database, candidateId: string, { now, heldSince, limit }: Waiting) {
  return db
    .selectFrom('interview')
    .innerJoin('application', 'application.id', 'interview.application_id')
    .innerJoin('job', 'job.id', 'application.job_id')
    .innerJoin('enterprise', 'enterprise.id', 'job.enterprise_id')
    .select([
      'interview.id',
      'interview.status',
      'interview.round_completed',
      'interview.closure_status',
      'interview.rating_of_panel_by_candidate',
      'interview.starts_at',
      'interview.completes_at',
      'interview.changed_at',
      'interview.proposed_times',
      'application.enterprise_process_status',
      'application.candidate_process_status',
      'application.withdrawn_at',
      'application.closed_at',
      'job.title',
      'enterprise.establishment_name',
    ])
    .where('application.candidate_id', '=', candidateId)
    .where(({ and, eb, or }) =>
      or([
        and([eb('interview.status', '=', 'P'), eb('interview.completes_at', '>', now)]),
        and([
          eb('interview.round_completed', '=', true),
          eb('interview.rating_of_panel_by_candidate', 'is', null),
          eb('interview.completes_at', '>', heldSince),
        ]),
      ]),
    )
    .orderBy('interview.round_completed')
    .orderBy('interview.starts_at')
    .orderBy('interview.id')
    .limit(limit)
    .execute();
}
