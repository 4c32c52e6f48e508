import { expect, test } from 'vitest';
import { parseFeed } from '../formats/parse-feed.ts';
import { suggestMap } from './suggest-map.ts';
import { BODY, feedOf, readAsSuggested, recordsAsSuggested } from './testing/read-as-suggested.ts';

const job = (id: number, own: object) => ({ id, title: `Gardener ${id}`, description: BODY, ...own });
const rss = (title: string, ...titles: string[]) =>
  `<rss><channel><title>${title}</title>${titles.map((each, id) => `<item><guid>${id}</guid><title>${each}</title><description>${BODY}</description></item>`).join('')}</channel></rss>`;

test.each([
  ['{"company":"Green Hands",', 'Green Hands'],
  ['{"name":"Green Hands","description":"We grow.",', 'Green Hands'],
  ['{"name":"Careers at Green Hands",', 'Green Hands'],
  ['{"name":"Jobs",', undefined],
  ['{"total":2,', undefined],
])('SV-09 the employer that %s names for the list is that of all its records: %s', async (start, employer) => {
  const { records } = await readAsSuggested(`${start}"jobs":${JSON.stringify([job(1, {}), job(2, {})])}}`);
  expect(records.map(({ company }) => company)).toEqual([employer, employer]);
});

test.each([
  ['Jobs', ['Green Hands: Gardener', 'Red Barn: Milker'], ['Green Hands', 'Red Barn'], ['Gardener', 'Milker']],
  ['Jobs', ['Gardener at Green Hands (Graz)', 'Milker at Red Barn'], ['Green Hands', 'Red Barn'], ['Gardener', 'Milker']],
  ['Jobs', ['Remote: Gardener', 'Remote: Milker'], [undefined, undefined], ['Remote: Gardener', 'Remote: Milker']],
  ['Green Hands - Careers', ['Gardener', 'Milker'], ['Green Hands', 'Green Hands'], ['Gardener', 'Milker']],
])('SV-09 the employer in the titles of the feed %s, %j, is %j', async (channel, titles, companies, read) => {
  const { records } = await readAsSuggested(rss(channel, ...titles));
  expect(records.map(({ company }) => company)).toEqual(companies);
  expect(records.map(({ title }) => title)).toEqual(read);
});

test('SV-09 a place that one of two objects states is read from whichever has it', async () => {
  const empty = { city: null, country: null };
  const jobs = [
    job(1, { location: { city: 'Graz', country: 'Austria' }, atsLocation: empty }),
    job(2, { location: empty, atsLocation: { city: 'Bath', country: 'United Kingdom' } }),
  ];
  const { records } = await readAsSuggested(JSON.stringify({ result: jobs }));
  expect(records.map(({ stated }) => stated)).toMatchObject([
    [{ city: 'Graz', country: 'Austria' }],
    [{ city: 'Bath', country: 'United Kingdom' }],
  ]);
});

test('SV-09 lists of values with their kinds are fields, and values that stand for none are not read', async () => {
  const of = (salary: string, location: string) => ({
    placeholders: [
      { type: 'experience', label: '2-4 Yrs' },
      { type: 'salary', label: salary },
      { type: 'location', label: location },
    ],
    company: 'N/A',
  });
  const { records } = await readAsSuggested(
    JSON.stringify([job(1, of('3-4 Lacs PA', 'Hosur')), job(2, of('Not disclosed', 'Hubli'))]),
  );
  expect(records.map(({ company, payText, locations }) => [company, payText, locations])).toEqual([
    [undefined, '3-4 Lacs PA', ['Hosur']],
    [undefined, undefined, ['Hubli']],
  ]);
});

test('SV-09 postings that are attributes only, and numbered locations', async () => {
  const xml = `<Jobs><Job JobReqId="1" JobTitle="Gardener" Location1="Graz" EmploymentType="Regular" TimeType="Part-time"><Job-Description>${BODY}</Job-Description></Job>
    <Job JobReqId="2" JobTitle="Florist" Location1="Linz" Location2="Wels" EmploymentType="Regular" TimeType="Full-time"/></Jobs>`;
  const map = await suggestMap(feedOf(xml));
  const records = await recordsAsSuggested(parseFeed('xml', feedOf(xml), { ...map, defaults: { description: '(none)' } }).items);
  expect(records.map(({ title, locations, employmentType }) => [title, locations, employmentType])).toEqual([
    ['Gardener', ['Graz'], expect.stringContaining('Part-time')],
    ['Florist', ['Linz', 'Wels'], expect.stringContaining('Full-time')],
  ]);
});

test('SV-09 where candidates have to live is the location of a remote job', async () => {
  const jobs = [1, 2].map((id) => job(id, { candidate_required_location: 'USA, Canada' }));
  const { map } = await readAsSuggested(JSON.stringify(jobs));
  expect(map.defaults).toEqual({ work_mode: 'Remote' });
});

test('SV-09 words about how much of the work is remote are codes of its mode', async () => {
  const jobs = ['fully', 'hybrid', 'none'].map((remoteStatus, id) => job(id, { remoteStatus }));
  const { records } = await readAsSuggested(JSON.stringify(jobs));
  expect(records.map(({ workMode }) => workMode)).toEqual(['R', 'hybrid', undefined]);
});
