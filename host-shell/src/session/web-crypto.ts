import { newRequestId } from '@hirehq/shared-contracts/request-id';
import { digest } from '../page/digest.ts';

/**
 * Gives keycloak-js the two functions it takes for granted, where the browser keeps them from a page without TLS. It makes
 * its state and its PKCE challenge with them.
 */
export function lendWebCrypto(): void {
  const lent = { randomUUID: newRequestId, subtle: { digest } };
  for (const [name, value] of Object.entries(lent)) if (!(name in crypto)) Object.assign(crypto, { [name]: value });
}
