import type { JobFacet } from '@hirehq/shared-contracts/graphql/types';
import type { Database } from '../../platform/database/database.ts';
import { countMatches, facetCube, SAMPLED_SLOTS, SLOTS } from './search-counts.store.ts';
import { countFacets, NO_CHOICE, type FacetCell, type FacetChoice } from './search-facets.ts';
import { searchShape } from './search-shape.store.ts';
import type { SearchTerms } from './search-terms.store.ts';

/** So few jobs are counted one by one, always. */
const COUNT_ALL_JOBS_UP_TO = 8_000;
/** How many jobs of the sample a first look takes in. */
const LOOK = 2_500;
/** So many hits of the sample tell the rest to a few percent. */
const ENOUGH_HITS = 1_000;
/** So many of them with the facets chosen, */
const ENOUGH_CHOSEN = 250;
/** unless that took more hits than this: the rest is not worth the time. */
const MOST_HITS = 5_000;
/** With fewer hits in the whole sample all matches are counted, some two and a half thousand at most. */
const FEW_HITS = 300;
/** A total up to this is counted, even where the facets are reckoned. */
const EXACT_TOTAL_UP_TO = 2_000;

/** A look at a search through the sample: as much of it as tells something. */
export interface Glance {
  cells: FacetCell[];
  slots: number;
  /** Parts of all jobs that match with the facets chosen, and that do so in the title. */
  share: { all: number; titled: number };
}

export interface Counts {
  total: number;
  totalIsEstimate: boolean;
  facets: JobFacet[];
}

export const NO_COUNTS: Counts = { ...countFacets([], NO_CHOICE, 1), totalIsEstimate: false };

const sumOf = (cells: readonly FacetCell[]) => cells.reduce((sum, cell) => sum + cell.count, 0);

/** How much more of the sample is to be looked at after a first look: 1 where it was enough. */
function muchMore(hits: number, chosen: number): number {
  if (hits < ENOUGH_HITS / 2) return ENOUGH_HITS / Math.max(hits, 1);
  return Math.max(1, Math.min(MOST_HITS / hits, ENOUGH_CHOSEN / Math.max(chosen, 1)));
}

/** Undefined where there are so few jobs that nothing needs to be reckoned. */
export async function glanceAt(db: Database, terms: SearchTerms, choice: FacetChoice): Promise<Glance | undefined> {
  const { jobs } = await searchShape(db);
  if (jobs <= COUNT_ALL_JOBS_UP_TO) return undefined;
  let slots = Math.min(SAMPLED_SLOTS, Math.ceil((LOOK / jobs) * SLOTS));
  let cells = await facetCube(db, terms, choice, slots);
  const more = Math.min(SAMPLED_SLOTS / slots, muchMore(sumOf(cells), countFacets(cells, choice, 1).total));
  if (more > 1) {
    slots = Math.min(SAMPLED_SLOTS, Math.ceil(slots * more));
    cells = await facetCube(db, terms, choice, slots);
  }
  const looked = (jobs * slots) / SLOTS;
  const share = (values: readonly FacetCell[]) => Math.min(1, Math.max(countFacets(values, choice, 1).total, 0.5) / looked);
  return {
    cells,
    slots,
    share: { all: share(cells), titled: share(cells.map((cell) => ({ ...cell, count: cell.titled }))) },
  };
}

/** Total and facets of a search: counted where matches are few, else reckoned from a sample of all jobs. */
export async function countsOf(
  db: Database,
  { terms, choice, glance }: { terms: SearchTerms; choice: FacetChoice; glance: Glance | undefined },
): Promise<Counts> {
  if (!glance || (glance.slots === SAMPLED_SLOTS && sumOf(glance.cells) < FEW_HITS)) {
    const cells = await facetCube(db, terms, choice, undefined);
    return { ...countFacets(cells, choice, 1), totalIsEstimate: false };
  }
  const { total, facets } = countFacets(glance.cells, choice, SLOTS / glance.slots);
  if (total > EXACT_TOTAL_UP_TO) return { total, facets, totalIsEstimate: true };
  return { total: await countMatches(db, terms, choice), facets, totalIsEstimate: false };
}
