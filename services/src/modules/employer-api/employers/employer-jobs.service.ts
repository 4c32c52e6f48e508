import type { EmployerJob, EmployerJobDetails, EmployerJobInput } from '@hirehq/shared-contracts/employer';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import { Refusal } from '../../../platform/refusals/refusal.ts';
import { pageOf } from '../../../platform/ids/time-cursor.ts';
import { NO_FACTS, factsOfColumns, healthOfColumns, workplaceOfColumns } from '../../../platform/job-facts.ts';
import type { Services } from '../../../platform/module.ts';
import { refuseStale, type ExpectedVersion } from '../../../platform/versions/expected-version.ts';
import { cleanHtml, plainText, shiftsOf, summarise } from '../../engine/feeds/index.ts';
import { closeAndPublish, writeJobs, type NewJob } from '../../engine/jobs/index.ts';
import { foldText, recentSkillFinder, type SkillFinder } from '../../engine/skills/index.ts';
import {
  employerOfJobs,
  lockedJob,
  jobOfExternalId,
  jobSkills,
  ownJob,
  ownJobs,
  setExternalId,
  skillsByTerm,
  jobSourceOf,
  type OwnJobRow,
  type OwnJobsFilter,
} from './employer-jobs.store.ts';
import { statedPlaces } from './stated-places.ts';
import { ownTalentPool } from './talent-pools.store.ts';

const amount = (value: string | null) => (value === null ? null : Number(value));

function jobItem(row: OwnJobRow): EmployerJob {
  return {
    id: row.id,
    version: String(row.version),
    externalId: row.source === jobSourceOf(row.enterprise_id) && row.source_id !== row.id ? row.source_id : null,
    title: row.title,
    summary: row.summary,
    places: row.places,
    workMode: row.work_mode,
    remote: row.remote,
    employmentType: row.employment_type,
    experienceLevel: row.experience_level,
    education: row.education,
    ...workplaceOfColumns(row),
    ...healthOfColumns(row),
    pay:
      row.pay_currency && row.pay_unit
        ? { currency: row.pay_currency, min: amount(row.pay_min), max: amount(row.pay_max), unit: row.pay_unit }
        : null,
    easyApply: row.easy_apply,
    closesOn: row.closes_on,
    sourceUrl: row.source_url,
    talentPoolId: row.talent_pool_id,
    postedTimestamp: (row.posted_at_known ? row.posted_at : row.created_at).toISOString(),
    changedTimestamp: row.changed_at.toISOString(),
    closedTimestamp: row.closed_at?.toISOString() ?? null,
    applications: row.applications ?? 0,
  };
}

export async function listJobs({ db }: Services, enterpriseId: string, filter: OwnJobsFilter) {
  const rows = await ownJobs(db, enterpriseId, { ...filter, limit: filter.limit + 1 });
  return pageOf(rows, filter.limit, { item: jobItem, cursor: (row) => ({ at: row.changed_at, id: row.id }) });
}

/** The complete job of an employer; NOT_FOUND for a job of another one. */
export async function jobDetails(
  { db }: Pick<Services, 'db'>,
  enterpriseId: string,
  id: string,
  unknownSkills: readonly string[] = [],
): Promise<EmployerJobDetails> {
  const details = await ownJobIfAny(db, enterpriseId, id, unknownSkills);
  if (!details) throw new Refusal('NOT_FOUND');
  return details;
}

async function ownJobIfAny(db: Database, enterpriseId: string, id: string, unknownSkills: readonly string[] = []) {
  const row = await ownJob(db, enterpriseId, id);
  if (!row) return undefined;
  const skills = await jobSkills(db, id);
  return {
    ...jobItem(row),
    description: row.description_html,
    skills: skills.map((skill) => ({ name: skill.name, minYears: skill.min_years, maxYears: skill.max_years })),
    questions: row.questions,
    unknownSkills: [...unknownSkills],
  };
}

type Skills = NewJob['skills'];

async function skillsOf(
  db: Database,
  { skills, title, findSkills }: Pick<EmployerJobInput, 'skills' | 'title'> & { findSkills: SkillFinder },
  text: string,
): Promise<{ skills: Skills; unknown: string[] }> {
  if (!skills) {
    const found = findSkills(`${title}\n${text}`);
    return { skills: found.map((skill) => ({ ...skill, minYears: null, maxYears: null })), unknown: [] };
  }
  const known = await skillsByTerm(
    db,
    skills.map((skill) => foldText(skill.name)),
  );
  const byId = new Map<number, Skills[number]>();
  const unknown: string[] = [];
  for (const { name, minYears, maxYears } of skills) {
    const skill = known.get(foldText(name));
    if (skill) byId.set(skill.id, { ...skill, minYears, maxYears });
    else unknown.push(name);
  }
  return { skills: [...byId.values()], unknown };
}

const postedAtOf = (stored: { posted_at: Date; posted_at_known: boolean }) => (stored.posted_at_known ? stored.posted_at : null);

async function newJobOf(
  trx: Transaction,
  enterpriseId: string,
  input: EmployerJobInput,
  { findSkills, ...of }: { id: string; postedAt: Date | null; findSkills: SkillFinder },
): Promise<{ job: NewJob; unknown: string[] }> {
  const descriptionHtml = cleanHtml(input.description);
  const text = plainText(descriptionHtml);
  if (!text) throw new Refusal('VALIDATION_FAILED', { fields: { description: 'has no text' } });
  if (input.talentPoolId && !(await ownTalentPool(trx, enterpriseId, input.talentPoolId)))
    throw new Refusal('VALIDATION_FAILED', { fields: { talentPoolId: 'is not one of your talent pools' } });
  const enterprise = await employerOfJobs(trx, enterpriseId);
  const { skills, unknown } = await skillsOf(trx, { ...input, findSkills }, text);
  const job: NewJob = {
    ...of,
    enterprise: { id: enterpriseId, establishmentName: enterprise.establishment_name, companyTag: enterprise.company_tag },
    source: jobSourceOf(enterpriseId),
    // Without the employer's own id, ours keeps the pair unique.
    sourceId: input.externalId ?? of.id,
    sourceUrl: input.sourceUrl,
    contentHash: null,
    title: input.title,
    summary: summarise(text, input.title),
    descriptionHtml,
    plainText: text,
    places: await statedPlaces(trx, input.places),
    ...NO_FACTS,
    ...shiftsOf(input.title, text),
    workMode: input.workMode,
    remote: input.remote,
    employmentType: input.employmentType,
    experienceLevel: input.experienceLevel,
    education: input.education,
    noiseLevel: input.noiseLevel,
    lighting: input.lighting,
    contactLevel: input.contactLevel,
    workStructure: input.workStructure,
    flexibility: input.flexibility,
    interviewFormat: input.interviewFormat,
    careSetting: input.careSetting,
    shiftPattern: input.shiftPattern,
    licenceNeed: input.licenceNeed,
    licence: input.licence,
    payBand: input.payBand,
    pay: input.pay,
    easyApply: input.easyApply,
    questions: input.questions,
    skills,
    closesOn: input.closesOn,
    talentPoolId: input.talentPoolId,
  };
  return { job, unknown };
}

async function assertFree(trx: Transaction, enterpriseId: string, { externalId }: EmployerJobInput, id: string): Promise<void> {
  const holder = externalId === null ? undefined : await jobOfExternalId(trx, enterpriseId, externalId);
  if (holder !== undefined && holder !== id)
    throw new Refusal('CONFLICT', { message: `Another job already has this externalId: ${holder}.` });
}

/** Posts a job with the given id; repeating the id returns the existing job. */
export async function postJob(
  { db, now }: Services,
  enterpriseId: string,
  { id, input }: { id: string; input: EmployerJobInput },
): Promise<EmployerJobDetails> {
  const findSkills = await recentSkillFinder(db);
  const unknown = await db.transaction().execute(async (trx) => {
    if (await ownJob(trx, enterpriseId, id)) return [];
    await assertFree(trx, enterpriseId, input, id);
    const made = await newJobOf(trx, enterpriseId, input, { id, postedAt: now(), findSkills });
    await writeJobs(trx, [made.job]);
    return made.unknown;
  });
  return jobDetails({ db }, enterpriseId, id, unknown);
}

/** The job, locked until the transaction ends. Refused if it has another version than the expected one. */
async function jobToChange(trx: Transaction, enterpriseId: string, { id, expected }: { id: string; expected: ExpectedVersion }) {
  const stored = await lockedJob(trx, enterpriseId, id, expected);
  return stored ?? refuseStale(async () => ownJobIfAny(trx, enterpriseId, id));
}

/** Replaces an open job with the given content. */
export async function replaceJob(
  { db }: Services,
  enterpriseId: string,
  { id, input, expected }: { id: string; input: EmployerJobInput; expected: ExpectedVersion },
): Promise<EmployerJobDetails> {
  const findSkills = await recentSkillFinder(db);
  const unknown = await db.transaction().execute(async (trx) => {
    const stored = await jobToChange(trx, enterpriseId, { id, expected });
    if (stored.closed_at) throw new Refusal('CONFLICT', { message: 'This job is closed. Reopen it first.' });
    await assertFree(trx, enterpriseId, input, id);
    const made = await newJobOf(trx, enterpriseId, input, { id, postedAt: postedAtOf(stored), findSkills });
    await writeJobs(trx, [made.job]);
    await setExternalId(trx, enterpriseId, id, input.externalId);
    return made.unknown;
  });
  return jobDetails({ db }, enterpriseId, id, unknown);
}

/** Closes a job; does nothing if it is already closed. */
export async function closeJob(
  { db, outbox, now }: Services,
  enterpriseId: string,
  job: { id: string; expected: ExpectedVersion },
): Promise<EmployerJobDetails> {
  await db.transaction().execute(async (trx) => {
    const stored = await jobToChange(trx, enterpriseId, job);
    if (stored.closed_at) return;
    await closeAndPublish(trx, outbox, [job.id], now());
  });
  return jobDetails({ db }, enterpriseId, job.id);
}

/** Reopens a closed job unchanged; does nothing if it is open. */
export async function reopenJob(
  { db }: Services,
  enterpriseId: string,
  { id, expected }: { id: string; expected: ExpectedVersion },
): Promise<EmployerJobDetails> {
  await db.transaction().execute(async (trx) => {
    const stored = await jobToChange(trx, enterpriseId, { id, expected });
    if (!stored.closed_at) return;
    const enterprise = await employerOfJobs(trx, enterpriseId);
    const skills = await jobSkills(trx, id);
    const item = jobItem({ ...stored, changed_at: stored.updated_at, applications: 0 });
    await writeJobs(trx, [
      {
        ...item,
        ...factsOfColumns(stored),
        enterprise: { id: enterpriseId, establishmentName: enterprise.establishment_name, companyTag: enterprise.company_tag },
        source: stored.source,
        sourceId: stored.source_id,
        contentHash: stored.content_hash,
        descriptionHtml: stored.description_html,
        plainText: plainText(stored.description_html),
        questions: stored.questions,
        skills: skills.map((skill) => ({ ...skill, minYears: skill.min_years, maxYears: skill.max_years })),
        postedAt: postedAtOf(stored),
      },
    ]);
  });
  return jobDetails({ db }, enterpriseId, id);
}
