import { z } from 'zod';
import type { TestApp } from '../../platform/testing/test-app.ts';
import type { TestResponse } from './ask-rest.ts';

type Json = Record<string, unknown>;

interface Operation {
  responses: Record<string, { content?: Record<string, { schema: Json }> }>;
}

interface Document {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Json };
}

/** Says what of a response the OpenAPI document does not, or nothing. */
export type Undocumented = (key: string, response: TestResponse, base?: string) => string | undefined;

/** `$ref` of the document as the reader of schemas expects it: beside the schema. */
const withComponents = (schema: Json, { schemas }: Document['components']): Json =>
  JSON.parse(JSON.stringify({ ...schema, $defs: schemas }).replaceAll('#/components/schemas/', '#/$defs/')) as Json;

/** Compares responses with the document at this address: the status is listed by itself, the type is, the body conforms. */
export async function documentedBy({ app }: TestApp, address: string): Promise<Undocumented> {
  const document = (await app.inject({ url: address })).json<Document>();
  const readers = new Map<Json, z.ZodType>();
  const readerOf = (schema: Json) => {
    const known = readers.get(schema) ?? z.fromJSONSchema(withComponents(schema, document.components));
    readers.set(schema, known);
    return known;
  };

  return (key, { statusCode, headers, text, body }, base = '/') => {
    const [method = '', path = ''] = key.split(' ');
    const operation = document.paths[path.startsWith('/') ? path : base + path]?.[method.toLowerCase()];
    if (!operation) return `${key} is not in the document`;
    const listed = operation.responses[String(statusCode)];
    if (!listed) return `${statusCode} ${String(body['errorCode'])} is not listed`;
    if (!listed.content) return text === '' ? undefined : `${statusCode} has a body`;
    const [type = ''] = String(headers['content-type']).split(';');
    const schema = listed.content[type]?.schema;
    if (!schema) return `${statusCode} is not listed as ${type}`;
    const { error } = readerOf(schema).safeParse(body);
    return error && `${statusCode} does not conform: ${z.prettifyError(error)}`;
  };
}
