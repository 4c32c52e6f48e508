import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ErrorCode } from '@hirehq/shared-contracts/error-codes';
import { newId } from '../../ids/new-id.ts';
import { errorBody } from '../error-body.ts';
import { Refusal } from '../../refusals/refusal.ts';

/** Writes an error of the API straight to a connection whose request gets no response, and closes it. */
export function endWithResponse(socket: Socket, code: ErrorCode, statusCode?: number): void {
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  const refusal = errorBody(new Refusal(code), newId());
  const status = statusCode ?? refusal.statusCode;
  const body = JSON.stringify({ ...refusal, statusCode: status });
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
    'connection: close',
    'cache-control: no-store',
    'content-type: application/json',
    `content-length: ${Buffer.byteLength(body)}`,
    ...(status === 503 ? ['retry-after: 2'] : []),
    `x-trace-id: ${refusal.traceId}`,
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  socket.destroySoon();
}
