import type { EmployerScope } from '@hirehq/shared-contracts/employer';
import { Refusal } from '../../../platform/refusals/refusal.ts';
import type { EmployerViewer } from '../../../platform/module.ts';
import type { KeyRow } from './keys.store.ts';

/** Without an end, or before it. */
export const isValid = ({ expires_at: end }: Pick<KeyRow, 'expires_at'>, now: Date): boolean => end === null || end > now;

/** A key gives others what it may do itself, nothing more. */
export function mayGive({ scopes: own }: Pick<EmployerViewer, 'scopes'>, scopes: readonly EmployerScope[]): void {
  const missing = scopes.filter((scope) => !own.includes(scope));
  if (missing.length > 0)
    throw new Refusal('SCOPE_MISSING', { message: `This API key cannot give what it does not have: ${missing.join(', ')}.` });
}
