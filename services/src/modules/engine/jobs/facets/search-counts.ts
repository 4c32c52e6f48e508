import type { JobFacet } from '@hirehq/shared-contracts/graphql/types';
import { CODED_FACETS, type CodedFacet } from '../../../../platform/job-facts.ts';
import { NO_CHOICE } from '../terms/facet-choice.ts';
import type { JobSearch } from '../terms/job-search.ts';
import { SAMPLED_SLOTS, SLOTS } from '../terms/sample-slots.ts';
import { searchShape } from '../terms/search-shape.store.ts';
import { countCells, countMatches, ringCounts, type MatchCount, type Ring } from './search-counts.store.ts';
import { sampleScale } from './sample-scale.store.ts';
import { countChosen, countFacets, type CountedCells } from './search-facets.ts';

/** Up to this many jobs are always counted exactly. */
const COUNT_ALL_JOBS_UP_TO = 8_000;
/** Number of jobs in the first part of the sample that is read. */
const LOOK = 2_500;
/** This many hits in the sample give an estimate within a few percent. */
const ENOUGH_HITS = 1_000;
/** The sample grows until about this many of its hits have the chosen facets. */
const ENOUGH_CHOSEN = 250;
/** The sample grows to about this many hits at most: to read more takes too long. */
const MOST_HITS = 3_000;
/** With fewer hits in the whole sample, all matches are counted: at most about 2,500. */
const FEW_HITS = 300;
/** A total up to this is counted exactly, even if the facets are estimated. */
const EXACT_TOTAL_UP_TO = 2_000;

/** A total alone is estimated from this many slots of the sample. */
const SLOTS_FOR_TOTAL = 64;
/** A total alone is estimated from those slots if they have this many hits. */
const ENOUGH_FOR_TOTAL = 50;

/** A page is found by the first part of the sample if that has this many hits with the chosen facets. */
const ENOUGH_FOR_PAGE = 50;

/** Result of running a search on as much of the sample as a good estimate needs. */
export interface MatchSample extends CountedCells {
  slots: number;
  /** How many jobs each job of those slots stands for. */
  scale: number;
  /** Shares of all jobs that match with the chosen facets, that do so in the title, and that are in the first group of the list. */
  share: { all: number; titled: number; leading: number };
}

export interface Counts extends MatchCount {
  /** True if `total` and `leading` are estimates; facets may be so beside an exact total. */
  totalIsEstimate: boolean;
  facets: JobFacet[];
}

export const NO_COUNTS: Counts = {
  facets: countFacets({ cells: [] }, NO_CHOICE, 1),
  total: 0,
  leading: 0,
  totalIsEstimate: false,
};

const sumOf = ({ cells }: CountedCells) => cells.reduce((sum, cell) => sum + cell.count, 0);

/** By which factor to enlarge the sample after the first part: 1 if it was sufficient. */
function muchMore(hits: number, chosen: number): number {
  if (hits < ENOUGH_HITS / 2) return ENOUGH_HITS / Math.max(hits, 1);
  return Math.max(1, Math.min(MOST_HITS / hits, ENOUGH_CHOSEN / Math.max(chosen, 1)));
}

/** How much of the sample is read first. */
const slotsFirst = (jobs: number, isRare: boolean | undefined): number =>
  isRare ? SAMPLED_SLOTS : Math.min(SAMPLED_SLOTS, Math.ceil((LOOK / jobs) * SLOTS));

/** How much of the sample a good estimate needs, by what the first `slots` have. */
const slotsNeeded = (slots: number, { hits, chosen }: { hits: number; chosen: number }): number =>
  Math.min(SAMPLED_SLOTS, Math.ceil(slots * muchMore(hits, chosen)));

async function readSample(search: JobSearch, slots: number): Promise<MatchSample> {
  const [seen, scale, { jobs }] = await Promise.all([
    countCells(search, slots),
    sampleScale(search.db, slots),
    searchShape(search.db),
  ]);
  const share = (hits: number) => Math.min(1, (Math.max(hits, 0.5) * scale) / jobs);
  const { count, titled, leading } = countChosen(seen.cells, search.choice);
  return { ...seen, slots, scale, share: { all: share(count), titled: share(titled), leading: share(leading) } };
}

/** What is read of the sample for a search, in one or two queries; undefined where so few jobs are open that nothing needs to be estimated. */
interface ReadSamples {
  /** The first part. */
  first: Promise<MatchSample | undefined>;
  /** As much as a good estimate needs. */
  whole: Promise<MatchSample | undefined>;
}

const samples = new WeakMap<JobSearch, ReadSamples>();

function samplesOf(search: JobSearch): ReadSamples {
  const known = samples.get(search);
  if (known) return known;
  const first = searchShape(search.db).then(({ jobs }) =>
    jobs <= COUNT_ALL_JOBS_UP_TO ? undefined : readSample(search, slotsFirst(jobs, search.isRare)),
  );
  const whole = first.then((seen) => {
    if (!seen) return undefined;
    const needed = slotsNeeded(seen.slots, { hits: sumOf(seen), chosen: countChosen(seen.cells, search.choice).count });
    return needed > seen.slots ? readSample(search, needed) : seen;
  });
  // A page that failed for another reason does not wait for it.
  whole.catch(() => undefined);
  const read = { first, whole };
  samples.set(search, read);
  return read;
}

/** The sample of a search, read once; undefined where there are so few jobs that nothing needs to be estimated. */
export const matchSampleOf = (search: JobSearch): Promise<MatchSample | undefined> => samplesOf(search).whole;

/**
 * The first part of the sample where it has enough hits to find a page by, so that the rest is read meanwhile; else the whole. What
 * it says of few hits would choose the wrong way to a page.
 */
export async function roughSampleOf(search: JobSearch): Promise<MatchSample | undefined> {
  const { first, whole } = samplesOf(search);
  const seen = await first;
  return seen && countChosen(seen.cells, search.choice).count < ENOUGH_FOR_PAGE ? whole : seen;
}

/** A facet is broad if this share of the matches has it. */
const MOST = 0.5;

/** The chosen facets that most matches have; only if there are other conditions to find the matches by. */
export function broadFacets(
  { terms, choice }: Pick<JobSearch, 'terms' | 'choice'>,
  sample: MatchSample | undefined,
): CodedFacet[] {
  const isFound = terms.text ?? terms.titleText ?? terms.placeKey ?? terms.placeIds ?? terms.skills[0] ?? terms.enterprise;
  const matches = sample ? sumOf(sample) : 0;
  if (!sample || isFound === undefined || matches === 0) return [];
  return CODED_FACETS.filter(
    (facet) =>
      choice[facet].length > 0 && countChosen(sample.cells, { ...NO_CHOICE, [facet]: choice[facet] }).count >= MOST * matches,
  );
}

/** Total and facets of a search: counted where matches are few, else estimated from a sample of all jobs. `known`: the numbers of matches, if they are. */
export async function countsOf(search: JobSearch, known: MatchCount | undefined): Promise<Counts> {
  const { choice } = search;
  const sample = await matchSampleOf(search);
  const counted = (seen: CountedCells, scale: number) => {
    const { count, leading } = countChosen(seen.cells, choice);
    return {
      facets: countFacets(seen, choice, scale),
      total: Math.round(count * scale),
      leading: Math.round(leading * scale),
    };
  };
  if (!sample || (sample.slots === SAMPLED_SLOTS && sumOf(sample) < FEW_HITS))
    return { ...counted(await countCells(search, undefined), 1), totalIsEstimate: false };
  const estimate = counted(sample, sample.scale);
  if (estimate.total > EXACT_TOTAL_UP_TO) return { ...estimate, totalIsEstimate: true };
  return { ...estimate, ...(known ?? (await countMatches(search, undefined))), totalIsEstimate: false };
}

/** Only the numbers of matches: counted if there are few, else estimated, in one or two queries. */
export async function likelyCountOf(search: JobSearch): Promise<MatchCount & { totalIsEstimate: boolean }> {
  const { jobs } = await searchShape(search.db);
  if (jobs > COUNT_ALL_JOBS_UP_TO) {
    const seen = await countMatches(search, SLOTS_FOR_TOTAL);
    const scale = await sampleScale(search.db, SLOTS_FOR_TOTAL);
    const scaled = (count: number) => Math.round(count * scale);
    if (seen.total >= ENOUGH_FOR_TOTAL)
      return { total: scaled(seen.total), leading: scaled(seen.leading), totalIsEstimate: true };
  }
  return { ...(await countMatches(search, undefined)), totalIsEstimate: false };
}

/** The total of `likelyCountOf`. */
export const totalOf = async (search: JobSearch): Promise<number> => (await likelyCountOf(search)).total;

/** This many hits in the sample give each of the first locations a count within about a tenth. */
const ENOUGH_FOR_LOCATIONS = 10_000;

/** How much of the sample to count locations in; undefined if all matches are counted. */
export async function slotsForLocations(search: JobSearch): Promise<number | undefined> {
  const sample = await matchSampleOf(search);
  const hits = sample ? sumOf(sample) : 0;
  if (!sample || (sample.slots === SAMPLED_SLOTS && hits < FEW_HITS)) return undefined;
  return Math.min(SAMPLED_SLOTS, Math.max(sample.slots, Math.ceil((sample.slots * ENOUGH_FOR_LOCATIONS) / Math.max(hits, 1))));
}

/** Number of matches in each ring around a place, with the chosen facets. */
export async function ringTotals(search: JobSearch, rings: readonly Ring[]): Promise<{ totals: number[]; isEstimate: boolean }> {
  const { jobs } = await searchShape(search.db);
  const look = (slots: number | undefined) => ringCounts(search, rings, slots);
  const counted = async () => ({ totals: await look(undefined), isEstimate: false });
  if (jobs <= COUNT_ALL_JOBS_UP_TO) return counted();
  const start = slotsFirst(jobs, search.isRare);
  const first = await look(start);
  const slots = slotsNeeded(start, { hits: first.at(-1) ?? 0, chosen: ENOUGH_CHOSEN });
  const seen = slots > start ? await look(slots) : first;
  if (slots === SAMPLED_SLOTS && (seen.at(-1) ?? 0) < FEW_HITS) return counted();
  const scale = await sampleScale(search.db, slots);
  return { totals: seen.map((count) => Math.round(count * scale)), isEstimate: true };
}
