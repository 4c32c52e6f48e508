import { forgetRequests } from '../../../platform/http/employer-request.store.ts';
import type { ModuleFactory } from '../../../platform/module.ts';
import { onSchedule } from '../../../platform/work/work-kind.ts';
import { employerData } from './candidate-data.ts';
import { employerDocs } from './docs.routes.ts';
import { invitationRoutes } from './invitations/invitation.routes.ts';
import { employerOfKey } from './keys.service.ts';
import { routes } from './routes.ts';

export { createKey, listKeys, revokeKey, rotateKey } from './keys.service.ts';
export { allEmployers } from './employers.store.ts';
export { changeEmployer, makeEmployer, type EmployerWish } from './make-employer.ts';
export { employerRow } from './brand.store.ts';
export { talentPools } from './talent-pools.service.ts';
export { findEmployer } from './keys.store.ts';

/** Requests are not repeated after this time. */
const REMEMBERED_MS = 48 * 3_600_000;

/** The employers' API: keys, brand, jobs, talent pools and messages here, the rest in the modules it belongs to. */
export const employersModule: ModuleFactory = (services) => {
  const { config, db, now } = services;
  return {
    name: 'employers',
    candidateData: employerData,
    keyColumns: [
      { table: 'enterprise', column: 'logo_file' },
      { table: 'enterprise', column: 'exclusive_candidate_logo_file' },
      { table: 'enterprise', column: 'favicon_file' },
      { table: 'former_picture', column: 'storage_key' },
    ],
    employerOf: (key) => employerOfKey(services, key),
    work: [
      onSchedule({
        name: 'employers.forget-requests',
        schedule: '7 * * * *',
        run: () => forgetRequests(db, new Date(now().getTime() - REMEMBERED_MS)),
      }),
    ],
    routes(app) {
      routes(app, services);
      invitationRoutes(app, services);
      employerDocs(app, config.origin);
    },
  };
};
