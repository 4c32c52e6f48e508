import type { FastifyBaseLogger } from 'fastify';
import { restCalls } from '../../platform/http/rest-calls.ts';
import type { ModuleFactory } from '../../platform/module.ts';
import { calendarRoutes } from './calendar-routes.ts';
import { cancelEnded } from './cancel-ended.ts';
import { scheduleOf } from './candidate-interviews.ts';
import { employerRoutes } from './employer-routes.ts';
import { remindOfUpcoming } from './reminders.ts';
import { resolvers } from './resolvers/index.ts';

export {
  completeInterview,
  moveToProposedTime,
  rescheduleInterview,
  scheduleInterview,
  type Schedule,
} from './employer-interviews.ts';

const REMIND_EVERY_MS = 60_000;

export const interviewsModule: ModuleFactory = (services) => {
  let log: FastifyBaseLogger | undefined;
  let timer: NodeJS.Timeout | undefined;
  const remind = () =>
    remindOfUpcoming(services).catch((error: unknown) => log?.warn({ err: error }, 'reminders wait for the next minute'));
  return {
    name: 'interviews',
    resolvers,
    routes(app) {
      log = app.log;
      restCalls(app, {
        'GET candidates/interviews/schedules/{id}': ({ viewer, params }) => scheduleOf(services, viewer.candidateId, params.id),
      });
      employerRoutes(app, services);
      calendarRoutes(app, services);
    },
    onEvent: (event) => cancelEnded(services, event),
    onStart: async () => {
      timer = setInterval(() => void remind(), REMIND_EVERY_MS).unref();
    },
    onStop: async () => clearInterval(timer),
  };
};
