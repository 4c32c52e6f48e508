import { z } from 'zod';
import { ERROR_CODES, type ErrorCode } from '@hirehq/shared-contracts/error-codes';
import { takesIfMatch, type Call } from '@hirehq/shared-contracts/rest';

/** Who makes a call: a candidate under api/v1, anybody under public/api/v1, an employer system, a team that releases remotes. */
export type Caller = 'candidate' | 'anybody' | 'employer' | 'team';

/** Any request can be refused with these, whatever it asks for. */
const OF_ANY_REQUEST = ['VALIDATION_FAILED', 'RATE_LIMITED', 'OVERLOADED', 'INTERNAL'] as const satisfies readonly ErrorCode[];

const OF_UPLOADS = (Object.keys(ERROR_CODES) as ErrorCode[]).filter((code) => /^(FILE|PICTURE)_/.test(code));

const OF_CHANGES = ['CONFLICT', 'LIMIT_REACHED', 'STORAGE_FULL'] as const satisfies readonly ErrorCode[];
const OF_STORED_FILES = ['STORAGE_QUOTA_REACHED', 'STORAGE_FULL'] as const satisfies readonly ErrorCode[];

/** Whether it names a record, which may not exist or belong to somebody else. */
const namesRecord = ({ params, body }: Call) => Object.keys(params.shape).length > 0 || !(body instanceof z.ZodUndefined);

const ofCaller = ({ access }: Call, caller: Caller): readonly ErrorCode[] => {
  if (caller === 'candidate') return ['NOT_SIGNED_IN'];
  if (caller === 'anybody' || typeof access === 'string') return [];
  if ('right' in access) return access.right === null ? ['KEY_REFUSED'] : ['KEY_REFUSED', 'RIGHT_MISSING'];
  return access.scope === null ? ['KEY_REFUSED'] : ['KEY_REFUSED', 'SCOPE_MISSING'];
};

/** The codes with which a call can be refused: those that follow from what its row takes, and those that the row names. */
export function refusalsOf(call: Call, caller: Caller): ErrorCode[] {
  const { method, body, multipart, makesFile, refusals = [], showsSecret } = call;
  const sendsBody = multipart !== undefined || !(body instanceof z.ZodUndefined);
  const hasIdempotencyKey = caller === 'employer' && method === 'POST' && !showsSecret;
  const codes = new Set<ErrorCode>([
    ...OF_ANY_REQUEST,
    ...ofCaller(call, caller),
    ...(namesRecord(call) ? (['NOT_FOUND'] as const) : []),
    ...(method === 'GET' ? [] : OF_CHANGES),
    ...(sendsBody ? (['FILE_TOO_LARGE', 'TOO_SLOW'] as const) : []),
    ...(multipart ? OF_UPLOADS : []),
    ...(multipart || makesFile ? OF_STORED_FILES : []),
    ...(hasIdempotencyKey ? (['REQUEST_REUSED', 'REQUEST_IN_PROGRESS'] as const) : []),
    ...(takesIfMatch(call) ? (['STALE'] as const) : []),
    ...refusals,
  ]);
  return [...codes];
}
