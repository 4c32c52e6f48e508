import { decodeJwt, decodeProtectedHeader } from 'jose';
import { z } from 'zod';
import { EMAIL_MAX, emptyTelephone } from '@hirehq/shared-contracts/inputs';
import { typedText } from '@hirehq/shared-contracts/typed-text';

const MAX_TOKEN = 2_048;
/** From `iat` to `exp`, in seconds. */
export const MAX_LIFE_SECONDS = 300;

const seconds = z.number().int().nonnegative();

const headerSchema = z.strictObject({
  alg: z.enum(['EdDSA', 'ES256']),
  kid: z.string().regex(/^[\w-]{43}$/),
  typ: z.string().optional(),
});

/** A strict object: an employer cannot send more about its visitor than the form asks for. */
const claimsSchema = z.strictObject({
  iss: z.string().min(1).max(253),
  aud: z.string(),
  iat: seconds,
  exp: seconds,
  nbf: seconds.optional(),
  jti: z.string().min(8).max(200),
  sub: z.string().max(200).optional(),
  name: z.string().overwrite(typedText).min(1).max(100).optional(),
  email: z.email().max(EMAIL_MAX).optional(),
  phone: z.optional(emptyTelephone()),
});
export type VisitorClaims = z.infer<typeof claimsSchema>;

export interface VisitorToken {
  header: z.infer<typeof headerSchema>;
  claims: VisitorClaims;
}

/** What a token says, of which nothing is verified yet; or why it cannot be one, for the developers of the employer. */
export function readVisitorToken(token: string): VisitorToken | { reason: string } {
  if (token.length > MAX_TOKEN) return { reason: `The token is longer than ${MAX_TOKEN} characters.` };
  let decoded: { header: unknown; claims: unknown };
  try {
    decoded = { header: decodeProtectedHeader(token), claims: decodeJwt(token) };
  } catch {
    return { reason: 'The token is not a signed JWT.' };
  }
  const header = headerSchema.safeParse(decoded.header);
  if (!header.success)
    return { reason: 'The header of the token needs alg EdDSA or ES256, the kid of a key, and nothing else but typ.' };
  const claims = claimsSchema.safeParse(decoded.claims);
  if (!claims.success) return { reason: `A claim of the token is missing, wrong or not allowed: ${namesOf(claims.error)}.` };
  const { iat, exp } = claims.data;
  if (exp - iat > MAX_LIFE_SECONDS) return { reason: `exp is more than ${MAX_LIFE_SECONDS} seconds after iat.` };
  return { header: header.data, claims: claims.data };
}

/** Of the claims alone: a message of a schema may quote what it refuses. */
const namesOf = ({ issues }: z.ZodError): string =>
  [...new Set(issues.flatMap((issue) => (issue.code === 'unrecognized_keys' ? issue.keys : [String(issue.path[0] ?? '')])))].join(
    ', ',
  );
