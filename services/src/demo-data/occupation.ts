import { EDUCATION_LEVELS, EMPLOYMENT_TYPES, EXPERIENCE_LEVELS } from '@hirehq/shared-contracts/codes';
import { z } from 'zod';
import kindsOfWork from './data/kinds-of-work.json' with { type: 'json' };
import animalsAndOutdoors from './data/occupations/animals-and-outdoors.json' with { type: 'json' };
import building from './data/occupations/building.json' with { type: 'json' };
import business from './data/occupations/business.json' with { type: 'json' };
import businessProfessions from './data/occupations/business-professions.json' with { type: 'json' };
import commerce from './data/occupations/commerce.json' with { type: 'json' };
import creativeWork from './data/occupations/creative-work.json' with { type: 'json' };
import design from './data/occupations/design.json' with { type: 'json' };
import handsOn from './data/occupations/hands-on.json' with { type: 'json' };
import health from './data/occupations/health.json' with { type: 'json' };
import healthcare from './data/occupations/healthcare.json' with { type: 'json' };
import helpers from './data/occupations/helpers.json' with { type: 'json' };
import lawAndSociety from './data/occupations/law-and-society.json' with { type: 'json' };
import machinesAndVehicles from './data/occupations/machines-and-vehicles.json' with { type: 'json' };
import management from './data/occupations/management.json' with { type: 'json' };
import offices from './data/occupations/offices.json' with { type: 'json' };
import peopleAndPlaces from './data/occupations/people-and-places.json' with { type: 'json' };
import science from './data/occupations/science.json' with { type: 'json' };
import service from './data/occupations/service.json' with { type: 'json' };
import software from './data/occupations/software.json' with { type: 'json' };
import teaching from './data/occupations/teaching.json' with { type: 'json' };
import technicians from './data/occupations/technicians.json' with { type: 'json' };
import technology from './data/occupations/technology.json' with { type: 'json' };
import workshops from './data/occupations/workshops.json' with { type: 'json' };

export const SECTORS = [
  'technology',
  'healthcare',
  'finance',
  'logistics',
  'education',
  'hospitality',
  'public',
  'creative',
  'manufacturing',
  'retail',
  'construction',
  'agriculture',
  'energy',
  'science',
  'professional_services',
] as const;
export type Sector = (typeof SECTORS)[number];

const texts = z.array(z.string()).readonly();

const levels = z.array(z.enum(EXPERIENCE_LEVELS)).readonly();
const employment = z.array(z.enum(EMPLOYMENT_TYPES)).readonly();
/** Where the work can be done: on site only, also from home, or only from home. */
const where = z.enum(['site', 'office', 'remote']);
const education = z.enum(EDUCATION_LEVELS).nullable();

/** What the occupations of some unit groups of ISCO-08 have in common; an occupation can state it differently. */
const kindSchema = z.strictObject({
  /** Their first digits. */
  unitGroups: texts,
  /** Only for work from home. */
  remote: z.literal(true).exactOptional(),
  where,
  levels,
  employment,
  education,
  /** Whether titles have levels from junior to principal, only 'senior', or none. */
  ranks: z.enum(['graded', 'trained', 'plain']),
  paidByTheHour: z.boolean().exactOptional(),
  extraSkills: texts,
  purpose: texts,
  duties: texts,
  needs: texts,
});
type KindOfWork = z.infer<typeof kindSchema>;

/** What a job of this occupation is like; the generator combines it with an employer, a city and a level. */
const occupationSchema = z.strictObject({
  title: z.string(),
  /** Of ISCO-08, four digits. */
  unitGroup: z.string(),
  /** How many times as frequent as a rare occupation. */
  share: z.int().exactOptional(),
  sectors: z.array(z.enum(SECTORS)).readonly(),
  /** Words of the names of those employers of the sectors that have such work; without them, all have. */
  employers: texts.exactOptional(),
  where: where.exactOptional(),
  levels: levels.exactOptional(),
  employment: employment.exactOptional(),
  education: education.exactOptional(),
  /** Annual pay in the United States at mid level, in thousands of dollars. */
  pay: z.tuple([z.number(), z.number()]).readonly(),
  paidByTheHour: z.boolean().exactOptional(),
  /** Names of the skill catalogue: always asked for, and sometimes. */
  skills: texts,
  extraSkills: texts.exactOptional(),
  purpose: texts,
  duties: texts,
  needs: texts.exactOptional(),
  question: z
    .strictObject({ label: z.string(), kind: z.enum(['TEXT', 'RADIO']), options: texts.exactOptional() })
    .exactOptional(),
});
type StatedOccupation = z.infer<typeof occupationSchema>;
export type Occupation = { /** In which its jobs are written, if not in English. */ language?: string } & Omit<
  KindOfWork,
  'unitGroups' | 'remote'
> &
  StatedOccupation &
  Pick<KindOfWork, 'needs' | 'extraSkills'>;

const MOTTOS = 6;
/** With fewer duties of its own, an occupation has those of its kind as well. */
const ENOUGH_DUTIES = 5;

const KINDS = z.array(kindSchema).parse(kindsOfWork);

function kindOf({ title, unitGroup, where: own }: StatedOccupation): KindOfWork {
  const fitting = KINDS.flatMap((kind) =>
    kind.unitGroups
      .filter((start) => unitGroup.startsWith(start) && (!kind.remote || own === 'remote'))
      .map((start) => ({ kind, rank: start.length + (kind.remote ? unitGroup.length : 0) })),
  );
  const [closest] = fitting.toSorted((one, other) => other.rank - one.rank);
  if (!closest) throw new Error(`No kind of work has the unit group ${unitGroup} of '${title}'.`);
  return closest.kind;
}

function completed(occupation: StatedOccupation): Occupation {
  const { unitGroups: _, remote: _remote, ...kind } = kindOf(occupation);
  const { purpose, duties } = occupation;
  return {
    ...kind,
    ...occupation,
    needs: occupation.needs ?? kind.needs,
    extraSkills: (occupation.extraSkills ?? kind.extraSkills).filter((name) => !occupation.skills.includes(name)),
    purpose: [...purpose, ...kind.purpose].slice(0, MOTTOS),
    duties: duties.length < ENOUGH_DUTIES ? [...duties, ...kind.duties] : duties,
  };
}

export const OCCUPATIONS: readonly Occupation[] = z
  .array(occupationSchema)
  .parse([
    ...animalsAndOutdoors,
    ...building,
    ...business,
    ...businessProfessions,
    ...commerce,
    ...creativeWork,
    ...design,
    ...handsOn,
    ...health,
    ...healthcare,
    ...helpers,
    ...lawAndSociety,
    ...machinesAndVehicles,
    ...management,
    ...offices,
    ...peopleAndPlaces,
    ...science,
    ...service,
    ...software,
    ...teaching,
    ...technicians,
    ...technology,
    ...workshops,
  ])
  .map(completed);
