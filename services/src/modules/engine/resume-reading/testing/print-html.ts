import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Content } from './compose-resume.ts';

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const list = (items: readonly string[]) => `<ul>${items.map((item) => `<li>${escaped(item)}</li>`).join('')}</ul>`;
const section = (heading: string, inside: string) => `<section><h2>${escaped(heading)}</h2>${inside}</section>`;
const entry = (left: string, right: string, below: string, inside = '') =>
  `<div class="entry"><header><strong>${escaped(left)}</strong><span>${escaped(right)}</span></header><div>${escaped(below)}</div>${inside}</div>`;

const STYLE = `*{box-sizing:border-box}body{margin:0;font:13px/1.45 "Liberation Sans","DejaVu Sans",sans-serif}h1{margin:0;font-size:28px}h2{font-size:17px;margin:14px 0 4px;border-bottom:1px solid #ccc}.entry header{display:flex;justify-content:space-between}.page{padding:36px}.columns{display:grid;grid-template-columns:210px 1fr;gap:32px}ul{margin:2px 0;padding-inline-start:18px}.skills ul{display:grid;grid-template-columns:1fr 1fr;list-style:none;padding:0}`;

const person = ({ name, title, contact }: Content) =>
  `<h1>${escaped(name)}</h1><p>${escaped(title)}</p><p>${contact.map((fact) => `<bdi>${escaped(fact)}</bdi>`).join(' · ')}</p>`;
const experience = ({ headings, jobs }: Content) =>
  section(
    headings.experience,
    jobs
      .map(({ title, employer, dates, city, did }) =>
        entry(employer, dates, title, `<small>${escaped(city)}</small>${list(did)}`),
      )
      .join(''),
  );
const education = ({ headings, educations }: Content) =>
  section(headings.education, educations.map(({ degree, school, dates }) => entry(school, dates, degree)).join(''));
const skills = ({ headings, skills: all }: Content) => `<div class="skills">${section(headings.skills, list(all))}</div>`;
const languages = ({ headings, languages: all }: Content) =>
  section(
    headings.languages,
    all.map(({ written, level }) => `<div><b>${escaped(written)}</b> <span>${escaped(level)}</span></div>`).join(''),
  );
const licences = ({ headings, licences: all }: Content) => (all.length > 0 ? section(headings.licences, list(all)) : '');
const summary = ({ headings, persona }: Content) => section(headings.summary, `<p>${escaped(persona.summary)}</p>`);

const LAYOUTS = {
  column: (content: Content) =>
    person(content) +
    summary(content) +
    experience(content) +
    education(content) +
    skills(content) +
    licences(content) +
    languages(content),
  columns: (content: Content) =>
    `<div class="columns"><aside>${person(content)}${skills(content)}${languages(content)}</aside><main>${summary(content)}${experience(content)}${education(content)}${licences(content)}</main></div>`,
} as const;
export type PrintedLayout = keyof typeof LAYOUTS;

/** Prints a page of HTML to PDF with Chromium, as Reactive Resume and other editors in browsers do. */
export async function printHtml(layout: PrintedLayout, content: Content, browser: string): Promise<Uint8Array> {
  const folder = await mkdtemp(join(tmpdir(), 'hirehq-resume-'));
  try {
    const [page, pdf] = [join(folder, 'resume.html'), join(folder, 'resume.pdf')];
    const { language } = content.persona;
    const html = `<!doctype html><html lang="${language}" dir="${content.isRtl ? 'rtl' : 'ltr'}"><meta charset="utf-8"><style>${STYLE}</style><body><div class="page">${LAYOUTS[layout](content)}</div></body></html>`;
    await writeFile(page, html);
    const flags = [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--no-pdf-header-footer',
      `--user-data-dir=${join(folder, 'profile')}`,
    ];
    const child = spawn(browser, [...flags, `--print-to-pdf=${pdf}`, pathToFileURL(page).href], { stdio: 'ignore' });
    await new Promise<void>((resolve, reject) => {
      child.once('error', reject);
      child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`${browser} ended with ${code}`))));
    });
    return new Uint8Array(await readFile(pdf));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
