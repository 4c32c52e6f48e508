import { z } from 'zod';
import type { CandidateViewer, Services } from '../../../platform/module.ts';
import {
  defineWork,
  onDemand,
  onSchedule,
  USUAL_RETRIES,
  type WorkAttempt,
  type DeclaredWork,
} from '../../../platform/work/work-kind.ts';
import { jobResponse, visibleJobs, wantedPay, withComparedPay, withSearchedPlace } from '../../engine/jobs/index.ts';
import { enqueueMail } from '../../post/mail/index.ts';
import { isChannelOnFor, notifyCandidate, zoneOf } from '../notifications/index.ts';
import { alertMail, listOf } from './alert-mail.ts';
import { filterOf, newJobsOf } from './new-jobs.ts';
import { nextAlertAt } from './next-alert.ts';
import { lockedSearch, takeDue, updateSavedSearch, type DueSearch } from './saved-searches.store.ts';

// From this number on, texts say 'or more'.
const MAX_COUNTED = 100;
const MAX_MAILED = 10;

const alert = defineWork({
  name: 'saved-searches.alert',
  payload: z.object({ searchId: z.uuid() }),
  retries: USUAL_RETRIES,
  timeLimitSeconds: 60,
  atATime: 1,
});

/** The new jobs of a search for a mail; undefined if there are none. */
async function newsOf(services: Services, search: DueSearch) {
  const viewer: CandidateViewer = {
    kind: 'candidate',
    candidateId: search.candidate_id,
    subject: '',
    email: search.email_address,
    emailVerified: false,
  };
  const since = search.seen_at > search.covered_at ? search.seen_at : search.covered_at;
  const ids = await newJobsOf(services, viewer, { query: search.query, since, limit: MAX_COUNTED });
  const rows = await visibleJobs(services.db, search.candidate_id, ids.slice(0, MAX_MAILED));
  const found = ids.flatMap((id) => rows.get(id) ?? []).map(jobResponse);
  const filter = filterOf(services, search.query);
  const placed = await withSearchedPlace(services.db, found, filter);
  const jobs = await withComparedPay(services.db, placed, wantedPay(filter));
  return jobs.length === 0 ? undefined : { jobs, count: ids.length };
}

/** Sends an alert about the new jobs of a search, if any; each job is reported once. */
async function sendAlert(services: Services, searchId: string, { completeIn }: WorkAttempt): Promise<void> {
  const { db, now } = services;
  await db.transaction().execute(async (trx) => {
    const at = now();
    const search = await lockedSearch(trx, searchId);
    const news = search && (await newsOf(services, search));
    if (news) {
      if (await isChannelOnFor(trx, search.candidate_id, 'JOB_ALERT', 'EMAIL'))
        await enqueueMail(services, trx, alertMail(services, { search, ...news }));
      await notifyCandidate(services, trx, {
        candidateId: search.candidate_id,
        kind: 'jobAlert',
        link: listOf(search.query),
        values: { search: search.name, count: news.count },
        at,
      });
    }
    if (search) await updateSavedSearch(trx, searchId, { covered_at: at, ...(news && { alerted_at: at }) });
    await completeIn(trx);
  });
}

/** Sends due alerts, each once regardless of the number of processes. */
export async function sendDueAlerts({ db, now, work }: Pick<Services, 'db' | 'now' | 'work'>): Promise<void> {
  for (;;) {
    const isTaken = await db.transaction().execute(async (trx) => {
      const at = now();
      const search = await takeDue(trx, at);
      if (!search) return false;
      const { id, alerts, candidate_id } = search;
      const zone = await zoneOf(trx, candidate_id);
      await updateSavedSearch(trx, id, { next_alert_at: nextAlertAt({ frequency: alerts, zone, after: at, id }) });
      await work.enqueue(trx, alert, { searchId: id });
      return true;
    });
    if (!isTaken) return;
  }
}

export const alertWork = (services: Services): DeclaredWork[] => [
  onSchedule({ name: 'saved-searches.look', schedule: '* * * * *', run: () => sendDueAlerts(services) }),
  onDemand(alert, ({ searchId }, attempt) => sendAlert(services, searchId, attempt)),
];
