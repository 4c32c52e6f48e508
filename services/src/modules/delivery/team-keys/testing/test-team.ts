import { randomUUID } from 'node:crypto';
import { TEAM_RIGHTS, type TeamRight } from '@hirehq/shared-contracts/delivery';
import type { TestApp } from '../../../../platform/testing/test-app.ts';
import { multipartBody } from '../../../../platform/testing/multipart-body.ts';
import { addTeamKey } from '../team-keys.service.ts';

// oxlint-disable-next-line typescript/no-explicit-any -- tests read deep into responses, and their shape is what they assert
type AnyJson = any;

interface TestResponse {
  statusCode: number;
  headers: Readonly<Record<string, unknown>>;
  /** `responsePayload`, or the error body. */
  body: AnyJson;
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

export interface TestTeam {
  team: string;
  key: string;
  keyId: string;
  /** Calls `platform/v1`; `call` is method and path. */
  ask: (call: `${Method} ${string}`, payload?: object, headers?: Record<string, string>) => Promise<TestResponse>;
  /** Sends bytes as the file of a call. */
  send: (call: `${Method} ${string}`, bytes: string | Uint8Array<ArrayBuffer>) => Promise<TestResponse>;
}

/** A team with a key for these remotes, by default all, with all rights unless `rights` says otherwise. */
export async function testTeam(
  { app, db, services }: TestApp,
  {
    team = `team-${randomUUID().slice(0, 8)}`,
    remotes = ['*'],
    rights = TEAM_RIGHTS,
  }: { team?: string; remotes?: readonly string[]; rights?: readonly TeamRight[] } = {},
): Promise<TestTeam> {
  const { id: keyId, key } = await addTeamKey(db, { team, label: 'test', remotes, rights }, services.now());
  const inject: TestTeam['ask'] = async (call, payload, headers = {}) => {
    const [method, path] = call.split(' ') as [Method, string];
    const response = await app.inject({
      method,
      url: `/platform/v1/${path}`,
      headers: { authorization: `Bearer ${key}`, ...headers },
      ...(payload !== undefined && { payload }),
    });
    const body = response.json<Record<string, AnyJson>>();
    return { statusCode: response.statusCode, headers: response.headers, body: body['responsePayload'] ?? body };
  };
  return {
    team,
    key,
    keyId,
    ask: inject,
    async send(call, bytes) {
      const { headers, payload } = await multipartBody({ file: new File([bytes], 'file') });
      return inject(call, payload, headers);
    },
  };
}
