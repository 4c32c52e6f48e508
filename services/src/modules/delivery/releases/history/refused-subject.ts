import { z } from 'zod';
import type { DeliveryKey } from '@hirehq/shared-contracts/delivery';
import { builtReleaseSchema, remoteId, type HistoryAction } from '@hirehq/shared-contracts/delivery';

/** What each call that changes something is in the history; null for those that store nothing. */
export const ACTION_OF: Readonly<Record<Exclude<DeliveryKey, `GET ${string}`>, HistoryAction | null>> = {
  'POST uploads': 'PUBLISH',
  'PUT uploads/{id}/files/{hash}': 'PUBLISH',
  'POST uploads/{id}/finish': 'PUBLISH',
  'POST sets': 'PROMOTE',
  'POST sets/{sequence}/restore': 'ROLLBACK',
  'POST canaries': 'CANARY_START',
  'PUT canaries/{id}': 'CANARY_CHANGE',
  'POST canaries/{id}/promote': 'CANARY_PROMOTE',
  'DELETE canaries/{id}': 'CANARY_STOP',
  'PUT locks/{remote}': 'LOCK',
  'DELETE locks/{remote}': 'UNLOCK',
  'POST overrides': null,
  'POST checks': null,
};

/** A remote and its version, as far as a request says. */
export interface Subject {
  remote: string | null;
  version: string | null;
}

const { version } = builtReleaseSchema.shape;
const remoteOf = (value: unknown) => remoteId.safeParse(value).data ?? null;
const versionOf = (value: unknown) => version.safeParse(value).data ?? null;

const bodySchema = z.looseObject({
  release: z.string().optional(),
  change: z.record(z.string(), z.unknown()).optional(),
  remotes: z.array(z.unknown()).optional(),
});
const namedSchema = z.looseObject({ remote: z.unknown(), version: z.unknown() });

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The remote that a body or the parameters of a request name, if it is one. */
export function subjectOfRequest({ params, body }: { params: unknown; body: unknown }): Subject {
  const locked = namedSchema.safeParse(params).data;
  if (locked?.remote !== undefined) return { remote: remoteOf(locked.remote), version: null };
  const read = bodySchema.safeParse(body).data ?? {};
  const [changed, ...others] = Object.entries(read.change ?? {});
  if (changed && others.length === 0) return { remote: remoteOf(changed[0]), version: versionOf(changed[1]) };
  if (read.remotes?.length === 1) return { remote: remoteOf(read.remotes[0]), version: null };
  const named = namedSchema.safeParse(read.release === undefined ? read : jsonOf(read.release)).data;
  return { remote: remoteOf(named?.remote), version: versionOf(named?.version) };
}
