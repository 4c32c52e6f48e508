import type { ModuleFactory } from '../platform/module.ts';
import { DEMO_CANDIDATES, DEMO_PASSWORD } from './demo-candidates.ts';
import { seedDemoData } from './seed-demo-data.ts';

/** Seeds at start where the configuration asks for demo data. */
export const demoDataModule: ModuleFactory = (services) => ({
  name: 'demo-data',
  seed: ({ jobs, progress }) => seedDemoData(services, { jobs, now: services.now(), progress }),
  demoAccounts: services.config.sso.embedded ? DEMO_CANDIDATES.map(({ email }) => ({ email, password: DEMO_PASSWORD })) : [],
});
