import { composeResume, truthOf, type DateStyle, type ResumeTruth } from './compose-resume.ts';
import { drawEncryptedPdf, drawPdf, type PdfLayout } from './draw-pdf.ts';
import type { Persona } from './persona.ts';
import { PERSONAS_FOR_TUNING } from './personas-for-tuning.ts';
import { PERSONAS_KEPT_APART } from './personas-kept-apart.ts';
import { printHtml, type PrintedLayout } from './print-html.ts';
import { writeDoc } from './write-doc.ts';
import { writeDocx, type DocxLayout } from './write-docx.ts';

const PDF = 'application/pdf';
const DOC = 'application/msword';
export const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

export interface ResumeFile {
  name: string;
  contentType: string;
  /** Null for a file that cannot be read. */
  truth: ResumeTruth | null;
  /** What wrote it. */
  maker: 'pdfkit' | 'Chromium' | 'own docx' | 'own doc' | 'damaged';
  isKeptApart: boolean;
  /** `browser` is the path of Chromium, for the files that it prints. */
  make: (browser?: string) => Promise<Uint8Array>;
}

interface Look {
  persona: string;
  dates: DateStyle;
  headings: 0 | 1;
}

const all = [...PERSONAS_FOR_TUNING, ...PERSONAS_KEPT_APART];
const keptApart: ReadonlySet<string> = new Set(PERSONAS_KEPT_APART.map(({ id }) => id));

function personaOf(id: string): Persona {
  const persona = all.find((each) => each.id === id);
  if (!persona) throw new Error(`There is no persona ${id}.`);
  return persona;
}

const look = (persona: string, dates: DateStyle, headings: 0 | 1 = 0): Look => ({ persona, dates, headings });
const contentOf = ({ persona, ...style }: Look) => composeResume(personaOf(persona), style);

/** Layouts that leave out the summary, in which the years of experience are written. */
const WITHOUT_SUMMARY: ReadonlySet<string> = new Set(['hints', 'tables', 'newspaper', 'wordTextBoxes', 'libreOfficeTables']);

const file = (
  kind: string,
  { persona, dates }: Look,
  own: Pick<ResumeFile, 'contentType' | 'maker' | 'make'> & { isReadable?: boolean },
): ResumeFile => ({
  name: `${kind} ${persona}`,
  contentType: own.contentType,
  maker: own.maker,
  make: own.make,
  truth:
    own.isReadable === false
      ? null
      : { ...truthOf(personaOf(persona), dates), ...(WITHOUT_SUMMARY.has(kind) && { overallYearsOfExperience: null }) },
  isKeptApart: keptApart.has(persona),
});

const pdf = (layout: PdfLayout, own: Look) =>
  file(layout, own, {
    contentType: PDF,
    maker: 'pdfkit',
    make: () => drawPdf(layout, contentOf(own)),
    isReadable: layout !== 'scan',
  });
const docx = (layout: DocxLayout, own: Look) =>
  file(layout, own, { contentType: DOCX, maker: 'own docx', make: async () => writeDocx(layout, contentOf(own)) });
const doc = (own: Look) => file('doc', own, { contentType: DOC, maker: 'own doc', make: async () => writeDoc(contentOf(own)) });
const printed = (layout: PrintedLayout, own: Look) =>
  file(`printed ${layout}`, own, {
    contentType: PDF,
    maker: 'Chromium',
    make: async (browser) => {
      if (browser === undefined) throw new Error('This file is printed by a browser.');
      return printHtml(layout, contentOf(own), browser);
    },
  });

const damaged = (name: string, contentType: string, make: () => Promise<Uint8Array>): ResumeFile => ({
  name,
  contentType,
  truth: null,
  maker: 'damaged',
  isKeptApart: false,
  make,
});

const nurse = look('nurse-en', 'LONG');
const half = (data: Uint8Array) => data.slice(0, data.length >> 1);

export const RESUME_FILES: readonly ResumeFile[] = [
  pdf('oneColumn', nurse),
  pdf('oneColumn', look('nurse-es', 'LONG')),
  pdf('oneColumn', look('accountant-fr', 'SHORT', 1)),
  pdf('datesBelow', look('developer-en', 'SHORT', 1)),
  pdf('datesBelow', look('engineer-de', 'NUMERIC')),
  pdf('sidebarLeft', look('developer-en', 'LONG')),
  pdf('sidebarLeft', look('teacher-pt', 'NUMERIC')),
  pdf('sidebarRight', look('nurse-es', 'NUMERIC', 1)),
  pdf('hints', look('developer-en', 'YEAR')),
  pdf('hints', look('engineer-de', 'LONG', 1)),
  pdf('tables', look('nurse-en', 'NUMERIC', 1)),
  pdf('newspaper', look('accountant-fr', 'LONG')),
  pdf('thirtyPages', look('developer-en', 'LONG', 1)),
  docx('wordOneColumn', look('engineer-de', 'SHORT')),
  docx('wordOneColumn', look('developer-ar', 'LONG')),
  docx('wordColumns', look('nurse-en', 'SHORT')),
  docx('wordTextBoxes', look('nurse-es', 'SHORT')),
  docx('libreOfficeTables', look('teacher-pt', 'LONG', 1)),
  doc(look('accountant-fr', 'NUMERIC')),
  doc(look('developer-ar', 'NUMERIC', 1)),
  printed('column', look('developer-en', 'LONG')),
  printed('columns', look('nurse-es', 'LONG')),
  printed('column', look('developer-ar', 'LONG', 1)),

  pdf('oneColumn', look('chef-en', 'SHORT')),
  pdf('oneColumn', look('engineer-pt', 'LONG')),
  pdf('datesBelow', look('manager-es', 'LONG', 1)),
  pdf('sidebarLeft', look('analyst-en', 'SHORT', 1)),
  pdf('sidebarRight', look('cook-fr', 'LONG')),
  pdf('hints', look('manager-es', 'NUMERIC')),
  pdf('tables', look('chef-en', 'YEAR', 1)),
  pdf('newspaper', look('analyst-en', 'LONG')),
  docx('wordOneColumn', look('accountant-ar', 'LONG')),
  docx('wordColumns', look('carer-de', 'LONG', 1)),
  docx('wordTextBoxes', look('chef-en', 'LONG', 1)),
  docx('libreOfficeTables', look('cook-fr', 'NUMERIC', 1)),
  doc(look('engineer-pt', 'SHORT', 1)),
  printed('column', look('carer-de', 'LONG')),
  printed('columns', look('analyst-en', 'SHORT')),
  printed('columns', look('accountant-ar', 'LONG', 1)),

  pdf('oneColumn', look('technician-pt', 'NUMERIC', 1)),
  pdf('sidebarLeft', look('pharmacist-en', 'SHORT')),
  pdf('hints', look('pharmacist-en', 'LONG', 1)),
  docx('wordColumns', look('technician-pt', 'LONG')),
  printed('columns', look('pharmacist-en', 'NUMERIC')),

  pdf('scan', nurse),
  damaged('encrypted pdf', PDF, () => drawEncryptedPdf(contentOf(nurse))),
  damaged('pdf without pages', PDF, async () => Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF')),
  damaged('docx cut in half', DOCX, async () => half(writeDocx('wordOneColumn', contentOf(nurse)))),
  damaged('doc cut in half', DOC, async () => half(writeDoc(contentOf(nurse)))),
];
