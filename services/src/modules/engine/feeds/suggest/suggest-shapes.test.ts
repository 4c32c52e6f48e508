import { expect, test } from 'vitest';
import { BODY, feedOf, readAsSuggested } from './testing/read-as-suggested.ts';
import { suggestMap } from './suggest-map.ts';

const baker = {
  title: 'Baker',
  employer: 'Brothaus',
  city: 'Graz',
  country: 'Austria',
  description: BODY,
  link: 'https://b.example/1',
};
const driver = { ...baker, title: 'Driver', city: 'Linz', link: 'https://b.example/2' };

test('SV-09 postings that are keyed by slug instead of listed are records with the slug as their id', async () => {
  const postings = { 'baker-graz': baker, 'driver-linz': driver };
  const alone = await readAsSuggested(JSON.stringify(postings));
  expect(alone.records.map(({ sourceId, title }) => [sourceId, title])).toEqual([
    ['baker-graz', 'Baker'],
    ['driver-linz', 'Driver'],
  ]);
  const within = await readAsSuggested(JSON.stringify({ generated: '2026-11-28', data: { vacancies: postings } }));
  expect(within.map.list).toBe('data.vacancies');
  expect(within.records).toHaveLength(2);
  expect((await readAsSuggested(JSON.stringify({ '0': baker, '2': driver }))).map.fields.id).toBeUndefined();
});

test('SV-09 an object about one thing in two languages, and one of other things, is no list of postings', async () => {
  const { records } = await readAsSuggested(JSON.stringify({ en: baker, de: driver }));
  expect(records.map(({ sourceId }) => sourceId)).not.toContain('en');
  const listed = await readAsSuggested(JSON.stringify({ page: { number: 1, size: 9 }, jobs: [baker, driver] }));
  expect(listed.map.list).toBe('jobs');
  expect(listed.records).toHaveLength(2);
});

test('SV-09 postings in lists of their departments are records, and their own lists are not', async () => {
  const departments = [
    { id: 1, name: 'Bakery', jobs: [{ ...baker, offices: [{ title: 'North' }] }] },
    { id: 2, name: 'Fleet', jobs: [driver] },
  ];
  const { map, records } = await readAsSuggested(JSON.stringify({ departments }));
  expect(map.list).toBe('departments.jobs');
  expect(records.map(({ title }) => title)).toEqual(['Baker', 'Driver']);
  const listed = await readAsSuggested(JSON.stringify({ jobs: departments.flatMap(({ jobs }) => jobs) }));
  expect(listed.map.list).toBe('jobs');
});

test('SV-09 elements that nobody else calls so are found because the text repeats them', async () => {
  const entry = (nr: number, role: string) =>
    `<opening_entry nr="${nr}"><role>${role}</role><organisation>Valley Birth Centre</organisation><town>Kendal</town><about>${BODY}</about><web>https://v.example/${nr}</web></opening_entry>`;
  const { map, records } = await readAsSuggested(
    `<?xml version="1.0"?><openings-export>${entry(7, 'Midwife')}${entry(8, 'Receptionist')}</openings-export>`,
  );
  expect(map.list).toBe('opening_entry');
  expect(records).toMatchObject([
    { sourceId: '7', title: 'Midwife', company: 'Valley Birth Centre', url: 'https://v.example/7' },
    { title: 'Receptionist' },
  ]);
});

test('SV-09 names without anything between their words are the same names', async () => {
  const rows = [
    'jobtitle,companyname,description,publishdate,expirydate',
    `Cashier,Sunny Mart,"${BODY}",19/11/2026,19/12/2026`,
    `Stocker,Sunny Mart,"${BODY}",20/11/2026,20/12/2026`,
  ];
  const { map } = await readAsSuggested(rows.join('\n'));
  expect(map.fields).toMatchObject({ company: 'companyname', posted_at: 'publishdate', closes_on: 'expirydate' });
});

test('SV-09 names in further languages, without accents, of the Turkish İ, and within wrappers of an API', async () => {
  const named = async (row: object) => (await readAsSuggested(JSON.stringify([row, row]))).map.fields;
  expect(
    await named({ naziv: 'Kuhar', tvrtka: 'Konoba More', grad: 'Split', drzava: 'Hrvatska', rok: '15.12.2026.' }),
  ).toMatchObject({
    title: 'naziv',
    company: 'tvrtka',
    city: 'grad',
    country: 'drzava',
    closes_on: 'rok',
  });
  expect(await named({ 'İlan Başlığı': 'Terzi', İl: 'İzmir', 'İlan Tarihi': '12.11.2026' })).toMatchObject({
    title: 'İlan Başlığı',
    city: 'İl',
    posted_at: 'İlan Tarihi',
  });
  const wrapped = { attributes: { Title: 'Ranger', Company: { data: { attributes: { name: 'Moor Park' } } } } };
  expect(await named(wrapped)).toMatchObject({ title: 'attributes.Title', company: 'attributes.Company.data.attributes.name' });
});

test('SV-09 the day on which applications end comes before that on which the posting does', async () => {
  const job = {
    ...baker,
    id: '1',
    posting: { endDate: '2027-01-09' },
    more: { application: { applicationEndDate: '2026-12-31' } },
  };
  const { records } = await readAsSuggested(JSON.stringify([job, { ...job, id: '2' }]));
  expect(records[0]?.closesOn).toBe('2026-12-31');
});

test.each([
  ['a line for the delimiter', 'sep=;'],
  ['a title and a date', 'Stellenliste\nStand: 28.11.2026\n'],
])('SV-09 a table below %s', async (_, above) => {
  const rows = [
    'Stellenbezeichnung;Firma;Ort;Beschreibung',
    `Koch;Gasthaus Saale;Jena;${BODY}`,
    `Kellner;Gasthaus Saale;Jena;${BODY}`,
  ];
  const { records } = await readAsSuggested(`${[above, ...rows].join('\n')}\n`);
  expect(records).toMatchObject([
    { title: 'Koch', company: 'Gasthaus Saale', locations: ['Jena'] },
    { title: 'Kellner', company: 'Gasthaus Saale' },
  ]);
});

test('SV-09 without a description, what the feed states with a link is put together as one; without a link, a note says what to do', async () => {
  const without = [baker, driver].map(({ description: _, ...rest }) => rest);
  const { map, records } = await readAsSuggested(JSON.stringify(without));
  expect(map.about.notes.join()).toContain('what the feed states is put together as one');
  expect(records[0]?.html).toBe('<p>Baker</p>\n<p>Brothaus</p>\n<p>Graz</p>\n<p>https://b.example/1</p>');
  const unlinked = without.map(({ link: _, ...rest }) => rest);
  const { about } = await suggestMap(feedOf(JSON.stringify(unlinked)));
  expect(about.notes.join()).toContain('map the field that has it, or put one together');
});

test('SV-09 the employer behind a comma in titles is the name that the text writes like that', async () => {
  const item = (title: string, text: string, nr: number) =>
    `<item><title>${title}</title><link>https://ji.example/${nr}</link><description>${text}</description></item>`;
  const { records } = await readAsSuggested(
    `<rss><channel><title>Job i Vejle</title>${item('Smed, Vejle Stål A/S', 'Vejle Stål A/S søger en smed til værkstedet. Ring i dag.', 1)}${item('Bogholder, Fjord ApS', 'Fjord ApS søger en bogholder til kontoret. Ring i dag.', 2)}</channel></rss>`,
  );
  expect(records).toMatchObject([
    { title: 'Smed', company: 'Vejle Stål A/S' },
    { title: 'Bogholder', company: 'Fjord ApS' },
  ]);
});
