import { EMPLOYER_CALLS, type EmployerCall } from '@hirehq/shared-contracts/employer';
import { IDEMPOTENCY_KEY, takesIdempotencyKey } from '../employer-calls.ts';
import { completeCalls, type Collected } from './complete-calls.ts';
import type { Json } from './json-schema.ts';

const IDEMPOTENCY_HEADER: Json = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'A unique value that you choose for each request. Repeating the request with the same value does nothing and returns the first response or, for calls about a candidate, the current state. While the first request is still being processed, 409 REQUEST_IN_PROGRESS with Retry-After: send it again then.',
  schema: { type: 'string', ...IDEMPOTENCY_KEY },
};

/** The document of the employers' call table; its paths are relative to the base of the API. */
export function completeEmployers(collected: Collected): void {
  completeCalls(
    collected,
    Object.values<EmployerCall>(EMPLOYER_CALLS).map((call) => ({
      call,
      path: `/${call.path}`,
      caller: 'employer' as const,
      headers: takesIdempotencyKey(call) ? [IDEMPOTENCY_HEADER] : [],
    })),
  );
}
