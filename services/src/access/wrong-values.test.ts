import { z } from 'zod';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { EMPLOYER_CALLS, type EmployerCall, type EmployerKey } from '@hirehq/shared-contracts/employer';
import { REST_CALLS, type Call, type RestCall, type RestInput, type RestKey } from '@hirehq/shared-contracts/rest';
import { createTestApp, type TestApp } from '../platform/testing/test-app.ts';
import { askEmployer } from './testing/ask-employer.ts';
import { askRest, type TestResponse } from './testing/ask-rest.ts';
import { EMPLOYER_EXAMPLES } from './testing/employer-examples.ts';
import { expectFailure } from './testing/expect-wire.ts';
import { REST_EXAMPLES } from './testing/rest-examples.ts';
import { createAccessFixture, nobody, setScenery, type Ids, type AccessFixture } from './testing/access-fixture.ts';
import { wrongInputs } from './testing/wrong-inputs.ts';

let hirehq: TestApp;
/** Of nobody's own: for calls that are refused before anything changes. */
let fixture: AccessFixture;
beforeAll(async () => {
  hirehq = await createTestApp({ candidateOf: 'module', config: { employerRateLimit: 0 } });
  await setScenery(hirehq);
  fixture = await createAccessFixture(hirehq);
});
afterAll(() => hirehq.close());

interface Row {
  name: string;
  call: Call;
  example: (ids: Ids) => object;
  ask: (input: object) => Promise<TestResponse>;
}

/** The rows of both tables; only how they are asked differs. */
const rows: Row[] = [
  ...(Object.entries(REST_CALLS) as [RestKey, RestCall][]).map(([key, call]): Row => {
    const signedIn = call.access !== 'public';
    return {
      name: `SV-01 ${key}`,
      call,
      example: (ids) => REST_EXAMPLES[key].call(ids),
      ask: (input) =>
        askRest(hirehq, key, input as RestInput<never>, { signedIn, headers: signedIn ? fixture.candidate.headers : {} }),
    };
  }),
  ...(Object.entries(EMPLOYER_CALLS) as [EmployerKey, EmployerCall][]).map(([key, call]): Row => ({
    name: `SV-08 ${key}`,
    call,
    example: (ids) => EMPLOYER_EXAMPLES[key](ids),
    ask: (input) => askEmployer(hirehq, key, input, { authorization: `Bearer ${fixture.employerKey}` }),
  })),
];
const wrong = rows.flatMap((row) => wrongInputs(row.call, row.example({ ...nobody() })).map(({ at }) => ({ ...row, at })));

describe('a wrong value is refused, and named', () => {
  test('SV-01 SV-08 there is one for every row that takes anything', () => {
    const takesNothing = ({ params, query, body, multipart }: Call) =>
      [params, query].every(({ shape }) => Object.keys(shape).length === 0) &&
      (multipart !== undefined || z.safeParse(body, undefined).success);
    const withWrong = new Set(wrong.map(({ name }) => name));
    expect(rows.filter(({ name, call }) => !takesNothing(call) && !withWrong.has(name)).map(({ name }) => name)).toEqual([]);
  });

  test.each(wrong)('$name: $at', async ({ call, example, ask, at }) => {
    const { input, field } = wrongInputs(call, example(fixture.ids)).find((each) => each.at === at) ?? {};
    const response = await ask(input ?? {});
    expectFailure(response, 400, 'VALIDATION_FAILED');
    const named = Object.keys(response.body['fields'] ?? {}).map((name) => name.split('.')[0]);
    if (field) expect(named).toContain(field);
  });
});
