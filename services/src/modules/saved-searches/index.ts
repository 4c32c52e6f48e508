import type { FastifyBaseLogger } from 'fastify';
import type { ModuleFactory } from '../../platform/module.ts';
import { oneClickStop } from '../mail/index.ts';
import { UNSUBSCRIBE_PATH, readUnsubscribeToken } from './alert-link.ts';
import { alertText } from './alert-text.ts';
import { resolvers } from './resolvers/index.ts';
import { savedSearchName, stopAlerts } from './saved-searches.store.ts';
import { sendDueAlerts } from './send-alerts.ts';

const LOOK_EVERY_MS = 60_000;

/** Searches that candidates keep, and the alerts that tell of new jobs. */
export const savedSearchesModule: ModuleFactory = (services) => {
  const { db } = services;
  let log: FastifyBaseLogger | undefined;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let stopped = false;
  const look = () => {
    running ??= sendDueAlerts(services, () => stopped)
      .catch((error: unknown) => log?.warn({ err: error }, 'an alert waits for its next time'))
      .finally(() => {
        running = undefined;
      });
  };
  return {
    name: 'saved-searches',
    resolvers,
    routes(app) {
      log = app.log;
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
    onStart: async () => {
      // Processes that started together do not look together.
      const schedule = () => {
        timer = setTimeout(
          () => {
            look();
            schedule();
          },
          LOOK_EVERY_MS * (0.5 + Math.random() / 2),
        ).unref();
      };
      schedule();
    },
    onStop: async () => {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
};
