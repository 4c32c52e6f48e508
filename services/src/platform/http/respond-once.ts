import type { FastifyReply } from 'fastify';
import { isDatabaseAway } from '../database-away.ts';
import type { Database } from '../database/database.ts';
import { unlessLeased } from '../database/lease.ts';
import {
  forgetRequest,
  saveResponse,
  markDone,
  rememberRequest,
  stateOfRequest,
  type IdentifiedRequest,
  type RequestState,
} from './employer-request.store.ts';
import { Refusal } from '../refusals/refusal.ts';

/** How long a request can be claimed by a process that has died, or that lost its database. */
const CLAIM_MS = 5000;
const RETRY_AFTER_SECONDS = 1;

interface OnceOptions {
  db: Database;
  now: () => Date;
  request: IdentifiedRequest;
  reply: FastifyReply;
  /** False if the response must not be stored: a repeated request then runs the handler again. */
  isStored: boolean;
  /** Changes nothing twice for one request. */
  respond: () => Promise<object>;
}

/** The response to a request that needs no more work; undefined for one that does. */
async function responseTo(
  state: RequestState | undefined,
  { reply, respond }: Pick<OnceOptions, 'reply' | 'respond'>,
): Promise<object | undefined> {
  if (state?.kind === 'other') throw new Refusal('REQUEST_REUSED');
  if (state?.kind !== 'answered' && state?.kind !== 'done') return undefined;
  reply.header('idempotent-replayed', 'true');
  return state.kind === 'answered' ? state.response : respond();
}

async function complete({ db, now, request, isStored, respond }: OnceOptions): Promise<object> {
  try {
    const response = await respond();
    await (isStored ? saveResponse(db, request.id, response) : markDone(db, request.id, now()));
    return response;
  } catch (error) {
    // Without the database nobody knows whether the request changed something: its key stays with it.
    if (!isDatabaseAway(error)) await forgetRequest(db, request.id);
    throw error;
  }
}

/**
 * A repeated request gets the first response, or that of the handler once more if responses are not stored. A failed one may be
 * repeated. While a process works on a request it holds a lease: whoever repeats the request meanwhile is refused with
 * REQUEST_IN_PROGRESS, and a process that dies loses the lease by itself.
 */
export async function respondOnce(options: OnceOptions): Promise<object> {
  const { db, now, request, reply } = options;
  const known = await responseTo(await stateOfRequest(db, request), options);
  if (known) return known;
  const response = await unlessLeased(
    db,
    `employer request ${request.id}`,
    async () => {
      await rememberRequest(db, request, now());
      return (await responseTo(await stateOfRequest(db, request), options)) ?? complete(options);
    },
    { leaseMs: CLAIM_MS },
  );
  if (response) return response;
  reply.header('retry-after', String(RETRY_AFTER_SECONDS));
  throw new Refusal('REQUEST_IN_PROGRESS');
}
