import type { ErrorCode } from '@hirehq/shared-contracts/error-codes';
import { REST_CALLS, type RestCall } from '@hirehq/shared-contracts/rest';
import { completeCalls, type Collected } from './complete-calls.ts';
import { failuresOf } from './responses-of.ts';

/** Of a route that is in no table. */
const OF_OTHER_ROUTES: readonly ErrorCode[] = [
  'VALIDATION_FAILED',
  'TOO_SLOW',
  'FILE_TOO_LARGE',
  'RATE_LIMITED',
  'OVERLOADED',
  'INTERNAL',
];

/** The document of the candidates' call table, and of the routes that are in no table. */
export function completeCandidates(collected: Collected): void {
  const others = completeCalls(
    collected,
    Object.values<RestCall>(REST_CALLS).flatMap((call) => [
      ...(call.path.startsWith('/') ? [{ call, path: call.path, caller: 'anybody' as const }] : []),
      { call, path: `/public/api/v1/${call.path}`, caller: 'anybody' as const },
      { call, path: `/api/v1/${call.path}`, caller: 'candidate' as const },
    ]),
  );
  for (const operation of others) Object.assign(operation['responses'] as object, failuresOf(OF_OTHER_ROUTES));
}
