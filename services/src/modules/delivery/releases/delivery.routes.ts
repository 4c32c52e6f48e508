import type { FastifyInstance } from 'fastify';
import { deliveryCalls } from '../../../platform/http/delivery-calls.ts';
import type { Services, TeamViewer } from '../../../platform/module.ts';
import { readReleaseText } from './check-release.ts';
import { pageOfHistory } from './history/page-of-history.ts';
import { lockRemote, unlockRemote } from './locks/locks.service.ts';
import { listReleases } from './releases.store.ts';
import { createOverride } from './overrides/create-override.ts';
import { changeSet, restoreSet, type Actor } from './sets/change-set.ts';
import { pageOfSets } from './sets/list-sets.ts';
import type { FindBreaks } from './sets/refuse-breaks.ts';
import { deliveryStatus, type RunningCanaries } from './status/delivery-status.ts';
import { breaksWithLive } from './uploads/breaks-with-live.ts';
import { beginUpload, finishUpload, storeUploadedFile } from './uploads/publish.service.ts';

/** What other parts of the delivery know. */
export interface DeliveryPorts {
  findBreaks: FindBreaks;
  runningCanaries: RunningCanaries;
}

const actorOf = ({ team, keyId, remotes }: TeamViewer): Actor => ({ by: team, keyId, remotes });

/** The calls of teams, apart from those about canaries. */
export function deliveryRoutes(app: FastifyInstance, services: Services, { findBreaks, runningCanaries }: DeliveryPorts): void {
  deliveryCalls(app, {
    'POST uploads': ({ team, body: { release, signature } }) =>
      beginUpload(services, team, { sent: { source: release, signature }, findBreaks }),
    'PUT uploads/{id}/files/{hash}': ({ team, params, spooled: [file] }) =>
      storeUploadedFile(services, team, { ...params, file }),
    'POST uploads/{id}/finish': ({ team, params }) => finishUpload(services, team, { ...params, findBreaks }),
    'GET releases/{remote}': ({ params }) => listReleases(services.db, params.remote),

    'POST sets': ({ team, body }) => changeSet(services, { ...body, cause: 'PROMOTE', actor: actorOf(team) }, { findBreaks }),
    'POST sets/{sequence}/restore': ({ team, params, body }) =>
      restoreSet(services, { ...body, ...params, actor: actorOf(team) }, { findBreaks }),
    'GET sets': ({ query }) => pageOfSets(services, query),

    'PUT locks/{remote}': ({ team, params, body }) => lockRemote(services, team, { ...params, ...body }),
    'DELETE locks/{remote}': ({ team, params }) => unlockRemote(services, team, params.remote),

    'POST overrides': ({ team, body }) => createOverride(services, team, body),

    'GET history': ({ query }) => pageOfHistory(services, query),
    'GET status': () => deliveryStatus(services, runningCanaries),
    'POST checks': async ({ body }) => ({
      breaks: [...(await breaksWithLive(services.db, readReleaseText(body.release), findBreaks))],
    }),
  });
}
