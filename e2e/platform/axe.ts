import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Frame, type Page } from '@playwright/test';

const STANDARD = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Content that is skipped while it is out of sight (content-visibility: auto) keeps the styles it had when it was last seen. */
function renderAll(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('* { content-visibility: visible !important }');
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

/** The minified build of axe, which each analysis sends to the page: by default it is the one for reading, which is twice as long. */
const axeSource = readFileSync(
  createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'),
  'utf8',
);

/** Without a page of its own to collect results of frames of other origins, of which we have none, and without what passed. */
const analysisOf = (page: Page) =>
  new AxeBuilder({ page, axeSource }).options({ resultTypes: ['violations'] }).setLegacyMode(true);

/** Every violation axe finds on the page as it stands, each with the nodes it is about. */
export async function axeViolations(page: Page): Promise<ReportedViolation[]> {
  await page.evaluate(renderAll);
  return reported(await analysisOf(page).withTags(STANDARD).analyze());
}

/** Fails with what `axeViolations` returns. */
export const expectNoAxeViolation = async (page: Page): Promise<void> => expect(await axeViolations(page)).toEqual([]);

/** The same for what a frame of another origin shows. */
export async function expectNoAxeViolationIn(frame: Frame): Promise<void> {
  const options = { runOnly: { type: 'tag', values: STANDARD }, resultTypes: ['violations'] };
  const results = await frame.evaluate<Awaited<ReturnType<AxeBuilder['analyze']>>>(
    `(() => { ${axeSource}; return axe.run(document, ${JSON.stringify(options)}); })()`,
  );
  expect(reported(results)).toEqual([]);
}

/** The same for what colours alone can spoil. */
export async function expectColoursToRead(page: Page): Promise<void> {
  await page.evaluate(renderAll);
  expect(reported(await analysisOf(page).withRules(['color-contrast', 'link-in-text-block']).analyze())).toEqual([]);
}

interface ReportedViolation {
  id: string;
  help: string;
  nodes: string[];
}

function reported({ violations }: Awaited<ReturnType<AxeBuilder['analyze']>>): ReportedViolation[] {
  return violations.map(({ id, help, nodes }) => ({
    id,
    help,
    nodes: nodes.map(({ html, failureSummary }) => `${html}\n${failureSummary ?? ''}`),
  }));
}
