import { expect, test } from 'vitest';
import { pdfOf, type Pdf } from '../testing/pdf-pen.ts';
import { zipOf } from '../testing/zip-of.ts';
import { pngBytes } from '../../../../platform/testing/png-file.ts';
import { readDocument } from './read-document.ts';

const PDF = 'application/pdf';
const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const SEEN = 'Matilde Quiroga repairs harpsichords in Tolosa';
const UNSEEN = 'Kubernetes Haskell';

const textOf = async (contentType: string, data: Uint8Array) =>
  (await readDocument(contentType, data)).lines.map(({ text }) => text).join('\n');

const drawn = (draw: (pdf: Pdf) => void) =>
  pdfOf({}, (pdf) => {
    pdf.fontSize(12).fillColor('#222222').text(SEEN, 60, 60, { lineBreak: false });
    draw(pdf);
  });
const write = (pdf: Pdf, x: number, y: number, text = UNSEEN) => pdf.text(text, x, y, { lineBreak: false });

test.each<[string, (pdf: Pdf) => void]>([
  ['white on the paper', (pdf) => write(pdf.fillColor('#ffffff'), 60, 120)],
  ['almost white', (pdf) => write(pdf.fillColor('#fafafa'), 60, 120)],
  ['in the colour of a bar below it', (pdf) => write(pdf.rect(40, 100, 400, 60).fill('#1f4e79').fillColor('#1f4e79'), 60, 120)],
  ['of one point', (pdf) => write(pdf.fontSize(1), 60, 120)],
  ['outside the page', (pdf) => write(pdf, -400, 120)],
  ['below the page', (pdf) => write(pdf, 60, 2000)],
  ['without opacity', (pdf) => write(pdf.fillOpacity(0), 60, 120)],
  ['outside a clipping', (pdf) => write(pdf.rect(40, 300, 100, 40).clip(), 60, 120)],
  ['under a bar', (pdf) => void write(pdf, 60, 120).rect(40, 100, 400, 60).fill('#ffffff')],
  ['not painted', (pdf) => void pdf.addContent('3 Tr').text(UNSEEN, 60, 120, { lineBreak: false })],
  ['in white in the line of other text', (pdf) => write(pdf.fillColor('#ffffff'), 320, 60)],
])('PR-03 text of a PDF that nobody sees is not read: %s', async (_, draw) => {
  const text = await textOf(PDF, await drawn(draw));
  expect(text).toContain('Matilde Quiroga');
  expect(text).not.toMatch(/Kubernetes|Haskell/);
});

test.each<[string, (pdf: Pdf) => void]>([
  ['white on a dark bar', (pdf) => write(pdf.rect(40, 100, 400, 60).fill('#1f4e79').fillColor('#ffffff'), 60, 120)],
  [
    'white on a picture',
    (pdf) =>
      write(pdf.image(pngBytes({ width: 40, height: 10 }), 40, 100, { width: 400, height: 60 }).fillColor('#ffffff'), 60, 120),
  ],
  ['grey', (pdf) => write(pdf.fillColor('#999999'), 60, 120)],
  ['small print', (pdf) => write(pdf.fontSize(5), 60, 120)],
  ['inside a clipping', (pdf) => write(pdf.rect(40, 100, 400, 60).clip(), 60, 120)],
  ['above a bar', (pdf) => write(pdf.rect(40, 100, 400, 60).fill('#eeeeee').fillColor('#000000'), 60, 120)],
])('PR-03 text of a PDF that is seen is read: %s', async (_, draw) => {
  const text = await textOf(PDF, await drawn(draw));
  expect(text).toContain('Matilde Quiroga');
  expect(text).toContain(UNSEEN);
});

test('PR-03 text recognised in a scan is read, and known as such', async () => {
  const data = await pdfOf({}, (pdf) => {
    pdf.image(pngBytes({ width: 60, height: 80 }), 0, 0, { width: 595, height: 842 });
    pdf.addContent('3 Tr').text(SEEN, 60, 120, { lineBreak: false });
  });
  const document = await readDocument(PDF, data);
  expect(document.lines.map(({ text }) => text)).toEqual([SEEN]);
  expect(document.isScan).toBe(true);
});

test('PR-03 a scan with only the mark of its app has no text', async () => {
  const data = await pdfOf({}, (pdf) => {
    pdf.image(pngBytes({ width: 60, height: 80 }), 0, 0, { width: 595, height: 800 });
    pdf.text('Scanned with ExampleScanner for phones', 60, 810, { lineBreak: false });
  });
  await expect(readDocument(PDF, data)).rejects.toMatchObject({ reason: 'NO_TEXT' });
});

const NAMESPACE = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const run = (text: string, look = '') => `<w:r><w:rPr>${look}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`;
const paragraph = (inside: string, look = '') => `<w:p><w:pPr>${look}</w:pPr>${inside}</w:p>`;
const docx = (body: string, others: Readonly<Record<string, string>> = {}) =>
  zipOf({
    'word/document.xml': `<?xml version="1.0"?><w:document ${NAMESPACE}><w:body>${paragraph(run(SEEN))}${body}</w:body></w:document>`,
    ...others,
  });
const styles = (...all: string[]) => ({
  'word/styles.xml': `<?xml version="1.0"?><w:styles ${NAMESPACE}>${all.join('')}</w:styles>`,
});
const style = (id: string, look: string, basedOn = '') =>
  `<w:style w:styleId="${id}">${basedOn && `<w:basedOn w:val="${basedOn}"/>`}<w:rPr>${look}</w:rPr></w:style>`;

test.each<[string, string, Readonly<Record<string, string>>?]>([
  ['hidden', paragraph(run(UNSEEN, '<w:vanish/>'))],
  ['hidden in the line of other text', paragraph(run('Also strings. ') + run(UNSEEN, '<w:b/><w:vanish w:val="1"/>'))],
  ['white', paragraph(run(UNSEEN, '<w:color w:val="FFFFFF"/>'))],
  ['of one point', paragraph(run(UNSEEN, '<w:sz w:val="2"/>'))],
  ['hidden by a style', paragraph(run(UNSEEN, '<w:rStyle w:val="Ghost"/>')), styles(style('Ghost', '<w:vanish/>'))],
  [
    'hidden by a style of another style',
    paragraph(run(UNSEEN), '<w:pStyle w:val="Child"/>'),
    styles(style('Child', '<w:b/>', 'Parent'), style('Parent', '<w:vanish/>')),
  ],
  ['a comment', paragraph(run('')), { 'word/comments.xml': `<w:comments ${NAMESPACE}>${paragraph(run(UNSEEN))}</w:comments>` }],
  ['deleted', paragraph(`<w:del><w:r><w:delText>${UNSEEN}</w:delText></w:r></w:del>`)],
  ['the description of a picture', paragraph(`<w:r><w:drawing><wp:docPr xmlns:wp="urn:x" descr="${UNSEEN}"/></w:drawing></w:r>`)],
])('PR-03 text of a Word file that nobody sees is not read: %s', async (_, body, others) => {
  const text = await textOf(DOCX, docx(body, others));
  expect(text).toContain('Matilde Quiroga');
  expect(text).not.toMatch(/Kubernetes|Haskell/);
});

test.each<[string, string, Readonly<Record<string, string>>?]>([
  ['white on a shaded paragraph', paragraph(run(UNSEEN, '<w:color w:val="FFFFFF"/>'), '<w:shd w:fill="1F4E79"/>')],
  [
    'white in a shaded cell',
    `<w:tbl><w:tr><w:tc><w:tcPr><w:shd w:fill="1F4E79"/></w:tcPr>${paragraph(run(UNSEEN, '<w:color w:val="FFFFFF"/>'))}</w:tc></w:tr></w:tbl>`,
  ],
  ['after a paragraph whose mark is hidden', `<w:p><w:pPr><w:rPr><w:vanish/></w:rPr></w:pPr>${run(UNSEEN)}</w:p>`],
  [
    'shown in spite of its style',
    paragraph(run(UNSEEN, '<w:rStyle w:val="Ghost"/><w:vanish w:val="0"/>')),
    styles(style('Ghost', '<w:vanish/>')),
  ],
])('PR-03 text of a Word file that is seen is read: %s', async (_, body, others) => {
  expect(await textOf(DOCX, docx(body, others))).toContain(UNSEEN);
});
