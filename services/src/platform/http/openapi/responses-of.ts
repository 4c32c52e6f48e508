import { ERROR_CODES, UNREADABLE_REASONS, type ErrorCode } from '@hirehq/shared-contracts/error-codes';
import { returnsVersion, type Call } from '@hirehq/shared-contracts/rest';
import { schemaOf, type Json } from './json-schema.ts';
import { refusalsOf, type Caller } from './refusals-of.ts';

/** The body of every failure, a component of all documents. */
export const FAILURE: Json = {
  type: 'object',
  required: ['statusCode', 'errorMessage', 'errorCode', 'traceId'],
  properties: {
    statusCode: { type: 'integer' },
    errorMessage: { type: 'string' },
    errorCode: { enum: Object.keys(ERROR_CODES) },
    fields: { type: 'object', additionalProperties: { type: 'string' } },
    reason: { enum: Object.keys(UNREADABLE_REASONS) },
    breaks: {
      description: 'For CONTRACT_BROKEN: what would be missing, and who uses it.',
      type: 'array',
      items: {
        type: 'object',
        required: ['consumer', 'missing', 'use'],
        properties: { consumer: { type: 'string' }, missing: { type: 'string' }, use: { type: 'string' } },
      },
    },
    current: { description: 'For STALE: the record as it is now, as the call returns it.' },
    traceId: { type: 'string' },
  },
};

const json = (schema: Json): Json => ({ content: { 'application/json': { schema } } });
const failure = json({ $ref: '#/components/schemas/Failure' });

const RETRY_AFTER: Json = {
  headers: { 'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer', minimum: 1 } } },
};
/** After these, the same request may succeed later. */
const LATER: ReadonlySet<ErrorCode> = new Set(['RATE_LIMITED', 'REQUEST_IN_PROGRESS', 'OVERLOADED']);

const ETAG: Json = {
  headers: { ETag: { description: 'The version of the record, for `If-Match`.', schema: { type: 'string' } } },
};

/** A response for each status of these codes. */
export function failuresOf(codes: readonly ErrorCode[]): Json {
  const byStatus = Object.groupBy(codes, (code) => ERROR_CODES[code].statusCode);
  return Object.fromEntries(
    Object.entries(byStatus).map(([status, same]) => [
      status,
      {
        description: same.map((code) => `${code}: ${ERROR_CODES[code].errorMessage}`).join('\n\n'),
        ...(same.some((code) => LATER.has(code)) && RETRY_AFTER),
        ...(same.includes('STALE') && ETAG),
        ...failure,
      },
    ]),
  );
}

/** The responses of a call by status. A code that a later version adds has a response too, the default. */
export function responsesOf(call: Call, caller: Caller): Json {
  return {
    '200': {
      description: 'Done.',
      ...(returnsVersion(call) && ETAG),
      ...json({
        type: 'object',
        properties: { responsePayload: schemaOf(call.response, 'output') },
        required: ['responsePayload'],
      }),
    },
    ...(call.conditional && { '304': { description: 'Not changed since the response with the ETag of If-None-Match.' } }),
    ...failuresOf(refusalsOf(call, caller)),
    default: { description: 'Refused.', ...failure },
  };
}
