import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime from 'postal-mime';

/** A mail that was written to the outbox folder. */
export interface OutboxMail {
  to: string;
  subject: string;
  /** ISO 8601. */
  at: string;
  text: string;
  /** Links in the text, in order. */
  links: readonly string[];
}

export const LINK = /https?:\/\/[^\s<>"')\]]*[^\s<>"')\].,;:!?]/g;
const FILE = /^(\d{4}-\d{2}-\d{2}T\d{2})-(\d{2})-(\d{2}\.\d{3}Z)-[0-9a-f]{8}\.eml$/;
const SHOWN = 100;

async function readMail(folder: string, name: string): Promise<OutboxMail | undefined> {
  const [, hour, minute, rest] = FILE.exec(name) ?? [];
  const content = await readFile(join(folder, name)).catch(() => undefined);
  if (!content || !hour) return undefined;
  const mail = await PostalMime.parse(content);
  const text = (mail.text ?? '').trim();
  return {
    to: (mail.to ?? []).map(({ address }) => address ?? '').join(', '),
    subject: mail.subject ?? '',
    at: `${hour}:${minute}:${rest}`,
    text,
    links: text.match(LINK) ?? [],
  };
}

/** The latest mails of the folder, newest first; `to` is an address, compared without case. */
export async function readOutbox(folder: string, to?: string): Promise<OutboxMail[]> {
  const names = await readdir(folder).catch(() => []);
  const newest = names
    .filter((name) => FILE.test(name))
    .sort()
    .toReversed();
  const mails: OutboxMail[] = [];
  for (const name of newest) {
    if (mails.length === SHOWN) break;
    const mail = await readMail(folder, name);
    if (mail && (to === undefined || mail.to.toLowerCase() === to.toLowerCase())) mails.push(mail);
  }
  return mails;
}
