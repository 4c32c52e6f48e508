import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { PART_PLACE } from '@hirehq/shared-contracts/served-part';
import { delayShell } from './delay-shell.ts';
import { settled } from './settled.ts';

/** What is in place of the remote in the HTML of a page; empty where it has a skeleton. */
export async function partOf(request: APIRequestContext, path: string, language: string): Promise<string> {
  const page = await (await request.get(path, { headers: { accept: 'text/html', 'accept-language': language } })).text();
  return page.slice(page.indexOf(`data-part="${PART_PLACE.begin}"`), page.indexOf(`data-part="${PART_PLACE.end}"`));
}

/** The first pages of a platform that has just started come without their data or their part, which take longer. */
export const isServed = (request: APIRequestContext, path: string, language = 'en'): Promise<void> =>
  expect.poll(() => partOf(request, path, language)).toContain('<h1');

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

/** The same as `openHeld`; what it returns also waits until the shell has taken over. */
export async function openServed(page: Page, path: string): Promise<() => Promise<void>> {
  const letThrough = await openHeld(page, path);
  const served = await page.getByRole('main').elementHandle();
  return async () => {
    letThrough();
    await page.waitForFunction((main) => !main?.isConnected, served);
    await settled(page);
  };
}

/** The languages of the platform, and how a browser asks for each. */
export const LANGUAGES = [
  { language: 'English', locale: 'en-US' },
  { language: 'Spanish', locale: 'es-ES' },
  { language: 'Arabic', locale: 'ar' },
] as const;
