import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const STANDARD = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Content that is skipped while it is out of sight (content-visibility: auto) keeps the styles it had when it was last seen. */
function renderAll(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('* { content-visibility: visible !important }');
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

/** Fails with every violation axe finds on the page as it stands, each with the nodes it is about. */
export async function expectNoAxeViolation(page: Page): Promise<void> {
  await page.evaluate(renderAll);
  expectNone(await new AxeBuilder({ page }).withTags(STANDARD).analyze());
}

/** The same for what colours alone can spoil. */
export async function expectColoursToRead(page: Page): Promise<void> {
  await page.evaluate(renderAll);
  expectNone(await new AxeBuilder({ page }).withRules(['color-contrast', 'link-in-text-block']).analyze());
}

function expectNone({ violations }: Awaited<ReturnType<AxeBuilder['analyze']>>): void {
  const told = violations.map(({ id, help, nodes }) => ({
    id,
    help,
    nodes: nodes.map(({ html, failureSummary }) => `${html}\n${failureSummary ?? ''}`),
  }));
  expect(told).toEqual([]);
}
