import { randomBytes } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { QueuedMail } from './mail.ts';

/** Sends one mail; throws if that fails. */
export type MailTransport = (mail: QueuedMail) => Promise<void>;

interface Sender {
  from: string;
  /** Right-hand side of Message-ID; the id stays the same when a mail is sent again. */
  domain: string;
}

const CONNECT_MS = 10_000;
const SILENT_MS = 20_000;

const envelopeOf = ({ from, domain }: Sender, { id, to, subject, text, html, unsubscribeUrl }: QueuedMail) => ({
  from,
  to: { name: '', address: to },
  subject,
  text,
  ...(html !== undefined && { html }),
  messageId: `<${id}@${domain}>`,
  headers: {
    'Auto-Submitted': 'auto-generated',
    ...(unsubscribeUrl !== undefined && {
      'List-Unsubscribe': `<${unsubscribeUrl}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    }),
  },
  // Content is never read from a file or URL, whatever a mail contains.
  disableFileAccess: true,
  disableUrlAccess: true,
});

export function createSmtpTransport(url: string, sender: Sender): MailTransport {
  const smtp = createTransport({
    url,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: SILENT_MS,
  });
  return async (mail) => void (await smtp.sendMail(envelopeOf(sender, mail)));
}

/** The name of a file in the outbox folder; names sort by time. */
export const outboxFileName = (at: Date) => `${at.toISOString().replaceAll(':', '-')}-${randomBytes(4).toString('hex')}.eml`;

/** Writes mails to a folder instead of sending them. */
export function createOutboxTransport(folder: string, sender: Sender, now: () => Date): MailTransport {
  const composer = createTransport({ streamTransport: true, buffer: true });
  return async (mail) => {
    const { message } = await composer.sendMail({ ...envelopeOf(sender, mail), date: mail.createdAt });
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const name = outboxFileName(now());
    const unfinished = join(folder, `.${name}`);
    try {
      await writeFile(unfinished, message as Buffer, { mode: 0o600 });
      await rename(unfinished, join(folder, name));
    } catch (error) {
      await rm(unfinished, { force: true });
      throw error;
    }
  };
}
