import type { ExperienceLevel, WorkMode } from '@hirehq/shared-contracts/codes';
import sentences from './data/job-sentences.json' with { type: 'json' };
import type { DemoEmployer } from './demo-employers.ts';
import { sentencesIn } from './job-languages.ts';
import type { Occupation, Sector } from './occupation.ts';
import type { Random } from './random.ts';

const BENEFITS = sentences.benefits;
const LEVEL_NEED: Readonly<Record<ExperienceLevel, readonly string[]>> = sentences.levelNeeds;
const WELCOME = sentences.welcome;
const HEADINGS = [
  ['What you will do', 'What you bring', 'What we offer', 'How we hire'],
  ['Your work', 'Your profile', 'In return', 'Next steps'],
  ['The role', 'You', 'Good to know', 'From here to your first day'],
];
const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const list = (items: readonly string[]) => `<ul>${items.map((item) => `<li>${escape(item)}</li>`).join('')}</ul>`;
const paragraph = (text: string) => `<p>${escape(text)}</p>`;

export interface JobText {
  summary: string;
  descriptionHtml: string;
  plainText: string;
}

/** Sectors whose employers have nothing to sell. */
const WITHOUT_PRODUCTS: ReadonlySet<Sector> = new Set(['healthcare', 'education', 'public', 'science']);

const benefitsOf = ({
  occupation,
  employer,
  workMode,
}: {
  occupation: Occupation;
  employer: DemoEmployer;
  workMode: WorkMode | null;
}): string[] => [
  ...BENEFITS.everywhere,
  ...(workMode === 'R' ? BENEFITS.remote : occupation.where === 'site' ? BENEFITS.site : BENEFITS.office),
  ...(WITHOUT_PRODUCTS.has(employer.sector) ? [] : BENEFITS.commercial),
];

/** The text of one posting: purpose, duties, requirements and benefits, varied from posting to posting. Its page says the rest. */
export function describeJob(
  random: Random,
  facts: {
    occupation: Occupation;
    employer: DemoEmployer;
    title: string;
    level: ExperienceLevel;
    workMode: WorkMode | null;
    skills: readonly string[];
    motto: string;
    placeLine: string;
  },
): JobText {
  const { occupation, employer, title, level, skills, motto, placeLine } = facts;
  const duties = random.some(occupation.duties, random.int(5, 6));
  const local = sentencesIn(employer.language);
  const ofLevel = level === 'AT' || level === 'ML' ? level : 'EL';
  const needs = [
    local ? local.levelNeeds[ofLevel] : random.pick(LEVEL_NEED[level]),
    ...random.some(occupation.needs, 3),
    // Skills have English names.
    ...(local ? [] : [`Working knowledge of ${skills.slice(0, 3).join(', ')}`]),
  ];
  const headings = local?.headings ?? random.pick(HEADINGS);
  const [doing = '', bringing = '', offering = '', hiring = ''] = headings;
  const benefits = random.some(local?.benefits ?? benefitsOf(facts), random.int(5, 7));
  const welcome = random.pick(local?.welcome ?? WELCOME);
  const descriptionHtml = [
    `<p><strong>${escape(title)}</strong>. ${escape(motto)} ${escape(placeLine)}</p>`,
    `<h3>${doing}</h3>${list(duties)}`,
    `<h3>${bringing}</h3>${list(needs)}`,
    `<h3>${offering}</h3>${list(benefits)}`,
    `<h3>${hiring}</h3>${paragraph(employer.interviews)}${paragraph(welcome)}`,
  ].join('\n');
  return {
    summary: motto,
    descriptionHtml,
    plainText: [employer.about, motto, placeLine, ...duties, ...needs, ...benefits].join('\n'),
  };
}
