import { fileTypeFromBuffer } from 'file-type';
import { beforeAll, afterAll, describe, expect, test } from 'vitest';
import { zipEntries } from '../../../platform/files/rewrite-zip.ts';
import { multipartBody } from '../../../platform/testing/multipart-body.ts';
import { createTestApp, type TestApp } from '../../../platform/testing/test-app.ts';
import { testCandidate } from '../../../platform/testing/test-candidate.ts';
import { mp4WithMetadata, SECRETS } from '../../../platform/testing/videos-with-metadata.ts';
import { acceptUpload } from './accept-upload.ts';
import { ATTACHMENTS, ACCEPTED_TYPES } from './accepted-types.ts';
import { unzipped, wordFile, WORD_TYPE } from './testing/word-file.ts';
import { withoutAuthors } from './without-authors.ts';

const TEXT = 'Ada King Lovelace, software engineer. Señora “Ada” 数学';
const NAMES = [
  'Babbage',
  'Analytical Engines Ltd',
  'S::ada@home.example',
  'ABCD1234',
  '2019-05-04T10:00:00Z',
  'CB-initials',
  'normal-ada.dotm',
];

const document = (text: string) =>
  `<?xml version="1.0" encoding="UTF-8"?><w:document xmlns:w="w"><w:body><w:p w:rsidR="00ABCD1234" w:rsidRDefault='00ABCD1234'><w:ins w:id="1" w:author="Charles Babbage" w:date="2020-01-01T00:00:00Z"><w:r><w:t>${text}</w:t></w:r></w:ins></w:p></w:body></w:document>`;

const PARTS = {
  '[Content_Types].xml':
    '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
  '_rels/.rels': '<Relationships/>',
  'word/document.xml': document(TEXT),
  'word/comments.xml':
    '<w:comments><w:comment w:author="Charles Babbage" w:initials="CB-initials"><w:p>Well done</w:p></w:comment></w:comments>',
  'word/people.xml':
    '<w15:people><w15:person w15:author="Charles Babbage"><w15:presenceInfo w15:providerId="AD" w15:userId="S::ada@home.example::1"/></w15:person></w15:people>',
  'word/settings.xml': '<w:settings><w:rsids><w:rsidRoot w:val="00ABCD1234"/></w:rsids><w:zoom w:percent="100"/></w:settings>',
  'docProps/core.xml':
    '<cp:coreProperties><dc:creator>Charles Babbage</dc:creator><cp:lastModifiedBy>Babbage</cp:lastModifiedBy><dcterms:created>2019-05-04T10:00:00Z</dcterms:created></cp:coreProperties>',
  'docProps/app.xml': '<Properties><Company>Analytical Engines Ltd</Company><Template>normal-ada.dotm</Template></Properties>',
  'docProps/custom.xml': '<Properties><property name="Owner">Charles Babbage</property></Properties>',
  'package/services/metadata/core-properties/1.psmdcp': '<coreProperties><creator>Babbage</creator></coreProperties>',
};

const namesIn = (docx: Buffer) => {
  const all = [...unzipped(docx).values()].join('\n');
  return NAMES.filter((name) => all.includes(name));
};

describe('PR-13 a Word document loses the names of its authors, and keeps its text', () => {
  test.each([
    ['packed', wordFile(PARTS)],
    ['stored', wordFile(PARTS, { isStored: true })],
    ['with sizes behind the files', wordFile(PARTS, { sizesFollow: true })],
    ['with bytes between and a comment', wordFile(PARTS, { gap: 'written by Babbage', comment: 'Babbage' })],
  ])('%s', async (_name, docx) => {
    expect(namesIn(docx)).toEqual(NAMES);
    const cleaned = await withoutAuthors(docx);
    expect([namesIn(cleaned), cleaned.includes('Babbage')]).toEqual([[], false]);
    const parts = unzipped(cleaned);
    expect([...parts.keys()]).toEqual(Object.keys(PARTS));
    expect(parts.get('word/document.xml')).toContain(`<w:t>${TEXT}</w:t>`);
    expect(parts.get('word/document.xml')).toContain('<w:ins w:id="1" w:author="" w:date="2020-01-01T00:00:00Z">');
    expect(parts.get('word/comments.xml')).toContain('Well done');
    expect(parts.get('word/settings.xml')).toBe('<w:settings><w:zoom w:percent="100"/></w:settings>');
    expect(parts.get('_rels/.rels')).toBe(PARTS['_rels/.rels']);
    expect((await fileTypeFromBuffer(cleaned))?.mime).toBe(WORD_TYPE);
    expect((await withoutAuthors(cleaned)).equals(cleaned)).toBe(true);
  });
});

const ODT_PARTS = {
  mimetype: 'application/vnd.oasis.opendocument.text',
  'content.xml': `<office:document-content><office:annotation><dc:creator>Charles Babbage</dc:creator><meta:creator-initials>CB-initials</meta:creator-initials><text:p>Well done</text:p></office:annotation><text:p>${TEXT}<text:sender-company text:fixed="true">Analytical Engines Ltd</text:sender-company></text:p></office:document-content>`,
  'styles.xml': '<office:document-styles/>',
  'meta.xml':
    '<office:document-meta><office:meta><meta:initial-creator>Babbage</meta:initial-creator><meta:creation-date>2019-05-04T10:00:00Z</meta:creation-date></office:meta></office:document-meta>',
  'META-INF/manifest.xml': '<manifest:manifest><manifest:file-entry manifest:full-path="content.xml"/></manifest:manifest>',
};

test('PR-13 an OpenDocument text loses the names of its authors, and keeps its text', async () => {
  const odt = wordFile(ODT_PARTS, { isStored: true });
  const cleaned = await withoutAuthors(odt);
  expect([namesIn(odt), namesIn(cleaned)]).toEqual([
    ['Babbage', 'Analytical Engines Ltd', '2019-05-04T10:00:00Z', 'CB-initials'],
    [],
  ]);
  const content = unzipped(cleaned).get('content.xml');
  expect(content).toContain(TEXT);
  expect(content).toContain('<text:p>Well done</text:p>');
  expect((await fileTypeFromBuffer(cleaned))?.mime).toBe(ODT_PARTS.mimetype);
});

test.each([
  ['signed', { 'META-INF/documentsignatures.xml': '<document-signatures/>' }],
  ['encrypted', { 'META-INF/manifest.xml': '<manifest:file-entry><manifest:encryption-data/></manifest:file-entry>' }],
])('PR-13 an OpenDocument text that is %s is unchanged', async (_, others) => {
  const odt = wordFile({ ...ODT_PARTS, ...others });
  expect((await withoutAuthors(odt)).equals(odt)).toBe(true);
});

describe('PR-13 a Word document is unchanged that cannot be cleaned', () => {
  test.each([
    ['a signed one', wordFile({ ...PARTS, '_xmlsignatures/sig1.xml': '<Signature/>' })],
    ['an encrypted one', wordFile(PARTS, { flags: 1 })],
    ['one without a directory', wordFile(PARTS).subarray(0, 700)],
    ['one whose text says that it is small', wordFile(PARTS, { sizes: { 'word/document.xml': 10 } })],
    ['one whose text unpacks to too much', wordFile({ ...PARTS, 'word/document.xml': 'a'.repeat(9 * 1024 * 1024) })],
    ['one with the same bytes in many files', wordFile(PARTS, { repeats: 400 })],
  ])('%s', async (_name, docx) => {
    expect((await withoutAuthors(docx)).equals(docx)).toBe(true);
  });

  test('one with any byte changed ends in a document or unchanged', async () => {
    const docx = wordFile(PARTS);
    for (let at = 0; at < docx.length; at += 3) {
      const changed = Buffer.from(docx);
      changed[at] = 255 - (changed[at] ?? 0);
      const cleaned = await withoutAuthors(changed);
      expect(cleaned.equals(changed) || zipEntries(cleaned) !== undefined).toBe(true);
    }
  });
});

describe('PR-13 whatever way a file is uploaded', () => {
  let hirehq: TestApp;
  beforeAll(async () => {
    hirehq = await createTestApp({ candidateOf: 'module' });
  });
  afterAll(() => hirehq.close());

  const upload = (data: Buffer, fileName: string, contentType: string) => ({ fileName, contentType, data });

  test('a Word document is stored without its authors', async () => {
    const candidate = await testCandidate(hirehq);
    const file = new File([new Uint8Array(wordFile(PARTS))], 'cv.docx', { type: WORD_TYPE });
    const body = await multipartBody({ category: 'BACKGROUND', file });
    const response = await hirehq.app.inject({
      method: 'POST',
      url: '/api/v1/upload-file',
      headers: { ...candidate.headers, ...body.headers },
      payload: body.payload,
    });
    const stored = await hirehq.app.inject(response.json<{ responsePayload: { signedUrl: string } }>().responsePayload.signedUrl);
    expect(namesIn(stored.rawPayload)).toEqual([]);
  });

  test('an attachment of a message is stored without its authors', async () => {
    const accepted = await acceptUpload(upload(wordFile(PARTS), 'cv.docx', WORD_TYPE), ATTACHMENTS);
    expect(namesIn(accepted?.data ?? wordFile(PARTS))).toEqual([]);
  });

  test('a video of a profile is stored without its metadata, a broken one is refused', async () => {
    const video = mp4WithMetadata();
    const accepted = await acceptUpload(upload(video, 'me.mp4', 'video/mp4'), ACCEPTED_TYPES.PROFILE);
    expect(SECRETS.filter((secret) => (accepted?.data ?? video).includes(secret))).toEqual([]);
    const broken = upload(video.subarray(0, 900), 'me.mp4', 'video/mp4');
    expect(await acceptUpload(broken, ACCEPTED_TYPES.PROFILE)).toBeUndefined();
  });
});
