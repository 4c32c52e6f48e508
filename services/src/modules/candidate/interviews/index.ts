import type { ModuleFactory } from '../../../platform/module.ts';
import { calendarRoutes } from './calendar.routes.ts';
import { interviewData } from './candidate-data.ts';
import { cancelInterviews, endsApplication } from './cancel-ended.ts';
import { employerRoutes } from './employer.routes.ts';
import { reminderWork } from './reminders.ts';
import { resolvers } from './resolvers/index.ts';
import { routes } from './routes.ts';

export {
  completeInterview,
  moveToProposedTime,
  rescheduleInterview,
  scheduleInterview,
  type Schedule,
} from './employer-interviews.service.ts';
export { waitingInterviews } from './waiting-interviews.ts';
export { upcomingInterviews } from './interviews.store.ts';
export { rateCandidate } from './rate-candidate.ts';

export const interviewsModule: ModuleFactory = (services) => {
  return {
    name: 'interviews',
    candidateData: interviewData,
    resolvers,
    routes(app) {
      routes(app, services);
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
