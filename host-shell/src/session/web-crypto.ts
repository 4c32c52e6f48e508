import { newRequestId } from '@hirehq/shared-contracts/request-id';
import { digest } from '../page/digest.ts';

/**
 * Provides the two functions keycloak-js expects, where the browser withholds them from a page without TLS. It uses them for
 * its state and its PKCE challenge.
 */
export function installWebCrypto(): void {
  const provided = { randomUUID: newRequestId, subtle: { digest } };
  for (const [name, value] of Object.entries(provided)) if (!(name in crypto)) Object.assign(crypto, { [name]: value });
}
