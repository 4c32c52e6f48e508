import type { Page } from '@playwright/test';
import { ORIGIN } from './addresses.ts';

/** A page of an employer, at an origin of its own that only this browser knows. */
export const PORTAL = 'http://portal.localhost:9080';

interface PortalPage {
  /** The lines of the embed. */
  lines: string;
  head?: string;
  policy?: string;
}

/** Resets and rules that win against everything of the page itself. */
export const HOSTILE_STYLES = `<style>
  html { font-size: 10px; }
  * { all: unset !important; }
  *, *::before { color: red !important; font: 40px fantasy !important; margin: 30px !important; display: inline !important; }
  html { margin: 0 !important; display: block !important; background: white !important; }
  body { display: block !important; margin: 8px !important; }
  hirehq-embed { display: inline !important; opacity: 0.2 !important; width: 40px !important; }
  head, style, script { display: none !important; }
</style>`;
export const PLAIN_STYLES = '<style>html { background: white; } body { margin: 8px; }</style>';

/** What a page has to allow, and nothing else. */
export const STRICT_POLICY = [
  "default-src 'none'",
  `script-src ${ORIGIN}`,
  `connect-src ${ORIGIN}`,
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');

/** Opens a page of the portal. */
export async function openPortal(page: Page, { lines, head = PLAIN_STYLES, policy }: PortalPage): Promise<void> {
  await page.route(`${PORTAL}/**`, (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      headers: policy ? { 'content-security-policy': policy } : {},
      body: `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Portal</title>${head}<body>${lines}</body></html>`,
    }),
  );
  await page.goto(`${PORTAL}/`);
}
