import { restCalls } from '../../platform/http/rest-calls.ts';
import type { ModuleFactory } from '../../platform/module.ts';
import { calendarRoutes } from './calendar-routes.ts';
import { cancelInterviews, endsApplication } from './cancel-ended.ts';
import { scheduleOf } from './candidate-interviews.ts';
import { employerRoutes } from './employer-routes.ts';
import { reminderWork } from './reminders.ts';
import { resolvers } from './resolvers/index.ts';

export {
  completeInterview,
  moveToProposedTime,
  rescheduleInterview,
  scheduleInterview,
  type Schedule,
} from './employer-interviews.ts';

export const interviewsModule: ModuleFactory = (services) => {
  return {
    name: 'interviews',
    resolvers,
    routes(app) {
      restCalls(app, {
        'GET candidates/interviews/schedules/{id}': ({ viewer, params }) => scheduleOf(services, viewer.candidateId, params.id),
      });
      employerRoutes(app, services);
      calendarRoutes(app, services);
    },
    events: {
      'application.withdrawn': ({ payload }) => cancelInterviews(services, payload),
      'application.changed': async ({ payload }) => {
        if (endsApplication(payload.change)) await cancelInterviews(services, payload);
      },
    },
    work: reminderWork(services),
  };
};
