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

/** The page's own platform; an identity provider elsewhere is told by the platform that the test began on. */
let platformOrigin = ORIGIN;
export const useOutboxOf = (origin: string): void => void (platformOrigin = origin);

/** Mails to this address, newest first. */
export async function mailsTo(email: string): Promise<Mail[]> {
  const answer = await fetch(`${platformOrigin}/dev/outbox.json?to=${encodeURIComponent(email)}`);
  if (!answer.ok) throw new Error(`The outbox answered ${answer.status}`);
  return (await answer.json()) as Mail[];
}

/** Waits until this many mails have come; the newest. */
export async function newestMail(email: string, count = 1): Promise<Mail> {
  let mails: Mail[] = [];
  await expect.poll(async () => (mails = await mailsTo(email)).length, { timeout: 20_000 }).toBeGreaterThanOrEqual(count);
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
  const proof = proofIn(await newestMail(email, count));
  if ('link' in proof) {
    await page.goto(proof.link);
    return;
  }
  await page.getByLabel('Code').fill(proof.code);
  const next = page.getByRole('button', { name: 'Confirm', exact: true });
  if (await next.isVisible()) await next.click();
}
