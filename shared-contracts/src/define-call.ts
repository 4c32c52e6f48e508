import { z } from 'zod';
import type { EditClass, LastWins } from './edits.ts';
import type { EmployerScope } from './employer/scopes.ts';
import type { TeamRight } from './delivery/rights.ts';
import type { ErrorCode } from './error-codes.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

export interface Multipart {
  /** Part that carries `body` as JSON text. Without it each key of `body` is a plain form field. */
  json?: string;
  /** Names of the parts that carry uploads. */
  files: readonly string[];
  /** Uploads in one call, over all parts. */
  maxFiles: number;
  /** Bytes of one upload. */
  maxFileBytes: number;
  /** Uploads are written to the disk as they come, not held in memory. */
  toDisk?: true;
  /** Seconds within which all of it must have come, instead of the usual ten minutes. */
  maxSeconds?: number;
}

/** `public`: only under public/api/v1. `candidate`: only with both tokens. `both`: on either base. */
export type CandidateAccess = 'public' | 'candidate' | 'both';

export interface EmployerAccess {
  /** What the key must be allowed to do; null: any key of the enterprise. */
  scope: EmployerScope | null;
}

export interface TeamAccess {
  /** What the key of a team must be allowed to do; null: any key. */
  right: TeamRight | null;
}

export type Access = CandidateAccess | EmployerAccess | TeamAccess;

/** What a row of a table says besides its method and path. */
interface CallOptions<
  Allowed extends Access,
  Params extends z.ZodObject,
  Query extends z.ZodObject,
  Body extends z.core.$ZodType,
  Payload extends z.ZodType,
> {
  access: Allowed;
  params?: Params;
  query?: Query;
  /** JSON, unless `multipart`. */
  body?: Body;
  multipart?: Multipart;
  /** Bytes of a JSON body, where it is less than usual. */
  maxBodyBytes?: number;
  /** What `responsePayload` holds. */
  response: Payload;
  /** The response links to a file that is stored for it. */
  makesFile?: true;
  /** Codes with which the handler refuses it, besides those that follow from what it takes (refusals-of.ts of the services). */
  refusals?: readonly ErrorCode[];
  /** Polled: the response has an ETag, and a request with `If-None-Match` gets 304 while nothing has changed. */
  conditional?: true;
  /**
   * The response is a record with its `version`, which is its ETag too. A request that changes or removes the record may send the
   * tag as `If-Match`: it is refused with STALE if the record has another version by then. A DELETE responds with no record.
   */
  versioned?: true;
  /** Of a call that changes something and takes no `If-Match`: why that loses nothing that others have changed meanwhile. */
  edits?: EditClass | LastWins;
  /** The response holds a secret that is shown once: it is not kept, and an Idempotency-Key changes nothing. */
  showsSecret?: true;
  /**
   * The response describes a candidate, who may withdraw, so it is not stored: a repeated request changes nothing and returns
   * the current state.
   */
  aboutCandidate?: true;
  summary: string;
  /** What a caller must know besides, e.g. an empty enterpriseId header. */
  note?: string;
}

/** One row of a call table, of candidates, employers or teams. */
export interface Call<Allowed extends Access = Access> extends CallOptions<
  Allowed,
  z.ZodObject,
  z.ZodObject,
  z.core.$ZodType,
  z.ZodType
> {
  method: Method;
  /** Relative to the base of its API; with a leading `/` relative to the origin. `{name}` stands for a parameter. */
  path: string;
  params: z.ZodObject;
  query: z.ZodObject;
  body: z.core.$ZodType;
}

type Nothing = z.ZodObject<{}>;
const nothing = z.object({});

/** Whether the call takes a header `If-Match`: it changes a record that somebody has read. */
export const takesIfMatch = ({ versioned, method, params }: Pick<Call, 'versioned' | 'method' | 'params'>): boolean =>
  versioned === true && (method === 'PUT' || method === 'DELETE' || (method === 'POST' && Object.keys(params.shape).length > 0));

/** Whether the response of the call is a record with a version. */
export const returnsVersion = ({ versioned, method }: Pick<Call, 'versioned' | 'method'>): boolean =>
  versioned === true && method !== 'DELETE';

/** Declares a row of a table; method and path are read from `key`, e.g. `PUT candidates/notifications/{id}/R`. */
export function defineCall<
  Payload extends z.ZodType,
  const Allowed extends Access,
  Params extends z.ZodObject = Nothing,
  Query extends z.ZodObject = Nothing,
  Body extends z.core.$ZodType = z.ZodUndefined,
>(key: `${Method} ${string}`, options: CallOptions<Allowed, Params, Query, Body, Payload>) {
  const [method, path] = key.split(' ') as [Method, string];
  return {
    method,
    path,
    ...options,
    params: (options.params ?? nothing) as Params,
    query: (options.query ?? nothing) as Query,
    body: (options.body ?? z.undefined()) as Body,
  } satisfies Call<Allowed>;
}
