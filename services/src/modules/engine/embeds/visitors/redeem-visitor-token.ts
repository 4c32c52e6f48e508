import { errors, importJWK, jwtVerify } from 'jose';
import { isUuid } from '../../../../platform/ids/is-uuid.ts';
import { secretHash } from '../../../../platform/ids/secret.ts';
import type { Services } from '../../../../platform/module.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import { embeddingEmployerOf } from '../../../enterprises/employer-profiles/index.ts';
import { visibleJobs } from '../../jobs/index.ts';
import { recordUse, removeExpiredUses } from './used-tokens.store.ts';
import { readVisitorToken, type VisitorToken } from './visitor-claims.ts';
import { visitorKeyOf } from './visitor-keys.store.ts';

/** By which clocks of servers may differ. */
const TOLERANCE_SECONDS = 30;

export interface PortalVisitor {
  name: string | null;
  email: string | null;
  telephone: string | null;
}

/** The reason is for the developers of the employer; visitors get one sentence for all. */
const refused = (message: string) => new Refusal('VISITOR_TOKEN_REFUSED', { message });

async function assertSigned(
  { config, db, now }: Pick<Services, 'config' | 'db' | 'now'>,
  token: string,
  { header: { kid, alg }, claims }: VisitorToken,
  employerId: string,
): Promise<void> {
  const key = await visitorKeyOf(db, employerId, kid);
  if (!key || key.algorithm !== alg) throw refused('The employer has no key with this kid for this alg.');
  const publicKey: object = JSON.parse(key.public_key);
  try {
    await jwtVerify(token, await importJWK(publicKey, alg), {
      algorithms: [alg],
      audience: config.origin,
      currentDate: now(),
      clockTolerance: TOLERANCE_SECONDS,
    });
  } catch (error) {
    if (!(error instanceof errors.JOSEError)) throw error;
    throw refused(error instanceof errors.JWTExpired ? 'The token has expired.' : `The token is not valid: ${error.code}.`);
  }
  if (claims.iat > now().getTime() / 1000 + TOLERANCE_SECONDS) throw refused('iat is in the future.');
}

/**
 * What a token of an employer says about the visitor of its page, for the form of an application to one of its jobs. Each token
 * counts once. Nothing of the visitor is stored.
 */
export async function redeemVisitorToken(
  services: Pick<Services, 'config' | 'db' | 'files' | 'now'>,
  { jobId, token }: { jobId: string; token: string },
): Promise<PortalVisitor> {
  const { db, now } = services;
  const job = isUuid(jobId) ? (await visibleJobs(db, undefined, [jobId])).get(jobId) : undefined;
  if (!job) throw new Refusal('JOB_NOT_FOUND');
  const read = readVisitorToken(token);
  if ('reason' in read) throw refused(read.reason);
  const { iss, jti, exp, name, email, phone } = read.claims;
  const employer = await embeddingEmployerOf(services, iss);
  if (!employer || employer.domains.length === 0) throw refused('iss is no employer that has proven a domain.');
  if (job.enterprise_id !== employer.id) throw refused('The job is of another employer.');
  await assertSigned(services, token, read, employer.id);
  await removeExpiredUses(db, now());
  const expiresAt = new Date((exp + TOLERANCE_SECONDS) * 1000);
  if (!(await recordUse(db, { enterpriseId: employer.id, tokenHash: secretHash(jti), expiresAt })))
    throw refused('The token was used before.');
  return { name: name ?? null, email: email ?? null, telephone: phone || null };
}
