import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import {
  DELIVERY_BASE,
  DELIVERY_CALLS,
  type DeliveryCall,
  type DeliveryCalls,
  type DeliveryKey,
} from '@hirehq/shared-contracts/delivery';
import type { TeamViewer } from '../module.ts';
import { Refusal } from '../refusals/refusal.ts';
import { rowOf, type AnyHandler, type CallHandler, type CallInput } from './call-route.ts';
import { refusalOfError } from './envelope.ts';
import { keyRoute } from './key-route.ts';

/** What a handler gets. */
export interface DeliveryRequest<K extends DeliveryKey> extends CallInput<DeliveryCalls[K]> {
  team: TeamViewer;
}

type DeliveryHandler<K extends DeliveryKey> = CallHandler<DeliveryCalls[K], DeliveryRequest<K>>;
export type DeliveryHandlers = { [K in DeliveryKey]?: DeliveryHandler<K> };

type AnyDeliveryHandler = AnyHandler<DeliveryRequest<DeliveryKey>>;

/** A call that changes nothing because it was refused. */
export interface RefusedDelivery {
  key: DeliveryKey;
  refusal: Refusal;
  request: FastifyRequest;
  /** Undefined without a valid key. */
  team: TeamViewer | undefined;
}

/** Hears of a refused call that would have changed something, before its response is sent. */
export type OnRefusedDelivery = (refused: RefusedDelivery) => Promise<void>;

/** Registers handlers for rows of the teams' table. */
export function deliveryCalls(app: FastifyInstance, handlers: DeliveryHandlers): void {
  for (const [key, handler] of Object.entries(handlers)) {
    const call = rowOf<DeliveryCall>(DELIVERY_CALLS, key);
    app.route({
      ...route(app, key, call, handler as AnyDeliveryHandler),
      ...(call.method !== 'GET' && { onError: reportRefusal(app, key as DeliveryKey) }),
    });
  }
}

function reportRefusal(app: FastifyInstance, key: DeliveryKey): NonNullable<RouteOptions['onError']> {
  return async (request, _reply, error) => {
    const refusal = refusalOfError(error);
    if (!refusal) return;
    const team = await app.teamViewerOf(request).catch(() => undefined);
    // The response says why the call was refused, whether or not that could be noted.
    await app
      .onRefusedDelivery?.({ key, refusal, request, team })
      .catch((failure: unknown) => request.log.error({ err: failure }, 'a refused delivery call could not be noted'));
  };
}

function route(app: FastifyInstance, key: string, call: DeliveryCall, handler: AnyDeliveryHandler): RouteOptions {
  const { right } = call.access;
  return keyRoute<TeamViewer>({
    key,
    call,
    base: DELIVERY_BASE,
    needs: right,
    viewerOf: (request) => app.teamViewerOf(request),
    limit: app.limitTeamKey,
    mayCall({ rights }) {
      if (right !== null && !rights.includes(right))
        throw new Refusal('RIGHT_MISSING', {
          message: `This key lacks the right '${right}'. Ask the operator for a key that has it.`,
        });
    },
    begin:
      ({ params, query }, _reply, team) =>
      async (content) => ({ responsePayload: await handler({ params, query, ...content, team }) }),
  });
}
