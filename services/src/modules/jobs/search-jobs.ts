import { EMPLOYMENT_TYPES, EXPERIENCE_LEVELS, WORK_MODES } from '@hirehq/shared-contracts/codes';
import type { QueryJobsArgs } from '@hirehq/shared-contracts/graphql/types';
import type { Database } from '../../platform/database/database.ts';
import { citiesAround } from '../places/index.ts';
import { placeKeyOf } from './place-keys.ts';
import { hitsOfSearch } from './rank-hits.ts';
import { countsOf, glanceAt, NO_COUNTS, type Counts, type Glance } from './search-counts.ts';
import { decodeCursor, encodeCursor } from './search-cursor.ts';
import { isChosen, type FacetChoice } from './search-facets.ts';
import type { Hit } from './search-pages.store.ts';
import { correctedText, textQuery } from './search-query.ts';
import { withJobs, type SearchTerms } from './search-terms.store.ts';

export const MAX_PAGE = 50;
const MAX_TEXT = 200;
const MAX_RADIUS_KM = 200;

export interface FoundJobs {
  ids: string[];
  endCursor: string | null;
  /** Counted when asked for: a page alone costs less. */
  counts: () => Promise<Counts>;
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
  const { city, state, country, radiusKm } = filter;
  const [text, titleText, placeIds] = await Promise.all([
    textQuery(db, keyword, synonyms),
    textQuery(db, filter.jobTitle?.slice(0, MAX_TEXT), synonyms),
    city && radiusKm && radiusKm > 0
      ? citiesAround(db, { city, state, country, radiusKm: Math.min(radiusKm, MAX_RADIUS_KM) }).then(
          (cities) => cities && withJobs(db, cities),
        )
      : undefined,
  ]);
  return {
    text,
    titleText,
    skills: [...new Set(filter.skills)].slice(0, MAX_PAGE),
    // A city that no gazetteer knows has no surroundings, but may have jobs.
    placeKey: placeIds ? undefined : placeKeyOf(filter),
    placeIds,
    payMin: filter.payMin && filter.payMin > 0 ? filter.payMin : undefined,
    companyTag: filter.companyTag?.replaceAll('\0', '').trim() || undefined,
    now,
  };
}

/** What a keyword without hits may have meant: the same said another way, then the same spelt right. */
async function otherReadings(db: Database, search: Search, keyword: string): Promise<SearchTerms[]> {
  const corrected = await correctedText(db, keyword);
  const synonyms = { ...search, synonyms: true };
  return Promise.all([
    ...(search.synonyms ? [] : [termsOf(db, synonyms, keyword)]),
    ...(corrected ? [termsOf(db, synonyms, corrected)] : []),
  ]);
}

interface Page {
  terms: SearchTerms;
  glance: Glance | undefined;
  hits: Hit[];
  rankSince: Date | undefined;
}

/** Open jobs that fit, best first. A keyword without any hit is tried again with its spelling put right. */
export async function searchJobs(db: Database, search: Search): Promise<FoundJobs> {
  const cursor = search.after ? decodeCursor(search.after) : undefined;
  const choice = choiceOf(search.filter);
  const first = Math.max(0, Math.min(search.first, MAX_PAGE));
  const newestFirst = search.sort === 'NEWEST';

  const pageOf = async (terms: SearchTerms, after = cursor): Promise<Page> => {
    const glance = await glanceAt(db, terms, choice);
    return {
      terms,
      glance,
      ...(await hitsOfSearch(db, { terms, choice, glance, newestFirst, after, limit: first + 1 })),
    };
  };

  const keyword = search.filter.keyword?.slice(0, MAX_TEXT);
  let page = await pageOf(await termsOf(db, search, keyword));
  // A page past the first one is read the way the first one was: nothing there says another word was meant.
  const isEmpty = async ({ terms }: Page) => cursor === undefined || (await pageOf(terms, undefined)).hits.length === 0;
  if (page.hits.length === 0 && keyword && page.terms.text && (await isEmpty(page))) {
    for (const other of await otherReadings(db, search, keyword)) {
      page = await pageOf(other);
      if (page.hits.length > 0) break;
    }
  }
  const { terms, glance, rankSince } = page;
  const shown = page.hits.slice(0, first);
  const last = page.hits.length > first ? shown.at(-1) : undefined;
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
    // Where nothing is found without a facet chosen, there is nothing to count with another choice either.
    counts: async () =>
      page.hits.length === 0 && cursor === undefined && !isChosen(choice) ? NO_COUNTS : countsOf(db, { terms, choice, glance }),
  };
}
