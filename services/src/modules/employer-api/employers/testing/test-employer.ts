import { randomUUID } from 'node:crypto';
import { EMPLOYER_SCOPES, type EmployerScope } from '@hirehq/shared-contracts/employer';
import type { TestApp } from '../../../../platform/testing/test-app.ts';
import { createKey } from '../keys.service.ts';

// oxlint-disable-next-line typescript/no-explicit-any -- tests read deep into responses, and their shape is what they assert
export type AnyJson = any;

interface TestResponse {
  statusCode: number;
  headers: Readonly<Record<string, unknown>>;
  /** `responsePayload`, or the error body. */
  body: Record<string, AnyJson>;
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

export interface TestEmployer {
  enterpriseId: string;
  key: string;
  /** Calls `employer/v1`; `call` is method and path. */
  ask: (call: `${Method} ${string}`, payload?: object, headers?: Record<string, string>) => Promise<TestResponse>;
}

/** An employer with a key that has all scopes, unless `scopes` says otherwise. */
export async function testEmployer(
  { app, db, services }: TestApp,
  { name = 'Acme', scopes = EMPLOYER_SCOPES }: { name?: string; scopes?: readonly EmployerScope[] } = {},
): Promise<TestEmployer> {
  const enterpriseId = randomUUID();
  await db.insertInto('enterprise').values({ id: enterpriseId, establishment_name: name }).execute();
  const { key } = await createKey(db, { enterpriseId, label: 'test', scopes, now: services.now() });
  return {
    enterpriseId,
    key,
    async ask(call, payload, headers = {}) {
      const [method, path] = call.split(' ') as [Method, string];
      const response = await app.inject({
        method,
        url: `/employer/v1/${path}`,
        headers: { authorization: `Bearer ${key}`, ...headers },
        ...(payload !== undefined && { payload }),
      });
      const body = response.json<Record<string, AnyJson>>();
      return { statusCode: response.statusCode, headers: response.headers, body: body['responsePayload'] ?? body };
    },
  };
}

export const JOB = {
  title: 'Registered Nurse',
  description: '<p>Care for people on our ward.</p><script>alert(1)</script>',
  places: [{ city: 'Berlin', state: null, country: 'DE' }],
};
