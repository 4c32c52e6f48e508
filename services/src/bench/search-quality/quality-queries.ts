import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { EMPLOYMENT_TYPES, WORK_MODES } from '@hirehq/shared-contracts/codes';
import type { JobFilter, JobSort } from '@hirehq/shared-contracts/graphql/types';
import { JOBS_PAGE_SIZE, searchVariables } from '@hirehq/shared-contracts/page-data';
import type { JobSearchParams } from '@hirehq/shared-contracts/routes';
import { SKILL_CATALOGUE, foldText } from '../../modules/engine/skills/index.ts';

const querySchema = z.strictObject({
  id: z.string().min(1),
  /** Queries of one kind are averaged together. */
  kind: z.string().min(1),
  search: z.strictObject({
    keyword: z.string().optional(),
    jobTitle: z.string().optional(),
    /** Skills chosen from the suggestions, by name in the catalogue. */
    skillNames: z.array(z.string()).optional(),
    city: z.string().optional(),
    state: z.string().optional(),
    country: z.string().optional(),
    remote: z.boolean().optional(),
    employmentType: z.array(z.enum(EMPLOYMENT_TYPES)).optional(),
    workMode: z.array(z.enum(WORK_MODES)).optional(),
  }),
  /** The intent of the search, by which postings are judged. */
  asks: z.string().min(1),
  /** The query with the same intent in other words, which has the grades of both. */
  judgedAs: z.string().optional(),
});
export type QualityQuery = z.infer<typeof querySchema>;

const grade = z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]);
/** Query → 'source external-id' → grade. */
const judgementsSchema = z.record(z.string(), z.record(z.string(), grade));
export type Judgements = z.infer<typeof judgementsSchema>;

async function readData<T>(name: string, schema: z.ZodType<T>): Promise<T> {
  return schema.parse(JSON.parse(await readFile(join(import.meta.dirname, name), 'utf8')));
}

export const readQueries = () => readData('queries.json', z.array(querySchema));
export const readJudgements = () => readData('judgements.json', judgementsSchema);

const skillIds = new Map(SKILL_CATALOGUE.map(({ id, name }) => [foldText(name), id]));

/** The search as the query string of the job list. */
function searchParamsOf({ skillNames, ...search }: QualityQuery['search']): JobSearchParams {
  const skills = skillNames?.map((name) => {
    const id = skillIds.get(foldText(name));
    if (id === undefined) throw new Error(`The catalogue has no skill '${name}'`);
    return id;
  });
  return Object.fromEntries(Object.entries({ ...search, skills }).filter(([, value]) => value !== undefined));
}

/** The GraphQL variables that the page would send. */
export function searchRequestOf(query: QualityQuery): { filter: JobFilter; sort: JobSort; first: number } {
  const { filter, sort, first } = searchVariables(searchParamsOf(query.search));
  return { filter, sort: sort ?? 'RELEVANCE', first: first ?? JOBS_PAGE_SIZE };
}

/** Its words as plain text. */
export const queryTextOf = ({ keyword, jobTitle, skillNames }: QualityQuery['search']): string =>
  [keyword, jobTitle, ...(skillNames ?? [])].filter(Boolean).join(' ');
