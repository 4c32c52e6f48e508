import type { ModuleFactory } from '../platform/module.ts';
import { createAutopilot, type Autopilot } from './autopilot/index.ts';
import { DEMO_CANDIDATES, DEMO_PASSWORD } from './demo-candidates.ts';
import { demoEmployerIds, seedDemoData } from './seed-demo-data.ts';

/** Seeds at start where the configuration asks for demo data; its employers answer by themselves unless told not to. */
export const demoDataModule: ModuleFactory = (services) => {
  let autopilot: Autopilot | undefined;
  return {
    name: 'demo-data',
    routes: (app) => {
      if (services.config.autopilot) autopilot = createAutopilot(services, demoEmployerIds(), app.log);
    },
    onStart: async () => autopilot?.start(),
    onStop: async () => autopilot?.stop(),
    seed: ({ jobs, progress }) => seedDemoData(services, { jobs, now: services.now(), progress }),
    demoAccounts: services.config.sso.embedded ? DEMO_CANDIDATES.map(({ email }) => ({ email, password: DEMO_PASSWORD })) : [],
  };
};
