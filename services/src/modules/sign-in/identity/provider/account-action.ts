import { ACCOUNT_ACTIONS, type AccountAction } from '@hirehq/shared-contracts/shell-api';
import type Provider from 'oidc-provider';

/** Name of the prompt for an account action, and of its key in a step's result. */
export const ACCOUNT_PROMPT = 'account';

export type ActionStatus = 'success' | 'cancelled';

/** The `kc_action` of a request, if it is a known one. */
export const actionOf = (params: Readonly<Record<string, unknown>>): AccountAction | undefined =>
  ACCOUNT_ACTIONS.find((action) => action === params['kc_action']);

/** Whether the action could take the account over; confirming the email that it has could not. */
export const needsRecentSignIn = (action: AccountAction): boolean => action !== 'VERIFY_EMAIL';

const isStatus = (value: unknown): value is ActionStatus => value === 'success' || value === 'cancelled';

/** Adds the outcome of an account action to the authorization response, as Keycloak does. */
export function addActionStatus(provider: Provider): void {
  provider.on('authorization.success', ({ oidc }, out) => {
    const status = (oidc.result?.[ACCOUNT_PROMPT] as { status?: unknown } | undefined)?.status;
    if (out && isStatus(status)) Object.assign(out, { kc_action: oidc.params?.['kc_action'], kc_action_status: status });
  });
}
