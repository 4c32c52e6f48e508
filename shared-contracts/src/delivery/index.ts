import type { z } from 'zod';
import type { BodyPart, Part } from '../call-input.ts';
import type { Call, TeamAccess } from '../define-call.ts';
import { canaryCalls } from './canaries.ts';
import { lockCalls } from './locks.ts';
import { overrideCalls } from './overrides.ts';
import { readingCalls } from './reading.ts';
import { setCalls } from './sets.ts';
import { uploadCalls } from './uploads.ts';

export { builtReleaseSchema, fileHash, hashOfIntegrity, RELEASE_LIMITS, type BuiltRelease } from './built-release.ts';
export { fieldsOfCall, type CallFields } from './call-fields.ts';
export { differences, fieldsOf, fieldsOfJsonSchema, newlyRequired, type Fields, type JsonSchema } from './fields.ts';
export { CANARY_SIGNALS, CANARY_STATES, type Canary, type CanarySignal, type CanaryState } from './canaries.ts';
export { bytesOf, contentFilesOf, entryFilesOf, loadedBytes, type Sizes } from './loaded-bytes.ts';
export type { ReleaseLock } from './locks.ts';
export type { CreatedOverride } from './overrides.ts';
export { REMOTE_BUDGETS, REMOTE_VERSION_STATES, type RemoteBudget, type RemoteVersionState } from './remote-figures.ts';
export { expected as expectedSet, remoteId, sequence as setSequence, why } from './primitives.ts';
export { HISTORY_ACTIONS, type DeliveryStatus, type HistoryAction, type HistoryEntry } from './reading.ts';
export { TEAM_RIGHTS, type TeamRight } from './rights.ts';
export { SET_CAUSES, type ChangedSet, type SetRecord } from './sets.ts';
export { DETACHED_SIGNATURE, RELEASE_SIGNATURE_SECONDS, SIGNATURE_TYPES, type SignatureType } from './signatures.ts';
export { SHELL_MEMBERS } from './shell-members.ts';
export { breakText, surfaceSchema, type Break, type Surface } from './surface.ts';
export type { ReleaseRecord } from './uploads.ts';

/** The API of teams that release remotes. */
export const DELIVERY_BASE = '/platform/v1';

/** One row of the table; its path is relative to `DELIVERY_BASE`. */
export type DeliveryCall = Call<TeamAccess>;

/** Publishing, release sets, canaries and history. Server routes, OpenAPI, the command line and the tests are derived from it. */
export const DELIVERY_CALLS = {
  ...uploadCalls,
  ...setCalls,
  ...canaryCalls,
  ...lockCalls,
  ...overrideCalls,
  ...readingCalls,
} as const satisfies Readonly<Record<string, DeliveryCall>>;

export type DeliveryCalls = typeof DELIVERY_CALLS;
export type DeliveryKey = keyof DeliveryCalls;

/** The input of a call: path parameters, query, body, and the files of a multipart call. */
export type DeliveryInput<K extends DeliveryKey> = Part<'params', DeliveryCalls[K]['params']> &
  Part<'query', DeliveryCalls[K]['query']> &
  BodyPart<DeliveryCalls[K]['body']> & { files?: Readonly<Record<string, Blob>> };

export type DeliveryResponse<K extends DeliveryKey> = z.output<DeliveryCalls[K]['response']>;
