import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DELIVERY_BASE, type DeliveryCall } from '@hirehq/shared-contracts/delivery';
import { EMPLOYER_CALLS, type EmployerCall, type EmployerKey } from '@hirehq/shared-contracts/employer';
import { REST_CALLS, type RestCall, type RestInput, type RestKey } from '@hirehq/shared-contracts/rest';
import { API_DOCS } from '../platform/http/documentation/api-docs.ts';
import { EMPLOYER_BASE } from '../platform/http/employer-calls.ts';
import { createTestApp, type TestApp } from '../platform/testing/test-app.ts';
import { askEmployer } from './testing/ask-employer.ts';
import { askRest, inject } from './testing/ask-rest.ts';
import { askDelivery, DELIVERY_EXAMPLES, DELIVERY_ROWS } from './testing/delivery-examples.ts';
import { createDeliveryFixture } from './testing/delivery-fixture.ts';
import { documentedBy, type Undocumented } from './testing/documented.ts';
import { EMPLOYER_EXAMPLES } from './testing/employer-examples.ts';
import { hostileInputs } from './testing/hostile-inputs.ts';
import { REST_EXAMPLES } from './testing/rest-examples.ts';
import { createAccessFixture, setScenery, type AccessFixture } from './testing/access-fixture.ts';
import { wrongInputs } from './testing/wrong-inputs.ts';

let hirehq: TestApp;
let fixture: AccessFixture;
let ofCandidates: Undocumented;
let ofEmployers: Undocumented;
let ofTeams: Undocumented;
beforeAll(async () => {
  hirehq = await createTestApp({ candidateOf: 'module', config: { teamRateLimit: 0 } });
  await setScenery(hirehq);
  fixture = await createAccessFixture(hirehq);
  ofCandidates = await documentedBy(hirehq, `${API_DOCS}/json`);
  ofEmployers = await documentedBy(hirehq, `${EMPLOYER_BASE}/openapi.json`);
  ofTeams = await documentedBy(hirehq, `${DELIVERY_BASE}/openapi.json`);
});
afterAll(() => hirehq.close());

/** A valid request, every value of it wrong in turn, and any characters and numbers. */
const inputsOf = (call: RestCall | EmployerCall | DeliveryCall, example: object): object[] => [
  example,
  example,
  ...wrongInputs(call, example).map(({ input }) => input),
  ...hostileInputs(example),
];

const shown = (input: unknown) => JSON.stringify(input).slice(0, 200);

describe('the document of the candidates lists each response', () => {
  const rows = (Object.entries<RestCall>(REST_CALLS) as [RestKey, RestCall][]).flatMap(([key, call]) =>
    ([true, false] as const)
      .filter((signedIn) => call.access === 'both' || (call.access === 'candidate') === signedIn)
      .map((signedIn) => [key, signedIn ? 'signed in' : 'as a visitor', call, signedIn] as const),
  );

  test.each(rows)('SV-01 %s, %s', async (key, _, call, signedIn) => {
    const base = signedIn ? '/api/v1/' : '/public/api/v1/';
    const missing = new Set<string>();
    const ask = async (input: object, headers: Record<string, string>) => {
      const response = await askRest(hirehq, key, input as RestInput<never>, { signedIn, headers });
      const undocumented = ofCandidates(key, response, base);
      if (undocumented) missing.add(`${undocumented}: ${shown(input)}`);
    };
    const example = REST_EXAMPLES[key].call(fixture.ids);
    if (signedIn) await ask(example, {});
    for (const input of inputsOf(call, example)) await ask(input, signedIn ? fixture.candidate.headers : {});
    expect([...missing]).toEqual([]);
  });
});

describe('the document of the employers lists each response', () => {
  test.each(Object.entries(EMPLOYER_CALLS) as [EmployerKey, EmployerCall][])('SV-08 %s', async (key, call) => {
    const { employerKey, ids } = await createAccessFixture(hirehq);
    const missing = new Set<string>();
    const ask = async (input: object, headers: Record<string, string>) => {
      const response = await askEmployer(hirehq, key, input, headers);
      const undocumented = ofEmployers(key, response);
      if (undocumented) missing.add(`${undocumented}: ${shown(input)}`);
    };
    const example: object = EMPLOYER_EXAMPLES[key](ids);
    await ask(example, {});
    for (const input of inputsOf(call, example)) await ask(input, { authorization: `Bearer ${employerKey}` });
    // A key that was used for something else.
    const again = { authorization: `Bearer ${employerKey}`, 'idempotency-key': 'same' };
    await ask(example, again);
    await ask(inputsOf(call, example).at(-1) ?? {}, again);
    expect([...missing]).toEqual([]);
  });
});

describe('the document of the teams lists each response', () => {
  test.each(DELIVERY_ROWS)('PF-02 %s', async (key, call) => {
    const { team, ids } = await createDeliveryFixture(hirehq);
    const missing = new Set<string>();
    const ask = async (input: object, headers: Record<string, string>) => {
      const response = await askDelivery(hirehq, key, input, headers);
      const undocumented = ofTeams(key, response);
      if (undocumented) missing.add(`${undocumented}: ${shown(input)}`);
    };
    const example: object = DELIVERY_EXAMPLES[key](ids);
    await ask(example, {});
    for (const input of inputsOf(call, example)) await ask(input, { authorization: `Bearer ${team.key}` });
    expect([...missing]).toEqual([]);
  });
});

test('SV-01 a body of another type than the document lists is refused', async () => {
  for (const [key, { method, path, access }] of Object.entries<RestCall>(REST_CALLS)) {
    if (method === 'GET' || access !== 'candidate') continue;
    const url = `/api/v1/${path.replaceAll(/\{\w+\}/g, crypto.randomUUID())}`;
    const response = await inject(hirehq, method, url, { ...fixture.candidate.headers, 'content-type': 'text/csv' }, 'a,b');
    expect([key, ofCandidates(key, response, '/api/v1/')]).toEqual([key, undefined]);
    expect([key, response.statusCode]).not.toEqual([key, 200]);
  }
});
