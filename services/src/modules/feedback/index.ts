import type { ModuleFactory } from '../../platform/module.ts';
import { routes } from './routes.ts';

export const feedbackModule: ModuleFactory = (services) => ({ name: 'feedback', routes: (app) => routes(app, services) });

export { browserErrors } from './feedback.store.ts';
