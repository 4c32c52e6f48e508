import { pngBytes } from '../../../../platform/testing/png-file.ts';
import type { Content } from './compose-resume.ts';
import { Pen, pdfOf, type Pdf } from './pdf-pen.ts';

const BOLD = 'Helvetica-Bold';
const WIDTH = 595.28;
const MARGIN = 48;
const INNER = WIDTH - 2 * MARGIN;

function heading(pen: Pen, text: string, { isShouted = false, font = BOLD, size = 13 } = {}): void {
  pen.y += 8;
  pen.write(isShouted ? text.toUpperCase() : text, { font, size, gap: 4, color: '#1f4e79' });
}

const bullets = (pen: Pen, texts: readonly string[]) => texts.forEach((text) => pen.write(`• ${text}`, { indent: 10 }));

function lists(pen: Pen, { headings, skills, licences, languages }: Content, style: { isShouted?: boolean } = {}): void {
  heading(pen, headings.skills, style);
  pen.write(skills.join(', '));
  if (licences.length > 0) {
    heading(pen, headings.licences, style);
    licences.forEach((licence) => pen.write(licence));
  }
  heading(pen, headings.languages, style);
  languages.forEach(({ written, level }) => pen.write(`${written} (${level})`));
}

function top(pen: Pen, { name, title, contact }: Content): void {
  pen.write(name, { font: BOLD, size: 22, gap: 4 });
  pen.write(title, { size: 13, gap: 4 });
  pen.write(contact.join(' | '), { size: 9, gap: 6 });
}

/** As word processors print it: title and dates in a row, the employer below. */
const oneColumn = (content: Content) => (pdf: Pdf) => {
  const pen = new Pen(pdf, MARGIN, INNER, MARGIN);
  top(pen, content);
  heading(pen, content.headings.summary);
  pen.write(content.persona.summary);
  heading(pen, content.headings.experience);
  for (const { title, employer, city, dates, did } of content.jobs) {
    pen.row(title, dates);
    pen.write(`${employer}, ${city}`, { font: 'Helvetica-Oblique' });
    bullets(pen, did);
  }
  heading(pen, content.headings.education);
  for (const { degree, school, dates } of content.educations) {
    pen.row(degree, dates);
    pen.write(school);
  }
  lists(pen, content);
};

/** The employer first, dates on their own line, headings in capitals. */
const datesBelow = (content: Content) => (pdf: Pdf) => {
  const pen = new Pen(pdf, MARGIN, INNER, MARGIN);
  top(pen, { ...content, name: content.name.toUpperCase() });
  const style = { isShouted: true };
  heading(pen, content.headings.experience, style);
  for (const { title, employer, dates, did } of content.jobs) {
    pen.write(employer, { font: BOLD });
    pen.write(title);
    pen.write(dates, { size: 9 });
    bullets(pen, did);
    pen.y += 5;
  }
  heading(pen, content.headings.education, style);
  for (const { degree, school, dates } of content.educations) {
    pen.write(school, { font: BOLD });
    pen.write(degree);
    pen.write(dates, { size: 9 });
  }
  lists(pen, content, style);
  heading(pen, content.headings.summary, style);
  pen.write(content.persona.summary);
};

/** A narrow column with contact, skills and languages beside a wide one. */
const sidebar = (side: 'left' | 'right') => (content: Content) => (pdf: Pdf) => {
  const narrow = 150;
  const wide = INNER - narrow - 24;
  const narrowLeft = side === 'left' ? MARGIN : MARGIN + wide + 24;
  const wideLeft = side === 'left' ? MARGIN + narrow + 24 : MARGIN;
  pdf.rect(narrowLeft - 12, 0, narrow + 24, 842).fill('#eef3f8');
  const aside = new Pen(pdf, narrowLeft, narrow, MARGIN);
  heading(aside, content.headings.contact);
  content.contact.forEach((fact) => aside.write(fact, { size: 9 }));
  heading(aside, content.headings.skills);
  content.skills.forEach((skill) => aside.write(skill));
  heading(aside, content.headings.languages);
  content.languages.forEach(({ written, level }) => aside.write(`${written}: ${level}`));
  const pen = new Pen(pdf, wideLeft, wide, MARGIN);
  pen.write(content.name, { font: BOLD, size: 24, gap: 4 });
  pen.write(content.title, { size: 13, gap: 8 });
  heading(pen, content.headings.summary);
  pen.write(content.persona.summary);
  heading(pen, content.headings.experience);
  for (const { title, employer, dates, did } of content.jobs) {
    pen.write(title, { font: BOLD });
    pen.write(`${employer} | ${dates}`, { size: 9 });
    bullets(pen, did);
    pen.y += 4;
  }
  heading(pen, content.headings.education);
  for (const { degree, school, dates } of content.educations) {
    pen.write(degree, { font: BOLD });
    pen.write(`${school} | ${dates}`, { size: 9 });
  }
  if (content.licences.length > 0) {
    heading(pen, content.headings.licences);
    content.licences.forEach((licence) => pen.write(licence));
  }
};

/** In the manner of moderncv of LaTeX: dates in a column on the left, each entry in one line. */
const hints = (content: Content) => (pdf: Pdf) => {
  const [font, bold] = ['Times-Roman', 'Times-Bold'];
  const pen = new Pen(pdf, MARGIN, INNER, MARGIN);
  pen.write(content.name, { font, size: 30, gap: 2 });
  pen.write(content.title, { font: 'Times-Italic', size: 14, gap: 4 });
  content.contact.forEach((fact) => pen.write(fact, { font, size: 9, gap: 1 }));
  const hinted = (hint: string, text: string) => {
    const start = pen.y;
    const label = new Pen(pdf, MARGIN, 118, start);
    label.write(hint, { font, size: 10 });
    const body = new Pen(pdf, MARGIN + 130, INNER - 130, start);
    body.write(text, { font, size: 10 });
    pen.y = Math.max(label.y, body.y);
  };
  const own = { font: bold, size: 15 };
  heading(pen, content.headings.experience, own);
  for (const { title, employer, city, dates } of content.jobs) hinted(dates, `${title}, ${employer}, ${city}`);
  heading(pen, content.headings.education, own);
  for (const { degree, school, dates } of content.educations) hinted(dates, `${degree}, ${school}`);
  heading(pen, content.headings.skills, own);
  pen.write(content.skills.join(' · '), { font });
  heading(pen, content.headings.languages, own);
  for (const { written, level } of content.languages) hinted(written, level);
  if (content.licences.length > 0) {
    heading(pen, content.headings.licences, own);
    content.licences.forEach((licence) => pen.write(licence, { font }));
  }
};

/** Jobs and educations in tables with lines. */
const tables = (content: Content) => (pdf: Pdf) => {
  const pen = new Pen(pdf, MARGIN, INNER, MARGIN);
  top(pen, content);
  const table = (rows: readonly (readonly string[])[]) => {
    for (const row of rows) {
      const start = pen.y;
      const ends = row.map((cell, column) => {
        const own = new Pen(pdf, MARGIN + 4 + (column * INNER) / row.length, INNER / row.length - 10, start + 4);
        own.write(cell, { size: 9 });
        return own.y;
      });
      pen.y = Math.max(...ends) + 3;
      pdf.rect(MARGIN, start, INNER, pen.y - start).stroke('#999999');
    }
  };
  heading(pen, content.headings.experience);
  table(content.jobs.map(({ title, employer, dates }) => [dates, title, employer]));
  heading(pen, content.headings.education);
  table(content.educations.map(({ degree, school, dates }) => [dates, degree, school]));
  lists(pen, content);
};

/** Two equal columns, as in a newspaper, below a heading of the whole width. */
const newspaper = (content: Content) => (pdf: Pdf) => {
  const head = new Pen(pdf, MARGIN, INNER, MARGIN);
  top(head, content);
  const half = INNER / 2 - 12;
  const left = new Pen(pdf, MARGIN, half, head.y + 8);
  heading(left, content.headings.experience);
  for (const { title, employer, dates, did } of content.jobs) {
    left.write(`${title} – ${employer}`, { font: BOLD });
    left.write(dates, { size: 9 });
    bullets(left, did);
  }
  const right = new Pen(pdf, MARGIN + half + 24, half, head.y + 8);
  heading(right, content.headings.education);
  for (const { degree, school, dates } of content.educations) {
    right.write(`${degree} – ${school}`, { font: BOLD });
    right.write(dates, { size: 9 });
  }
  lists(right, content);
};

const PARAGRAPH = 'A study of how people work together, in which many measurements were taken and compared with earlier ones. ';

/** As `oneColumn`, followed by publications on many pages. */
const thirtyPages = (content: Content) => (pdf: Pdf) => {
  oneColumn(content)(pdf);
  for (let page = 2; page <= 30; page++) {
    pdf.addPage();
    const pen = new Pen(pdf, MARGIN, INNER, MARGIN);
    if (page === 2) heading(pen, 'Publications');
    for (let item = 0; item < 9; item++) pen.write(`${PARAGRAPH.repeat(3)} Journal of Examples ${page}, ${item}.`, { gap: 8 });
  }
};

/** A picture of a page, without any text. */
const scan = () => (pdf: Pdf) => {
  pdf.image(pngBytes({ width: 600, height: 800 }), 0, 0, { width: WIDTH });
};

export const PDF_LAYOUTS = {
  oneColumn,
  datesBelow,
  sidebarLeft: sidebar('left'),
  sidebarRight: sidebar('right'),
  hints,
  tables,
  newspaper,
  thirtyPages,
  scan,
} as const;
export type PdfLayout = keyof typeof PDF_LAYOUTS;

export const drawPdf = (layout: PdfLayout, content: Content): Promise<Uint8Array> => pdfOf({}, PDF_LAYOUTS[layout](content));

export const drawEncryptedPdf = (content: Content): Promise<Uint8Array> =>
  pdfOf({ userPassword: 'open sesame', ownerPassword: 'owner', pdfVersion: '1.7' }, oneColumn(content));
