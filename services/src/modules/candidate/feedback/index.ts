import type { ModuleFactory } from '../../../platform/module.ts';
import { feedbackData } from './candidate-data.ts';
import { routes } from './routes.ts';

export const feedbackModule: ModuleFactory = (services) => ({
  name: 'feedback',
  candidateData: feedbackData,
  routes: (app) => routes(app, services),
});

export { browserErrors } from './feedback.store.ts';
