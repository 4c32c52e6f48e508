import type { BrowserContext } from '@playwright/test';

/** What the browser keeps of a visitor who has accepted cookies. */
const ACCEPTED = { name: 'cookieConsent', value: 'accepted' };

/** Cookies were accepted before: the question would cover what a test clicks. Holds for all ports of the origin's host. */
export async function acceptCookies(context: BrowserContext, origin: string): Promise<void> {
  await context.addCookies([{ ...ACCEPTED, url: origin }]);
}
