import type { ErrorCode } from '@hirehq/shared-contracts/error-codes';
import { REST_CALLS, type RestCall } from '@hirehq/shared-contracts/rest';
import { ifMatchOf } from './if-match.ts';
import type { Json } from './json-schema.ts';
import { requestBodyOf } from './request-body-of.ts';
import { FAILURE, failuresOf, responsesOf } from './responses-of.ts';

/** Of a route that is in no table. */
const OF_OTHER_ROUTES: readonly ErrorCode[] = [
  'VALIDATION_FAILED',
  'TOO_SLOW',
  'FILE_TOO_LARGE',
  'RATE_LIMITED',
  'OVERLOADED',
  'INTERNAL',
];

type Paths = Record<string, Record<string, Json>>;

/** The document that was collected from the routes, with the bodies of uploads and every response that a row implies. */
export function candidatesDocument<Document extends object>(collected: Document): Document {
  const { paths, components } = collected as { paths: Paths; components: { schemas: Json } };
  components.schemas['Failure'] = FAILURE;
  const described = new Set<Json>();

  function describe(call: RestCall, base: string, caller: 'candidate' | 'anybody'): void {
    const operation = paths[base + call.path]?.[call.method.toLowerCase()];
    if (!operation) return;
    const body = requestBodyOf(call);
    const headers = ifMatchOf(call);
    Object.assign(operation, {
      responses: responsesOf(call, caller),
      ...(body && { requestBody: body }),
      ...(headers.length > 0 && { parameters: [...((operation['parameters'] as Json[] | undefined) ?? []), ...headers] }),
    });
    described.add(operation);
  }

  for (const call of Object.values<RestCall>(REST_CALLS)) {
    if (call.path.startsWith('/')) describe(call, '', 'anybody');
    describe(call, '/public/api/v1/', 'anybody');
    describe(call, '/api/v1/', 'candidate');
  }
  for (const operation of Object.values(paths).flatMap((methods) => Object.values(methods)))
    if (!described.has(operation)) Object.assign(operation['responses'] as Json, failuresOf(OF_OTHER_ROUTES));
  return collected;
}
