import type { FastifyInstance } from 'fastify';
import { restCalls } from '../../platform/http/rest-calls.ts';
import type { Services } from '../../platform/module.ts';
import { createTurns } from '../../platform/turns.ts';
import { readResume } from './read-resume.ts';

/** Each reading is a process of its own. */
const READINGS = { atOnce: 2, waiting: 8 };

export function routes(app: FastifyInstance, services: Services): void {
  const turns = createTurns(READINGS);
  restCalls(app, {
    'POST candidates/resume/{id}/reading': ({ viewer, params }) => readResume(services, turns, viewer.candidateId, params.id),
  });
}
