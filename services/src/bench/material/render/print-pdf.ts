import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** Shows the page when its fonts are there: what is shaped before keeps the letters of another one. */
const AFTER_FONTS = `<script>
document.body.style.display = 'none';
Promise.all([...document.fonts].map((font) => font.load())).then(() => (document.body.style.display = ''));
</script>`;

/** Prints a page with the Chromium at `browser`, as people print their résumé from a word processor or a website. */
export async function printPdf(html: string, browser: string): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'hirehq-resume-'));
  try {
    const [page, pdf] = [join(folder, 'cv.html'), join(folder, 'cv.pdf')];
    await writeFile(page, html.replace('</body>', `${AFTER_FONTS}</body>`));
    const quiet = [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--no-pdf-header-footer',
      '--virtual-time-budget=3000',
      `--user-data-dir=${folder}/profile`,
    ];
    await promisify(execFile)(browser, [...quiet, `--print-to-pdf=${pdf}`, `file://${page}`]);
    return await readFile(pdf);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
