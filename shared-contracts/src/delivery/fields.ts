import { z } from 'zod';

/**
 * The fields of a value by their path, each with its types: `jobId` → `string`, `links[].href` → `null | string`. `undefined` is
 * among the types of a field that may be absent.
 */
export type Fields = Readonly<Record<string, string>>;

export type JsonSchema = z.core.JSONSchema.JSONSchema;
type Types = Map<string, Set<string>>;

const ANYTHING = 'unknown';
/** The path of the value itself; not among its fields if it is an object. */
const WHOLE = '';

const typeOfValue = (value: unknown): string => (value === null ? 'null' : typeof value);
const plainType = (type: string): string => (type === 'integer' ? 'number' : type);

function ownTypes({ type, enum: values, const: value }: JsonSchema): string[] {
  if (values) return values.map(typeOfValue);
  if (value !== undefined) return [typeOfValue(value)];
  if (type === undefined) return [ANYTHING];
  return [type].flat().map(plainType);
}

/** A field that only some of the alternatives have may be absent. */
function alternatives(schemas: readonly JsonSchema[], path: string): Types {
  const all = schemas.map((schema) => typesOf(schema, path));
  const objects = all.filter((types) => types.get(path)?.has('object'));
  const merged: Types = new Map();
  for (const types of all) for (const [field, own] of types) merged.set(field, new Set([...(merged.get(field) ?? []), ...own]));
  for (const [field, types] of merged) if (field !== path && objects.some((object) => !object.has(field))) types.add('undefined');
  return merged;
}

function typesOf(schema: JsonSchema, path: string): Types {
  const branches = schema.anyOf ?? schema.oneOf;
  if (branches) return alternatives(branches, path);
  const types: Types = new Map([[path, new Set(ownTypes(schema))]]);
  if (schema.allOf) {
    for (const part of schema.allOf) for (const [field, own] of typesOf(part, path)) types.set(field, own);
  }
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    const field = path === WHOLE ? name : `${path}.${name}`;
    const own = typesOf(property as JsonSchema, field);
    if (!schema.required?.includes(name)) own.get(field)?.add('undefined');
    for (const [inner, innerTypes] of own) types.set(inner, innerTypes);
  }
  if (schema.items && typeof schema.items === 'object' && !Array.isArray(schema.items))
    for (const [inner, innerTypes] of typesOf(schema.items, `${path}[]`)) types.set(inner, innerTypes);
  return types;
}

/** What a JSON Schema says of the values that fit it. */
export function fieldsOfJsonSchema(schema: JsonSchema): Fields {
  const types = typesOf(schema, WHOLE);
  return Object.fromEntries(
    [...types]
      .filter(([field, own]) => field !== WHOLE || !own.has('object'))
      .map(([field, own]): [string, string] => [field, [...own].toSorted().join(' | ')])
      .toSorted(([one], [other]) => (one < other ? -1 : 1)),
  );
}

/** What a schema says of the values it lets through, or with `input` of those it takes. Limits of lengths and numbers are left out. */
export const fieldsOf = (schema: z.core.$ZodType, io: 'input' | 'output' = 'output'): Fields =>
  fieldsOfJsonSchema(z.toJSONSchema(schema, { io, unrepresentable: 'any' }));

const setOf = (types: string): ReadonlySet<string> => new Set(types.split(' | '));

/** What a reader finds of a field that it was built to read. */
type Difference = { field: string; is: 'gone' } | { field: string; is: 'other'; was: string; now: string };

/** Whether `inner` is a field of `outer`, at any depth. */
const isInside = (inner: string, outer: string) => inner.startsWith(`${outer}.`) || inner.startsWith(`${outer}[]`);

/**
 * What somebody who was built to read `read` would miss in a value with the fields `written`: a field that is gone, or that has
 * types the reader does not know, such as `null` or being absent. Further fields and fewer types are no difference.
 */
export function differences(read: Fields, written: Fields): Difference[] {
  const found: Difference[] = [];
  for (const [field, was] of Object.entries(read)) {
    if (found.some((before) => before.is === 'gone' && isInside(field, before.field))) continue;
    const now = written[field];
    if (now === undefined) {
      const outer = Object.keys(written).find((name) => isInside(field, name) && setOf(written[name] ?? '').has(ANYTHING));
      if (outer === undefined) found.push({ field, is: 'gone' });
      continue;
    }
    const expected = setOf(was);
    const isNew = (type: string) => !expected.has(type) && type !== ANYTHING;
    if (!expected.has(ANYTHING) && [...setOf(now)].some(isNew)) found.push({ field, is: 'other', was, now });
  }
  return found;
}

/** Fields that a value must have now, and that somebody who was built to send `sent` may leave out. */
export function newlyRequired(sent: Fields, taken: Fields): string[] {
  const mayBeAbsent = (types: string | undefined) => types === undefined || setOf(types).has('undefined');
  const isOfOptional = (field: string): boolean => {
    const parent = field.replace(/(\[\]|\.[^.[]+)$/, '');
    return taken[parent] !== undefined && mayBeAbsent(taken[parent]) && sent[parent] === undefined;
  };
  return Object.entries(taken)
    .filter(([field, types]) => !mayBeAbsent(types) && !field.endsWith('[]') && mayBeAbsent(sent[field]) && !isOfOptional(field))
    .map(([field]) => field);
}
