import type { Call } from '@hirehq/shared-contracts/rest';
import { multipartBody } from '../../platform/testing/multipart-body.ts';
import type { TestApp } from '../../platform/testing/test-app.ts';
import { inject, type TestResponse } from './ask-rest.ts';

export interface KeyCallInput {
  params?: object;
  query?: object;
  body?: unknown;
  files?: Record<string, File>;
}

/** Sends a call of an API that is called with keys. */
export async function askWithKey(
  hirehq: TestApp,
  { base, call }: { base: string; call: Call },
  { params = {}, query = {}, body, files = {} }: KeyCallInput,
  headers: Record<string, string>,
): Promise<TestResponse> {
  const path = call.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String((params as Record<string, unknown>)[name])),
  );
  const search = new URLSearchParams(
    Object.entries(query as Record<string, unknown>).map(([name, value]): [string, string] => [name, String(value)]),
  );
  const url = `${base}/${path}${search.size > 0 ? `?${search.toString()}` : ''}`;
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
