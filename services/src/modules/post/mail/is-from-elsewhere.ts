import type { FastifyRequest } from 'fastify';

/** True for a request that a browser says another site made. */
export const isFromElsewhere = ({ headers }: FastifyRequest): boolean =>
  headers['sec-fetch-site'] === 'cross-site' || headers['sec-fetch-site'] === 'same-site';
