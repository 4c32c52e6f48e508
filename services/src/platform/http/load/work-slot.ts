import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ConcurrencyLimit } from './concurrency-limit.ts';
import { Refusal } from '../../refusals/refusal.ts';

/** A request's slot in the concurrency limit: held while it is processed, not while it waits for its client. */
interface WorkSlot {
  pause(): void;
  /** False if the limit is reached and the request cannot continue. */
  resume(): boolean;
  /** Call when the response is complete. */
  end(): void;
  /** Call when the response waits for a slow client: its duration is no measure of the load. */
  abandon(): void;
}

/** A request whose body is complete may slightly exceed the limit: if refused, the client would have to send the whole body again. */
const OVERDRAFT = 0.25;

const slots = new WeakMap<IncomingMessage, WorkSlot>();

/** Takes a slot for a request; false if there is none. */
export function takeSlot(request: IncomingMessage, response: ServerResponse, limit: ConcurrencyLimit): boolean {
  if (!limit.enter()) return false;
  let state: 'working' | 'paused' | 'done' = 'working';
  let since = performance.now();
  let workedMs = 0;

  function leave(measured: boolean): void {
    if (state === 'working') limit.leave(measured ? workedMs + performance.now() - since : undefined);
    state = 'done';
  }

  const slot: WorkSlot = {
    pause() {
      if (state !== 'working') return;
      workedMs += performance.now() - since;
      state = 'paused';
      limit.pause();
    },
    resume() {
      if (state !== 'paused') return true;
      if (!limit.enter(OVERDRAFT)) return false;
      since = performance.now();
      state = 'working';
      return true;
    },
    end: () => leave(true),
    abandon: () => leave(false),
  };
  slots.set(request, slot);
  response.once('finish', slot.end);
  response.once('close', slot.end);
  return true;
}

export const slotOf = (request: IncomingMessage): WorkSlot | undefined => slots.get(request);

/** Reads a body without occupying the request's slot. Throws OVERLOADED if no slot is free afterwards. */
export async function outsideSlot<Body>(request: IncomingMessage, read: () => Promise<Body>): Promise<Body> {
  const slot = slots.get(request);
  if (!slot || request.complete) return read();
  slot.pause();
  const body = await read();
  if (!slot.resume()) throw new Refusal('OVERLOADED');
  return body;
}
