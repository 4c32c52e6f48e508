import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const STANDARD = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Content that is skipped while it is out of sight (content-visibility: auto) keeps the styles it had when it was last seen. */
function renderAll(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('* { content-visibility: visible !important }');
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

/** Without a page of its own to collect results of frames of other origins, of which we have none, and without what passed. */
const analysisOf = (page: Page) => new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode(true);

/** Fails with every violation axe finds on the page as it stands, each with the nodes it is about. */
export async function expectNoAxeViolation(page: Page): Promise<void> {
  await page.evaluate(renderAll);
  expectNone(await analysisOf(page).withTags(STANDARD).analyze());
}

/** The same for what colours alone can spoil. */
export async function expectColoursToRead(page: Page): Promise<void> {
  await page.evaluate(renderAll);
  expectNone(await analysisOf(page).withRules(['color-contrast', 'link-in-text-block']).analyze());
}

/** The elements that are too small to hit (WCAG 2.5.8). */
export async function smallTargets(page: Page): Promise<string[]> {
  const { violations } = await analysisOf(page).withRules(['target-size']).analyze();
  return violations.flatMap(({ nodes }) => nodes.map(({ html }) => html.slice(0, 160)));
}

function expectNone({ violations }: Awaited<ReturnType<AxeBuilder['analyze']>>): void {
  const told = violations.map(({ id, help, nodes }) => ({
    id,
    help,
    nodes: nodes.map(({ html, failureSummary }) => `${html}\n${failureSummary ?? ''}`),
  }));
  expect(told).toEqual([]);
}
