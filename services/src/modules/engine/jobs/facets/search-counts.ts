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

/** Reads as much of the sample as a good estimate needs, in one or two queries. */
async function lookAt<Seen>(
  { jobs, isRare }: { jobs: number; isRare: boolean | undefined },
  look: (slots: number) => Promise<Seen>,
  hitsOf: (seen: Seen) => { hits: number; chosen: number },
): Promise<{ seen: Seen; slots: number }> {
  const slots = isRare ? SAMPLED_SLOTS : Math.min(SAMPLED_SLOTS, Math.ceil((LOOK / jobs) * SLOTS));
  const seen = await look(slots);
  const { hits, chosen } = hitsOf(seen);
  const more = Math.min(SAMPLED_SLOTS / slots, muchMore(hits, chosen));
  if (more <= 1) return { seen, slots };
  const all = Math.min(SAMPLED_SLOTS, Math.ceil(slots * more));
  return { seen: await look(all), slots: all };
}

async function readSample(search: JobSearch): Promise<MatchSample | undefined> {
  const { choice } = search;
  const { jobs } = await searchShape(search.db);
  if (jobs <= COUNT_ALL_JOBS_UP_TO) return undefined;
  const { seen, slots } = await lookAt(
    { jobs, isRare: search.isRare },
    (part) => countCells(search, part),
    (counted) => ({ hits: sumOf(counted), chosen: countChosen(counted.cells, choice).count }),
  );
  const scale = await sampleScale(search.db, slots);
  const share = (hits: number) => Math.min(1, (Math.max(hits, 0.5) * scale) / jobs);
  const { count, titled, leading } = countChosen(seen.cells, choice);
  return { ...seen, slots, scale, share: { all: share(count), titled: share(titled), leading: share(leading) } };
}

const samples = new WeakMap<JobSearch, Promise<MatchSample | undefined>>();

/** The sample of a search, read once; undefined where there are so few jobs that nothing needs to be estimated. */
export function matchSampleOf(search: JobSearch): Promise<MatchSample | undefined> {
  const known = samples.get(search);
  if (known) return known;
  const sample = readSample(search);
  samples.set(search, sample);
  return sample;
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
  const { seen, slots } = await lookAt({ jobs, isRare: search.isRare }, look, (counts) => ({
    hits: counts.at(-1) ?? 0,
    chosen: ENOUGH_CHOSEN,
  }));
  if (slots === SAMPLED_SLOTS && (seen.at(-1) ?? 0) < FEW_HITS) return counted();
  const scale = await sampleScale(search.db, slots);
  return { totals: seen.map((count) => Math.round(count * scale)), isEstimate: true };
}
