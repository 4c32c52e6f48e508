import { expect, type APIRequestContext } from '@playwright/test';
import { PART_PLACE } from '@hirehq/shared-contracts/served-part';

/** What is in place of the remote in the HTML of a page; empty where it has a skeleton. */
export async function partOf(request: APIRequestContext, path: string, language: string): Promise<string> {
  const page = await (await request.get(path, { headers: { accept: 'text/html', 'accept-language': language } })).text();
  return page.slice(page.indexOf(`data-part="${PART_PLACE.begin}"`), page.indexOf(`data-part="${PART_PLACE.end}"`));
}

/** The first pages of a platform that has just started come without their data or their part, which take longer. */
export const isServed = (request: APIRequestContext, path: string, language = 'en'): Promise<void> =>
  expect.poll(() => partOf(request, path, language)).toContain('<h1');
