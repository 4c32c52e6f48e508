import { expect, test } from 'vitest';
import { PHOTO_EXTENSIONS, RECORD_FILE_EXTENSIONS, RESUME_EXTENSIONS } from '@hirehq/shared-contracts/codes';
import { pngBytes } from '../../../platform/testing/png-file.ts';
import { ACCEPTED_TYPES, acceptedType } from './accepted-types.ts';
import { wordFile } from './testing/word-file.ts';

test.each([
  ['RESUME', RESUME_EXTENSIONS],
  ['PROFILE', PHOTO_EXTENSIONS],
  ['SHOWCASE', RECORD_FILE_EXTENSIONS],
  ['EDUCATION', RECORD_FILE_EXTENSIONS],
] as const)('JB-15 PR-13 the accepted types of %s are those of its page', (category, offered) => {
  expect(ACCEPTED_TYPES[category].flatMap(({ extensions }) => extensions)).toEqual([...offered]);
});

const ODT = 'application/vnd.oasis.opendocument.text';
const BYTES = {
  html: Buffer.from('<!doctype html><script>alert(1)</script>'),
  text: Buffer.from('Just a few words.'),
  svg: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
  pdf: Buffer.from('%PDF-1.7\n%%EOF'),
  png: pngBytes({ width: 2, height: 2 }),
  gif: Buffer.from('GIF89a\u0001\0\u0001\0\0\0\0;', 'latin1'),
  jpeg: Buffer.from('ffd8ffe000104a46494600010100000100010000ffd9', 'hex'),
  zip: Buffer.from('504b0506000000000000000000000000000000000000', 'hex'),
  program: Buffer.from('4d5a90000300000004000000ffff0000', 'hex'),
  odt: wordFile({ mimetype: ODT, 'content.xml': '<office:document-content/>' }, { isStored: true }),
  sheet: wordFile({ mimetype: 'application/vnd.oasis.opendocument.spreadsheet' }, { isStored: true }),
  rtf: Buffer.from(String.raw`{\rtf1\ansi Otto Brandt}`),
  utf16: Buffer.from('\uFEFFOtto Brandt', 'utf16le'),
  /** Begins as fonts do. */
  otto: Buffer.from('OTTO BRANDT\r\n\tWelder, Zürich'),
  zeros: Buffer.from('Otto\0\0\0Brandt'),
} as const;

test.each<[fileName: string, contentType: string, bytes: keyof typeof BYTES]>([
  ['me.png', 'image/png', 'text'],
  ['me.png', 'image/png', 'html'],
  ['me.png', 'image/png', 'svg'],
  ['me.png', 'image/png', 'gif'],
  ['me.png', 'image/png', 'jpeg'],
  ['me.png', 'image/png', 'program'],
  ['me.png', 'text/html', 'png'],
  ['me.png', 'image/svg+xml', 'png'],
  ['me.jpg', 'image/jpeg', 'png'],
  ['me.jpg', 'image/jpeg', 'html'],
  ['me.gif', 'image/gif', 'text'],
  ['me.svg', 'image/svg+xml', 'svg'],
  ['me.html', 'image/png', 'png'],
  ['me.png.html', 'image/png', 'png'],
  ['me', 'image/png', 'png'],
  ['cv.pdf', 'application/pdf', 'html'],
  ['cv.pdf', 'application/pdf', 'text'],
  ['cv.pdf', 'application/pdf', 'png'],
  ['cv.pdf', 'text/html', 'pdf'],
  ['cv.pdf', 'application/octet-stream', 'html'],
  ['cv.docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'zip'],
  ['cv.docx', '', 'html'],
  ['cv.doc', 'application/msword', 'html'],
  ['cv.odt', ODT, 'zip'],
  ['cv.odt', ODT, 'sheet'],
  ['cv.odt', 'application/zip', 'odt'],
  ['cv.docx', '', 'odt'],
  ['cv.rtf', 'application/rtf', 'text'],
  ['cv.doc', 'application/msword', 'rtf'],
  ['cv.rtf', 'text/html', 'rtf'],
  ['cv.txt', 'text/html', 'text'],
  ['cv.txt', 'text/plain', 'zeros'],
  ['cv.txt', 'text/plain', 'program'],
  ['cv.txt', '', 'png'],
  ['clip.mp4', 'video/mp4', 'html'],
  ['clip.webm', 'video/webm', 'text'],
])('PR-13 %s declared as %j that is %s is refused', async (fileName, contentType, bytes) => {
  const every = Object.values(ACCEPTED_TYPES).flat();
  expect(await acceptedType({ fileName, contentType, data: BYTES[bytes] }, every)).toBeUndefined();
});

test.each<[fileName: string, contentType: string, bytes: keyof typeof BYTES]>([
  ['me.png', 'image/png', 'png'],
  ['ME.PNG', '', 'png'],
  ['me.jpeg', 'image/jpeg', 'jpeg'],
  ['me.gif', 'application/octet-stream', 'gif'],
  ['cv.pdf', 'application/pdf; charset=binary', 'pdf'],
  ['cv.odt', ODT, 'odt'],
  ['cv.rtf', 'application/rtf', 'rtf'],
  ['cv.rtf', 'text/rtf', 'rtf'],
  ['cv.rtf', 'application/msword', 'rtf'],
  ['cv.txt', 'text/plain', 'text'],
  ['CV.TXT', 'text/plain; charset=utf-8', 'otto'],
  ['cv.txt', '', 'utf16'],
])('PR-13 %s declared as %j that is %s is accepted', async (fileName, contentType, bytes) => {
  const every = Object.values(ACCEPTED_TYPES).flat();
  expect(await acceptedType({ fileName, contentType, data: BYTES[bytes] }, every)).toBeDefined();
});
