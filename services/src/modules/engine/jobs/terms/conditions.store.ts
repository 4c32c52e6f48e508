import { sql, type RawBuilder } from 'kysely';
import { HOUR_MS } from '@hirehq/shared-contracts/durations';
import { NOT_STATED } from '@hirehq/shared-contracts/codes';
import {
  CODED_FACETS,
  CODED_FACTS,
  FLAG_FACETS,
  FLAG_FACTS,
  type CodedFacet,
  type JobFact,
} from '../../../../platform/job-facts.ts';
import { isUuid } from '../../../../platform/ids/is-uuid.ts';
import type { FacetChoice } from './facet-choice.ts';
import type { JobSearch } from './job-search.ts';
import type { ExcludedTerms, TextQuery } from './search-terms.ts';

export type Condition = RawBuilder<boolean>;

export const all = (conditions: readonly Condition[]): Condition =>
  conditions.length === 0 ? sql<boolean>`true` : sql<boolean>`(${sql.join(conditions, sql` and `)})`;

export const hourOf = (time: Date): number => Math.floor(time.getTime() / HOUR_MS);
export const daysAgo = (now: Date, days: number): Date => new Date(now.getTime() - days * 24 * HOUR_MS);

export const postedSince = (time: Date): Condition => sql<boolean>`posted_at >= ${time}::timestamptz`;
export const not = (condition: Condition): Condition => sql<boolean>`not ${condition}`;
export const ofJobs = (ids: readonly string[]): Condition => sql<boolean>`job_id = any(${[...ids]}::uuid[])`;
export const inTitle = (query: string): Condition => sql<boolean>`title_vector @@ ${query}::tsquery`;

/** Found by the ids of the employer's open jobs, for which there is an index. */
export const ofEnterprise = (id: string): Condition =>
  isUuid(id)
    ? sql<boolean>`job_id = any(array(
        select job.id from job where job.enterprise_id = ${id}::uuid and job.closed_at is null and job.talent_pool_id is null))`
    : sql<boolean>`false`;

/** Its title names an occupation in health. */
export const ofHealth: Condition = sql<boolean>`health_work`;

const anySkill = (skills: readonly number[]): Condition => sql<boolean>`skill_ids && ${[...skills]}::int[]`;

/**
 * Each part of a query is in the title, or a skill of the job, and at least one of them is a skill. Undefined if no part names a
 * skill.
 */
export function bySkills({ parts, skills }: Pick<TextQuery, 'parts' | 'skills'>): Condition | undefined {
  const named = skills.flat();
  if (named.length === 0) return undefined;
  const each = parts.map((part, index) => {
    const own = skills[index] ?? [];
    return own.length > 0 ? sql<boolean>`(${inTitle(part)} or ${anySkill(own)})` : inTitle(part);
  });
  // The index finds jobs by the first condition and by the parts that name no skill; the others only filter rows.
  return all([anySkill(named), ...each]);
}

const inPlace = (key: string): Condition => sql<boolean>`place_keys @> array[${key}]::text[]`;
const anyKey = (keys: readonly string[]): Condition[] => (keys.length === 0 ? [] : [sql<boolean>`facet_keys && ${keys}::text[]`]);
/** Of an employer with the tag. */
export const ofCompanyTag = (tag: string): Condition => sql<boolean>`facet_keys && ${[`company:${tag}`]}::text[]`;

/** Has not run out. */
export const stillOpen = (now: Date): Condition =>
  sql<boolean>`(closes_on is null or closes_on >= ${now.toISOString().slice(0, 10)}::date)`;

/** Nothing of it is in the title, a skill, the employer, a place or a fact of the job; a text may mention it. */
function isNotAbout({ text, choice, placeKey }: ExcludedTerms): Condition[] {
  const skills = text && bySkills(text);
  const about = [
    ...(text ? [inTitle(text.title)] : []),
    ...(skills ? [skills] : []),
    ...(text && text.companyJobs.length > 0 ? [ofJobs(text.companyJobs)] : []),
    ...(choice ? choiceConditions(choice) : []),
    ...(placeKey ? [inPlace(placeKey)] : []),
  ];
  return about.length === 0 ? [] : [sql<boolean>`(${sql.join(about, sql` or `)}) is not true`];
}

/** Some text has the words; of an occupation, the title may have another name. */
const ofText = ({ query, title, occupation }: TextQuery): Condition =>
  occupation === undefined || title === query
    ? sql<boolean>`body_vector @@ ${query}::tsquery`
    : sql<boolean>`(body_vector @@ ${query}::tsquery or ${inTitle(title)})`;

/** The conditions of the terms, which the index of terms covers, and that the job has not expired. */
export function termConditions({ terms, now }: Pick<JobSearch, 'terms' | 'now'>): Condition[] {
  return [
    ...(terms.text ? [ofText(terms.text)] : []),
    ...(terms.titleText ? [inTitle(terms.titleText.query)] : []),
    ...(terms.skills.length > 0 ? [anySkill(terms.skills)] : []),
    ...(terms.placeKey ? [inPlace(terms.placeKey)] : []),
    ...(terms.placeIds ? [sql<boolean>`place_ids && ${[...terms.placeIds]}::int[]`] : []),
    ...(terms.companyTag ? [ofCompanyTag(terms.companyTag)] : []),
    ...(terms.enterprise ? [ofEnterprise(terms.enterprise)] : []),
    ...(terms.healthWork ? [ofHealth] : []),
    ...terms.excluded.flatMap(isNotAbout),
    stillOpen(now),
  ];
}

const remoteKeys = (country: string | undefined): string[] => (country ? ['remote:*', `remote:${country}`] : ['remote']);

/** The job can be done remotely, from that country. */
export const remoteFrom = (country: string | undefined): Condition => sql<boolean>`facet_keys && ${remoteKeys(country)}::text[]`;

/** Remote work and work modes are choices of one filter: a job meets it by any of them. */
const ofWorkModes = ({ workModes, remote, remoteFrom: country }: FacetChoice): Condition[] =>
  anyKey([...workModes.map((code) => `${CODED_FACTS.workModes.key}:${code}`), ...(remote ? remoteKeys(country) : [])]);

function ofCodes({ column, key }: JobFact, chosen: readonly string[]): Condition[] {
  if (key) return anyKey(chosen.map((code) => `${key}:${code}`));
  return chosen.length === 0 ? [] : [sql<boolean>`coalesce(${sql.ref(column)}, ${NOT_STATED}) = any(${[...chosen]}::text[])`];
}
const isTrue = ({ column, key }: JobFact): Condition[] => (key ? anyKey([key]) : [sql<boolean>`${sql.ref(column)}`]);

/** Filters the rows only: the index does not cover it. */
const onRows = (condition: Condition): Condition => sql<boolean>`(${condition}) is true`;

/** An amount of pay in its own currency. */
type Amount = RawBuilder<number | null>;

const upperEnd: Amount = sql`pay_year_max`;
const lowerEnd: Amount = sql`coalesce(pay_year_min, pay_year_max)`;

/** The amount in the currency of the search; null if its own has no rate. */
function inSearched(amount: Amount, { payWorth }: Pick<FacetChoice, 'payWorth'>): Amount {
  if (!payWorth) return amount;
  const worths = [...payWorth].map(([currency, worth]) => sql`when ${sql.lit(currency)} then ${sql.lit(worth)}::float8`);
  // A job without a currency was written by an earlier release.
  return sql<number | null>`(${amount} * case coalesce(pay_currency, '') ${sql.join(worths, sql` `)} when '' then 1::float8 end)`;
}

/**
 * The yearly pay of a job in the currency of the search; null if it is not stated, or has no rate. The rates are in the query and
 * not in the rows, so that other rates need no job to be written again.
 */
export const payPerYear = (choice: Pick<FacetChoice, 'payWorth'>): Amount => inSearched(upperEnd, choice);

/** The pay begins within the most that is searched for; null if that cannot be said. */
export const paysAtMost = (choice: Pick<FacetChoice, 'payWorth'>, most: number): Condition =>
  sql<boolean>`${inSearched(lowerEnd, choice)} <= ${most}::real`;

function ofPay(choice: FacetChoice): Condition[] {
  const { payMin, payMax, payNotStated } = choice;
  if (payNotStated) return anyKey(['pay:NS']);
  return [
    ...(payMin === undefined ? [] : [sql<boolean>`${payPerYear(choice)} >= ${payMin}::real`]),
    ...(payMax === undefined ? [] : [paysAtMost(choice, payMax)]),
  ];
}

/**
 * The conditions of the facets chosen, but for the day of posting. `broad`: those that most of what else fits has; to look
 * their many jobs up in the index takes longer than to pass over the few others.
 */
export function choiceConditions(choice: FacetChoice, broad: readonly CodedFacet[] = []): Condition[] {
  const coded = (facet: CodedFacet) => {
    const conditions = facet === 'workModes' ? ofWorkModes(choice) : ofCodes(CODED_FACTS[facet], choice[facet]);
    return broad.includes(facet) ? conditions.map(onRows) : conditions;
  };
  return [
    ...CODED_FACETS.flatMap(coded),
    ...FLAG_FACETS.filter((facet) => choice[facet]).flatMap((facet) => isTrue(FLAG_FACTS[facet])),
    ...ofPay(choice),
  ];
}
