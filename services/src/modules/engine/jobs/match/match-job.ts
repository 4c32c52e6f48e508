import type { ExperienceLevel } from '@hirehq/shared-contracts/codes';
import type { JobMatch, MatchReasonKind } from '@hirehq/shared-contracts/graphql/types';
import type { StoredPlace } from '../../../../platform/database/tables/jobs.ts';
import { foldText, likenessOfTitles, SAME_WORK } from '../../skills/index.ts';
import type { JobSkillRow } from '../read/jobs.store.ts';
import type { MatchProfile } from './match-profile.store.ts';

/**
 * Weights of the parts of a match. A part that the job or the candidate does not state is left out, and the others take its
 * share: the weights of the remaining parts always add up to 100.
 */
const WEIGHTS: Readonly<Record<MatchReasonKind, number>> = { SKILLS: 60, TITLE: 20, EXPERIENCE: 10, PLACE: 10 };
/** Value of a skill with fewer years than required. */
const TOO_FEW_YEARS = 0.5;
/** In a job of another occupation, fewer common skills than these are a coincidence: most jobs ask for a spreadsheet or first aid. */
const ENOUGH_SKILLS = 3;
/** Years of experience that each level requires. */
const LEVEL_YEARS: Readonly<Record<ExperienceLevel, readonly [number, number]>> = {
  IN: [0, 1],
  EL: [0, 3],
  AT: [2, 8],
  ML: [5, 15],
  DR: [8, 30],
  ET: [10, 60],
};
/** Each missing year costs a quarter; each additional year far less. */
const SHORT_BY_A_YEAR = 0.25;
const ABOVE_BY_A_YEAR = 0.05;
const NEAR = { city: 1, state: 0.75, country: 0.5 } as const;

export interface MatchedJob {
  title: string;
  experienceLevel: ExperienceLevel | null;
  remote: boolean;
  /** Countries it can be done remotely from; empty means any. */
  remoteFrom: readonly string[];
  storedPlaces: readonly StoredPlace[];
}

interface Part {
  kind: MatchReasonKind;
  /** 0 to 1 */
  fits: number;
  met: string[];
  missing: string[];
}

function skillsPart(
  asked: readonly Pick<JobSkillRow, 'skill_id' | 'name' | 'min_years'>[],
  { skills }: MatchProfile,
  isOtherWork: boolean,
): Part[] {
  if (asked.length === 0) return [];
  const worth = asked.map(({ skill_id, min_years }) => {
    const years = skills.get(skill_id);
    if (years === undefined) return 0;
    return min_years === null || years >= min_years ? 1 : TOO_FEW_YEARS;
  });
  return [
    {
      kind: 'SKILLS',
      fits: worth.reduce((sum: number, each) => sum + each, 0) / Math.max(asked.length, isOtherWork ? ENOUGH_SKILLS : 1),
      met: asked.flatMap(({ name }, index) => (worth[index] ? [name] : [])),
      missing: asked.flatMap(({ name }, index) => (worth[index] ? [] : [name])),
    },
  ];
}

function titlePart({ title }: MatchedJob, { titles }: MatchProfile): Part[] {
  const [best] = titles.map((own) => ({ own, fits: likenessOfTitles(own, title) })).toSorted((a, b) => b.fits - a.fits);
  if (!best) return [];
  const isSame = best.fits >= SAME_WORK;
  return [{ kind: 'TITLE', fits: best.fits, met: isSame ? [best.own] : [], missing: isSame ? [] : [title] }];
}

function experiencePart({ experienceLevel: level }: MatchedJob, { years }: MatchProfile): Part[] {
  if (level === null || years === null) return [];
  const [fewest, most] = LEVEL_YEARS[level];
  const fits = Math.max(
    0,
    years < fewest ? 1 - (fewest - years) * SHORT_BY_A_YEAR : 1 - Math.max(0, years - most) * ABOVE_BY_A_YEAR,
  );
  const isMet = fits >= 0.5;
  return [{ kind: 'EXPERIENCE', fits, met: isMet ? [level] : [], missing: isMet ? [] : [level] }];
}

function nearness(place: StoredPlace, { city, state, country }: MatchProfile): number {
  const same = (a: string | null, b: string | null) => a !== null && b !== null && foldText(a) === foldText(b);
  if (place.country && country && place.country !== country) return 0;
  if (same(place.city, city)) return NEAR.city;
  if (same(place.state, state)) return NEAR.state;
  return place.country && place.country === country ? NEAR.country : 0;
}

function placePart({ remote, remoteFrom, storedPlaces }: MatchedJob, profile: MatchProfile): Part[] {
  const { country, city } = profile;
  if (remote && (remoteFrom.length === 0 || (country && remoteFrom.includes(country))))
    return [{ kind: 'PLACE', fits: 1, met: ['R'], missing: [] }];
  const places = storedPlaces.filter((place) => place.country ?? place.city ?? (remote && country && place.countries));
  if (places.length === 0 || (!country && !city)) return [];
  const [nearest] = places.map((place) => ({ place, fits: nearness(place, profile) })).toSorted((a, b) => b.fits - a.fits);
  if (!nearest) return [];
  const isNear = nearest.fits > 0;
  const { label } = nearest.place;
  return [{ kind: 'PLACE', fits: nearest.fits, met: isNear ? [label] : [], missing: isNear ? [] : [label] }];
}

/** Integer points that add up to 100, by the weights of the parts. */
function sharesOf(parts: readonly Part[]): number[] {
  const sum = parts.reduce((total, { kind }) => total + WEIGHTS[kind], 0);
  const rounded = parts.map(({ kind }) => Math.round((WEIGHTS[kind] / sum) * 100));
  const left = 100 - rounded.reduce((total, each) => total + each, 0);
  return rounded.map((each, index) => (index === 0 ? each + left : each));
}

/**
 * How well a job matches a candidate, 0 to 100, and why, heaviest part first. Null for a profile without skills, and for a
 * job without anything to compare: no required skills, and a title of a different occupation.
 */
export function matchJob(
  job: MatchedJob,
  asked: readonly Pick<JobSkillRow, 'skill_id' | 'name' | 'min_years'>[],
  profile: MatchProfile,
): JobMatch | null {
  if (profile.skills.size === 0) return null;
  const title = titlePart(job, profile);
  if (asked.length === 0 && !title.some(({ met }) => met.length > 0)) return null;
  const isOtherWork = title.some(({ met }) => met.length === 0);
  const parts = [
    ...skillsPart(asked, profile, isOtherWork),
    ...title,
    // Years in one occupation are not experience in another.
    ...(isOtherWork ? [] : experiencePart(job, profile)),
    ...placePart(job, profile),
  ];
  const shares = sharesOf(parts);
  const reasons = parts.map(({ kind, fits, met, missing }, index) => {
    const of = shares[index] ?? 0;
    return { kind, points: Math.round(of * fits), of, met, missing };
  });
  return { score: reasons.reduce((sum, { points }) => sum + points, 0), reasons };
}
