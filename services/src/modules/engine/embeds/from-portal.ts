import { PORTAL_PARAMETER } from '@hirehq/shared-contracts/embed';

/** A link to the platform that says from which page the visitor comes; unchanged for a page of the platform itself. */
export function fromPortal(address: string, portal: string | undefined): string {
  if (portal === undefined) return address;
  const url = new URL(address);
  url.searchParams.set(PORTAL_PARAMETER, portal);
  return url.href;
}
