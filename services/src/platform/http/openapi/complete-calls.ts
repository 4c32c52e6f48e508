import type { Call } from '@hirehq/shared-contracts/rest';
import { ifMatchOf } from './if-match.ts';
import type { Json } from './json-schema.ts';
import type { Caller } from './refusals-of.ts';
import { requestBodyOf } from './request-body-of.ts';
import { FAILURE, responsesOf } from './responses-of.ts';

/** A document that was collected from the routes. */
export interface Collected {
  /** Operations by path and method. */
  paths: Record<string, Record<string, Json>>;
  components: { schemas: Json };
}

/** A call in a document. */
interface Described {
  call: Call;
  path: string;
  caller: Caller;
  /** Further headers that it takes. */
  headers?: readonly Json[];
}

/**
 * Adds what routes do not say: the bodies of uploads, headers, and every response that the row of a call implies. Returns the
 * operations that are in no row.
 */
export function completeCalls({ paths, components }: Collected, calls: Iterable<Described>): Json[] {
  components.schemas['Failure'] = FAILURE;
  const others = new Set(Object.values(paths).flatMap((methods) => Object.values(methods)));
  for (const { call, path, caller, headers: further = [] } of calls) {
    const operation = paths[path]?.[call.method.toLowerCase()];
    if (!operation) continue;
    const body = requestBodyOf(call);
    const headers = [...further, ...ifMatchOf(call)];
    Object.assign(operation, {
      responses: responsesOf(call, caller),
      ...(body && { requestBody: body }),
      ...(headers.length > 0 && { parameters: [...((operation['parameters'] as Json[] | undefined) ?? []), ...headers] }),
    });
    others.delete(operation);
  }
  return [...others];
}
