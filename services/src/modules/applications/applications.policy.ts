/** A job takes applications while it is open and its last day has not passed. */
export function takesApplications(job: { closed_at: Date | null; closes_on: string | null }, now: Date): boolean {
  return job.closed_at === null && (job.closes_on === null || job.closes_on >= now.toISOString().slice(0, 10));
}

/** What has come to work, or gone from it, is no longer the candidate's to take back. */
export function mayWithdraw(application: { enterprise_process_status: string }): boolean {
  return application.enterprise_process_status !== 'O' && application.enterprise_process_status !== 'B';
}
