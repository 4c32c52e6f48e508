import { expect, test } from 'vitest';
import { hasFormat, type FileFormat } from './has-format.ts';

const file = (name: string, ...parts: (string | number[])[]) =>
  new File(
    parts.map((part) => (typeof part === 'string' ? part : Uint8Array.from(part))),
    name,
  );
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const JPEG = [0xff, 0xd8, 0xff, 0xe0];
const CFB = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
const ZIP = [0x50, 0x4b, 0x03, 0x04];
const ALL: readonly FileFormat[] = ['png', 'jpg', 'jpeg', 'gif', 'pdf', 'doc', 'docx', 'odt', 'rtf', 'txt'];

test.each([
  file('a.png', PNG, 'rest'),
  file('A.PNG', PNG),
  file('a.jpg', JPEG),
  file('a.b.jpeg', JPEG),
  file('a.gif', 'GIF89a...'),
  file('a.gif', 'GIF87a...'),
  file('cv.pdf', '%PDF-1.7 ...'),
  file('cv.doc', CFB),
  file('cv.docx', ZIP),
  file('cv.odt', ZIP),
  file('cv.rtf', String.raw`{\rtf1\ansi Welder}`),
  file('cv.txt', 'Zoë Ångström\r\n\tglassblower'),
  file('utf16.txt', [0xff, 0xfe], [0x5a, 0x00, 0x6f, 0x00]),
])('SH-33 JB-15 recognises $name', async (chosen) => {
  expect(await hasFormat(chosen, ALL)).toBe(true);
});

test.each([
  ['a text', file('a.png', 'just words')],
  ['a JPEG', file('a.png', JPEG)],
  ['a web page', file('cv.pdf', '<!doctype html>')],
  ['a PDF', file('cv.docx', '%PDF-1.7')],
  ['an archive', file('cv.doc', ZIP)],
  ['the beginning of a signature', file('a.png', PNG.slice(0, 7))],
  ['a space before the signature', file('cv.pdf', ' %PDF-1.7')],
  ['an archive', file('cv.txt', ZIP)],
  ['an old Office file', file('cv.txt', CFB)],
  ['a text', file('cv.rtf', 'Zoë Ångström')],
  ['nothing', file('cv.txt')],
  ['nothing', file('a.gif')],
  ['a program', file('cv.exe', 'MZ')],
  ['a PDF without an ending', file('cv', '%PDF-1.7')],
])('SH-33 JB-15 refuses %s that is called $1.name', async (_, chosen) => {
  expect(await hasFormat(chosen, ALL)).toBe(false);
});

test('SH-33 refuses a format that was not asked for', async () => {
  expect(await hasFormat(file('cv.pdf', '%PDF-1.7'), ['png', 'gif'])).toBe(false);
});

test('SH-33 refuses a file that cannot be read any more', async () => {
  const gone = file('a.png', PNG);
  gone.slice = () => Object.assign(new Blob(), { arrayBuffer: () => Promise.reject(new Error('NotReadableError')) });
  expect(await hasFormat(gone, ALL)).toBe(false);
});
