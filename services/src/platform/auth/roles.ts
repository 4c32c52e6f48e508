import type { JWTPayload } from 'jose';
import { z } from 'zod';
import { ROLES, type Role } from '@hirehq/shared-contracts/session';

/** Roles by client, as Keycloak issues them. */
const accessSchema = z.record(z.string(), z.object({ roles: z.array(z.string()) }));

/** Our roles that an access token names for this audience; none if the claim is missing or malformed. */
export function rolesOf({ resource_access: access }: JWTPayload, audience: string): Role[] {
  const named = accessSchema.safeParse(access).data?.[audience]?.roles ?? [];
  return ROLES.filter((role) => named.includes(role));
}

/** The claim that `rolesOf` reads; nothing without a role. */
export const roleClaim = (roles: readonly Role[], audience: string): JWTPayload =>
  roles.length === 0 ? {} : { resource_access: { [audience]: { roles } } };
