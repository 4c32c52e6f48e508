import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { EMPLOYER_CALLS, type EmployerCall, type EmployerKey } from '@hirehq/shared-contracts/employer';
import { REST_CALLS, type RestCall, type RestInput, type RestKey } from '@hirehq/shared-contracts/rest';
import { encodeCursor } from '../platform/ids/cursor.ts';
import { createTestApp, type TestApp } from '../platform/testing/test-app.ts';
import { OPERATOR_CLAIMS } from '../platform/testing/test-tokens.ts';
import { askEmployer } from './testing/ask-employer.ts';
import { askDelivery, DELIVERY_EXAMPLES, DELIVERY_ROWS } from './testing/delivery-examples.ts';
import { createDeliveryFixture, type DeliveryFixture } from './testing/delivery-fixture.ts';
import { askRest, inject } from './testing/ask-rest.ts';
import { EMPLOYER_EXAMPLES, type EmployerInput } from './testing/employer-examples.ts';
import { ROOT_FIELDS, SCHEMA, documentOf } from './testing/graphql-documents.ts';
import { GRAPHQL_EXAMPLES } from './testing/graphql-examples.ts';
import { hostileInputs, hostileVariables } from './testing/hostile-inputs.ts';
import { REST_EXAMPLES } from './testing/rest-examples.ts';
import { createAccessFixture, setScenery, type AccessFixture } from './testing/access-fixture.ts';

let hirehq: TestApp;
let fixture: AccessFixture;
let delivery: DeliveryFixture;
beforeAll(async () => {
  hirehq = await createTestApp({ candidateOf: 'module', config: { teamRateLimit: 0 } });
  await setScenery(hirehq);
  fixture = await createAccessFixture(hirehq);
  delivery = await createDeliveryFixture(hirehq);
});
afterAll(() => hirehq.close());

const CURSORS = [
  [Number.MAX_SAFE_INTEGER, randomUUID()],
  [-1e15, randomUUID()],
  [8.64e15, randomUUID()],
  [0, 'no id'],
  [0, 8.64e15, randomUUID()],
  ['x', null],
  [],
].map(encodeCursor);

const shown = (input: unknown) => JSON.stringify(input).slice(0, 300);

describe('numbers out of range and texts with any characters cause no internal error', () => {
  test.each(Object.entries<RestCall>(REST_CALLS) as [RestKey, RestCall][])('SV-01 %s', async (key, { access }) => {
    const signedIn = access !== 'public';
    const headers = signedIn ? fixture.candidate.headers : {};
    const failed: string[] = [];
    for (const input of hostileInputs(REST_EXAMPLES[key].call(fixture.ids))) {
      const { statusCode } = await askRest(hirehq, key, input as RestInput<never>, { signedIn, headers });
      if (statusCode >= 500) failed.push(shown(input));
    }
    expect(failed).toEqual([]);
  });

  test.each(Object.keys(EMPLOYER_CALLS) as EmployerKey[])('SV-01 %s of the employers', async (key) => {
    const failed: string[] = [];
    for (const input of hostileInputs(EMPLOYER_EXAMPLES[key](fixture.ids))) {
      const { statusCode } = await askEmployer(hirehq, key, input, { authorization: `Bearer ${fixture.employerKey}` });
      if (statusCode >= 500) failed.push(shown(input));
    }
    expect(failed).toEqual([]);
  });

  test.each(DELIVERY_ROWS)('SV-01 %s of teams', async (key) => {
    const failed: string[] = [];
    for (const input of hostileInputs(DELIVERY_EXAMPLES[key](delivery.ids))) {
      const { statusCode } = await askDelivery(hirehq, key, input, { authorization: `Bearer ${delivery.team.key}` });
      if (statusCode >= 500) failed.push(shown(input));
    }
    expect(failed).toEqual([]);
  });

  test.each(ROOT_FIELDS)('SV-01 %s of GraphQL', async (key) => {
    const good = GRAPHQL_EXAMPLES[key]?.variables(fixture.ids) ?? {};
    const session = await hirehq.asCandidate(fixture.candidate.subject, OPERATOR_CLAIMS);
    const headers = { ...session, 'content-type': 'application/json' };
    const failed: string[] = [];
    for (const variables of hostileVariables(SCHEMA, key, good)) {
      const { text: query } = documentOf(key, Object.keys(variables));
      const { statusCode, text } = await inject(hirehq, 'POST', '/graphql', headers, JSON.stringify({ query, variables }));
      if (statusCode >= 500 || text.includes('"INTERNAL"')) failed.push(shown(variables));
    }
    expect(failed).toEqual([]);
  });
});

describe('an invalid cursor causes no internal error', () => {
  // Those before have revoked the key of theirs.
  beforeAll(async () => {
    fixture = await createAccessFixture(hirehq);
  });

  const paged = (Object.entries(EMPLOYER_CALLS) as [EmployerKey, EmployerCall][]).filter(
    ([, { query }]) => 'cursor' in query.shape,
  );
  test.each(paged)('SV-01 %s after a page that does not exist', async (key) => {
    const headers = { authorization: `Bearer ${fixture.employerKey}` };
    const good = EMPLOYER_EXAMPLES[key](fixture.ids) as { query?: object };
    for (const cursor of CURSORS) {
      const input = { ...good, query: { ...good.query, cursor } } as EmployerInput;
      const { statusCode } = await askEmployer(hirehq, key, input, headers);
      expect([200, 400]).toContain(statusCode);
    }
  });

  test.each(DELIVERY_ROWS.filter(([, { query }]) => 'cursor' in query.shape))(
    'SV-01 %s of teams after a page that does not exist',
    async (key) => {
      for (const cursor of CURSORS) {
        const { statusCode } = await askDelivery(
          hirehq,
          key,
          { query: { cursor } },
          { authorization: `Bearer ${delivery.team.key}` },
        );
        expect([200, 400]).toContain(statusCode);
      }
    },
  );

  const pagedFields = ROOT_FIELDS.filter((key) => hostileVariables(SCHEMA, key, {}).some((variables) => 'after' in variables));
  test.each(pagedFields)('SV-01 %s after a page that does not exist', async (key) => {
    const session = await hirehq.asCandidate(fixture.candidate.subject, OPERATOR_CLAIMS);
    const headers = { ...session, 'content-type': 'application/json' };
    for (const after of CURSORS) {
      const variables = { ...GRAPHQL_EXAMPLES[key]?.variables(fixture.ids), after };
      const { text: query } = documentOf(key, Object.keys(variables));
      const { text } = await inject(hirehq, 'POST', '/graphql', headers, JSON.stringify({ query, variables }));
      expect([after, text]).toEqual([after, expect.not.stringContaining('"INTERNAL"')]);
    }
  });
});
