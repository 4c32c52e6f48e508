import { takesIfMatch, type Call } from '@hirehq/shared-contracts/rest';
import type { Json } from './json-schema.ts';

const IF_MATCH: Json = {
  name: 'If-Match',
  in: 'header',
  required: false,
  description:
    'The ETag of the record as you read it. If the record has changed since, the request is refused with 412 STALE: `current` and the ETag of the response are its present state. Without this header the request replaces or removes whatever is stored.',
  schema: { type: 'string', examples: ['"4711"'] },
};

/** The header of a call that may name the version it replaces. */
export const ifMatchOf = (call: Pick<Call, 'versioned' | 'method' | 'params'>): Json[] => (takesIfMatch(call) ? [IF_MATCH] : []);
