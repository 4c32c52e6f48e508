import type { RestInput, RestKey } from '@hirehq/shared-contracts/rest';
import { restRequest } from '@hirehq/shared-contracts/rest/request';
import type { TestApp } from '../../platform/testing/test-app.ts';

export interface TestResponse {
  statusCode: number;
  body: Record<string, unknown>;
  /** The raw response body. */
  text: string;
  headers: Record<string, unknown>;
}

interface Asking {
  headers?: Record<string, string>;
  /** Uses the candidate's base for a call that is on both. */
  signedIn?: boolean;
  /** Uses this base instead of the call's own. */
  base?: '/api/v1/' | '/public/api/v1/';
}

/** Each request has a different client address: limits by address are tested elsewhere. */
let requests = 0;
const nextAddress = () => `10.0.${(requests += 1) >> 8}.${requests & 255}`;

export async function inject(
  { app }: TestApp,
  method: string,
  url: string,
  headers: Record<string, string>,
  payload?: string | Buffer,
): Promise<TestResponse> {
  const response = await app.inject({
    method: method as 'GET',
    url,
    headers,
    remoteAddress: nextAddress(),
    ...(payload !== undefined && { payload }),
  });
  const isJson = String(response.headers['content-type']).startsWith('application/json');
  return {
    statusCode: response.statusCode,
    body: isJson ? response.json<Record<string, unknown>>() : {},
    text: response.body,
    headers: response.headers,
  };
}

/** Sends a call of the call table as the browser's client does. */
export async function askRest<K extends RestKey>(
  hirehq: TestApp,
  key: K,
  input: RestInput<K>,
  { headers = {}, signedIn = true, base }: Asking = {},
): Promise<TestResponse> {
  const request = restRequest(key, input, { signedIn });
  const url = base ? request.url.replace(/^(\/public)?\/api\/v1\//, base) : request.url;
  if (typeof request.body === 'string' || request.body === undefined)
    return inject(hirehq, request.method, url, { ...request.headers, ...headers }, request.body);
  const form = new Response(request.body);
  const type = { 'content-type': form.headers.get('content-type') ?? '' };
  return inject(hirehq, request.method, url, { ...request.headers, ...headers, ...type }, Buffer.from(await form.arrayBuffer()));
}

/** A response for comparison: without the trace id and newly signed links. */
export function comparable({ statusCode, body }: TestResponse): unknown {
  const { traceId: _, ...rest } = body;
  return { statusCode, body: rest };
}
