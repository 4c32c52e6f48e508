import {
  buildSchema,
  getNamedType,
  getNullableType,
  getVariableValues,
  isEnumType,
  isInputObjectType,
  isInputType,
  isListType,
  isNonNullType,
  isObjectType,
  parse,
  typeFromAST,
  type GraphQLField,
  type GraphQLInputType,
  type OperationDefinitionNode,
} from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { JobPageDocument, SearchJobsDocument } from '@hirehq/shared-contracts/graphql';
import { SDL } from '@hirehq/shared-contracts/graphql/schema';
import { JOBS_PAGE_SIZE, searchVariables } from '@hirehq/shared-contracts/page-data';
import { costOf } from '../platform/http/graphql/graphql-cost.ts';
import { GRAPHQL_LIMITS } from '../platform/http/graphql/graphql-limits.ts';
import { listSizeOf, priceOf } from '../platform/http/graphql/graphql-prices.ts';
import { createTestApp, type TestApp } from '../platform/testing/test-app.ts';
import { PRODUCT_DOCUMENTS } from './testing/product-documents.ts';

const SCHEMA = buildSchema(SDL);
/** Resolved from what is at hand. */
const READ_NOTHING = new Set([
  'ApplyToJobRefused.questionIds',
  'Enterprise.logoUrl',
  'Interview.calendarUrl',
  'JobEnterprise.logoUrl',
  'Query.countries',
]);
/** Of a limit, for what the product asks. */
const MARGIN = 2 / 3;

const FIELDS: readonly [string, GraphQLField<unknown, unknown>][] = Object.values(SCHEMA.getTypeMap()).flatMap((type) =>
  isObjectType(type) && !type.name.startsWith('__')
    ? Object.values(type.getFields()).map((field): [string, GraphQLField<unknown, unknown>] => [
        `${type.name}.${field.name}`,
        field,
      ])
    : [],
);

let hirehq: TestApp;
beforeAll(async () => {
  hirehq = await createTestApp();
});
afterAll(() => hirehq.close());

test('SV-03 every field whose resolver may query the database has a price', () => {
  const resolved = hirehq.app.modules.flatMap(({ resolvers = {} }) =>
    Object.entries(resolvers).flatMap(([type, fields]) => Object.keys(fields).map((field) => `${type}.${field}`)),
  );
  const priced = FIELDS.filter(([, field]) => priceOf(SCHEMA, field).isDeclared).map(([key]) => key);
  expect(priced.toSorted()).toEqual(resolved.filter((key) => !READ_NOTHING.has(key)).toSorted());
});

test('SV-03 every list of objects has a maximum length', () => {
  const decided = new Set(
    FIELDS.flatMap(([, field]) => {
      const of = listSizeOf(SCHEMA, field, {})?.of;
      return of === undefined ? [] : [`${getNamedType(field.type).name}.${of}`];
    }),
  );
  const unsaid = FIELDS.filter(
    ([key, field]) =>
      isListType(getNullableType(field.type)) &&
      isObjectType(getNamedType(field.type)) &&
      !listSizeOf(SCHEMA, field, {}) &&
      !decided.has(key),
  );
  expect(unsaid.map(([key]) => key)).toEqual([]);
});

/** Everything that can be given, more than a screen gives. */
function fullest(name: string, type: GraphQLInputType): unknown {
  if (isNonNullType(type)) return fullest(name, type.ofType);
  if (isListType(type)) return Array.from({ length: 5 }, () => fullest(name, type.ofType));
  if (isEnumType(type)) return type.getValues()[0]?.name;
  if (isInputObjectType(type))
    return Object.fromEntries(Object.values(type.getFields()).map((field) => [field.name, fullest(field.name, field.type)]));
  if (type.name === 'Float') return 22.5;
  if (type.name === 'Int') return name === 'first' ? JOBS_PAGE_SIZE : 3;
  if (type.name === 'Boolean') return true;
  return type.name === 'DateTime' ? '2026-01-02T03:04:05Z' : 'registered mental health nurse';
}

test('the documents of the product are found', () => {
  expect(PRODUCT_DOCUMENTS.map(({ name }) => name)).toEqual(expect.arrayContaining(['SearchJobs', 'ApplyToJob']));
});

describe.each(PRODUCT_DOCUMENTS)('SV-03 the product can run $name', ({ text, kind }) => {
  const document = parse(text);
  const [operation] = document.definitions as OperationDefinitionNode[];
  const variables = Object.fromEntries(
    (operation?.variableDefinitions ?? []).flatMap(({ variable, type }) => {
      const given = typeFromAST(SCHEMA, type);
      return isInputType(given) ? [[variable.name.value, fullest(variable.name.value, given)]] : [];
    }),
  );

  test('with all variables set, far below the limit', () => {
    expect(getVariableValues(SCHEMA, operation?.variableDefinitions ?? [], variables).errors).toBeUndefined();
    const { cost } = costOf(SCHEMA, document, variables, GRAPHQL_LIMITS.cost);
    expect(cost).toBeLessThanOrEqual(MARGIN * (kind === 'mutation' ? GRAPHQL_LIMITS.lightCost : GRAPHQL_LIMITS.cost));
  });
});

test('SV-03 queries of visitors’ pages are light', () => {
  const search = searchVariables({
    keyword: 'senior registered mental health nurse',
    city: 'London',
    country: 'GB',
    radiusKm: 50,
    employmentType: ['FT', 'PT'],
    remote: true,
    payMin: 50_000,
  });
  for (const [text, variables] of [
    [SearchJobsDocument.text, search],
    [JobPageDocument.text, { id: 'a' }],
  ] as const)
    expect(costOf(SCHEMA, parse(text), variables, GRAPHQL_LIMITS.cost).cost).toBeLessThanOrEqual(GRAPHQL_LIMITS.lightCost);
});
