import { WORKPLACE_FACTS, type WorkplaceFact } from '@hirehq/shared-contracts/codes';
import { NO_FACTS, type JobFacts } from '../../platform/job-facts.ts';
import type { DemoEmployer } from '../demo-employers.ts';
import type { Occupation, Sector } from '../occupation.ts';
import { createRandom } from '../random.ts';

type Workplace = Pick<JobFacts, WorkplaceFact>;

/** The values that fit work in an office, and by sector those that fit work on site; a value named twice is as much more frequent. */
const OFFICE: { [Fact in WorkplaceFact]: readonly NonNullable<Workplace[Fact]>[] } = {
  noiseLevel: ['QUIET', 'QUIET', 'MODERATE'],
  lighting: ['DAYLIGHT', 'DAYLIGHT', 'ADJUSTABLE'],
  contactLevel: ['LITTLE', 'SOME', 'SOME'],
  workStructure: ['MIXED', 'SELF_DIRECTED'],
  flexibility: ['CORE_HOURS', 'FLEXIBLE_HOURS'],
  interviewFormat: ['CONVERSATION', 'WORK_SAMPLE', 'WORK_SAMPLE', 'WRITTEN', 'PANEL'],
};
const SITE: typeof OFFICE = {
  noiseLevel: ['MODERATE', 'MODERATE', 'QUIET'],
  lighting: ['BRIGHT', 'DAYLIGHT'],
  contactLevel: ['SOME', 'CONSTANT'],
  workStructure: ['FIXED', 'FIXED', 'MIXED'],
  flexibility: ['FIXED_HOURS'],
  interviewFormat: ['CONVERSATION', 'TRIAL_DAY', 'WORK_SAMPLE'],
};
const OF_SECTOR: Readonly<Partial<Record<Sector, Partial<typeof OFFICE>>>> = {
  manufacturing: { noiseLevel: ['LOUD', 'LOUD', 'MODERATE'], contactLevel: ['LITTLE', 'SOME'] },
  logistics: { noiseLevel: ['LOUD', 'MODERATE'], contactLevel: ['LITTLE', 'SOME'] },
  retail: { contactLevel: ['CONSTANT'] },
  hospitality: { noiseLevel: ['LOUD', 'MODERATE'], contactLevel: ['CONSTANT'], flexibility: ['FIXED_HOURS', 'FLEXIBLE_HOURS'] },
  education: { contactLevel: ['CONSTANT'] },
};

/** Of the employers that address neurodistinct candidates, and of the others, the share of jobs that say what the workplace is like. */
const STATED = { own: 0.9, other: 0.25 };
const EACH_FACT = 0.8;

/** The facts of the workplace of a demo job; the same id gives the same ones. */
export function workplaceOf(id: string, occupation: Occupation, employer: DemoEmployer): Workplace {
  const random = createRandom(Number.parseInt(id.slice(-8), 16));
  const usual = occupation.where === 'site' ? { ...SITE, ...OF_SECTOR[employer.sector] } : OFFICE;
  const isStated = random.chance(employer.companyTag === 'Neurodiversify' ? STATED.own : STATED.other);
  const facts = Object.keys(WORKPLACE_FACTS) as WorkplaceFact[];
  return Object.fromEntries(
    facts.map((fact) => [fact, isStated && random.chance(EACH_FACT) ? random.pick<string>(usual[fact]) : NO_FACTS[fact]]),
  ) as Workplace;
}
