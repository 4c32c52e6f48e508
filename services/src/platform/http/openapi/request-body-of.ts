import { z } from 'zod';
import type { Call } from '@hirehq/shared-contracts/rest';
import { schemaOf, type Json } from './json-schema.ts';

const FILE: Json = { type: 'string', contentMediaType: 'application/octet-stream' };

const isRequired = (body: z.core.$ZodType) => !z.safeParse(body, undefined).success;

/** Without a part for JSON each key of the body is a plain form field. */
function formOf({ body, multipart }: Call): Json {
  if (!multipart) return {};
  const fields: { properties?: Json; required?: string[] } = multipart.json
    ? { properties: { [multipart.json]: schemaOf(body, 'input') }, required: isRequired(body) ? [multipart.json] : [] }
    : schemaOf(body, 'input');
  const { properties = {}, required = [] } = fields;
  return {
    type: 'object',
    properties: {
      ...properties,
      ...Object.fromEntries(
        multipart.files.map((name) => [
          name,
          multipart.maxFiles > 1 ? { type: 'array', items: FILE, maxItems: multipart.maxFiles } : FILE,
        ]),
      ),
    },
    ...(required.length > 0 && { required }),
  };
}

/** What a call takes as its body; undefined if it takes none. */
export function requestBodyOf(call: Call): Json | undefined {
  if (call.multipart) return { required: true, content: { 'multipart/form-data': { schema: formOf(call) } } };
  if (call.body instanceof z.ZodUndefined) return undefined;
  return {
    required: isRequired(call.body),
    content: { 'application/json': { schema: schemaOf(call.body, 'input') } },
  };
}
