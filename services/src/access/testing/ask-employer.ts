import { EMPLOYER_CALLS, type EmployerCall, type EmployerKey } from '@hirehq/shared-contracts/employer';
import { EMPLOYER_BASE } from '../../platform/http/employer-calls.ts';
import type { TestApp } from '../../platform/testing/test-app.ts';
import type { TestResponse } from './ask-rest.ts';
import { askWithKey } from './ask-with-key.ts';
import type { EmployerInput } from './employer-examples.ts';

/** Sends a call of the employers' call table. */
export async function askEmployer(
  hirehq: TestApp,
  key: EmployerKey,
  input: EmployerInput,
  headers: Record<string, string>,
): Promise<TestResponse> {
  const call = (EMPLOYER_CALLS as Readonly<Record<string, EmployerCall>>)[key];
  if (!call) throw new Error(`'${key}' is not in the employers' call table.`);
  return askWithKey(hirehq, { base: EMPLOYER_BASE, call }, input, headers);
}
