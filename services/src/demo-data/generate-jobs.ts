import { DAY_MS } from '@hirehq/shared-contracts/durations';
import type { EmploymentType, ExperienceLevel, WorkMode } from '@hirehq/shared-contracts/codes';
import type { StoredPlace, StoredQuestion } from '../platform/database/tables/jobs.ts';
import { NO_FACTS } from '../platform/job-facts.ts';
import type { NewJob } from '../modules/engine/jobs/index.ts';
import { SKILL_CATALOGUE } from '../modules/engine/skills/index.ts';
import { countryName } from '../modules/engine/places/index.ts';
import { hires, type DemoEmployer } from './demo-employers.ts';
import type { DemoPlace } from './demo-places.ts';
import { shiftsOf } from '../modules/engine/feeds/index.ts';
import lowestPay from './data/lowest-pay.json' with { type: 'json' };
import firstJobs from './data/first-jobs.json' with { type: 'json' };
import { DEMO_CANDIDATES } from './demo-candidates.ts';
import { describeJob } from './describe-job.ts';
import { healthPostOf } from './facts/health-facts.ts';
import { JOB_LANGUAGES, sentencesIn } from './job-languages.ts';
import { OCCUPATIONS, type Occupation } from './occupation.ts';
import { weighted, type Random } from './random.ts';
import { createSpread } from './spread-texts.ts';
import { workplaceOf } from './facts/workplace-facts.ts';

const LEVEL_PAY: Readonly<Record<ExperienceLevel, number>> = { IN: 0.55, EL: 0.8, AT: 1, ML: 1.25, DR: 1.6, ET: 2.1 };
const LEVEL_YEARS: Readonly<Record<ExperienceLevel, readonly [number, number]>> = {
  IN: [0, 1],
  EL: [0, 2],
  AT: [2, 5],
  ML: [5, 10],
  DR: [8, 15],
  ET: [10, 20],
};
const PLAIN = ['{title}'];
const INTERN = ['{title} Intern', '{title} (Internship)'];
const LEVEL_TITLES: Readonly<Record<Occupation['ranks'], Readonly<Record<ExperienceLevel, readonly string[]>>>> = {
  graded: {
    IN: INTERN,
    EL: ['Junior {title}', '{title}', 'Graduate {title}'],
    AT: PLAIN,
    ML: ['Senior {title}', 'Lead {title}', 'Senior {title}'],
    DR: ['Director, {title}', 'Principal {title}'],
    ET: ['Head of Department, {title}'],
  },
  trained: { IN: INTERN, EL: PLAIN, AT: PLAIN, ML: ['Senior {title}'], DR: ['Principal {title}'], ET: PLAIN },
  plain: { IN: INTERN, EL: PLAIN, AT: PLAIN, ML: PLAIN, DR: PLAIN, ET: PLAIN },
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
/** Nobody in the demo is paid less an hour, by currency. */
const LOWEST_PAY: Readonly<Record<string, number>> = lowestPay;

/** A skill that only employers in the United States ask for. */
const US_LAW = 'HIPAA';

const skillByName = new Map(SKILL_CATALOGUE.map((skill) => [skill.name, skill]));

export interface Surroundings {
  employers: readonly DemoEmployer[];
  /** The state of each demo city, from the gazetteer. */
  stateOf: (place: DemoPlace) => string | null;
  now: Date;
}

/** Each occupation as often as its share says. */
const DRAWN = OCCUPATIONS.flatMap((occupation) => Array.from({ length: occupation.share ?? 1 }, () => occupation));

/** Occupations that even a small platform has: some in demand, and those that the histories of demo candidates mention. */
const FIRST = [
  ...firstJobs,
  ...new Set(DEMO_CANDIDATES.flatMap(({ applications, saves }) => [...applications.map(({ title }) => title), ...saves])),
].map((title) => {
  const occupation = OCCUPATIONS.find((each) => each.title === title);
  if (!occupation) throw new Error(`No occupation is called '${title}'.`);
  return occupation;
});

const inLanguage = (language: string, country: string): string =>
  new Intl.DisplayNames([language], { type: 'region' }).of(country) ?? country;

/** Title, place and pay as an employer writes them who does not hire in English. */
function localTexts(
  language: string | undefined,
  {
    occupation,
    level,
    employment,
    workMode,
    place,
  }: {
    occupation: Occupation;
    level: ExperienceLevel;
    employment: EmploymentType;
    workMode: WorkMode | null;
    place: DemoPlace;
  },
) {
  const local = sentencesIn(language);
  if (!language || !local) return undefined;
  const { titles, cities } = local;
  const ofLevel = level === 'ML' ? titles.senior.replace('{title}', occupation.title) : occupation.title;
  return {
    title: employment === 'PT' ? titles.partTime.replace('{title}', ofLevel) : ofLevel,
    placeLine: local.place[workMode ?? 'O']
      .replace('{city}', cities[place.city] ?? place.city)
      .replace('{country}', inLanguage(language, place.country)),
  };
}

function titleOf(random: Random, occupation: Occupation, level: ExperienceLevel, employment: EmploymentType): string {
  const led = level === 'DR' || level === 'ET' ? LED[level][occupation.title] : undefined;
  const title = led ?? random.pick(LEVEL_TITLES[occupation.ranks][level]).replace('{title}', occupation.title);
  const contract = CONTRACT[employment];
  return contract && random.chance(0.5) ? contract.replace('{title}', title) : title;
}

function payOf(random: Random, occupation: Occupation, level: ExperienceLevel, place: DemoPlace): NonNullable<NewJob['pay']> {
  const stated = LEVEL_PAY[level] * place.payFactor * (0.92 + random.next() * 0.16) * 1000;
  const lowest = ((LOWEST_PAY[place.currency] ?? 0) * HOURS_A_YEAR) / occupation.pay[0];
  const factor = Math.max(stated, lowest);
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
  if (occupation.where === 'remote') return 'R';
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

/** One posting. The same random numbers give the same job. */
function generateJob(
  random: Random,
  occupation: Occupation,
  {
    hiring,
    stateOf,
    now,
    spread,
  }: Omit<Surroundings, 'employers'> & {
    hiring: (occupation: Occupation) => readonly DemoEmployer[];
    spread: ReturnType<typeof createSpread>;
  },
): NewJob {
  const employer = random.pick(hiring(occupation));
  const level = random.pick(occupation.levels);
  const employment: EmploymentType =
    level === 'IN' ? 'IN' : random.pick<EmploymentType>(occupation.employment ?? ['FT', 'FT', 'FT', 'FT', 'FL']);
  const place = weighted(random, employer.places);
  const workMode = workModeOf(random, occupation);
  const country = countryName(place.country);
  const stored: StoredPlace =
    workMode === 'R'
      ? { city: null, state: null, country: place.country, label: country }
      : { city: place.city, state: stateOf(place), country: place.country, label: `${place.city}, ${country}` };
  const names = [...occupation.skills, ...random.some(occupation.extraSkills, random.int(1, 4))].filter(
    (name) => name !== US_LAW || place.country === 'US',
  );
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
  const local = localTexts(employer.language, { occupation, level, employment, workMode, place });
  const title = local?.title ?? titleOf(random, occupation, level, employment);
  const easyApply = random.chance(EASY_APPLY);
  const question = occupation.question;
  const questions: StoredQuestion[] =
    question && !easyApply && random.chance(0.7)
      ? [{ id: 'own-1', kind: question.kind, label: question.label, required: true, options: [...(question.options ?? [])] }]
      : [];
  // New postings are more frequent, because old ones get closed.
  const age = random.next() ** 1.4 * POSTED_OVER_DAYS * DAY_MS;
  const text = describeJob(random, {
    occupation,
    employer,
    title,
    level,
    workMode,
    motto: spread(occupation.purpose, age),
    skills: names,
    placeLine: local?.placeLine ?? placeLine(workMode, stored.label, country),
  });
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
    ...healthPostOf({ id, occupation, employer, level, workMode, country: place.country }),
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

/** An occupation, as often as it is offered in its language and its language is among the jobs. */
function drawn(random: Random): Occupation {
  let left = random.next();
  const language = JOB_LANGUAGES.find(({ share }) => (left -= share) < 0);
  return random.pick(language?.occupations ?? DRAWN);
}

/** Generates the given number of postings, one at a time. */
export function* generateJobs(random: Random, { employers, ...surroundings }: Surroundings, count: number): Generator<NewJob> {
  const spread = createSpread();
  const hiringFor = new Map(
    [...OCCUPATIONS, ...JOB_LANGUAGES.flatMap(({ occupations }) => occupations)].map(
      (occupation) => [occupation, employers.filter((employer) => hires(employer, occupation))] as const,
    ),
  );
  const hiring = (occupation: Occupation) => hiringFor.get(occupation) ?? [];
  for (let index = 0; index < count; index++)
    yield generateJob(random, FIRST[index] ?? drawn(random), { ...surroundings, hiring, spread });
}
