import { z } from 'zod';
import { FEED_FACTS, type JobFactColumns, type JobTextColumns } from '../../../../platform/job-facts.ts';
import { DAY_ORDERS } from '../fields/read-dates.ts';

/** Our fields → their common names in other formats, normalised (lower case, `_` between words). */
const OWN_FIELDS = {
  id: ['id', 'job_id', 'jobid', 'reference', 'requisition_id', 'external_id'],
  title: ['title', 'job_title', 'position', 'name'],
  company: ['company', 'company_name', 'employer', 'organization', 'organisation'],
  company_logo: ['company_logo', 'company_logo_url', 'logo', 'logo_url', 'employer_logo', 'employer_logo_url'],
  description: ['description', 'job_description', 'content', 'body', 'text'],
  location: ['location', 'locations', 'place', 'address'],
  other_locations: ['other_locations', 'additional_locations', 'secondary_locations', 'alternate_locations'],
  city: ['city', 'town'],
  state: ['state', 'region', 'province'],
  country: ['country'],
  url: ['url', 'link', 'job_url', 'job_link', 'permalink'],
  apply_url: ['apply_url', 'application_url', 'apply_link', 'application_link'],
  employment_type: ['employment_type', 'job_type', 'contract_type', 'type'],
  work_mode: ['work_mode', 'workplace_type', 'workplace', 'remote_type'],
  remote: ['remote', 'telecommuting', 'is_remote'],
  hybrid: ['hybrid', 'is_hybrid'],
  on_site: ['on_site', 'onsite', 'is_on_site', 'is_onsite'],
  level: ['level', 'experience_level', 'required_experience', 'seniority'],
  education: ['education', 'required_education', 'degree'],
  salary_range: ['salary_range', 'salary', 'pay', 'compensation'],
  salary_min: ['salary_min', 'min_salary', 'pay_min'],
  salary_max: ['salary_max', 'max_salary', 'pay_max'],
  salary_currency: ['salary_currency', 'currency'],
  salary_unit: ['salary_unit', 'pay_unit', 'salary_period'],
  skills: ['skills', 'tags', 'keywords'],
  posted_at: ['posted_at', 'date_posted', 'published', 'published_at', 'created_at', 'date'],
  closes_on: ['closes_on', 'valid_through', 'deadline', 'expires_at', 'closing_date'],
} as const satisfies Record<string, readonly string[]>;
export type Field = keyof typeof OWN_FIELDS | keyof JobFactColumns | keyof JobTextColumns;
/** Includes the facts that need no conversion. */
export const FIELDS: Readonly<Partial<Record<Field, readonly string[]>>> = {
  ...OWN_FIELDS,
  ...Object.fromEntries(FEED_FACTS.map(({ column, feed }) => [column, [column, ...feed]])),
};

const field = z.enum(Object.keys(FIELDS) as [Field, ...Field[]]);
const text = z.string().max(2000);
/** A column or path, several that are joined in order, or the first of several that has a value. */
const expression = z.union([text, z.array(text).min(1).max(20), z.strictObject({ first: z.array(text).min(1).max(20) })]);
export type Expression = z.infer<typeof expression>;
const fields = z.partialRecord(field, expression);

const words = z.union([z.string().max(500), z.number(), z.boolean()]).transform((value) => String(value).trim().toLowerCase());
const oneOf = z.union([words.transform((word) => [word]), z.array(words).min(1).max(200)]);
/** A condition on a row: the value of a column or path is, or is not, one of these, ignoring case; '' is a missing value. */
const condition = z.union([z.strictObject({ field: text, in: oneOf }), z.strictObject({ field: text, notIn: oneOf })]);
export type RowCondition = z.infer<typeof condition>;
const conditions = z.union([condition.transform((one) => [one]), z.array(condition).min(1).max(20)]);

const wholeMap = z.strictObject({
  /** json: path of the list of postings, such as `data.jobs`. xml: name of the element of a posting. */
  list: text.optional(),
  /** Our field → its column or path, a list of them in order, the `first` of several, or `=a fixed text with {path} in it`. */
  fields: fields.default({}),
  /** Defaults for empty fields. */
  defaults: z.partialRecord(field, text).optional(),
  /** By field: their value → ours, ignoring case. */
  codes: z.partialRecord(field, z.record(text, text)).optional(),
  /** Rows for which one of these holds are closed jobs. */
  closed: conditions.optional(),
  /** Only rows for which all of these hold are read. */
  only: conditions.optional(),
  /** How dates of numbers with slashes or dashes are written; month-first by default. */
  dates: z.enum(DAY_ORDERS).optional(),
  /** The encoding of the feed, such as windows-1252; takes precedence over what its sender says. */
  encoding: z.string().max(40).optional(),
  /** Notes for people, as a suggested map contains them; ignored. */
  about: z.unknown().optional(),
});
const MEMBERS = Object.keys(wholeMap.shape);

/** Maps the fields of a posting in a custom table, JSON or XML; `fields` alone is sufficient. */
export const feedMapSchema = z.unknown().transform((value, context): z.infer<typeof wholeMap> => {
  const isWhole = typeof value === 'object' && value !== null && MEMBERS.some((name) => name in value);
  const read = isWhole ? wholeMap.safeParse(value) : fields.transform((known) => ({ fields: known })).safeParse(value);
  if (read.success) return read.data;
  for (const { path, message } of read.error.issues) context.addIssue({ code: 'custom', path: [...path], message });
  return z.NEVER;
});
export type FeedMap = z.infer<typeof wholeMap>;
