import { CARE_SETTINGS, EXPERIENCE_LEVELS, SHIFT_PATTERNS } from '@hirehq/shared-contracts/codes';
import type { ExperienceLevel, WorkMode } from '@hirehq/shared-contracts/codes';
import { z } from 'zod';
import { NO_FACTS, type JobFacts } from '../../platform/job-facts.ts';
import { isHealthOccupation } from '../../modules/engine/skills/index.ts';
import healthPosts from '../data/health-posts.json' with { type: 'json' };
import type { DemoEmployer } from '../demo-employers.ts';
import type { Occupation } from '../occupation.ts';
import { createRandom } from '../random.ts';

const setting = z.enum(CARE_SETTINGS);
/** Texts by the first digits of unit groups. */
const byGroup = z.record(z.string(), z.string());
const byLevel = z.partialRecord(z.enum(EXPERIENCE_LEVELS), z.string());
const POSTS = z
  .strictObject({
    settings: z.record(z.string(), setting),
    settingsOfSectors: z.record(z.string(), setting),
    shifts: z.record(setting, z.array(z.enum(SHIFT_PATTERNS)).readonly()),
    withoutLicence: z.array(z.string()),
    licences: z.record(z.string(), byGroup),
    bands: z.record(z.string(), z.record(z.string(), byLevel)),
    withoutBand: z.strictObject({ settings: z.array(setting), unitGroups: z.array(z.string()) }),
  })
  .parse(healthPosts);

type HealthPost = Pick<JobFacts, 'careSetting' | 'shiftPattern' | 'licenceNeed' | 'licence' | 'payBand'>;

/** Of the jobs in health, the share that states each fact. */
const STATED = 0.85;
/** Of those that require a licence, the share that takes people whose registration is under way. */
const UNDER_WAY = 0.15;

const { careSetting, shiftPattern, licenceNeed, licence, payBand } = NO_FACTS;
const NOTHING: HealthPost = { careSetting, shiftPattern, licenceNeed, licence, payBand };

/** The entry with most of the first digits. */
function closest<Value>(entries: Readonly<Record<string, Value>> | undefined, group: string): Value | undefined {
  const [found] = Object.entries(entries ?? {})
    .filter(([start]) => group.startsWith(start))
    .toSorted(([one], [other]) => other.length - one.length);
  return found?.[1];
}

interface DemoJob {
  id: string;
  occupation: Occupation;
  employer: DemoEmployer;
  level: ExperienceLevel;
  workMode: WorkMode | null;
  country: string;
}

/** What a demo job says of a post in health, nothing for other work; the same id gives the same facts. */
export function healthPostOf({ id, occupation, employer, level, workMode, country }: DemoJob): HealthPost {
  const { unitGroup } = occupation;
  if (!isHealthOccupation(occupation.title)) return NOTHING;
  const random = createRandom(Number.parseInt(id.slice(-8), 16));
  const found =
    workMode === 'R' ? 'TELEHEALTH' : (POSTS.settings[employer.name] ?? POSTS.settingsOfSectors[employer.sector] ?? 'COMMUNITY');
  const isLicensed = !POSTS.withoutLicence.some((start) => unitGroup.startsWith(start));
  const { settings, unitGroups } = POSTS.withoutBand;
  const isBanded = !settings.includes(found) && !unitGroups.some((start) => unitGroup.startsWith(start));
  const stated = <Value>(value: Value | null | undefined): Value | null => (random.chance(STATED) ? (value ?? null) : null);
  return {
    careSetting: stated(found),
    shiftPattern: stated(random.pick(POSTS.shifts[found])),
    licenceNeed: isLicensed ? (random.chance(UNDER_WAY) ? 'IN_PROGRESS' : 'REQUIRED') : stated('NONE'),
    licence: isLicensed ? (closest(POSTS.licences[country], unitGroup) ?? null) : null,
    payBand: isBanded ? stated(closest(POSTS.bands[country], unitGroup)?.[level]) : null,
  };
}
