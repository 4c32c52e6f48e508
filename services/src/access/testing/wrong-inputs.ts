import { z } from 'zod';
import type { Call } from '@hirehq/shared-contracts/rest';

interface AnyInput {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
}

export interface WrongInput {
  /** Path of the invalid value, such as `query.keyword`. */
  at: string;
  /** The field that the response has to name; undefined if the whole body is invalid. */
  field: string | undefined;
  input: AnyInput;
}

const WRONG_TEXTS = ['~', 'x'.repeat(480)];
const WRONG_VALUES = [{ wrong: true }, 'x'.repeat(20_000), -1, '', [{ wrong: true }]];

type Part = 'params' | 'query' | 'body';

/** The first value that the schema refuses at this key. */
function wrongValue(schema: z.core.$ZodType, good: Record<string, unknown>, key: string, values: readonly unknown[]): unknown {
  return values.find((value) => z.safeParse(schema, { ...good, [key]: value }).error?.issues.some(({ path }) => path[0] === key));
}

function keysOf(schema: z.core.$ZodType): string[] {
  const { properties = {} } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as { properties?: object };
  return Object.keys(properties);
}

function wrongParts(part: Part, schema: z.core.$ZodType, input: AnyInput, values: readonly unknown[]): WrongInput[] {
  const good = (input[part] ?? {}) as Record<string, unknown>;
  return keysOf(schema).flatMap((key) => {
    const value = wrongValue(schema, good, key, values);
    return value === undefined
      ? []
      : [{ at: `${part}.${key}`, field: key, input: { ...input, [part]: { ...good, [key]: value } } }];
  });
}

/** Calls that differ from a valid one in a single value that violates the schemas of the row. */
export function wrongInputs(call: Call, input: AnyInput): WrongInput[] {
  const isForm = call.multipart !== undefined && call.multipart.json === undefined;
  const wholes = Object.entries({ 'a list': [{ wrong: true }], 'a text': 'text' }).filter(
    ([, body]) => !z.safeParse(call.body, body).success,
  );
  return [
    ...wrongParts('params', call.params, input, WRONG_TEXTS),
    ...wrongParts('query', call.query, input, WRONG_TEXTS),
    ...wrongParts('body', call.body, input, isForm ? WRONG_TEXTS : WRONG_VALUES),
    ...(call.body instanceof z.ZodUndefined || call.multipart
      ? []
      : wholes.map(([name, body]) => ({ at: `the body is ${name}`, field: undefined, input: { ...input, body } }))),
  ];
}
