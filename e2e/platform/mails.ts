import { expect, type Page } from '@playwright/test';
import { ORIGIN } from './addresses.ts';

export interface Mail {
  to: string;
  subject: string;
  /** ISO 8601. */
  at: string;
  text: string;
  links: readonly string[];
}

let outboxOrigin = ORIGIN;

/** The platform whose outbox is read, in this worker, from here on. */
export const useOutboxOf = (origin: string): void => void (outboxOrigin = origin);

/** Mails to this address, newest first. */
export async function mailsTo(email: string, origin = outboxOrigin): Promise<Mail[]> {
  const response = await fetch(`${origin}/dev/outbox.json?to=${encodeURIComponent(email)}`);
  if (!response.ok) throw new Error(`The outbox responded with ${response.status}`);
  return (await response.json()) as Mail[];
}

/** Waits until this many mails have come; the newest. */
export async function newestMail(email: string, count = 1, origin = outboxOrigin): Promise<Mail> {
  let mails: Mail[] = [];
  // Also again if the connection has ended.
  await expect(async () => {
    mails = await mailsTo(email, origin);
    expect(mails.length, `mails to ${email}`).toBeGreaterThanOrEqual(count);
  }).toPass({ timeout: 60_000 });
  const [newest] = mails;
  if (!newest) throw new Error(`No mail to ${email}`);
  return newest;
}

/** What a mail asks to be proved with: a code to type, or a link to open. */
export function proofIn(mail: Mail): { code: string } | { link: string } {
  const code = /\b\d{6}\b/.exec(mail.text)?.[0];
  const link = mail.links.find((address) => address.includes('/login-actions/'));
  if (link) return { link };
  if (code) return { code };
  throw new Error(`The mail has neither code nor link: ${mail.text}`);
}

/** Types the code of the newest mail into the page that waits for it, or opens its link in the same browser. */
export async function passMailCheck(page: Page, email: string, count = 1): Promise<void> {
  // The embedded provider is at the address of its platform; a real Keycloak is not.
  const { origin, pathname } = new URL(page.url());
  const isEmbedded = /^\/realms\/[^/]+\/login-actions\/[\w-]+\/confirm/.test(pathname);
  const proof = proofIn(await newestMail(email, count, isEmbedded ? origin : outboxOrigin));
  if ('link' in proof) {
    await page.goto(proof.link);
    return;
  }
  await page.getByLabel('Code').fill(proof.code);
  const next = page.getByRole('button', { name: 'Confirm', exact: true });
  if (await next.isVisible()) await next.click();
}
