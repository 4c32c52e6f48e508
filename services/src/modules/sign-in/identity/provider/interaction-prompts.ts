import { interactionPolicy, type KoaContextWithOIDC } from 'oidc-provider';
import { RECENT_SIGN_IN_SECONDS } from '@hirehq/shared-contracts/session';
import { ACCOUNT_PROMPT, actionOf, needsRecentSignIn } from './account-action.ts';

const { Check, Prompt } = interactionPolicy;

const accountIsGone = ({ oidc }: KoaContextWithOIDC) => Boolean(oidc.session?.accountId) && !oidc.account;

const actionOfStaleSession = ({ oidc }: KoaContextWithOIDC) => {
  const action = actionOf(oidc.params ?? {});
  const isOver = oidc.result?.[ACCOUNT_PROMPT] !== undefined;
  return action !== undefined && !isOver && needsRecentSignIn(action) && Boolean(oidc.session?.past(RECENT_SIGN_IN_SECONDS));
};

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
      new Check('recent_sign_in', 'this account action requires a recent sign-in', (ctx) => actionOfStaleSession(ctx)),
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
