import type { ExperienceLevel } from '@hirehq/shared-contracts/codes';
import sentences from './data/job-sentences.json' with { type: 'json' };
import type { DemoEmployer } from './demo-employers.ts';
import type { Occupation } from './occupation.ts';
import type { Random } from './random.ts';

const BENEFITS = sentences.benefits;
const LEVEL_NEED: Readonly<Record<ExperienceLevel, readonly string[]>> = sentences.levelNeeds;
const HIRING = sentences.hiring;
const WELCOME = sentences.welcome;
const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const list = (items: readonly string[]) => `<ul>${items.map((item) => `<li>${escape(item)}</li>`).join('')}</ul>`;
const paragraph = (text: string) => `<p>${escape(text)}</p>`;

export interface JobText {
  summary: string;
  descriptionHtml: string;
  plainText: string;
}

/** The text of one posting: employer, purpose, duties, requirements and benefits, varied from posting to posting. */
export function describeJob(
  random: Random,
  facts: {
    occupation: Occupation;
    employer: DemoEmployer;
    title: string;
    level: ExperienceLevel;
    skills: readonly string[];
    placeLine: string;
    payLine: string | undefined;
  },
): JobText {
  const { occupation, employer, title, level, skills, placeLine, payLine } = facts;
  const purpose = random.pick(occupation.purpose);
  const duties = random.some(occupation.duties, random.int(5, 6));
  const needs = [
    random.pick(LEVEL_NEED[level]),
    ...random.some(occupation.needs, 3),
    `Working knowledge of ${skills.slice(0, 3).join(', ')}`,
  ];
  const headings = random.pick([
    ['What you will do', 'What you bring', 'What we offer', 'How we hire'],
    ['Your work', 'Your profile', 'In return', 'Next steps'],
    ['The role', 'You', 'Good to know', 'From here to your first day'],
  ]);
  const [doing = '', bringing = '', offering = '', hiring = ''] = headings;
  const benefits = random.some(BENEFITS, random.int(5, 7));
  const hire = random.pick(HIRING);
  const welcome = random.pick(WELCOME);
  const descriptionHtml = [
    paragraph(employer.about),
    `<p><strong>${escape(title)}</strong>. ${escape(purpose)} ${escape(placeLine)}</p>`,
    `<h3>${doing}</h3>${list(duties)}`,
    `<h3>${bringing}</h3>${list(needs)}`,
    `<h3>${offering}</h3>${payLine ? paragraph(payLine) : ''}${list(benefits)}`,
    `<h3>${hiring}</h3>${paragraph(hire)}${paragraph(welcome)}`,
  ].join('\n');
  return {
    summary: purpose,
    descriptionHtml,
    plainText: [employer.about, purpose, placeLine, ...duties, ...needs, ...benefits].join('\n'),
  };
}
