import { EMPLOYMENT_TYPES, EXPERIENCE_LEVELS, WORK_MODES } from '@hirehq/shared-contracts/codes';
import type { JobFacet, QueryJobsArgs } from '@hirehq/shared-contracts/graphql/types';
import type { Database } from '../../platform/database/database.ts';
import { placeKeyOf } from './place-keys.ts';
import { decodeCursor, encodeCursor } from './search-cursor.ts';
import { countFacets, type FacetChoice } from './search-facets.ts';
import { estimateMatches, facetCube, newestShare, pageOfHits, type Hit, type SearchTerms } from './search-jobs.store.ts';
import { correctedText, textQuery } from './search-query.ts';

export const MAX_PAGE = 50;
/** More matches than this are counted in a part of the newest and scaled up. */
const COUNT_ALL_UP_TO = 8_000;
const COUNT_SAMPLE = 4_000;
/** The same for ranking by skills. */
const RANKED = 2_500;
const MAX_TEXT = 200;

export interface FoundJobs {
  ids: string[];
  endCursor: string | null;
  /** Counted when asked for: a page alone costs less. */
  counts: () => Promise<{ total: number; totalIsEstimate: boolean; facets: JobFacet[] }>;
}

interface Search extends Pick<QueryJobsArgs, 'filter' | 'sort' | 'after'> {
  first: number;
  synonyms: boolean;
  now: Date;
}

const known = <T extends string>(values: readonly string[] | null | undefined, codes: readonly T[]): T[] =>
  codes.filter((code) => values?.includes(code));

function choiceOf(filter: Search['filter']): FacetChoice {
  const days = filter.postedWithinDays;
  return {
    employmentTypes: known(filter.employmentTypes, EMPLOYMENT_TYPES),
    workModes: known(filter.workModes, WORK_MODES),
    experienceLevels: known(filter.experienceLevels, EXPERIENCE_LEVELS),
    remote: filter.remote === true,
    easyApply: filter.easyApply === true,
    postedWithinDays: days && days > 0 ? Math.min(days, 3650) : undefined,
  };
}

async function termsOf(db: Database, { filter, synonyms, now }: Search, keyword: string | undefined): Promise<SearchTerms> {
  const [text, titleText] = await Promise.all([
    textQuery(db, keyword, synonyms),
    textQuery(db, filter.jobTitle?.slice(0, MAX_TEXT), synonyms),
  ]);
  return {
    text,
    titleText,
    skills: [...new Set(filter.skills)].slice(0, MAX_PAGE),
    placeKey: placeKeyOf(filter),
    payMin: filter.payMin && filter.payMin > 0 ? filter.payMin : undefined,
    companyTag: filter.companyTag?.replaceAll('\0', '').trim() || undefined,
    now,
  };
}

async function countsOf(db: Database, terms: SearchTerms, choice: FacetChoice) {
  const estimate = await estimateMatches(db, terms);
  const part = estimate > COUNT_ALL_UP_TO ? await newestShare(db, COUNT_SAMPLE / estimate) : undefined;
  const cells = await facetCube(db, terms, choice, part?.since);
  return { ...countFacets(cells, choice, part ? 1 / part.share : 1), totalIsEstimate: part !== undefined };
}

/** Since when jobs are ranked by skills: all of them, unless they are very many. */
async function rankedSince(db: Database, terms: SearchTerms, sort: Search['sort']): Promise<Date | undefined> {
  if (sort === 'NEWEST' || terms.skills.length === 0) return undefined;
  const estimate = await estimateMatches(db, terms);
  const since = estimate > 2 * RANKED ? (await newestShare(db, RANKED / estimate))?.since : undefined;
  return since && new Date(since.getTime());
}

const isEmpty = async (db: Database, terms: SearchTerms, choice: FacetChoice) =>
  (await pageOfHits(db, { terms, choice, newestFirst: true, cursor: undefined, rankSince: undefined, limit: 1 })).length === 0;

/** What a keyword without hits may have meant: the same said another way, then the same spelt right. */
async function otherReadings(db: Database, search: Search, keyword: string): Promise<SearchTerms[]> {
  const corrected = await correctedText(db, keyword);
  const synonyms = { ...search, synonyms: true };
  return Promise.all([
    ...(search.synonyms ? [] : [termsOf(db, synonyms, keyword)]),
    ...(corrected ? [termsOf(db, synonyms, corrected)] : []),
  ]);
}

/** Open jobs that fit, best first. A keyword without any hit is tried again with its spelling put right. */
export async function searchJobs(db: Database, search: Search): Promise<FoundJobs> {
  const cursor = search.after ? decodeCursor(search.after) : undefined;
  const choice = choiceOf(search.filter);
  const first = Math.max(0, Math.min(search.first, MAX_PAGE));
  let rankSince: Date | undefined;
  const page = async (terms: SearchTerms) => {
    rankSince = cursor ? (cursor[3] === undefined ? undefined : new Date(cursor[3])) : await rankedSince(db, terms, search.sort);
    return pageOfHits(db, { terms, choice, newestFirst: search.sort === 'NEWEST', cursor, rankSince, limit: first + 1 });
  };

  const keyword = search.filter.keyword?.slice(0, MAX_TEXT);
  let terms = await termsOf(db, search, keyword);
  let hits: Hit[] = await page(terms);
  // A page past the first one is read the way the first one was: nothing there says another word was meant.
  if (hits.length === 0 && keyword && terms.text && (cursor === undefined || (await isEmpty(db, terms, choice)))) {
    for (const other of await otherReadings(db, search, keyword)) {
      terms = other;
      hits = await page(other);
      if (hits.length > 0) break;
    }
  }
  const shown = hits.slice(0, first);
  const last = hits.length > first ? shown.at(-1) : undefined;
  return {
    ids: shown.map((hit) => hit.job_id),
    endCursor: last
      ? encodeCursor([
          last.rank,
          last.posted_at.getTime(),
          last.job_id,
          ...(rankSince ? ([rankSince.getTime()] as const) : ([] as const)),
        ])
      : null,
    counts: () => countsOf(db, terms, choice),
  };
}
