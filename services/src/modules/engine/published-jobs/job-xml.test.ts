import { expect, test } from 'vitest';
import { jobXml } from './job-xml.ts';
import { columnsOfFacts, columnsOfTexts, NO_FACTS } from '../../../platform/job-facts.ts';
import { jobPosting } from './job-posting.ts';
import type { PostedJob } from './read-published.ts';

const published = (pay: Pick<PostedJob, 'pay_min' | 'pay_max'>): PostedJob => ({
  id: 'a5f0c1de-0000-4000-8000-000000000001',
  enterprise_id: 'a5f0c1de-0000-4000-8000-000000000002',
  isAppliedHere: true,
  title: 'Welder',
  description_html: '<p>You weld.</p>',
  ...columnsOfFacts({ ...NO_FACTS, workMode: null }),
  ...columnsOfTexts(NO_FACTS),
  remote: false,
  education: null,
  pay_currency: 'USD',
  pay_unit: 'YEAR',
  posted_at: new Date('2026-01-02T03:04:05Z'),
  closes_on: null,
  places: [],
  establishment_name: 'Acme',
  domain_names: [],
  logo_file: null,
  skills: null,
  years: null,
  ...pay,
});

test.each([
  [null, '75000.00', 'up to USD 75000 per year', { maxValue: 75_000 }],
  ['52000.00', null, 'from USD 52000 per year', { minValue: 52_000 }],
  ['52000.00', '75000.00', 'USD 52000 - 75000 per year', { minValue: 52_000, maxValue: 75_000 }],
  ['52000.00', '52000.00', 'USD 52000 per year', { value: 52_000 }],
  ['17.50', '20.00', 'USD 17.50 - 20.00 per year', { minValue: 17.5, maxValue: 20 }],
] as const)('SV-09 pay of %s to %s is published as open as it is', (pay_min, pay_max, text, value) => {
  const job = published({ pay_min, pay_max });
  expect(/<salary><!\[CDATA\[(.*?)\]\]>/.exec(jobXml(job, 'https://jobs.example.com'))?.[1]).toBe(text);
  expect(jobPosting(job, { origin: 'https://jobs.example.com', logoOf: (file) => file })).toMatchObject({
    baseSalary: { currency: 'USD', value: { '@type': 'QuantitativeValue', unitText: 'YEAR', ...value } },
  });
});

test('SV-09 facts without an element of their own are published in those that our import reads', () => {
  const facts = columnsOfFacts({ ...NO_FACTS, careSetting: 'CARE_HOME', shiftPattern: 'NIGHTS', noiseLevel: 'QUIET' });
  const job: PostedJob = {
    ...published({ pay_min: null, pay_max: null }),
    ...facts,
    licence: 'NMC registration',
    pay_band: 'Band 5',
  };
  const xml = jobXml(job, 'https://jobs.example.com');
  for (const [name, value] of [
    ['care_setting', 'CARE_HOME'],
    ['shift_pattern', 'NIGHTS'],
    ['noise_level', 'QUIET'],
    ['licence', 'NMC registration'],
    ['pay_band', 'Band 5'],
  ] as const)
    expect(xml).toContain(`<${name}><![CDATA[${value}]]></${name}>`);
  expect(xml).not.toContain('<lighting>');
  expect(xml).not.toContain('easy_apply');
});
