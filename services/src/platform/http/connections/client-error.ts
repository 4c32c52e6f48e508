import type { ConnectionError } from 'fastify';
import type { Socket } from 'node:net';
import { endWithResponse } from './raw-response.ts';

/** Responds to what never became a request: bytes that are not HTTP, or headers that were not complete in time. */
export function respondToClientError(error: ConnectionError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) socket.destroy();
  else if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT') endWithResponse(socket, 'TOO_SLOW');
  else endWithResponse(socket, 'VALIDATION_FAILED', error.code === 'HPE_HEADER_OVERFLOW' ? 431 : 400);
}
