import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../platform/database/database.ts';
import { putOffMail, removeMail, takeDueMail } from './mail.store.ts';
import type { MailTransport } from './mail-transport.ts';
import type { QueuedMail } from './mail.ts';

interface MailWorkerOptions {
  db: Database;
  send: MailTransport;
  log: Pick<FastifyBaseLogger, 'error' | 'warn'>;
  now: () => Date;
  everyMs?: number;
}

export interface MailWorker {
  start(): void;
  /** Sends what is due at this moment. */
  sendDue(): Promise<void>;
  /** Resolves once the mail under way is done. */
  stop(): Promise<void>;
}

const SECOND = 1000;
/** Longer than a transport takes to give up. */
const TAKEN_MS = 120 * SECOND;
const FIRST_WAIT_MS = 5 * SECOND;
const LONGEST_WAIT_MS = 3600 * SECOND;
const GIVE_UP_MS = 24 * 3600 * SECOND;

/** What a server says may repeat the address, so only its codes are told. */
const reasonOf = (error: unknown) => {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  return {
    code: typeof code === 'string' ? code : undefined,
    answer: typeof responseCode === 'number' ? responseCode : undefined,
  };
};

/** Sends queued mails, each at least once, whatever process queued them. */
export function createMailWorker({ db, send, log, now, everyMs = 500 }: MailWorkerOptions): MailWorker {
  let running: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;

  async function handleFailure(mail: QueuedMail, error: unknown): Promise<void> {
    const at = now().getTime();
    const details = { mail: mail.id, attempts: mail.attempts, ...reasonOf(error) };
    if (at - mail.createdAt.getTime() >= GIVE_UP_MS) {
      log.error(details, 'a mail could not be sent for a day and is given up');
      return removeMail(db, mail.id);
    }
    log.warn(details, 'a mail could not be sent; trying again later');
    const wait = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (mail.attempts - 1));
    return putOffMail(db, mail.id, new Date(at + wait));
  }

  async function sendNext(): Promise<boolean> {
    const at = now();
    const mail = await takeDueMail(db, { now: at, until: new Date(at.getTime() + TAKEN_MS) });
    if (!mail) return false;
    try {
      await send(mail);
    } catch (error) {
      await handleFailure(mail, error);
      return true;
    }
    await removeMail(db, mail.id);
    return true;
  }

  async function drain(): Promise<void> {
    try {
      while (!stopped && (await sendNext()));
    } catch {
      // The database is away; the next round finds what waits.
    }
  }

  function sendDue(): Promise<void> {
    running ??= drain().finally(() => {
      running = undefined;
    });
    return running;
  }

  return {
    start() {
      timer = setInterval(() => void sendDue(), everyMs).unref();
    },
    sendDue,
    async stop() {
      stopped = true;
      clearInterval(timer);
      await running;
    },
  };
}
