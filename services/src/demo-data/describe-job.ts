import type { ExperienceLevel } from '@hirehq/shared-contracts/codes';
import type { DemoEmployer } from './demo-employers.ts';
import type { Occupation } from './occupation.ts';
import type { Random } from './random.ts';

const BENEFITS = [
  'Thirty days of holiday, and a reminder to take them',
  'A pension the employer pays into',
  'Private health cover for you and your family',
  'A training budget of your own each year',
  'Flexible hours around a short core time',
  'Four weeks a year of work from anywhere',
  'Sixteen weeks of paid leave for every new parent',
  'A pass for public transport',
  'Bicycle leasing',
  'Paid days for volunteering',
  'Equipment you choose yourself',
  'A mentor from your first day',
  'Quiet rooms and adjustable light',
  'Meals on shift',
  'Sick pay from day one',
  'Childcare subsidy',
  'Shares in what we build',
  'Paid breaks',
  'Relocation help',
  'Language lessons',
  'A clear pay scale, open to everyone',
  'Counselling, free and confidential',
  'Time off for exams',
  'Discounts on our products',
];
const LEVEL_NEED: Readonly<Record<ExperienceLevel, readonly string[]>> = {
  IN: ['You are studying, or have just finished, and want to learn by doing', 'No experience needed beyond curiosity'],
  EL: ['Up to two years of experience, paid or not', 'A first job or placement in the field'],
  AT: ['Two to five years in a similar role', 'Some years of practice, and work you can show'],
  ML: ['Five or more years, part of them with responsibility for others’ work', 'A senior record in the field'],
  DR: ['Ten years of experience and a history of leading leaders', 'Experience in running a department'],
  ET: ['Experience at the top of an organisation', 'A record of turning strategy into results'],
};
const HIRING = [
  'A call of twenty minutes, a conversation with two of the team, and a paid half day together. You hear from us within a week at every step.',
  'Send your application; a person reads it. Then one interview on site and one practical task that we pay for.',
  'Two conversations, no puzzles. We send the questions beforehand, so that nobody is caught cold.',
  'We answer within five working days. Tell us what you need for a fair interview: more time, written questions, a quiet room.',
];
const WELCOME = [
  'We hire people, not profiles: if you meet most of this and not all, do apply.',
  'We welcome applications from people of every background, age and ability, and adjust the work place to the person.',
  'Different minds make better work. Adjustments are arranged before the first day.',
  'Career changers are welcome; half of us were one.',
];

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
