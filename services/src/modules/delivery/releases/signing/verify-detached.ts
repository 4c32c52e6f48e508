import { decodeProtectedHeader, errors, flattenedVerify, importJWK } from 'jose';
import { z } from 'zod';
import { DETACHED_SIGNATURE, SIGNATURE_TYPES, type SignatureType } from '@hirehq/shared-contracts/delivery';
import type { PublicKey } from '@hirehq/shared-contracts/delivery/sign';

const headerSchema = z.object({
  alg: z.literal('EdDSA'),
  b64: z.literal(false),
  crit: z.tuple([z.literal('b64')]),
  kid: z.string(),
  typ: z.string(),
  iat: z.number(),
  exp: z.number().optional(),
});
export type SignatureHeader = z.infer<typeof headerSchema>;

/** What a signature says of itself, before it is verified; undefined for a text that is no signature of this kind. */
export function headerOf(signature: string, type: SignatureType): SignatureHeader | undefined {
  if (!DETACHED_SIGNATURE.test(signature)) return undefined;
  try {
    const header = headerSchema.parse(decodeProtectedHeader({ protected: signature.split('.')[0] ?? '' }));
    return header.typ === SIGNATURE_TYPES[type] ? header : undefined;
  } catch {
    return undefined;
  }
}

/** Whether the signature is that of this text by this key. */
export async function isSignatureOf(text: string, signature: string, publicKey: PublicKey): Promise<boolean> {
  const [header = '', , value = ''] = signature.split('.');
  try {
    await flattenedVerify(
      { protected: header, payload: new TextEncoder().encode(text), signature: value },
      await importJWK({ ...publicKey }, 'EdDSA'),
      { algorithms: ['EdDSA'] },
    );
    return true;
  } catch (error) {
    if (error instanceof errors.JOSEError) return false;
    throw error;
  }
}
