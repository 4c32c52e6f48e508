import { expect, test } from 'vitest';
import { BODY, readAsSuggested } from './testing/read-as-suggested.ts';
import { suggestMap } from './suggest-map.ts';

async function* once(text: string) {
  yield Buffer.from(text);
}
const suggested = async (job: Record<string, unknown>) =>
  suggestMap({
    name: 'feed',
    charset: undefined,
    bytes: once(
      JSON.stringify([
        { ...job, id: 'a1' },
        { ...job, id: 'a2' },
      ]),
    ),
  });

const JOB = { title: 'Gardener', description: 'You look after three greenhouses. You water what grows in them.' };

test('SV-09 what an object says about a person or the employer is not read as the posting', async () => {
  const { fields } = await suggested({
    ...JOB,
    contact: { name: 'Ada Berg', city: 'Graz', url: 'https://people.example/ada' },
    employer: { name: 'Green Hands', url: 'https://green.example', type: { name: 'Limited' } },
  });
  expect(fields.company).toBe('employer.name');
  expect(fields.city ?? fields.url ?? fields.employment_type).toBeUndefined();
});

test('SV-09 the grade of a pay scale is no pay', async () => {
  const { fields } = await suggested({ ...JOB, payGradeLow: '12', payGradeHigh: '15', payMinimum: '60274', payMaximum: '90000' });
  expect(fields).toMatchObject({ salary_min: 'payMinimum', salary_max: 'payMaximum' });
});

test('SV-09 a posting is published at the start of its period and closes at its end', async () => {
  const period = { StartDate: { DateTime: '2026-01-07' }, EndDate: { DateTime: '2026-03-09' } };
  const { fields } = await suggested({ ...JOB, PositionPeriod: period });
  expect(fields.closes_on).toBe('PositionPeriod.EndDate.DateTime');
  expect(fields.posted_at).not.toBe('PositionPeriod.EndDate.DateTime');
});

test('SV-09 names with short ends are read in full: jobNm, endYmd', async () => {
  const { fields } = await suggested({ jobNm: 'Gardener', description: JOB.description, endYmd: '20260309' });
  expect(fields).toMatchObject({ title: 'jobNm', closes_on: 'endYmd' });
});

test('SV-09 numbers are neither a city nor a level, and a state of work is no region', async () => {
  const { fields } = await suggested({ ...JOB, city: '10081', level: '3', timeState: 'fresh', place: 'Graz' });
  expect(fields).not.toHaveProperty('city');
  expect(fields).not.toHaveProperty('level');
  expect(fields).not.toHaveProperty('state');
});

test('SV-09 a share and a sector beside the type are no types', async () => {
  const { fields } = await suggested({ ...JOB, employmentType: 'Full-time', answerRate: '60%', sector: 'Temporary work' });
  expect(fields.employment_type).toBe('employmentType');
});

test('SV-09 a part of the title that its address repeats is no employer', async () => {
  const { fields } = await suggested({ ...JOB, title: 'Gardener - Graz', url: 'https://jobs.example/1-gardener-graz' });
  expect(fields.title).toBe('title');
  expect(fields.company).toBeUndefined();
});

test('SV-09 a status is no region, and the region of the address is one', async () => {
  for (const state of ['activated', 'paused', 'publicada'])
    expect((await suggested({ ...JOB, state, address: { city: 'Campinas', state: 'SP' } })).fields).toMatchObject({
      city: 'address.city',
      state: 'address.state',
    });
});

test('SV-09 titles of pages, beginnings of texts, tasks and the end of a time are read', async () => {
  const { fields } = await suggested({
    seo_titel: 'Gärtner (m/w/d)',
    snippet: JOB.description,
    tasks: ['You water what grows in the greenhouses.'],
    available_until: 'Dec 10',
  });
  expect(fields).toMatchObject({ title: 'seo_titel', description: ['snippet', 'tasks'], closes_on: 'available_until' });
});

test('SV-09 people apply at the address that is named below how to apply', async () => {
  const { fields } = await suggested({
    ...JOB,
    HowToApply: { ApplicationMethod: { InternetWebAddress: 'https://jobs.example/apply' } },
  });
  expect(fields.apply_url).toBe('HowToApply.ApplicationMethod.InternetWebAddress');
});

test.each(['job_offer', 'JobPosting', 'job-opening', 'offre_emploi', 'oferta-de-empleo', 'Stellenangebot'])(
  'SV-09 elements called %s are postings',
  async (element) => {
    const posting = `<${element}><title>Gardener</title><city>Graz</city><description>${JOB.description}</description></${element}>`;
    const xml = `<?xml version="1.0"?><list><${element}_locations/>${posting}${posting}</list>`;
    const { list, about } = await suggestMap({ name: 'feed', charset: undefined, bytes: once(xml) });
    expect([list, about.records]).toEqual([element, 2]);
  },
);

test('SV-09 the place of work is read before the address of the employer, wherever they stand', async () => {
  const job = {
    id: 'a1',
    title: 'Cheese maker',
    description: BODY,
    company: { name: 'Dairy', city: 'Bulle', countryIsoCode: 'CH' },
    location: { city: 'Vevey', countryIsoCode: 'CH' },
  };
  const { records } = await readAsSuggested(JSON.stringify([job, { ...job, id: 'a2' }]));
  expect(records[0]?.stated).toEqual([expect.objectContaining({ city: 'Vevey', country: 'CH' })]);
  const { location: _, ...elsewhere } = job;
  const { records: others } = await readAsSuggested(JSON.stringify([elsewhere, { ...elsewhere, id: 'a2' }]));
  expect(others[0]?.stated).toEqual([expect.objectContaining({ city: 'Bulle' })]);
});
