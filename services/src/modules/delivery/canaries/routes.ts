import type { FastifyInstance } from 'fastify';
import { deliveryCalls } from '../../../platform/http/delivery-calls.ts';
import type { TeamViewer } from '../../../platform/module.ts';
import type { Actor } from '../releases/index.ts';
import { changeShare, listCanaries, promoteCanary, stopCanary } from './canaries.service.ts';
import type { CanaryContext } from './canary-context.ts';
import { startCanary } from './start-canary.ts';

const actorOf = ({ team, keyId, remotes }: TeamViewer): Actor => ({ by: team, keyId, remotes });

/** The calls of teams about canaries. */
export function canaryRoutes(app: FastifyInstance, context: CanaryContext): void {
  deliveryCalls(app, {
    'POST canaries': ({ team, body }) => startCanary(context, actorOf(team), body),
    'PUT canaries/{id}': ({ team, params, body }) => changeShare(context, actorOf(team), { ...params, ...body }),
    'POST canaries/{id}/promote': ({ team, params, body }) => promoteCanary(context, actorOf(team), { ...params, ...body }),
    'DELETE canaries/{id}': ({ team, params }) => stopCanary(context, actorOf(team), params.id),
    'GET canaries': ({ query }) => listCanaries(context.services, query.remote),
  });
}
