import type { Content } from './compose-resume.ts';
import { zipOf } from './zip-of.ts';

const NAMESPACES =
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006" xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape" xmlns:v="urn:schemas-microsoft-com:vml"';

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const run = (text: string, size?: number) =>
  `<w:r>${size === undefined ? '' : `<w:rPr><w:sz w:val="${size * 2}"/></w:rPr>`}<w:t xml:space="preserve">${escaped(text)}</w:t></w:r>`;

interface ParagraphStyle {
  style?: string;
  size?: number;
  isList?: boolean;
}

/** Runs are split in the middle, as Word does after corrections. */
function paragraph(text: string, { style, size, isList = false }: ParagraphStyle = {}): string {
  const properties = `${style === undefined ? '' : `<w:pStyle w:val="${style}"/>`}${isList ? '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>' : ''}`;
  const cells = text.split('\t').map((cell) => {
    const half = cell.length >> 1;
    return `${run(cell.slice(0, half), size)}<w:proofErr w:type="spellStart"/>${run(cell.slice(half), size)}`;
  });
  return `<w:p>${properties && `<w:pPr>${properties}</w:pPr>`}${cells.join('<w:r><w:tab/></w:r>')}</w:p>`;
}

const heading = (text: string) => paragraph(text, { style: 'Heading1', size: 14 });
const table = (rows: readonly (readonly string[])[]) =>
  `<w:tbl>${rows.map((row) => `<w:tr>${row.map((cell) => `<w:tc>${cell}</w:tc>`).join('')}</w:tr>`).join('')}</w:tbl>`;
const listed = (texts: readonly string[]) => texts.map((text) => paragraph(text, { isList: true })).join('');

const top = ({ name, title, contact }: Content) =>
  paragraph(name, { style: 'Title', size: 26 }) + paragraph(title, { size: 13 }) + paragraph(contact.join(' | '));
const named = (content: Content) =>
  paragraph(content.name, { style: 'Title', size: 26 }) + paragraph(content.title, { size: 13 });

const jobs = ({ headings, jobs: all }: Content) =>
  heading(headings.experience) +
  all
    .map(
      ({ title, employer, city, dates, did }) =>
        paragraph(`${title}\t${dates}`) + paragraph(`${employer}, ${city}`) + listed(did),
    )
    .join('');
const educations = ({ headings, educations: all }: Content) =>
  heading(headings.education) +
  all.map(({ degree, school, dates }) => paragraph(`${degree}\t${dates}`) + paragraph(school)).join('');
const licences = ({ headings, licences: all }: Content) =>
  all.length === 0 ? '' : heading(headings.licences) + all.map((text) => paragraph(text)).join('');
const skills = ({ headings, skills: all }: Content) => heading(headings.skills) + listed(all);
const languages = ({ headings, languages: all }: Content) =>
  heading(headings.languages) + all.map(({ written, level }) => paragraph(`${written} – ${level}`)).join('');
const summary = ({ headings, persona }: Content) => heading(headings.summary) + paragraph(persona.summary);

/** One column with styles and lists, as Word saves it. */
const wordOneColumn = (content: Content) =>
  top(content) +
  summary(content) +
  jobs(content) +
  educations(content) +
  skills(content) +
  licences(content) +
  languages(content);

/** A table without lines that puts a narrow column beside a wide one. */
const wordColumns = (content: Content) =>
  named(content) +
  table([
    [
      heading(content.headings.contact) +
        content.contact.map((fact) => paragraph(fact)).join('') +
        skills(content) +
        languages(content),
      summary(content) + jobs(content) + educations(content) + licences(content),
    ],
  ]);

/** Contact and skills in text boxes, which Word stores twice. */
function wordTextBoxes(content: Content): string {
  const box = (inside: string) =>
    `<w:p><w:r><mc:AlternateContent><mc:Choice Requires="wps"><w:drawing><wps:wsp><wps:txbx><w:txbxContent>${inside}</w:txbxContent></wps:txbx></wps:wsp></w:drawing></mc:Choice><mc:Fallback><w:pict><v:textbox><w:txbxContent>${inside}</w:txbxContent></v:textbox></w:pict></mc:Fallback></mc:AlternateContent></w:r></w:p>`;
  return (
    named(content) +
    box(heading(content.headings.contact) + content.contact.map((fact) => paragraph(fact)).join('')) +
    jobs(content) +
    educations(content) +
    licences(content) +
    box(skills(content) + languages(content))
  );
}

/** Jobs and educations as rows of a table with lines, as LibreOffice saves it: line breaks inside paragraphs. */
function libreOfficeTables(content: Content): string {
  const broken = (lines: readonly string[]) => `<w:p>${lines.map((line) => run(line)).join('<w:r><w:br/></w:r>')}</w:p>`;
  const { headings } = content;
  return (
    paragraph(content.name, { style: 'Titel', size: 20 }) +
    broken([content.title, ...content.contact]) +
    heading(headings.experience) +
    table(content.jobs.map(({ title, employer, dates }) => [paragraph(dates), paragraph(title), paragraph(employer)])) +
    heading(headings.education) +
    table(content.educations.map(({ degree, school, dates }) => [paragraph(dates), paragraph(degree), paragraph(school)])) +
    heading(headings.skills) +
    broken([content.skills.join('; ')]) +
    licences(content) +
    heading(headings.languages) +
    broken(content.languages.map(({ written, level }) => `${written}: ${level}`))
  );
}

export const DOCX_LAYOUTS = { wordOneColumn, wordColumns, wordTextBoxes, libreOfficeTables } as const;
export type DocxLayout = keyof typeof DOCX_LAYOUTS;

export function writeDocx(layout: DocxLayout, content: Content): Uint8Array {
  const body = DOCX_LAYOUTS[layout](content);
  return zipOf({
    '[Content_Types].xml':
      '<?xml version="1.0" encoding="UTF-8"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
    '_rels/.rels':
      '<?xml version="1.0" encoding="UTF-8"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>',
    'word/document.xml': `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><w:document ${NAMESPACES}><w:body>${body}<w:sectPr/></w:body></w:document>`,
  });
}
