import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { EMPLOYER_CALLS, type EmployerCall, type EmployerKey } from '@hirehq/shared-contracts/employer';
import { REST_CALLS, type Call, type RestCall, type RestInput, type RestKey } from '@hirehq/shared-contracts/rest';
import { createTestApp, type TestApp } from '../platform/testing/test-app.ts';
import { askEmployer } from './testing/ask-employer.ts';
import { askRest, type TestResponse } from './testing/ask-rest.ts';
import { askDelivery, DELIVERY_EXAMPLES, DELIVERY_ROWS } from './testing/delivery-examples.ts';
import { createDeliveryFixture, type DeliveryFixture, type DeliveryIds } from './testing/delivery-fixture.ts';
import { EMPLOYER_EXAMPLES } from './testing/employer-examples.ts';
import { expectFailure } from './testing/expect-wire.ts';
import { REST_EXAMPLES } from './testing/rest-examples.ts';
import { createAccessFixture, nobody, setScenery, type Ids, type AccessFixture } from './testing/access-fixture.ts';
import { wrongInputs } from './testing/wrong-inputs.ts';

let hirehq: TestApp;
/** Of nobody's own: for calls that are refused before anything changes. */
let fixture: AccessFixture;
let delivery: DeliveryFixture;
beforeAll(async () => {
  hirehq = await createTestApp({ candidateOf: 'module', config: { employerRateLimit: 0, teamRateLimit: 0 } });
  await setScenery(hirehq);
  fixture = await createAccessFixture(hirehq);
  delivery = await createDeliveryFixture(hirehq);
});
afterAll(() => hirehq.close());

interface Row {
  name: string;
  call: Call;
  /** Of what exists, or of nobody's. */
  example: (of: 'fixture' | 'nobody') => object;
  ask: (input: object) => Promise<TestResponse>;
}

const idsOf = (of: 'fixture' | 'nobody'): Ids => (of === 'fixture' ? fixture.ids : { ...nobody() });
const NO_DELIVERY: DeliveryIds = {
  remote: 'nobodys',
  version: '1.0.0',
  source: '{}',
  signature: `${'a'.repeat(20)}..${'a'.repeat(86)}`,
  uploadId: randomUUID(),
  hash: `sha384-${'a'.repeat(64)}`,
  bytes: 'run();',
  completeUploadId: randomUUID(),
  canaryId: randomUUID(),
};

/** The rows of all tables; only how they are asked differs. */
const rows: Row[] = [
  ...(Object.entries(REST_CALLS) as [RestKey, RestCall][]).map(([key, call]): Row => {
    const signedIn = call.access !== 'public';
    return {
      name: `SV-01 ${key}`,
      call,
      example: (of) => REST_EXAMPLES[key].call(idsOf(of)),
      ask: (input) =>
        askRest(hirehq, key, input as RestInput<never>, { signedIn, headers: signedIn ? fixture.candidate.headers : {} }),
    };
  }),
  ...(Object.entries(EMPLOYER_CALLS) as [EmployerKey, EmployerCall][]).map(([key, call]): Row => ({
    name: `SV-08 ${key}`,
    call,
    example: (of) => EMPLOYER_EXAMPLES[key](idsOf(of)),
    ask: (input) => askEmployer(hirehq, key, input, { authorization: `Bearer ${fixture.employerKey}` }),
  })),
  ...DELIVERY_ROWS.map(([key, call]): Row => ({
    name: `PF-02 ${key}`,
    call,
    example: (of) => DELIVERY_EXAMPLES[key](of === 'fixture' ? delivery.ids : NO_DELIVERY),
    ask: (input) => askDelivery(hirehq, key, input, { authorization: `Bearer ${delivery.team.key}` }),
  })),
];
const wrong = rows.flatMap((row) => wrongInputs(row.call, row.example('nobody')).map(({ at }) => ({ ...row, at })));

describe('a wrong value is refused, and named', () => {
  test('SV-01 SV-08 PF-02 there is one for every row that takes anything', () => {
    const takesNothing = ({ params, query, body, multipart }: Call) =>
      [params, query].every(({ shape }) => Object.keys(shape).length === 0) &&
      (multipart !== undefined || z.safeParse(body, undefined).success);
    const withWrong = new Set(wrong.map(({ name }) => name));
    expect(rows.filter(({ name, call }) => !takesNothing(call) && !withWrong.has(name)).map(({ name }) => name)).toEqual([]);
  });

  test.each(wrong)('$name: $at', async ({ call, example, ask, at }) => {
    const { input, field } = wrongInputs(call, example('fixture')).find((each) => each.at === at) ?? {};
    const response = await ask(input ?? {});
    expectFailure(response, 400, 'VALIDATION_FAILED');
    const named = Object.keys(response.body['fields'] ?? {}).map((name) => name.split('.')[0]);
    if (field) expect(named).toContain(field);
  });
});
