import type { FastifyInstance } from 'fastify';
import { createAttemptLimits } from '../../../platform/attempts/attempt-limits.ts';
import { refuseExcess } from '../../../platform/attempts/refuse-excess.ts';
import { restCalls } from '../../../platform/http/rest-calls.ts';
import type { Services } from '../../../platform/module.ts';
import { createSourceMaps } from '../../../platform/source-maps/source-maps.ts';
import { mapsIn } from '../../../platform/source-maps/stored-maps.ts';
import { postFeedback } from './feedback.service.ts';
import { insertConsoleLog } from './feedback.store.ts';

/** How many lists of errors the browsers of one address may send. */
const CONSOLE_LOG_RULES = { consoleLogByAddress: { max: 10, windowMs: 60_000 } } as const;

export function routes(app: FastifyInstance, services: Services): void {
  const limits = createAttemptLimits(services, CONSOLE_LOG_RULES);
  const maps = createSourceMaps(mapsIn(services), { now: services.now });
  restCalls(app, {
    'GET feedback/exists': () => true,
    'POST feedback': ({ viewer, body, files }) => postFeedback(services, viewer.candidateId, body, files['attachments'] ?? []),
    'POST /public/consolelog': async ({ body, request }) => {
      await refuseExcess(limits, 'Too many error reports. Try again in a minute.', ['consoleLogByAddress', request.ip]);
      await insertConsoleLog(services.db, body);
      const errors = await Promise.all(body.map(({ error }) => maps.resolve(error)));
      request.log.warn({ errors }, 'errors reported by a browser');
      return true as const;
    },
  });
}
