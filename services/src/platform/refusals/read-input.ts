import { z } from 'zod';
import { fieldCodesOf } from '@hirehq/shared-contracts/inputs';
import { Refusal } from './refusal.ts';

/** Parses an input by its schema. Throws VALIDATION_FAILED with a field code for each invalid path. */
export function readInput<Schema extends z.core.$ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const read = z.safeParse(schema, input);
  if (!read.success) throw new Refusal('VALIDATION_FAILED', { fields: fieldCodesOf(read.error.issues) });
  return read.data;
}
