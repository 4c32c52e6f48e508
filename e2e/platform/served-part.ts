import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { ADOPTED_ATTRIBUTE } from '@hirehq/shared-contracts/first-paint';
import { routes } from '@hirehq/shared-contracts/routes';
import { PART_PLACE, SLOT_PLACE } from '@hirehq/shared-contracts/served-part';
import { delayShell } from './delay-shell.ts';
import { settled } from './settled.ts';

const htmlOf = async (request: APIRequestContext, path: string, language: string): Promise<string> =>
  (await request.get(path, { headers: { accept: 'text/html', 'accept-language': language } })).text();

/** What is in place of the remote in the HTML of a page; empty where it has a skeleton. */
export async function partOf(request: APIRequestContext, path: string, language: string): Promise<string> {
  const page = await htmlOf(request, path, language);
  return page.slice(page.indexOf(`data-part="${PART_PLACE.begin}"`), page.indexOf(`data-part="${PART_PLACE.end}"`));
}

/** The slots of a page that have no skeleton in its HTML. */
const slotsOf = async (request: APIRequestContext, path: string, language: string): Promise<string[]> =>
  Array.from(
    (await htmlOf(request, path, language)).matchAll(new RegExp(`${SLOT_PLACE.begin}="([^"]+)"`, 'g')),
    ([, slot = '']) => slot,
  );

/** Pages of the shell, in which slots are served. */
const START_PAGES = new Set([routes.landing(), routes.home()]);

/** The first pages of a platform that has just started come without their data or their part, which take longer. */
export const isServed = (request: APIRequestContext, path: string, language = 'en'): Promise<void> =>
  START_PAGES.has(path)
    ? expect.poll(() => slotsOf(request, path, language)).toEqual(['landing.search', 'landing.jobs'])
    : expect.poll(() => partOf(request, path, language)).toContain('<h1');

/** Opens a page as it is served; returns what lets the code of the shell through. */
export async function openHeld(page: Page, path: string): Promise<() => void> {
  await isServed(page.request, path);
  const letThrough = await delayShell(page);
  // On a busy machine the part of one page can be late again.
  await expect(async () => {
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible({ timeout: 5000 });
  }).toPass({ timeout: 60_000 });
  await page.waitForFunction(() => document.readyState !== 'loading');
  return letThrough;
}

/** The same as `openHeld`; what it returns also waits until the shell and the parts of remotes have taken over. */
export async function openServed(page: Page, path: string): Promise<() => Promise<void>> {
  const letThrough = await openHeld(page, path);
  const served = await page.getByRole('main').elementHandle();
  return async () => {
    letThrough();
    await page.waitForFunction((main) => !main?.isConnected, served);
    await expect(page.locator(`[${ADOPTED_ATTRIBUTE}]`)).toHaveCount(0);
    await settled(page);
  };
}

/** The languages of the platform, and how a browser asks for each. */
export const LANGUAGES = [
  { language: 'English', locale: 'en-US' },
  { language: 'Spanish', locale: 'es-ES' },
  { language: 'Arabic', locale: 'ar' },
] as const;
