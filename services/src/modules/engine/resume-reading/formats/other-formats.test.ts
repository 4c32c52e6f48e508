import { expect, test } from 'vitest';
import { UnreadableFile } from '../document-line.ts';
import { zipOf } from '../testing/zip-of.ts';
import { readDocument } from './read-document.ts';

const ODT = 'application/vnd.oasis.opendocument.text';
const RTF = 'application/rtf';
const TEXT = 'text/plain';
const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

const linesOf = async (contentType: string, data: Uint8Array) =>
  (await readDocument(contentType, data)).lines.map(({ text }) => text);
const latin = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'));

const odt = (body: string, styles = '') =>
  zipOf({
    'content.xml': `<office:document-content><office:automatic-styles><style:style style:name="big"><style:text-properties fo:font-size="20pt" fo:font-weight="bold"/></style:style><style:style style:name="none"><style:text-properties text:display="none"/></style:style></office:automatic-styles><office:body><office:text>${body}</office:text></office:body></office:document-content>`,
    'styles.xml': `<office:document-styles>${styles}</office:document-styles>`,
  });

test('PR-03 an OpenDocument text is read with its lists, tables, headers and footers, and without what it hides', async () => {
  const row =
    '<table:table><table:table-row><table:table-cell><text:p>2019</text:p></table:table-cell><table:table-cell><text:p>Cooper</text:p></table:table-cell></table:table-row></table:table>';
  const body = `<text:p text:style-name="big">Oluchi Brandt</text:p>${row}<text:list><text:list-item><text:p>Barrels<text:s/>of oak</text:p></text:list-item></text:list><text:p>Seen <text:span text:style-name="none">unseen</text:span></text:p>`;
  const edges =
    '<style:header><text:p>oluchi@example.org</text:p></style:header><style:footer><text:p>Page one</text:p></style:footer>';
  const { lines } = await readDocument(ODT, odt(body, edges));
  expect(lines.map(({ text }) => text)).toEqual([
    'oluchi@example.org',
    'Oluchi Brandt',
    '2019\tCooper',
    '• Barrels of oak',
    'Seen',
    'Page one',
  ]);
  expect(lines[1]).toMatchObject({ size: 20, isBold: true });
});

test('PR-03 a Rich Text file is read in its code page, without what word processors do not show', async () => {
  const rtf = String.raw`{\rtf1\ansi\ansicpg1251{\fonttbl{\f0 Arial;}}{\*\generator Riched;}{\pard\b\fs36 \'ce\'eb\'fc\'e3\'e0 K\u246?lle\par}{\v hidden}\pard Glass and lead\tab 2019\par}`;
  expect(await linesOf(RTF, latin(rtf))).toEqual(['Ольга Kölle', 'Glass and lead\t2019']);
});

test.each([
  ['UTF-8', new TextEncoder().encode('Zoë Ångström\r\nglassblower in Orrefors')],
  ['UTF-16', new Uint8Array(Buffer.from('\uFEFFZoë Ångström\r\nglassblower in Orrefors', 'utf16le'))],
  ['the code page of Windows', latin('Zoë Ångström\r\nglassblower in Orrefors')],
])('PR-03 a text file in %s is read', async (_, data) => {
  expect(await linesOf(TEXT, data)).toEqual(['Zoë Ångström', 'glassblower in Orrefors']);
});

test('PR-03 letters that are set apart are words', async () => {
  const text = 'S K I L L S   A N D   T O O L S\nA B\nglass, lead, solder and patience';
  expect((await linesOf(TEXT, new TextEncoder().encode(text))).slice(0, 2)).toEqual(['SKILLS AND TOOLS', 'A B']);
});

test('PR-03 items of a list of Word have a bullet, and footers come after the text', async () => {
  const p = (text: string, properties = '') =>
    `<w:p><w:pPr>${properties}</w:pPr><w:r><w:rPr><w:b/></w:rPr><w:t>${text}</w:t></w:r></w:p>`;
  const part = (name: string, inside: string) => `<w:${name}>${inside}</w:${name}>`;
  const data = zipOf({
    'word/document.xml': part('document', part('body', p('Leadlight maker') + p('Church windows', '<w:numPr/>'))),
    'word/footer1.xml': part('ftr', p('zoe@example.org')),
  });
  const { lines } = await readDocument(DOCX, data);
  expect(lines.map(({ text }) => text)).toEqual(['Leadlight maker', '• Church windows', 'zoe@example.org']);
  expect(lines.every(({ isBold }) => isBold)).toBe(true);
});

test.each([
  [ODT, zipOf({ 'other.xml': '<a/>' })],
  [RTF, latin('no rtf at all, but some letters of a text')],
  [TEXT, latin('binary \0 content of some other kind')],
])('PR-03 a file that is not of its type %s cannot be read', async (contentType, data) => {
  await expect(readDocument(contentType, data)).rejects.toBeInstanceOf(UnreadableFile);
});

test('PR-03 a picture in a Rich Text file may have any bytes', async () => {
  const rtf = String.raw`{\rtf1 {\pict\bin10 }}}{\par\\}Glass and lead, solder and patience\par}`;
  expect(await linesOf(RTF, latin(rtf))).toEqual(['Glass and lead, solder and patience']);
});

test('PR-03 macros of an OpenDocument text and objects in a Rich Text file are no text', async () => {
  const listener =
    '<office:event-listeners><script:event-listener xlink:href="vnd.sun.star.script:Run"/></office:event-listeners>';
  const script = '<office:scripts><office:script script:language="Basic">Sub Run</office:script></office:scripts>';
  const active = zipOf({
    'content.xml': `<office:document-content>${script}<office:body><office:text>${listener}<text:p>Glass and lead, solder<draw:object xlink:href="./Object 1"/> and patience</text:p></office:text></office:body></office:document-content>`,
    'Basic/Standard/Module1.xml': '<script:module>Sub Run</script:module>',
    'Object 1/content.xml': '<text:p>Embedded</text:p>',
  });
  expect(await linesOf(ODT, active)).toEqual(['Glass and lead, solder and patience']);
  const rtf = String.raw`{\rtf1 Glass and lead{\object\objemb{\*\objclass Package}{\*\objdata 0105000002}{\result{\rtf1 inside}}}, solder{\field{\*\fldinst DDEAUTO cmd}{\fldrslt  and}} patience\par}`;
  expect(await linesOf(RTF, latin(rtf))).toEqual(['Glass and lead, solder and patience']);
});

test('PR-03 an OpenDocument text with a password is protected', async () => {
  const data = zipOf({
    'content.xml': '\u0001\u0002 no XML',
    'META-INF/manifest.xml': '<manifest:manifest><manifest:encryption-data/></manifest:manifest>',
  });
  await expect(readDocument(ODT, data)).rejects.toMatchObject({ reason: 'PROTECTED' });
});

const FAR_APART = [
  ['OpenDocument', ODT, odt('<text:p>Leadlight  maker, Auckland <text:s text:c="12"/>2019 – 2021</text:p>')],
  ['Rich Text', RTF, latin(String.raw`{\rtf1 Leadlight  maker, Auckland      2019 \endash  2021\par}`)],
  ['plain text', TEXT, new TextEncoder().encode('Leadlight  maker, Auckland      2019 – 2021')],
  [
    'Word',
    DOCX,
    zipOf({
      'word/document.xml':
        '<w:document><w:body><w:p><w:r><w:t>Leadlight  maker, Auckland\u00A0     2019 – 2021</w:t></w:r></w:p></w:body></w:document>',
    }),
  ],
] as const;
test.each(FAR_APART)('PR-03 spaces set parts of a line apart in %s as tabs do', async (_, contentType, data) => {
  expect(await linesOf(contentType, data)).toEqual(['Leadlight maker, Auckland\t2019 – 2021']);
});

test('PR-03 groups of a Rich Text file that are too deep are refused', async () => {
  const data = latin(`{\\rtf1 ${'{'.repeat(5000)}glass${'}'.repeat(5001)}`);
  await expect(readDocument(RTF, data)).rejects.toMatchObject({ reason: 'TOO_LARGE' });
});
