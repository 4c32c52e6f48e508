import { DEMO_PASSWORD } from '@hirehq/shared-contracts/demo';
import { developmentRoutes } from '../platform/http/development-routes.ts';
import type { ModuleFactory } from '../platform/module.ts';
import { onSchedule } from '../platform/work/work-kind.ts';
import { createAutopilot } from './autopilot/index.ts';
import { DEMO_CANDIDATES } from './demo-candidates.ts';
import { DEMO_OPERATOR } from './demo-operator.ts';
import { demoRoutes } from './routes.ts';
import { demoEmployerIds, seedDemoData } from './seed-demo-data.ts';

/** Seeds demo data on start if configured; its employers respond automatically unless that is turned off. */
export const demoDataModule: ModuleFactory = (services) => {
  const accounts = services.config.sso.embedded
    ? [...DEMO_CANDIDATES, DEMO_OPERATOR].map(({ email, shows }) => ({ email, password: DEMO_PASSWORD, shows }))
    : [];
  const { goOnUntil } = createAutopilot(services, demoEmployerIds());
  return {
    name: 'demo-data',
    work: services.config.autopilot
      ? [
          onSchedule({
            name: 'demo-data.go-on',
            schedule: '* * * * *',
            timeLimitSeconds: 900,
            run: ({ signal }) => goOnUntil(signal),
          }),
        ]
      : [],
    seed: ({ jobs, progress }) => seedDemoData(services, { jobs, now: services.now(), progress }),
    demoAccounts: accounts,
    async routes(app) {
      if (!services.config.seed) return;
      await developmentRoutes(app, services.config, (scope) => demoRoutes(scope, services.config, accounts));
    },
  };
};
