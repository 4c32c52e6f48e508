import { expect, test } from 'vitest';
import { parseFeed } from '../formats/parse-feed.ts';
import { BODY, feedOf, readAsSuggested } from './testing/read-as-suggested.ts';

test('SV-09 the text of an object with an id is what the object is: province.value, company.display_name', async () => {
  const job = {
    id: 'a1',
    title: 'Gardener',
    description: BODY,
    province: { id: 7, value: 'Salamanca' },
    company: { id: 3, display_name: 'Green Hands' },
    salaryMin: { id: 1, value: '23.000 €' },
    salaryPeriod: { id: 3, value: 'Bruto/año' },
    contractType: { id: 1, value: 'Full-time' },
  };
  const { map, records } = await readAsSuggested(JSON.stringify({ items: [job, { ...job, id: 'a2' }] }));
  expect(map.fields).toMatchObject({
    state: 'province.value',
    company: 'company.display_name',
    salary_min: 'salaryMin.value',
    salary_unit: 'salaryPeriod.value',
    employment_type: 'contractType.value',
  });
  expect(records[0]).toMatchObject({ company: 'Green Hands', pay: { min: 23000, unit: 'YEAR', currency: 'EUR' } });
});

test('SV-09 the address to apply at is told from the page of the posting', async () => {
  const job = {
    id: 'a1',
    title: 'Gardener',
    description: BODY,
    urls: { ad: 'https://a.example/1', apply: 'https://a.example/1/apply' },
  };
  const { records } = await readAsSuggested(JSON.stringify([job, { ...job, id: 'a2' }]));
  expect(records[0]).toMatchObject({ applyUrl: 'https://a.example/1/apply' });
});

test('SV-09 flags of hybrid and on-site work, and further locations beside the first', async () => {
  const rows = [
    'id,title,description,location,additional locations,remote,hybrid,on_site',
    `1,Gardener,"${BODY}",Graz,Linz,false,true,false`,
    `2,Florist,"${BODY}",Graz,,false,false,true`,
    `3,Writer,"${BODY}",Graz,,true,false,false`,
  ];
  const { records } = await readAsSuggested(rows.join('\n'));
  expect(records.map(({ workMode, remote, locations }) => [workMode, remote, locations])).toEqual([
    ['Hybrid', undefined, ['Graz', 'Linz']],
    ['On-site', undefined, ['Graz']],
    [undefined, true, ['Graz']],
  ]);
});

test('SV-09 lines of a description that begin with a label are fields where the feed has no others', async () => {
  const item = (id: number, place: string) =>
    `<item><guid>${id}</guid><title>Chaudronnier</title><description>Entité : Aérolyre&lt;br /&gt;Contrat : CDI&lt;br /&gt;Localisation : France, ${place}&lt;br /&gt;Salaire : 28 à 32 K€</description></item>`;
  const { map, records } = await readAsSuggested(`<rss><channel>${item(1, 'Tarbes')}${item(2, 'Toulouse')}</channel></rss>`);
  expect(map.fields).toMatchObject({ company: 'description|after Entité', location: 'description|after Localisation' });
  expect(records.map(({ company, locations }) => [company, locations])).toEqual([
    ['Aérolyre', ['France, Tarbes']],
    ['Aérolyre', ['France, Toulouse']],
  ]);
});

test('SV-09 the whole text is the description, not the beginning of it; fields with a namespace are found by their names', async () => {
  const item = (id: number) =>
    `<item><guid>${id}</guid><title>Shearer</title><description>Six weeks…</description><content:encoded><![CDATA[<p>Six weeks in the sheds. ${BODY}</p>]]></content:encoded><job_listing:location>Dubbo</job_listing:location><job_listing:company>Wool Co.</job_listing:company></item>`;
  const { map } = await readAsSuggested(`<rss><channel>${item(1)}${item(2)}</channel></rss>`);
  expect(map.fields).toMatchObject({
    description: 'content:encoded',
    location: 'job_listing:location',
    company: 'job_listing:company',
  });
});

test('SV-09 dates of the work are no dates of the posting', async () => {
  const job = { id: '1', title: 'Gardener', description: BODY, expectedEndDate: '2027-05-31', startDate: '2026-12-01' };
  const { map } = await readAsSuggested(JSON.stringify([job, { ...job, id: '2', startDate: '2026-12-05' }]));
  expect(map.fields.posted_at).toBeUndefined();
});

test('SV-09 characters that are written by their names in plain text are read', async () => {
  const job = { id: '1', title: 'Auxiliar', description: 'Recepci&oacute;n y apoyo en consulta.' };
  const { records } = await readAsSuggested(JSON.stringify([job, { ...job, id: '2' }]));
  expect(records[0]?.html).toContain('Recepción');
});

test('SV-09 a posting of a page that refers to its organisation by @id has its name', async () => {
  const graph = [
    { '@type': 'WebSite', '@id': 'https://maple.example/#site', name: 'Maple County Schools' },
    { '@type': 'JobPosting', title: 'Nurse', description: BODY, hiringOrganization: { '@id': 'https://maple.example/#site' } },
  ];
  const page = `<html><script type="application/ld+json">${JSON.stringify({ '@graph': graph })}</script></html>`;
  const companies: unknown[] = [];
  for await (const item of parseFeed('jsonld', feedOf(page)).items)
    companies.push(item.kind === 'record' ? item.record.company : item);
  expect(companies).toEqual(['Maple County Schools']);
});

test('SV-09 everyday words stand for a coded fact only if its codes are in the column', async () => {
  const rows = [
    'id,title,description,company,setting,light,shift',
    `1,Nurse,${BODY},Acme,Hospital,by the window,Rotating`,
    `2,Cook,${BODY},Acme,Community,in the cellar,Days`,
  ];
  const { map } = await readAsSuggested(rows.join('\n'));
  expect(map.fields).toMatchObject({ care_setting: 'setting', shift_pattern: 'shift' });
  expect(map.fields).not.toHaveProperty('lighting');
});
