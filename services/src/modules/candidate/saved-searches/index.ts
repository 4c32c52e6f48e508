import type { ModuleFactory } from '../../../platform/module.ts';
import { oneClickStop } from '../../post/mail/index.ts';
import { UNSUBSCRIBE_PATH, readUnsubscribeToken } from './alert-link.ts';
import { alertText } from './alert-text.ts';
import { savedSearchData } from './candidate-data.ts';
import { resolvers } from './resolvers/index.ts';
import { savedSearchName, stopAlerts } from './saved-searches.store.ts';
import { alertWork } from './send-alerts.ts';

/** Saved searches of candidates, and alerts about new jobs. */
export const savedSearchesModule: ModuleFactory = (services) => {
  const { db } = services;
  return {
    name: 'saved-searches',
    candidateData: savedSearchData,
    resolvers,
    work: alertWork(services),
    routes(app) {
      oneClickStop(app, services, {
        path: UNSUBSCRIBE_PATH,
        words: async (token, locale) => {
          const id = readUnsubscribeToken(services, token);
          if (!id) return undefined;
          const search = await savedSearchName(db, id);
          return {
            title: alertText('stop.title', locale),
            question:
              search === undefined ? alertText('stop.questionGone', locale) : alertText('stop.question', locale, { search }),
            button: alertText('stop.button', locale),
            done: alertText('stop.done', locale),
          };
        },
        stop: async (token) => {
          const id = readUnsubscribeToken(services, token);
          if (id) await stopAlerts(db, id);
        },
      });
    },
  };
};
