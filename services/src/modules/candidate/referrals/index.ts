import type { ModuleFactory } from '../../../platform/module.ts';
import { onSchedule } from '../../../platform/work/work-kind.ts';
import { oneClickStop, stopMails } from '../../post/mail/index.ts';
import { referralData } from './candidate-data.ts';
import { noteHire, notifyReferrer } from './credit-referral.ts';
import { STOP_PATH, readStopToken, stopWords } from './referral-stop.ts';
import { resolvers } from './resolvers/index.ts';
import { forgetOldVisits } from './visit-referral.ts';

export { creditReferral } from './credit-referral.ts';

/** Candidates refer jobs to others, by link or mail, and see the outcome. */
export const referralsModule: ModuleFactory = (services) => {
  return {
    name: 'referrals',
    candidateData: referralData,
    resolvers,
    routes(app) {
      oneClickStop(app, services, {
        path: STOP_PATH,
        words: async (token, locale) => (readStopToken(services, token) ? stopWords(locale) : undefined),
        stop: async (token) => {
          const emailHash = readStopToken(services, token);
          if (emailHash) await stopMails(services.db, 'referral', emailHash, services.now());
        },
      });
    },
    events: {
      'application.submitted': (event) => notifyReferrer(services, event),
      'application.changed': (event) => noteHire(services, event),
    },
    work: [onSchedule({ name: 'referrals.forget-visits', schedule: '22 * * * *', run: () => forgetOldVisits(services) })],
  };
};
