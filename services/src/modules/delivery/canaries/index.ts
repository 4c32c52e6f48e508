import type { ModuleFactory } from '../../../platform/module.ts';
import { onSchedule } from '../../../platform/work/work-kind.ts';
import type { FindBreaks } from '../releases/index.ts';
import { keptSince } from './canaries.service.ts';
import { forgetCanaries } from './canaries.store.ts';
import { canaryContext } from './canary-context.ts';
import { decideCanaries } from './decide-canaries.ts';
import { memberRoute } from './member.routes.ts';
import { canaryRoutes } from './routes.ts';
import { teamNotifier } from './team-notifier.ts';

export { listCanaries } from './canaries.service.ts';
export { canaryPort, runningRecords } from './port.ts';

/** Canaries of releases, which are started only if they take away nothing that live releases use. */
export const canariesWith =
  (findBreaks: FindBreaks): ModuleFactory =>
  (services) => ({
    name: 'canaries',
    routes(app) {
      canaryRoutes(app, canaryContext(services, findBreaks));
      memberRoute(app, services);
    },
    work: [
      onSchedule({
        name: 'canaries.decide',
        schedule: '* * * * *',
        run: () => decideCanaries(services, teamNotifier(services)),
      }),
      onSchedule({
        name: 'canaries.forget',
        schedule: '41 3 * * *',
        run: () => forgetCanaries(services.db, keptSince(services.now())),
      }),
    ],
  });
