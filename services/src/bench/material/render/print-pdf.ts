import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** Prints a page with the Chromium at `browser`, as people print their résumé from a word processor or a website. */
export async function printPdf(html: string, browser: string): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'hirehq-resume-'));
  try {
    const [page, pdf] = [join(folder, 'cv.html'), join(folder, 'cv.pdf')];
    await writeFile(page, html);
    const quiet = ['--headless', '--no-sandbox', '--disable-gpu', '--no-pdf-header-footer', `--user-data-dir=${folder}/profile`];
    await promisify(execFile)(browser, [...quiet, `--print-to-pdf=${pdf}`, `file://${page}`]);
    return await readFile(pdf);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
