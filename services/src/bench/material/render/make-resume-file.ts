import { buffer } from 'node:stream/consumers';
import { zipStream, type ZipEntry } from '../../../platform/files/zip-stream.ts';
import type { MaterialCase } from '../material.ts';
import { arrangeResume } from './arrange.ts';
import { docxFiles } from './docx.ts';
import { resumeHtml } from './html.ts';
import { LAYOUTS } from './layouts.ts';
import { fontFaces } from './font-faces.ts';
import { odtFiles } from './odt.ts';
import { resumeRtf, resumeText } from './plain-formats.ts';
import { printPdf } from './print-pdf.ts';

type Format = MaterialCase<'resumes'>['format'];

const CONTENT_TYPES: Readonly<Record<Format, string>> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  odt: 'application/vnd.oasis.opendocument.text',
  rtf: 'application/rtf',
  txt: 'text/plain',
  html: 'text/html',
};

async function zip(files: Record<string, string>): Promise<Buffer> {
  const entries = async function* (): AsyncGenerator<ZipEntry> {
    for (const [name, text] of Object.entries(files)) yield { name, content: [Buffer.from(text)] };
  };
  return buffer(zipStream(entries(), new Date('2026-11-01T00:00:00Z')));
}

async function dataOf(resume: MaterialCase<'resumes'>, browser?: string): Promise<Buffer> {
  const arranged = arrangeResume(resume);
  const html = (faces = '') => resumeHtml(arranged, `${faces}${LAYOUTS[resume.layout]?.css ?? ''}`);
  switch (resume.format) {
    case 'pdf':
      if (browser === undefined) throw new Error('PDF files are printed by Chromium: set CHROME_PATH.');
      return printPdf(html(await fontFaces(html())), browser);
    case 'docx':
      return zip(docxFiles(arranged));
    case 'odt':
      return zip(odtFiles(arranged));
    case 'rtf':
      return Buffer.from(resumeRtf(arranged), 'latin1');
    case 'txt':
      return Buffer.from(resumeText(arranged));
    case 'html':
      return Buffer.from(html());
  }
}

/** The file of a résumé in its layout and format; PDF needs a Chromium. */
export async function makeResumeFile(
  resume: MaterialCase<'resumes'>,
  browser?: string,
): Promise<{ contentType: string; data: Buffer }> {
  return { contentType: CONTENT_TYPES[resume.format], data: await dataOf(resume, browser) };
}
