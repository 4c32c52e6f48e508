import { interactionPolicy, type KoaContextWithOIDC } from 'oidc-provider';
import { ACCOUNT_PROMPT, actionOf } from './account-action.ts';

const { Check, Prompt } = interactionPolicy;

/** Changing the email could take over the account, so the sign-in must be this recent. */
const FRESH_SECONDS = 300;

const accountIsGone = ({ oidc }: KoaContextWithOIDC) => Boolean(oidc.session?.accountId) && !oidc.account;

const emailChangeOfStaleSession = ({ oidc }: KoaContextWithOIDC) =>
  actionOf(oidc.params ?? {}) === 'UPDATE_EMAIL' && Boolean(oidc.session?.past(FRESH_SECONDS)) && !oidc.result?.['login'];

const actionIsOpen = ({ oidc }: KoaContextWithOIDC) =>
  actionOf(oidc.params ?? {}) !== undefined && oidc.result?.[ACCOUNT_PROMPT] === undefined;

/**
 * `create` (registration, requested by /registrations) comes first, an account action last; there is no consent page:
 * the only client is our own.
 */
export function createInteractionPolicy(): interactionPolicy.DefaultPolicy {
  const policy = interactionPolicy.base();
  policy.remove('consent');
  policy
    .get('login')
    ?.checks.push(
      new Check('account_gone', 'the account of the session cannot sign in', (ctx) => accountIsGone(ctx)),
      new Check('email_change', 'changing the email requires a recent sign-in', (ctx) => emailChangeOfStaleSession(ctx)),
    );
  policy.add(new Prompt({ name: 'create', requestable: true }), 0);
  policy.add(
    new Prompt(
      { name: ACCOUNT_PROMPT },
      new Check('action_open', 'the account action has not been completed', (ctx) => actionIsOpen(ctx)),
    ),
  );
  return policy;
}
