import { generateKeyPairSync, randomUUID, sign } from 'node:crypto';
import type { Employer } from './employer.ts';

interface Visitor {
  name?: string;
  email?: string;
  phone?: string;
}

const encoded = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');

/** Registers a key of the employer, as its server does. Returns what signs tokens about visitors of its pages. */
export async function visitorSigner(
  employer: Employer,
  { enterprise, audience }: { enterprise: string; audience: string },
): Promise<(visitor: Visitor) => string> {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const { kid } = await employer.call<{ kid: string }>('POST', 'embed/visitor-keys', {
    label: 'Careers page',
    publicKey: publicKey.export({ format: 'jwk' }),
  });
  return (visitor) => {
    const iat = Math.floor(Date.now() / 1000);
    const claims = { iss: enterprise, aud: audience, jti: randomUUID(), iat, exp: iat + 120, ...visitor };
    const signed = `${encoded({ alg: 'EdDSA', kid })}.${encoded(claims)}`;
    return `${signed}.${sign(null, Buffer.from(signed), privateKey).toString('base64url')}`;
  };
}
