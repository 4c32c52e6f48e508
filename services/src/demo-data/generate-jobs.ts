import { DAY_MS } from '@hirehq/shared-contracts/durations';
import type { EmploymentType, ExperienceLevel, PayUnit, WorkMode } from '@hirehq/shared-contracts/codes';
import type { StoredPlace, StoredQuestion } from '../platform/database/tables/jobs.ts';
import { NO_FACTS } from '../platform/job-facts.ts';
import type { NewJob } from '../modules/engine/jobs/index.ts';
import { SKILL_CATALOGUE } from '../modules/engine/skills/index.ts';
import { countryName } from '../modules/engine/places/index.ts';
import type { DemoEmployer } from './demo-employers.ts';
import { DEMO_PLACES, type DemoPlace } from './demo-places.ts';
import { shiftsOf } from '../modules/engine/feeds/index.ts';
import { describeJob } from './describe-job.ts';
import { OCCUPATIONS, type Occupation } from './occupation.ts';
import type { Random } from './random.ts';
import { workplaceOf } from './workplace-facts.ts';

const LEVEL_PAY: Readonly<Record<ExperienceLevel, number>> = { IN: 0.55, EL: 0.8, AT: 1, ML: 1.25, DR: 1.6, ET: 2.1 };
const LEVEL_YEARS: Readonly<Record<ExperienceLevel, readonly [number, number]>> = {
  IN: [0, 1],
  EL: [0, 2],
  AT: [2, 5],
  ML: [5, 10],
  DR: [8, 15],
  ET: [10, 20],
};
const LEVEL_TITLES: Readonly<Record<ExperienceLevel, readonly string[]>> = {
  IN: ['{title} Intern', '{title} (Internship)'],
  EL: ['Junior {title}', '{title}', 'Graduate {title}'],
  AT: ['{title}'],
  ML: ['Senior {title}', 'Lead {title}', 'Senior {title}'],
  DR: ['Director, {title}', 'Principal {title}'],
  ET: ['Head of Department, {title}'],
};
const LED: Readonly<Record<'DR' | 'ET', Readonly<Record<string, string>>>> = {
  DR: {
    'Product Manager': 'Director of Product',
    'Engineering Manager': 'Director of Engineering',
    'Project Manager': 'Programme Director',
    'Marketing Manager': 'Marketing Director',
    'Operations Manager': 'Director of Operations',
    'HR Business Partner': 'People Director',
    'Legal Counsel': 'General Counsel',
    'Compliance Officer': 'Head of Compliance',
    'Policy Advisor': 'Head of Policy',
  },
  ET: { 'Engineering Manager': 'Chief Technology Officer', 'Operations Manager': 'Chief Operating Officer' },
};
const CONTRACT: Readonly<Partial<Record<EmploymentType, string>>> = { FL: '{title} (Contract)', PT: '{title}, Part Time' };
const POSTED_OVER_DAYS = 60;
const EASY_APPLY = 0.3;
const HOURS_A_YEAR = 2080;

const skillByName = new Map(SKILL_CATALOGUE.map((skill) => [skill.name, skill]));

export interface Surroundings {
  employers: readonly DemoEmployer[];
  /** The state of each demo city, from the gazetteer. */
  stateOf: (place: DemoPlace) => string | null;
  now: Date;
}

function weighted(random: Random): DemoPlace {
  let left = random.next() * DEMO_PLACES.reduce((sum, place) => sum + place.weight, 0);
  return DEMO_PLACES.find((place) => (left -= place.weight) < 0) ?? random.pick(DEMO_PLACES);
}

function titleOf(random: Random, occupation: Occupation, level: ExperienceLevel, employment: EmploymentType): string {
  const led = level === 'DR' || level === 'ET' ? LED[level][occupation.title] : undefined;
  const title = led ?? random.pick(LEVEL_TITLES[level]).replace('{title}', occupation.title);
  const contract = CONTRACT[employment];
  return contract && random.chance(0.5) ? contract.replace('{title}', title) : title;
}

function payOf(random: Random, occupation: Occupation, level: ExperienceLevel, place: DemoPlace): NonNullable<NewJob['pay']> {
  const factor = LEVEL_PAY[level] * place.payFactor * (0.92 + random.next() * 0.16) * 1000;
  const [low, high] = [occupation.pay[0] * factor, occupation.pay[1] * factor];
  if (occupation.paidByTheHour && random.chance(0.8)) {
    const hourly = (amount: number) => Math.max(1, Math.round((amount / HOURS_A_YEAR) * 2) / 2);
    return { currency: place.currency, min: hourly(low), max: hourly(high), unit: 'HOUR' };
  }
  const step = low > 300_000 ? 10_000 : 500;
  const rounded = (amount: number) => Math.round(amount / step) * step;
  return { currency: place.currency, min: rounded(low), max: rounded(high), unit: 'YEAR' };
}

function workModeOf(random: Random, occupation: Occupation): WorkMode | null {
  if (random.chance(0.04)) return null;
  if (occupation.where === 'site') return 'O';
  const draw = random.next();
  return draw < 0.28 ? 'R' : draw < 0.72 ? 'H' : 'O';
}

function placeLine(mode: WorkMode | null, label: string, country: string): string {
  if (mode === 'R') return `The work is remote; you can live anywhere in ${country}.`;
  if (mode === 'H') return `Our office is in ${label}; most of us are there two or three days a week.`;
  return `The work is in ${label}.`;
}

function amountText(amount: number): string {
  return amount.toLocaleString('en-US');
}

const UNIT_WORDS: Readonly<Partial<Record<PayUnit, string>>> = { HOUR: 'an hour', YEAR: 'a year' };

/** One posting. The same random numbers give the same job. */
function generateJob(random: Random, { employers, stateOf, now }: Surroundings): NewJob {
  const occupation = random.pick(OCCUPATIONS);
  const employer = random.pick(employers.filter((each) => occupation.sectors.includes(each.sector)));
  const level = random.pick(occupation.levels);
  const employment: EmploymentType =
    level === 'IN' ? 'IN' : random.pick<EmploymentType>(occupation.employment ?? ['FT', 'FT', 'FT', 'FT', 'FL']);
  const place = weighted(random);
  const title = titleOf(random, occupation, level, employment);
  const workMode = workModeOf(random, occupation);
  const country = countryName(place.country);
  const stored: StoredPlace =
    workMode === 'R'
      ? { city: null, state: null, country: place.country, label: country }
      : { city: place.city, state: stateOf(place), country: place.country, label: `${place.city}, ${country}` };
  const names = [...occupation.skills, ...random.some(occupation.extraSkills, random.int(1, 4))];
  const [fewest, most] = LEVEL_YEARS[level];
  const skills = names.flatMap((name, index) => {
    const skill = skillByName.get(name);
    if (!skill) throw new Error(`The skill catalogue has no '${name}'.`);
    return [
      { id: skill.id, name, minYears: index < 3 ? fewest : null, maxYears: index < 3 ? random.int(fewest + 1, most) : null },
    ];
  });
  const stated = random.chance(0.82);
  const pay = payOf(random, occupation, level, place);
  const easyApply = random.chance(EASY_APPLY);
  const question = occupation.question;
  const questions: StoredQuestion[] =
    question && !easyApply && random.chance(0.7)
      ? [{ id: 'own-1', kind: question.kind, label: question.label, required: true, options: [...(question.options ?? [])] }]
      : [];
  const text = describeJob(random, {
    occupation,
    employer,
    title,
    level,
    skills: names,
    placeLine: placeLine(workMode, stored.label, country),
    payLine: stated
      ? `${pay.currency} ${amountText(pay.min ?? 0)} to ${amountText(pay.max ?? 0)} ${UNIT_WORDS[pay.unit] ?? ''}`.trim()
      : undefined,
  });
  // New postings are more frequent, because old ones get closed.
  const age = random.next() ** 1.4 * POSTED_OVER_DAYS * DAY_MS;
  const id = random.uuid();
  return {
    id,
    enterprise: { id: employer.id, establishmentName: employer.name, companyTag: employer.companyTag },
    source: null,
    sourceId: null,
    sourceUrl: null,
    contentHash: null,
    title,
    ...text,
    places: [stored],
    ...NO_FACTS,
    ...shiftsOf(title, text.plainText),
    ...workplaceOf(id, occupation, employer),
    workMode,
    remote: workMode === 'R',
    employmentType: employment,
    experienceLevel: level,
    education: occupation.education,
    pay: stated ? pay : null,
    easyApply,
    questions,
    skills,
    postedAt: new Date(Math.floor(now.getTime() - age)),
    closesOn: random.chance(0.25) ? new Date(now.getTime() + random.int(10, 60) * DAY_MS).toISOString().slice(0, 10) : null,
  };
}

/** Generates the given number of postings, one at a time. */
export function* generateJobs(random: Random, surroundings: Surroundings, count: number): Generator<NewJob> {
  for (let index = 0; index < count; index++) yield generateJob(random, surroundings);
}
