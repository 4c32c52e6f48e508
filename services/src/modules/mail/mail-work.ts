import { z } from 'zod';
import type { Transaction } from '../../platform/database/database.ts';
import type { Services } from '../../platform/module.ts';
import { defineWork, onDemand, onSchedule, type DeclaredWork } from '../../platform/work/work-kind.ts';
import { insertMail, mailById, removeMail, removeMailsBefore, takeOverMails } from './mail.store.ts';
import type { MailTransport } from './mail-transport.ts';
import type { Mail } from './mail.ts';

const sendMail = defineWork({
  name: 'mail.send',
  payload: z.object({ mailId: z.uuid() }),
  // For about a day.
  retries: { limit: 34, delaySeconds: 5, longestDelaySeconds: 3600 },
  // Longer than a transport takes to give up.
  timeLimitSeconds: 120,
  atATime: 4,
});

/** As long as a dead letter is kept. */
const KEPT_MS = 30 * 86_400_000;
/** Longer than a process of the release before takes to send a mail. */
const OVERDUE_MS = 300_000;

/** A mail that was not sent. A server's text may repeat the address, so the error holds its codes only. */
class MailNotSent extends Error {
  constructor(error: unknown) {
    const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
    const codes = [code, responseCode].filter((each) => typeof each === 'string' || typeof each === 'number');
    super(`The mail was not sent: ${codes.join(' ') || 'no code was given'}.`);
    this.name = 'MailNotSent';
  }
}

/** Queues a mail in the caller's transaction: it goes out when that is committed, and only then. */
export async function enqueueMail({ work, now }: Pick<Services, 'work' | 'now'>, trx: Transaction, mail: Mail): Promise<void> {
  const mailId = await insertMail(trx, mail, now());
  await work.enqueue(trx, sendMail, { mailId });
}

/** Sends what was queued, each mail at least once, whatever process queued it. */
export function mailWork({ db, work, now }: Pick<Services, 'db' | 'work' | 'now'>, send: MailTransport): DeclaredWork[] {
  return [
    onDemand(sendMail, async ({ mailId }) => {
      const mail = await mailById(db, mailId);
      if (!mail) return;
      await send(mail).catch((error: unknown) => {
        throw new MailNotSent(error);
      });
      await removeMail(db, mailId);
    }),
    onSchedule({
      name: 'mail.tidy',
      schedule: '*/10 * * * *',
      run: async () => {
        const at = now().getTime();
        await removeMailsBefore(db, new Date(at - KEPT_MS));
        await db.transaction().execute(async (trx) => {
          for (const mailId of await takeOverMails(trx, new Date(at - OVERDUE_MS))) await work.enqueue(trx, sendMail, { mailId });
        });
      },
    }),
  ];
}
