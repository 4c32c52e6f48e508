import { ACCOUNT_ACTIONS, type AccountAction } from '@hirehq/shared-contracts/shell-api';
import type Provider from 'oidc-provider';

/** Name of the prompt an account action is, and of its part in a step's result. */
export const ACCOUNT_PROMPT = 'account';

export type ActionStatus = 'success' | 'cancelled';

/** `kc_action` of a request, if it is one we know. */
export const actionOf = (params: Readonly<Record<string, unknown>>): AccountAction | undefined =>
  ACCOUNT_ACTIONS.find((action) => action === params['kc_action']);

const isStatus = (value: unknown): value is ActionStatus => value === 'success' || value === 'cancelled';

/** The answer of a request with an account action says how it ended, as Keycloak's does. */
export function tellActionStatus(provider: Provider): void {
  provider.on('authorization.success', ({ oidc }, out) => {
    const status = (oidc.result?.[ACCOUNT_PROMPT] as { status?: unknown } | undefined)?.status;
    if (out && isStatus(status)) Object.assign(out, { kc_action: oidc.params?.['kc_action'], kc_action_status: status });
  });
}
