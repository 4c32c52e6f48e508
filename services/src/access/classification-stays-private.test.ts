import { getNamedType, isObjectType, isUnionType, type GraphQLNamedType } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { EMPLOYER_CALLS, type EmployerCall, type EmployerKey } from '@hirehq/shared-contracts/employer';
import { NEURO_CLASSIFICATIONS } from '@hirehq/shared-contracts/codes';
import { REST_CALLS, type RestCall, type RestInput, type RestKey } from '@hirehq/shared-contracts/rest';
import { createTestApp, type TestApp } from '../platform/testing/test-app.ts';
import { workDone } from '../platform/testing/work-done.ts';
import { askEmployer } from './testing/ask-employer.ts';
import { askRest, inject } from './testing/ask-rest.ts';
import { EMPLOYER_EXAMPLES } from './testing/employer-examples.ts';
import { ROOT_FIELDS, SCHEMA, documentOf } from './testing/graphql-documents.ts';
import { GRAPHQL_EXAMPLES } from './testing/graphql-examples.ts';
import { REST_EXAMPLES } from './testing/rest-examples.ts';
import { createAccessFixture, nobody, setScenery, type AccessFixture } from './testing/access-fixture.ts';

/** A text of the classification: its name in a response or a schema, or one of its codes as a value. */
const TELLS = new RegExp(`neuro|classif|"(${NEURO_CLASSIFICATIONS.join('|')})"`, 'i');

let hirehq: TestApp;
let fixture: AccessFixture;
beforeAll(async () => {
  hirehq = await createTestApp({ candidateOf: 'module', config: { employerRateLimit: 0 } });
  await setScenery(hirehq);
  fixture = await createAccessFixture(hirehq);
  await classify(fixture.candidate.id);
});
afterAll(() => hirehq.close());

const classify = (id: string) =>
  hirehq.db.updateTable('candidate').set({ neuro_classification: 'ND' }).where('id', '=', id).execute();

const employerRows = Object.entries<EmployerCall>(EMPLOYER_CALLS) as [EmployerKey, EmployerCall][];
const visitorRows = (Object.entries(REST_CALLS) as [RestKey, RestCall][]).filter(([, { access }]) => access !== 'candidate');
const visitorFields = ROOT_FIELDS.filter((key) => GRAPHQL_EXAMPLES[key]?.forVisitors);

/** The fields and enum values of every type that can be reached from a type. */
function namesReachedFrom(type: GraphQLNamedType, seen: Set<GraphQLNamedType> = new Set()): string[] {
  if (seen.has(type)) return [];
  seen.add(type);
  if (isUnionType(type)) return type.getTypes().flatMap((member) => namesReachedFrom(member, seen));
  if (!isObjectType(type)) return [type.name];
  const fields = Object.values(type.getFields());
  return [
    type.name,
    ...fields.map(({ name }) => name),
    ...fields.flatMap((field) => namesReachedFrom(getNamedType(field.type), seen)),
  ];
}

describe('A40 PR-08 the classification of a candidate is in no response to anybody else', () => {
  test('the candidate gets it, so that a leak would be noticed', async () => {
    const { text } = await askRest(hirehq, 'GET candidates/', {}, { headers: fixture.candidate.headers });
    expect(text).toContain('"neuroClassification":"ND"');
    expect(text).toMatch(TELLS);
  });

  test.each(employerRows)('of the employers’ API: %s', async (key, { method, response }) => {
    expect(JSON.stringify(z.toJSONSchema(response, { unrepresentable: 'any' }))).not.toMatch(TELLS);
    const { ids, employerKey } = method === 'GET' ? fixture : await createAccessFixture(hirehq);
    const { text } = await askEmployer(hirehq, key, EMPLOYER_EXAMPLES[key](ids), { authorization: `Bearer ${employerKey}` });
    expect(text).not.toMatch(TELLS);
  });

  test.each(visitorRows)('of the REST calls for visitors: %s', async (key) => {
    const { text } = await askRest(hirehq, key, REST_EXAMPLES[key].call(fixture.ids) as RestInput<never>, { signedIn: false });
    expect(text).not.toMatch(TELLS);
  });

  test.each(visitorFields)('of GraphQL for visitors: %s, nor in a type it reaches', async (key) => {
    const [root, name = ''] = key.split('.');
    const field = (root === 'Query' ? SCHEMA.getQueryType() : SCHEMA.getMutationType())?.getFields()[name];
    expect(field && namesReachedFrom(getNamedType(field.type)).filter((reached) => TELLS.test(reached))).toEqual([]);
    const example = GRAPHQL_EXAMPLES[key]?.variables;
    const { text: query } = documentOf(key, Object.keys(example?.(nobody()) ?? {}));
    const payload = JSON.stringify({ query, variables: example?.(fixture.ids) });
    const { statusCode, text } = await inject(hirehq, 'POST', '/graphql', { 'content-type': 'application/json' }, payload);
    expect(statusCode).toBe(200);
    expect(text).not.toMatch(TELLS);
  });

  test('of GraphQL at all: it is no field of the schema', () => {
    const names = Object.values(SCHEMA.getTypeMap()).flatMap((type) => namesReachedFrom(type));
    expect(names.filter((name) => TELLS.test(name))).toEqual([]);
  });

  test('of webhooks, mails and events for other candidates', async () => {
    const { ids, employerKey } = await createAccessFixture(hirehq);
    const bearer = { authorization: `Bearer ${employerKey}` };
    const hook = { ...bearer, 'content-type': 'application/json' };
    await inject(hirehq, 'POST', '/employer/v1/webhooks', hook, JSON.stringify({ url: 'https://hooks.example.com/all' }));
    await classify(ids.candidateId);
    for (const key of ['POST applications/{id}/shortlist', 'POST interviews', 'POST messages/{candidateId}'] as const)
      await askEmployer(hirehq, key, EMPLOYER_EXAMPLES[key](ids), bearer);
    await workDone(hirehq.db, { but: ['webhooks.deliver', 'mail.send'] });
    const deliveries = await hirehq.db.selectFrom('webhook_delivery').select('body').execute();
    const mails = await hirehq.db.selectFrom('mail').select(['body_text', 'body_html']).execute();
    const outbox = await hirehq.db.selectFrom('outbox').select('payload').execute();
    expect(deliveries.length).toBeGreaterThan(1);
    for (const rows of [deliveries, mails, outbox]) expect(JSON.stringify(rows)).not.toMatch(TELLS);
  });
});
