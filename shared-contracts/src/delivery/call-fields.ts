import type { z } from 'zod';
import type { Call } from '../define-call.ts';
import { fieldsOf, type Fields } from './fields.ts';

/** What a call takes and what it returns. Path parameters are in its key. */
export interface CallFields {
  sends: Fields;
  reads: Fields;
}

const named = (place: string, schema: z.core.$ZodType): [string, string][] =>
  Object.entries(fieldsOf(schema, 'input'))
    // A call without a body takes anything as one.
    .filter(([field, types]) => field !== '' || types !== 'unknown')
    .map(([field, types]) => [field === '' ? place : `${place}.${field}`, types]);

/** Values of a query are optional or required as the schema says; those of a body likewise. */
export const fieldsOfCall = ({ query, body, response }: Pick<Call, 'query' | 'body' | 'response'>): CallFields => ({
  sends: Object.fromEntries([...named('body', body), ...named('query', query)]),
  reads: fieldsOf(response),
});
