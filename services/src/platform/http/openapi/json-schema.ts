import { z } from 'zod';

export type Json = Record<string, unknown>;

/** A schema as the documents of the APIs have it. */
export function schemaOf(schema: z.core.$ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any', target: 'draft-2020-12' }) as Json;
  return json;
}
