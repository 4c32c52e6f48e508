import { randomUUID } from 'node:crypto';
import type { Database } from '../../../../platform/database/database.ts';
import { NO_FACTS } from '../../../../platform/job-facts.ts';
import { SKILL_CATALOGUE, seedCatalogue } from '../../skills/index.ts';
import { writeJobs, type NewJob } from '../write/write-jobs.store.ts';

export const skillId = (name: string): number => SKILL_CATALOGUE.find((skill) => skill.name === name)?.id ?? 0;
export const skill = (name: string, minYears: number | null = null, maxYears: number | null = null) => ({
  id: skillId(name),
  name,
  minYears,
  maxYears,
});
export const place = (city: string | null, state: string | null, country: string | null) => ({
  city,
  state,
  country,
  label: [city, country].filter(Boolean).join(', '),
});

/** A job of an employer with the given fields, and defaults for the others. */
export const newJob = (enterprise: NewJob['enterprise'], facts: Partial<NewJob> = {}): NewJob => ({
  id: randomUUID(),
  enterprise,
  source: null,
  sourceId: null,
  sourceUrl: null,
  contentHash: null,
  title: 'Clerk',
  summary: 'A job.',
  descriptionHtml: '<p>A job.</p>',
  plainText: 'A job.',
  places: [],
  ...NO_FACTS,
  remote: false,
  education: null,
  pay: null,
  questions: [],
  skills: [],
  postedAt: new Date(),
  closesOn: null,
  ...facts,
});

type Facts = Partial<Omit<NewJob, 'enterprise'>> & {
  company?: string;
  companyTag?: string;
  enterpriseId?: string;
  isReached?: boolean;
};

/**
 * Stores jobs with the given fields, and defaults for the others; returns their ids in order. Their employers receive applications
 * unless `isReached` is false.
 */
export async function storedJobs(db: Database, facts: readonly Facts[]): Promise<string[]> {
  await seedCatalogue(db);
  const jobs: NewJob[] = [];
  for (const { company = 'Acme', companyTag, enterpriseId = randomUUID(), isReached = true, ...fact } of facts) {
    const enterprise = { id: enterpriseId, establishmentName: company, companyTag: companyTag ?? null };
    await db
      .insertInto('enterprise')
      .values({
        id: enterprise.id,
        establishment_name: company,
        company_tag: enterprise.companyTag,
        domain_names: [],
        answered_by_platform: isReached,
        receives_applications: isReached,
      })
      // Several jobs may be of one employer.
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
    jobs.push(newJob(enterprise, fact));
  }
  await db.transaction().execute((trx) => writeJobs(trx, jobs));
  return jobs.map((job) => job.id);
}

export async function storedCandidate(db: Database, skills: Readonly<Record<string, number>> = {}): Promise<string> {
  const id = randomUUID();
  await db
    .insertInto('candidate')
    .values({
      id,
      issuer: 'embedded',
      subject: id,
      first_name: 'Test',
      last_name: 'Candidate',
      email_address: `${id}@example.com`,
    })
    .execute();
  for (const [name, years] of Object.entries(skills))
    await db
      .insertInto('candidate_skill')
      .values({ candidate_id: id, skill_id: skillId(name), years_of_experience: years })
      .execute();
  return id;
}
