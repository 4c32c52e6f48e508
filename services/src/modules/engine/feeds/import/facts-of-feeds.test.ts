import { afterAll, beforeAll, expect, test } from 'vitest';
import { importsInTest } from './testing/imports-in-test.ts';

let imports: Awaited<ReturnType<typeof importsInTest>>;
beforeAll(async () => {
  imports = await importsInTest();
});
afterAll(() => imports.drop());

/** The two jobs of a feed, as they are stored. */
async function importedFrom(source: string, format: 'csv' | 'jsonld' | 'xml', feed: string) {
  const map = format === 'csv' ? { fields: {} } : undefined;
  const report = await imports.run(feed, { name: `${source}.${format}`, format, source, ...(map && { map }) });
  expect(report.imported).toBe(2);
  return Promise.all(['1', '2'].map((id) => imports.job(source, id)));
}

test('SV-09 facts with their own column are read from yes or no in a table', async () => {
  const table =
    'id,title,company,description,Easy apply\n1,Baker,Crumb,You bake.,yes\n2,Cook,Crumb,You cook.,no\n3,Smith,Crumb,You forge.,\n';
  const report = await imports.run(table, { name: 'facts.csv', format: 'csv', map: { fields: {} } });
  expect(report.imported).toBe(3);
  const stated = await Promise.all(['1', '2', '3'].map((id) => imports.job('csv:facts', id)));
  expect(stated.map((row) => row.easy_apply)).toEqual([true, false, false]);
});

const WORKPLACE = ['noise_level', 'lighting', 'contact_level', 'work_structure', 'flexibility', 'interview_format'] as const;
const inTable = `id,title,company,description,Noise,Lighting,Contact level,Work structure,Flexibility,Interview format
1,Baker,Crumb,You bake.,quiet,Daylight,LITTLE,self-directed,core hours,Work sample
2,Cook,Crumb,You cook.,deafening,,,,,
`;
const inLinkedData = JSON.stringify([
  {
    '@type': 'JobPosting',
    identifier: '1',
    title: 'Baker',
    hiringOrganization: { name: 'Crumb' },
    description: 'You bake.',
    additionalProperty: [
      ['noiseLevel', 'QUIET'],
      ['lighting', 'daylight'],
      ['contact_level', 'Little'],
      ['workStructure', 'self directed'],
      ['flexibility', 'CORE_HOURS'],
      ['interviewFormat', 'work sample'],
    ].map(([name, value]) => ({ '@type': 'PropertyValue', name, value })),
  },
  { '@type': 'JobPosting', identifier: '2', title: 'Cook', hiringOrganization: { name: 'Crumb' }, description: 'You cook.' },
]);
const inElements = `<source><job><id>1</id><title>Baker</title><company>Crumb</company><description>You bake.</description><noise_level>Quiet</noise_level>
<lighting>daylight</lighting><contact_level>little</contact_level><work_structure>self-directed</work_structure><flexibility>core hours</flexibility>
<interview_format>work sample</interview_format></job><job><id>2</id><title>Cook</title><company>Crumb</company><description>You cook.</description></job></source>`;

test.each([
  ['columns', 'csv', inTable],
  ['additional properties', 'jsonld', inLinkedData],
  ['elements', 'xml', inElements],
] as const)(
  'SV-09 JB-10 facts of the workplace are read from %s; a value that is none of the codes is not stated',
  async (_name, format, feed) => {
    const [baker, cook] = await importedFrom(`workplace-${format}`, format, feed);
    expect(WORKPLACE.map((column) => baker?.[column])).toEqual([
      'QUIET',
      'DAYLIGHT',
      'LITTLE',
      'SELF_DIRECTED',
      'CORE_HOURS',
      'WORK_SAMPLE',
    ]);
    expect(WORKPLACE.map((column) => cook?.[column])).toEqual(WORKPLACE.map(() => null));
  },
);

test.each([
  [
    'columns',
    'csv',
    `id,title,company,description,care_setting,shift,licence_required,registration,band
1,Staff Nurse,Ward,You nurse.,care home,Nights,in progress,NMC registration,Band 6
2,Podiatrist (Band 5/6),Ward,You treat feet.,spaceship,,,,`,
  ],
  [
    'additional properties',
    'jsonld',
    JSON.stringify([
      {
        '@type': 'JobPosting',
        identifier: '1',
        title: 'Staff Nurse',
        hiringOrganization: { name: 'Ward' },
        description: 'You nurse.',
        additionalProperty: [
          ['careSetting', 'CARE_HOME'],
          ['shiftPattern', 'nights'],
          ['licence_need', 'In progress'],
          ['licence', 'NMC registration'],
          ['payBand', 'Band 6'],
        ].map(([name, value]) => ({ '@type': 'PropertyValue', name, value })),
      },
      {
        '@type': 'JobPosting',
        identifier: '2',
        title: 'Podiatrist (Band 5/6)',
        hiringOrganization: { name: 'Ward' },
        description: 'You treat feet.',
      },
    ]),
  ],
  [
    'elements',
    'xml',
    `<source><job><id>1</id><title>Staff Nurse</title><company>Ward</company><description>You nurse.</description><care_setting>Care home</care_setting>
<shift_pattern>nights</shift_pattern><licence_need>in progress</licence_need><licence>NMC registration</licence><pay_band>Band 6</pay_band></job>
<job><id>2</id><title>Podiatrist (Band 5/6)</title><company>Ward</company><description>You treat feet.</description></job></source>`,
  ],
] as const)(
  'SV-09 JB-10 facts of a post in health are read from %s; the band also from the title',
  async (_name, format, feed) => {
    const [nurse, podiatrist] = await importedFrom(`health-${format}`, format, feed);
    expect(nurse).toMatchObject({
      care_setting: 'CARE_HOME',
      shift_pattern: 'NIGHTS',
      licence_need: 'IN_PROGRESS',
      licence: 'NMC registration',
      pay_band: 'Band 6',
      pay_band_code: 'BAND_6',
    });
    expect(podiatrist).toMatchObject({ care_setting: null, licence_need: null, pay_band: 'Band 5/6', pay_band_code: 'BAND_5' });
  },
);
