import { EMPLOYER_CALLS, type EmployerCall, type EmployerKey } from '@hirehq/shared-contracts/employer';
import { multipartBody } from '../../platform/testing/multipart-body.ts';
import type { TestApp } from '../../platform/testing/test-app.ts';
import { inject, type TestResponse } from './ask-rest.ts';
import type { EmployerInput } from './employer-examples.ts';

/** Sends a call of the employers' call table. */
export async function askEmployer(
  hirehq: TestApp,
  key: EmployerKey,
  { params = {}, query = {}, body, files = {} }: EmployerInput,
  headers: Record<string, string>,
): Promise<TestResponse> {
  const call = (EMPLOYER_CALLS as Readonly<Record<string, EmployerCall>>)[key];
  if (!call) throw new Error(`'${key}' is not in the employers' call table.`);
  const path = call.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String((params as Record<string, unknown>)[name])),
  );
  const search = new URLSearchParams(
    Object.entries(query as Record<string, unknown>).map(([name, value]): [string, string] => [name, String(value)]),
  );
  const url = `/employer/v1/${path}${search.size > 0 ? `?${search.toString()}` : ''}`;
  if (call.multipart) {
    const json = call.multipart.json && {
      [call.multipart.json]: new File([JSON.stringify(body ?? {})], 'blob', { type: 'application/json' }),
    };
    const form = await multipartBody({ ...files, ...json });
    return inject(hirehq, call.method, url, { ...headers, ...form.headers }, form.payload);
  }
  return body === undefined
    ? inject(hirehq, call.method, url, headers)
    : inject(hirehq, call.method, url, { ...headers, 'content-type': 'application/json' }, JSON.stringify(body));
}
