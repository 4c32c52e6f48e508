import { z } from 'zod';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

export interface Multipart {
  /** The part that contains `body` as JSON text. Without it each key of `body` is a plain form field. */
  json?: string;
  /** Names of the parts that contain uploads. */
  files: readonly string[];
  /** Maximum number of uploads in one call, over all parts. */
  maxFiles: number;
  /** Maximum size of one upload, in bytes. */
  maxFileBytes: number;
  /** Uploads are streamed to disk instead of being held in memory. */
  toDisk?: true;
  /** Time limit for the whole body in seconds, instead of the usual ten minutes. */
  maxSeconds?: number;
}

/** One row of the call table (§7). */
export interface RestCall {
  method: Method;
  /** Relative to `api/v1` (or `public/api/v1`); with a leading `/` relative to the origin. `{name}` is a parameter. */
  path: string;
  /** `public`: only under public/api/v1. `candidate`: only with both tokens. `both`: under either base. */
  access: 'public' | 'candidate' | 'both';
  params: z.ZodObject;
  query: z.ZodObject;
  /** JSON, unless `multipart`. */
  body: z.core.$ZodType;
  multipart?: Multipart;
  /** Maximum size of a JSON body in bytes, if lower than usual. */
  maxBodyBytes?: number;
  /** The content of `responsePayload`. */
  answer: z.ZodType;
  summary: string;
  /** Behaviour from the specification that clients must know, e.g. an empty enterpriseId header. */
  note?: string;
}

type Nothing = z.ZodObject<{}>;
const nothing = z.object({});

interface CallOptions<
  Access extends RestCall['access'],
  P extends z.ZodObject,
  Q extends z.ZodObject,
  B extends z.core.$ZodType,
  A extends z.ZodType,
> {
  access: Access;
  params?: P;
  query?: Q;
  body?: B;
  multipart?: Multipart;
  maxBodyBytes?: number;
  answer: A;
  summary: string;
  note?: string;
}

/** Declares a row of the table; method and path are read from `key`, e.g. `PUT candidates/notifications/{id}/R`. */
export function defineCall<
  A extends z.ZodType,
  const Access extends RestCall['access'],
  P extends z.ZodObject = Nothing,
  Q extends z.ZodObject = Nothing,
  B extends z.core.$ZodType = z.ZodUndefined,
>(key: `${Method} ${string}`, options: CallOptions<Access, P, Q, B, A>) {
  const [method, path] = key.split(' ') as [Method, string];
  return {
    method,
    path,
    ...options,
    params: (options.params ?? nothing) as P,
    query: (options.query ?? nothing) as Q,
    body: (options.body ?? z.undefined()) as B,
  } satisfies RestCall;
}
