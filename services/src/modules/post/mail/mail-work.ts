import { z } from 'zod';
import type { Transaction } from '../../../platform/database/database.ts';
import type { Services } from '../../../platform/module.ts';
import { defineWork, onDemand, onSchedule, type DeclaredWork } from '../../../platform/work/work-kind.ts';
import { insertMail, mailById, removeMail, removeMailsBefore, takeOverMails } from './mail.store.ts';
import type { MailTransport } from './mail-transport.ts';
import type { Mail } from './mail.ts';

const sendMail = defineWork({
  name: 'mail.send',
  payload: z.object({ mailId: z.uuid() }),
  // Retries for about a day.
  retries: { limit: 34, delaySeconds: 5, longestDelaySeconds: 3600 },
  // Longer than the timeout of the transport.
  timeLimitSeconds: 120,
  atATime: 4,
});

/** Longer than a dead letter is kept after the last attempt, so that a mail sent again is still there. */
const KEPT_MS = 33 * 86_400_000;
/** Longer than a process of the previous release takes to send a mail. */
const OVERDUE_MS = 300_000;

/** A failure to send a mail. The server's text may contain the address, so the message has its codes only. */
class MailNotSent extends Error {
  constructor(error: unknown) {
    const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
    const codes = [code, responseCode].filter((each) => typeof each === 'string' || typeof each === 'number');
    super(`The mail was not sent: ${codes.join(' ') || 'no error code'}.`);
    this.name = 'MailNotSent';
  }
}

/** Queues a mail in the caller's transaction: it is sent only once that is committed. */
export async function enqueueMail({ work, now }: Pick<Services, 'work' | 'now'>, trx: Transaction, mail: Mail): Promise<void> {
  const mailId = await insertMail(trx, mail, now());
  await work.enqueue(trx, sendMail, { mailId });
}

/** Sends queued mails, each at least once, no matter which process queued it. */
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
