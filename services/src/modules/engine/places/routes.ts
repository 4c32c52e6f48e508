import type { FastifyInstance } from 'fastify';
import { restCalls } from '../../../platform/http/rest-calls.ts';
import type { Services } from '../../../platform/module.ts';
import { findPlaces, placeDetail } from './find-places.ts';

export function routes(app: FastifyInstance, services: Services): void {
  restCalls(app, {
    'GET places/{text}': ({ params, query }) =>
      query.type === 'D'
        ? placeDetail(services.db, params.text)
        : findPlaces(services.db, params.text, { regions: query.type === 'R' }),
  });
}
