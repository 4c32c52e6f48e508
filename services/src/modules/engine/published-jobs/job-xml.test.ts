import { expect, test } from 'vitest';
import { jobXml } from './job-xml.ts';
import { jobPosting } from './job-posting.ts';
import type { PostedJob } from './read-published.ts';

const published = (pay: Pick<PostedJob, 'pay_min' | 'pay_max'>): PostedJob => ({
  id: 'a5f0c1de-0000-4000-8000-000000000001',
  enterprise_id: 'a5f0c1de-0000-4000-8000-000000000002',
  isAppliedHere: true,
  title: 'Welder',
  description_html: '<p>You weld.</p>',
  work_mode: null,
  remote: false,
  employment_type: null,
  experience_level: null,
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
