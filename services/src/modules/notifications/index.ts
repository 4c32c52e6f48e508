import type { ModuleFactory } from '../../platform/module.ts';
import { notify } from './notifications.service.ts';
import { routes } from './routes.ts';

export { tellCandidate } from './tell-candidate.ts';

export const notificationsModule: ModuleFactory = (services) => ({
  name: 'notifications',
  routes: (app) => routes(app, services),
  events: { 'application.submitted': (event) => notify(services, event) },
});
