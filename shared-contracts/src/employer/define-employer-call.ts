import { z } from 'zod';
import type { Multipart } from '../rest/define-call.ts';
import type { EmployerScope } from './scopes.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** One row of the call table of the employers' API. */
export interface EmployerCall {
  method: Method;
  /** Relative to `employer/v1`; `{name}` is a parameter. */
  path: string;
  /** The scope the key needs; null: any key of the enterprise. */
  scope: EmployerScope | null;
  params: z.ZodObject;
  query: z.ZodObject;
  /** JSON, unless `multipart`. */
  body: z.ZodType;
  multipart?: Multipart;
  /** The content of `responsePayload`. */
  answer: z.ZodType;
  /** The response contains a secret that is shown once, so it is not stored, and an Idempotency-Key has no effect. */
  showsSecret?: true;
  /**
   * The response describes a candidate, who may withdraw, so it is not stored: a repeated request changes nothing and returns
   * the current state.
   */
  aboutCandidate?: true;
  summary: string;
  /** Further information for callers. */
  note?: string;
}

type Nothing = z.ZodObject<{}>;
const nothing = z.object({});

interface CallOptions<
  Scope extends EmployerScope | null,
  P extends z.ZodObject,
  Q extends z.ZodObject,
  B extends z.ZodType,
  A extends z.ZodType,
> {
  scope: Scope;
  params?: P;
  query?: Q;
  body?: B;
  multipart?: Multipart;
  answer: A;
  showsSecret?: true;
  aboutCandidate?: true;
  summary: string;
  note?: string;
}

/** Declares a row of the table; method and path are read from `key`, e.g. `POST jobs/{id}/close`. */
export function defineEmployerCall<
  A extends z.ZodType,
  const Scope extends EmployerScope | null,
  P extends z.ZodObject = Nothing,
  Q extends z.ZodObject = Nothing,
  B extends z.ZodType = z.ZodUndefined,
>(key: `${Method} ${string}`, options: CallOptions<Scope, P, Q, B, A>) {
  const [method, path] = key.split(' ') as [Method, string];
  return {
    method,
    path,
    ...options,
    params: (options.params ?? nothing) as P,
    query: (options.query ?? nothing) as Q,
    body: (options.body ?? z.undefined()) as B,
  } satisfies EmployerCall;
}
