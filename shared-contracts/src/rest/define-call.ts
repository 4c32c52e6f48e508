import { z } from 'zod';

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

/** One row of the call table (§7). */
export interface RestCall {
  method: Method;
  /** Relative to `api/v1` (or `public/api/v1`); with a leading `/` relative to the origin. `{name}` stands for a parameter. */
  path: string;
  /** `public`: only under public/api/v1. `candidate`: only with both tokens. `both`: on either base. */
  access: 'public' | 'candidate' | 'both';
  params: z.ZodObject;
  query: z.ZodObject;
  /** JSON, unless `multipart`. */
  body: z.core.$ZodType;
  multipart?: Multipart;
  /** Bytes of a JSON body, where it is less than usual. */
  maxBodyBytes?: number;
  /** What `responsePayload` holds. */
  answer: z.ZodType;
  summary: string;
  /** Spec behaviour a client must know, e.g. an empty enterpriseId header. */
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
