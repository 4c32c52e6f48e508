import type { CandidateViewer, Services } from '../../platform/module.ts';
import { jobAnswer, visibleJobs } from '../jobs/index.ts';
import { enqueueMail } from '../mail/index.ts';
import { tellCandidate } from '../notifications/index.ts';
import { alertMail, listOf } from './alert-mail.ts';
import { newJobsOf } from './new-jobs.ts';
import { nextAlertAt } from './next-alert.ts';
import { putOff, takeDue, updateSavedSearch, zoneOf, type DueSearch } from './saved-searches.store.ts';

// From this number on texts say 'or more'.
const MAX_COUNTED = 100;
const MAX_MAILED = 10;
const PUT_OFF_MS = 3_600_000;

/** New jobs of a search as a mail tells of them; undefined when there are none. */
async function newsOf(services: Services, search: DueSearch) {
  const viewer: CandidateViewer = {
    kind: 'candidate',
    candidateId: search.candidate_id,
    subject: '',
    email: search.email_address,
  };
  const since = search.seen_at > search.covered_at ? search.seen_at : search.covered_at;
  const ids = await newJobsOf(services, viewer, { query: search.query, since, limit: MAX_COUNTED });
  const rows = await visibleJobs(services.db, search.candidate_id, ids.slice(0, MAX_MAILED));
  const jobs = ids.flatMap((id) => rows.get(id) ?? []).map(jobAnswer);
  return jobs.length === 0 ? undefined : { jobs, count: ids.length };
}

/** Tells of one search that is due; false when none is. Which one it is, `taken` hears first. */
async function sendNext(services: Services, taken: (id: string) => void): Promise<boolean> {
  const { db, now } = services;
  return db.transaction().execute(async (trx) => {
    const at = now();
    const search = await takeDue(trx, at);
    if (!search) return false;
    taken(search.id);
    const news = await newsOf(services, search);
    if (news) {
      await enqueueMail(trx, alertMail(services, { search, ...news }), at);
      await tellCandidate(services, trx, {
        candidateId: search.candidate_id,
        kind: 'jobAlert',
        link: listOf(search.query),
        values: { search: search.name, count: news.count },
        at,
      });
    }
    const { id, alerts, candidate_id } = search;
    await updateSavedSearch(trx, id, {
      covered_at: at,
      ...(news && { alerted_at: at }),
      next_alert_at: nextAlertAt({ frequency: alerts, zone: await zoneOf(trx, candidate_id), after: at, id }),
    });
    return true;
  });
}

/** Sends the alerts that are due, each once however many processes look; one that fails waits for an hour. */
export async function sendDueAlerts(services: Services, isStopped: () => boolean = () => false): Promise<void> {
  while (!isStopped()) {
    let id: string | undefined;
    const taken = (next: string) => {
      id = next;
    };
    try {
      if (!(await sendNext(services, taken))) return;
    } catch (error) {
      if (id) await putOff(services.db, id, new Date(services.now().getTime() + PUT_OFF_MS));
      throw error;
    }
  }
}
