import { sql } from 'kysely';
import type { EducationLevel, PayUnit } from '@hirehq/shared-contracts/codes';
import type { Database, Transaction } from '../../../../platform/database/database.ts';
import { jsonText } from '../../../../platform/database/json-text.ts';
import type { StoredPlace, StoredQuestion } from '../../../../platform/database/tables/jobs.ts';
import { columnsOfFacts, columnsOfTexts, JOB_FACTS, TEXT_COLUMNS, type JobFacts } from '../../../../platform/job-facts.ts';
import type { NamedCity } from '../../places/index.ts';
import { citiesOfPlaces } from './cities-of-places.ts';
import { addSearchWords } from '../../skills/index.ts';
import { receivingEmployers } from './receiving-employers.store.ts';
import { addToSample } from './sample-jobs.store.ts';
import { wordsOfTitles } from '../terms/searchable-text.ts';
import { INDEXED, INDEX_VERSION } from '../terms/index-version.store.ts';
import { payBandOf } from './pay-band.ts';
import { searchedPay } from './searched-pay.ts';
import { searchedWords } from './searched-words.ts';
import { notifyOfClosed } from './closed-jobs-channel.store.ts';

/** A complete open job to be stored: inserted, or replacing the one with the same id. */
export interface NewJob extends JobFacts {
  id: string;
  enterprise: { id: string; establishmentName: string; companyTag: string | null };
  source: string | null;
  sourceId: string | null;
  sourceUrl: string | null;
  contentHash: string | null;
  title: string;
  summary: string;
  descriptionHtml: string;
  /** The text for the search, without markup. */
  plainText: string;
  places: StoredPlace[];
  remote: boolean;
  education: EducationLevel | null;
  pay: { currency: string; min: number | null; max: number | null; unit: PayUnit } | null;
  questions: StoredQuestion[];
  skills: { id: number; name: string; minYears: number | null; maxYears: number | null }[];
  /** Null if it is not known: such jobs are sorted behind all others. */
  postedAt: Date | null;
  closesOn: string | null;
  /** If set, only members of this talent pool see the job, and searches do not find it. */
  talentPoolId?: string | null;
}

/** The stored time of posting of a job of which it is not known: lists by date need one, and no list may show such a job as new. */
const UNKNOWN = new Date('2000-01-01T00:00:00Z');
const withoutZero = (text: string) => text.replaceAll('\0', ' ');

/** With the facts that follow from others: codes from words, night work from the shifts. */
const readFacts = (job: NewJob): NewJob => ({
  ...job,
  nightShift: job.nightShift || job.shiftPattern === 'NIGHTS',
  licenceNeed: job.licenceNeed ?? (job.licence === null ? null : 'REQUIRED'),
  payBandCode: payBandOf(job.payBand ?? ''),
});

function rowOf(job: NewJob) {
  return {
    id: job.id,
    enterprise_id: job.enterprise.id,
    source: job.source,
    source_id: job.sourceId,
    source_url: job.sourceUrl,
    content_hash: job.contentHash,
    title: withoutZero(job.title),
    summary: withoutZero(job.summary),
    description_html: withoutZero(job.descriptionHtml),
    places: job.places,
    ...columnsOfFacts(readFacts(job)),
    ...columnsOfTexts(job),
    remote: job.remote,
    education: job.education,
    pay_currency: job.pay?.currency ?? null,
    pay_min: job.pay?.min ?? null,
    pay_max: job.pay?.max ?? null,
    pay_unit: job.pay?.unit ?? null,
    questions: job.questions,
    posted_at: job.postedAt ?? UNKNOWN,
    posted_at_known: job.postedAt !== null,
    closes_on: job.closesOn,
    talent_pool_id: job.talentPoolId ?? null,
  };
}

/** The search text of a job, and what it is filtered by: one applies quickly only where the employer receives the application. */
function searchRowOf(job: NewJob, { cities, isReceived }: { cities: readonly (NamedCity | undefined)[]; isReceived: boolean }) {
  return {
    id: job.id,
    posted_at: job.postedAt ?? UNKNOWN,
    ...searchedWords({
      title: job.title,
      skills: job.skills.map((skill) => skill.name),
      company: job.enterprise.establishmentName,
      places: job.places,
      cities,
      employmentType: job.employmentType,
      workMode: job.workMode,
      remote: job.remote,
      plainText: job.plainText,
    }),
    skill_ids: job.skills.map((skill) => skill.id),
    place_ids: [...new Set(cities.flatMap((city) => city?.id ?? []))],
    ...columnsOfFacts({ ...readFacts(job), easyApply: job.easyApply && isReceived }),
    remote: job.remote,
    ...searchedPay(job.pay),
    company_tag: job.enterprise.companyTag,
    closes_on: job.closesOn,
  };
}

const skillRows = (job: NewJob) =>
  job.skills.map((skill, position) => ({
    job_id: job.id,
    skill_id: skill.id,
    min_years: skill.minYears,
    max_years: skill.maxYears,
    position,
  }));

const factsAs = (text: (column: string, type: string) => string) =>
  sql.raw(JOB_FACTS.map(({ column, codes }) => text(column, codes ? 'text' : 'boolean')).join(', '));
const FACTS = factsAs((column) => column);
const TEXTS = sql.raw(TEXT_COLUMNS.join(', '));
const NEW_TEXTS = sql.raw(TEXT_COLUMNS.map((column) => `excluded.${column}`).join(', '));

/** Stores jobs with their skills and search rows; they are open afterwards, even if they were closed. */
export async function writeJobs(trx: Transaction, jobs: readonly NewJob[]): Promise<void> {
  if (jobs.length === 0) return;
  const rows = jsonText(jobs.map(rowOf));
  const ids = jobs.map((job) => job.id);
  const receiving = await receivingEmployers(trx, [...new Set(jobs.map(({ enterprise }) => enterprise.id))]);
  await sql`
    insert into job (id, enterprise_id, source, source_id, source_url, content_hash, title, summary, description_html, places, remote, ${FACTS}, ${TEXTS}, education, pay_currency,
      pay_min, pay_max, pay_unit, questions, posted_at, posted_at_known, closes_on, talent_pool_id, closed_at)
    select id, enterprise_id, source, source_id, source_url, content_hash, title, summary, description_html, coalesce(places, '[]'), coalesce(remote, false), ${FACTS}, ${TEXTS}, education, pay_currency,
      pay_min, pay_max, pay_unit, coalesce(questions, '[]'), posted_at, posted_at_known, closes_on, talent_pool_id, null
    from json_populate_recordset(null::job, ${rows}::json)
    on conflict (id) do update set (enterprise_id, source_url, content_hash, title, summary, description_html, places, remote, ${FACTS}, ${TEXTS}, education, pay_currency,
      pay_min, pay_max, pay_unit, questions, posted_at, posted_at_known, closes_on, talent_pool_id, closed_at, updated_at)
      = (excluded.enterprise_id, excluded.source_url, excluded.content_hash, excluded.title, excluded.summary, excluded.description_html, excluded.places, excluded.remote,
      ${factsAs((column) => `excluded.${column}`)}, ${NEW_TEXTS}, excluded.education, excluded.pay_currency, excluded.pay_min, excluded.pay_max, excluded.pay_unit, excluded.questions,
      excluded.posted_at, excluded.posted_at_known, excluded.closes_on, excluded.talent_pool_id, null, now())`.execute(trx);
  await sql`delete from job_skill where job_id = any(${ids}::uuid[])`.execute(trx);
  await sql`insert into job_skill select * from json_populate_recordset(null::job_skill, ${jsonText(jobs.flatMap(skillRows))}::json)`.execute(
    trx,
  );
  await sql`delete from job_search where job_id = any(${ids}::uuid[])`.execute(trx);
  const cities = await citiesOfPlaces(trx, jobs);
  const found = jobs
    .filter((job) => !job.talentPoolId)
    .map((job) => searchRowOf(job, { cities: cities(job), isReceived: receiving.has(job.enterprise.id) }));
  await sql`
    insert into job_search (job_id, posted_at, folded_title, title_vector, body_vector, skill_ids, place_keys, place_ids, health_work, ${FACTS}, remote, pay_year_max, pay_year_min, pay_currency, company_tag, closes_on, index_version)
    select id, posted_at, folded_title, to_tsvector(${INDEXED}, title_text), to_tsvector(${INDEXED}, body_text), skill_ids, place_keys, place_ids, health_work, ${FACTS}, remote, pay_year_max, pay_year_min, pay_currency, company_tag, closes_on, ${sql.lit(INDEX_VERSION)}
    from json_to_recordset(${jsonText(found)}::json) as r (id uuid, posted_at timestamptz, folded_title text, title_text text, body_text text, skill_ids int[], place_keys text[], place_ids int[], health_work boolean,
      ${factsAs((column, type) => `${column} ${type}`)}, remote boolean, pay_year_max real, pay_year_min real, pay_currency text, company_tag text, closes_on date)`.execute(
    trx,
  );
  await sql`
    insert into job_city (place_id) select distinct unnest(place_ids) from job_search where job_id = any(${ids}::uuid[]) order by 1
    on conflict do nothing`.execute(trx);
  await addToSample(trx, sql`job_id = any(${ids}::uuid[])`);
  await addSearchWords(trx, wordsToCorrectTo(jobs));
}

function wordsToCorrectTo(jobs: readonly NewJob[]): Set<string> {
  const words = jobs.flatMap((job) =>
    // Suggestions must not reveal the words of a private job.
    job.talentPoolId ? [] : wordsOfTitles(`${job.title} ${job.enterprise.establishmentName}`),
  );
  return new Set(words);
}

/** Closes jobs; returns the ids of those that were open. */
export async function closeJobs(
  trx: Transaction,
  ids: readonly string[],
  now: Date,
): Promise<{ id: string; enterpriseId: string }[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<{ id: string; enterpriseId: string }>`
    update job set closed_at = ${now}, updated_at = now() where id = any(${[...ids]}::uuid[]) and closed_at is null
    returning id, enterprise_id as "enterpriseId"`.execute(trx);
  await sql`delete from job_search where job_id = any(${[...ids]}::uuid[])`.execute(trx);
  await notifyOfClosed(
    trx,
    rows.map(({ id }) => id),
  );
  return rows;
}

export interface SourceJob {
  id: string;
  source_id: string;
  content_hash: string | null;
  closed_at: Date | null;
}

/** The stored state of these records of a source, by source id. */
export async function jobsOfSource(db: Database, source: string, sourceIds: readonly string[]): Promise<Map<string, SourceJob>> {
  const { rows } =
    await sql<SourceJob>`select id, source_id, content_hash, closed_at from job where source = ${source} and source_id = any(${[...sourceIds]}::text[])`.execute(
      db,
    );
  return new Map(rows.map((row) => [row.source_id, row]));
}

export async function openSourceIds(db: Database, source: string): Promise<{ id: string; source_id: string }[]> {
  return db
    .selectFrom('job')
    .select(['id', 'source_id'])
    .where('source', '=', source)
    .where('source_id', 'is not', null)
    .where('closed_at', 'is', null)
    .$narrowType<{ source_id: string }>()
    .execute();
}
