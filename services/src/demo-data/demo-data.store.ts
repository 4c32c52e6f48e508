import { sql } from 'kysely';
import { DAY_MS } from '@hirehq/shared-contracts/durations';
import { jobNotificationLink } from '@hirehq/shared-contracts/notification-links';
import { newId } from '../platform/ids/new-id.ts';
import { jsonb, type Database, type Transaction } from '../platform/database/database.ts';
import { withLease, type Lease } from '../platform/database/lease.ts';
import type { DemoCandidate } from './demo-candidates.ts';
import { sectorCode, type DemoEmployer } from './demo-employers.ts';
import { storeInterview } from './demo-interview.store.ts';
import { storeNotification } from './demo-notification.store.ts';
import { DEMO_PLACES } from './demo-places.ts';
import { storeProfile } from './demo-profile.store.ts';

/** Lease for seeding: one process at a time. */
export const alone = <T>(db: Database, onWait: () => void, work: (lease: Lease) => Promise<T>): Promise<T> =>
  withLease(db, 'demo data', work, { onWait });

export async function storeEmployers(db: Database, employers: readonly DemoEmployer[]): Promise<void> {
  await db
    .insertInto('enterprise')
    .values(
      employers.map((employer) => ({
        id: employer.id,
        establishment_name: employer.name,
        about: employer.about,
        sector: sectorCode(employer.sector),
        size: employer.size,
        company_tag: employer.companyTag,
        domain_names: [employer.domain],
        answered_by_platform: true,
        receives_applications: true,
        shows_applicants: employer.showsApplicants,
      })),
    )
    // Those that an earlier release stored are answered as well, and state what this one knows of; their search rows follow.
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet(({ ref }) => ({
        answered_by_platform: true,
        sector: ref('excluded.sector'),
        size: ref('excluded.size'),
        shows_applicants: ref('excluded.shows_applicants'),
      })),
    )
    .execute();
  await db
    .insertInto('employer_domain')
    .values(
      employers.map(({ id, domain }) => ({
        enterprise_id: id,
        domain,
        position: 0,
        state: 'proven' as const,
        proven_by: 'operator' as const,
        challenge: newId(),
        claimed_at: sql<Date>`now()`,
        proven_at: sql<Date>`now()`,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function demoJobCount(db: Database, employerIds: readonly string[]): Promise<number> {
  const { count } = await db
    .selectFrom('job')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('source', 'is', null)
    .where('enterprise_id', 'in', employerIds)
    .executeTakeFirstOrThrow();
  return count;
}

/** The state of each demo place: 'city|country code' → name. */
export async function statesOfDemoPlaces(db: Database): Promise<Map<string, string>> {
  const { rows } = await sql<{ name: string; country_code: string; state_name: string }>`
    select distinct on (name, country_code) name, country_code, state_name from place
    where kind = 'city' and state_name is not null and name = any(${DEMO_PLACES.map((place) => place.city)}::text[])
    order by name, country_code, population desc`.execute(db);
  return new Map(rows.map((row) => [`${row.name}|${row.country_code}`, row.state_name]));
}

/** Open demo jobs with this text in their title, in a stable order. */
async function jobsCalled(trx: Transaction, title: string, limit: number) {
  return trx
    .selectFrom('job')
    .innerJoin('enterprise', 'enterprise.id', 'job.enterprise_id')
    .select([
      'job.id',
      'job.title',
      'job.pay_currency',
      'job.pay_min',
      'job.pay_max',
      'job.pay_unit',
      'enterprise.establishment_name',
    ])
    .where('job.title', 'like', `%${title}%`)
    .where('job.source', 'is', null)
    .where('job.closed_at', 'is', null)
    .orderBy('job.id')
    .limit(limit)
    .execute();
}

const KINDS = { R: 'applied', S: 'shortlisted', F: 'offered', O: 'onboarded' } as const;
const ORDER = ['R', 'S', 'F', 'O'] as const;

/** Skills, profile, applications with their process, notifications and bookmarks of a demo candidate; does nothing if they already have skills. */
export async function storeHistory(trx: Transaction, candidateId: string, candidate: DemoCandidate, now: Date): Promise<void> {
  const known = await trx
    .selectFrom('candidate_skill')
    .select('skill_id')
    .where('candidate_id', '=', candidateId)
    .limit(1)
    .executeTakeFirst();
  if (known) return;
  await trx
    .updateTable('candidate')
    .set({ profile_title: candidate.profileTitle, city: candidate.city, country: candidate.country, origin: 'P' })
    .where('id', '=', candidateId)
    .execute();
  const skills = await trx
    .selectFrom('skill')
    .select(['id', 'name'])
    .where('name', 'in', Object.keys(candidate.skills))
    .execute();
  await trx
    .insertInto('candidate_skill')
    .values(
      skills.map((skill) => ({
        candidate_id: candidateId,
        skill_id: skill.id,
        years_of_experience: candidate.skills[skill.name] ?? 0,
      })),
    )
    .execute();

  if (candidate.profile) await storeProfile(trx, candidateId, candidate.profile, now);
  for (const [index, { title, status, interview }] of candidate.applications.entries()) {
    const [job] = await jobsCalled(trx, title, 1);
    if (!job) continue;
    const id = newId();
    const steps = ORDER.slice(0, ORDER.indexOf(status) + 1);
    const timeOf = (step: number) =>
      new Date(now.getTime() - (candidate.applications.length - index + 1) * 3 * DAY_MS + step * DAY_MS);
    await trx
      .insertInto('application')
      .values({
        id,
        job_id: job.id,
        candidate_id: candidateId,
        request_id: `demo-${index}`,
        answers: jsonb([{ questionId: 'availability', values: ['Full Time'] }]),
        resume_id: null,
        enterprise_process_status: status,
        candidate_process_status: status === 'O' ? 'P' : null,
        submitted_at: timeOf(0),
        changed_at: timeOf(steps.length - 1),
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    for (const [step, each] of steps.entries()) {
      await trx
        .insertInto('process_record')
        .values({
          application_id: id,
          enterprise_process_status: each,
          candidate_process_status: each === 'O' ? 'P' : null,
          change: KINDS[each],
          actor: each === 'R' ? 'candidate' : 'enterprise',
          recorded_at: timeOf(step),
        })
        .execute();
      await storeNotification(trx, {
        candidateId,
        kind: KINDS[each],
        link: jobNotificationLink(KINDS[each], job.id),
        values: { job: job.title, company: job.establishment_name },
        at: timeOf(step),
        isRead: each !== status,
      });
    }
    if (steps.includes('F'))
      await trx
        .insertInto('offer')
        .values({
          id: newId(),
          application_id: id,
          start_date: new Date(now.getTime() + 30 * DAY_MS).toISOString().slice(0, 10),
          pay_currency: job.pay_currency,
          pay_min: job.pay_min === null ? null : Number(job.pay_min),
          pay_max: job.pay_max === null ? null : Number(job.pay_max),
          pay_unit: job.pay_unit,
          expires_at: new Date(now.getTime() + 7 * DAY_MS),
          note: 'We would be delighted to have you on the team.',
          offered_at: timeOf(ORDER.indexOf('F')),
          answered_at: status === 'O' ? timeOf(ORDER.indexOf('O')) : null,
        })
        .execute();
    if (interview) await storeInterview(trx, { candidateId, applicationId: id, status, job }, interview, now);
  }
  for (const [index, title] of candidate.saves.entries()) {
    const job = (await jobsCalled(trx, title, 3)).at(-1);
    if (!job) continue;
    await trx
      .insertInto('saved_job')
      .values({ candidate_id: candidateId, job_id: job.id, saved_at: new Date(now.getTime() - index * DAY_MS) })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  await trx
    .insertInto('saved_search')
    .values({
      ...candidate.search,
      id: newId(),
      candidate_id: candidateId,
      alerts: 'DAILY',
      locale: 'en',
      created_at: new Date(now.getTime() - 3 * DAY_MS),
      seen_at: new Date(now.getTime() - DAY_MS),
      covered_at: new Date(now.getTime() - DAY_MS),
      // Due immediately, so that the first alert is sent right after the start.
      next_alert_at: now,
    })
    .execute();
}
