import type { FastifyBaseLogger } from 'fastify';
import type { ModuleFactory } from '../../platform/module.ts';
import { oneClickStop } from '../mail/index.ts';
import { followCredit } from './credit-referral.ts';
import { STOP_PATH, readStopToken, stopWords } from './referral-stop.ts';
import { stopMails } from './referrals.store.ts';
import { resolvers } from './resolvers/index.ts';
import { forgetOldVisits } from './visit-referral.ts';

export { creditReferral } from './credit-referral.ts';

const FORGET_EVERY_MS = 3_600_000;

/** Candidates tell others of jobs, by link or mail, and see what came of it. */
export const referralsModule: ModuleFactory = (services) => {
  let log: FastifyBaseLogger | undefined;
  let timer: NodeJS.Timeout | undefined;
  const forget = () =>
    forgetOldVisits(services).catch((error: unknown) => log?.warn({ err: error }, 'old visits stay for another hour'));
  return {
    name: 'referrals',
    resolvers,
    routes(app) {
      log = app.log;
      oneClickStop(app, services, {
        path: STOP_PATH,
        words: async (token, locale) => (readStopToken(services, token) ? stopWords(locale) : undefined),
        stop: async (token) => {
          const emailHash = readStopToken(services, token);
          if (emailHash) await stopMails(services.db, emailHash, services.now());
        },
      });
    },
    onEvent: (event) => followCredit(services, event),
    onStart: async () => {
      timer = setInterval(() => void forget(), FORGET_EVERY_MS).unref();
    },
    onStop: async () => clearInterval(timer),
  };
};
