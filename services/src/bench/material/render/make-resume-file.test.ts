import { expect, test } from 'vitest';
import { unzip } from '../../../platform/testing/unzip.ts';
import { readOpenHalf } from '../material-files.ts';
import type { MaterialCase } from '../material.ts';
import { arrangeResume } from './arrange.ts';
import { linesOf } from './blocks.ts';
import { LAYOUTS } from './layouts.ts';
import { makeResumeFile } from './make-resume-file.ts';

const resume: MaterialCase<'resumes'> = {
  id: 'one-column-0123456789',
  kind: 'one-column',
  source: 'word-templates',
  language: 'de',
  layout: 'one-column',
  format: 'txt',
  profession: 'Gärtner',
  headings: {
    profile: 'Profil',
    jobs: 'Beruf',
    educations: 'Ausbildung',
    skills: 'Kenntnisse',
    languages: 'Sprachen',
    phone: 'Telefon',
    email: 'E-Mail',
    address: 'Anschrift',
  },
  person: {
    name: 'Änne Größ',
    email: 'aenne@example.com',
    phone: '030 5550',
    address: { written: 'Weg 1 & 2, 10115 Berlin', city: 'Berlin', country: 'DE' },
    links: ['aenne.example'],
    profile: 'Stauden <3',
    jobs: [
      { title: 'Gärtnerin', employer: 'Beet GmbH', written: 'seit 2019', from: '2019', to: 'present', did: ['Pflanzt {viel}'] },
    ],
    educations: [{ degree: 'Lehre', school: 'Schule am Hang', written: '2016', from: null, to: '2016' }],
    skills: ['Schnitt', 'Boden'],
    languages: [{ name: 'Deutsch', code: 'de', written: 'Deutsch (Muttersprache)', level: 'NATIVE' }],
    others: [{ heading: 'Ehrenamt', lines: ['Schulgarten'] }],
  },
};
const WRITTEN = ['Änne Größ', 'aenne@example.com', '030 5550', 'Weg 1 & 2', 'aenne.example', 'Stauden <3', 'Gärtnerin']
  .concat(['Beet GmbH', 'seit 2019', 'Pflanzt {viel}', 'Lehre', 'Schule am Hang', 'Schnitt', 'Boden'])
  .concat(['Deutsch (Muttersprache)', 'Schulgarten']);

const textOfZip = (archive: Buffer): string => [...unzip(archive).values()].map((file) => file.toString()).join('\n');
const unescaped = (text: string) => text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');

test.each(Object.keys(LAYOUTS))('the layout %s holds everything of the person', (layout) => {
  const { pageHeader = '', pageFooter = '', side, blocks } = arrangeResume({ ...resume, layout });
  const page = [pageHeader, ...(side?.blocks ?? []).flatMap(linesOf), ...blocks.flatMap(linesOf), pageFooter].join('\n');
  expect(WRITTEN.filter((text) => !page.includes(text))).toEqual([]);
});

test.each(['docx', 'odt'] as const)('a %s file has the words, also those in page headers', async (format) => {
  for (const layout of ['sidebar-left', 'page-header', 'page-footer', 'table']) {
    const text = unescaped(textOfZip((await makeResumeFile({ ...resume, layout, format })).data));
    expect(WRITTEN.filter((word) => !text.includes(word))).toEqual([]);
  }
});

test('text and HTML files have the words', async () => {
  for (const format of ['txt', 'html'] as const) {
    const text = unescaped((await makeResumeFile({ ...resume, format })).data.toString());
    expect(WRITTEN.filter((word) => !text.includes(word))).toEqual([]);
  }
});

test('a page header or footer is set in the margin, where it is printed', async () => {
  for (const [layout, place] of [
    ['page-header', '@top-center'],
    ['page-footer', '@bottom-center'],
  ] as const) {
    const page = (await makeResumeFile({ ...resume, layout, format: 'html' })).data.toString();
    expect(page).toContain(`${place} { content: "Änne Größ · Weg 1 & 2, 10115 Berlin · 030 5550`);
  }
});

test('RTF escapes what the format reserves, and letters outside ASCII', async () => {
  const text = (await makeResumeFile({ ...resume, format: 'rtf' })).data.toString('latin1');
  expect(text).toContain(String.raw`\u196?nne Gr\u246?\u223?`);
  expect(text).toContain(String.raw`Pflanzt \{viel\}`);
});

test('every résumé for tuning can be set in its layout', async () => {
  for (const each of await readOpenHalf(`${import.meta.dirname}/..`, 'resumes'))
    expect(arrangeResume(each).blocks[0]).toEqual({ as: 'name', text: each.person.name });
});

test('a layout that is not there and a PDF without a browser say what to do', async () => {
  await expect(makeResumeFile({ ...resume, layout: 'origami' })).rejects.toThrow('add it to layouts.ts');
  await expect(makeResumeFile({ ...resume, format: 'pdf' })).rejects.toThrow('set CHROME_PATH');
});
