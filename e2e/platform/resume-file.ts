import type { BrowserContext } from '@playwright/test';

const RESUME = `<!doctype html><html lang="en"><body style="font: 14px sans-serif">
  <h1>Amina Okafor</h1><p>Registered Nurse</p><p>18 Maple Street, Sacramento, CA 95814 · amina.okafor@example.com</p>
  <h2>Experience</h2>
  <p><b>Senior ICU Nurse</b>, Mercy General Hospital<br>March 2019 – Present</p>
  <h2>Skills</h2><p>Triage, Wound care</p>
  </body></html>`;

/** The résumé of Amina Okafor as a browser prints it. */
export async function resumeFile(context: BrowserContext) {
  const paper = await context.newPage();
  await paper.setContent(RESUME);
  const buffer = await paper.pdf();
  await paper.close();
  return { name: 'resume.pdf', mimeType: 'application/pdf', buffer };
}
