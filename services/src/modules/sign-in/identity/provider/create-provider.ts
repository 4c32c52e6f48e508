import Provider, { type Configuration, type KoaContextWithOIDC } from 'oidc-provider';
import { VIEW_TAGS } from '@hirehq/shared-contracts/codes';
import {
  APPLY_PARAMETER,
  EMPLOYER_PARAMETER,
  ENTRANCE_NOTICE_PARAMETER,
  NAME_HINT_PARAMETER,
} from '@hirehq/shared-contracts/session';
import { isDatabaseAway } from '../../../../platform/database-away.ts';
import { RETRY_AFTER } from '../../../../platform/http/envelope.ts';
import { roleClaim } from '../../../../platform/auth/roles.ts';
import type { Services } from '../../../../platform/module.ts';
import type { Account } from '../account.ts';
import { findAccount } from '../account.store.ts';
import { renderProviderError, renderSignedOut, renderSignOut } from '../pages/provider-pages.ts';
import type { PageKit } from '../pages/page-kit.ts';
import { addActionStatus } from './account-action.ts';
import { accountClaims, CLAIM_NAMES } from './account-claims.ts';
import { createGrantAdapter } from './grant.store.ts';
import { createInteractionPolicy } from './interaction-prompts.ts';
import type { IdentityKeys } from './key.store.ts';
import { interactionPath, postLogoutRedirectUris, PROTOCOL, redirectUris } from './paths.ts';
import { signOutAtOnce } from './sign-out.ts';
import { shapeRefreshTokens } from './refresh-token-shape.ts';

/** Resource indicators must be URIs; the audience in the token is `config.sso.audience`. */
const API = 'urn:hirehq:api';
const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;

type Needs = Pick<Services, 'config' | 'db'>;

/** The only client is our own, so its scopes are granted without a consent page. */
async function loadExistingGrant({ oidc }: KoaContextWithOIDC) {
  const { provider, session, client, account } = oidc;
  if (!client || !account) return undefined;
  const grantId = session?.grantIdFor(client.clientId);
  const known = grantId ? await provider.Grant.find(grantId) : undefined;
  if (known && known.accountId === account.accountId) return known;
  const grant = new provider.Grant({ accountId: account.accountId, clientId: client.clientId });
  grant.addOIDCScope('openid profile email');
  grant.addResourceScope(API, 'openid');
  await grant.save();
  return grant;
}

/** When the person signed in; a renewed token has the time of the one that it replaces. */
const authTimeOf = ({ oidc: { entities } }: KoaContextWithOIDC): number | undefined =>
  (entities.RefreshToken ?? entities.AuthorizationCode)?.authTime;

/** Those that `findAccount` has just read: a role that was given or removed counts from the next token on. */
const rolesOfAccount = ({ oidc: { account } }: KoaContextWithOIDC) => (account?.['roles'] ?? []) as Account['roles'];

export function createProvider({ config, db }: Needs, keys: IdentityKeys, pages: PageKit): Provider {
  const secure = config.origin.startsWith('https:');
  const configuration: Configuration = {
    adapter: (model) => createGrantAdapter(db, model),
    jwks: { keys: keys.signing },
    cookies: {
      keys: keys.cookies,
      names: { session: 'hirehq_sso', interaction: 'hirehq_sso_step', resume: 'hirehq_sso_resume' },
      long: { httpOnly: true, sameSite: 'lax', secure, path: '/realms/hirehq', signed: true },
      short: { httpOnly: true, sameSite: 'lax', secure, signed: true },
    },
    clients: [
      {
        client_id: config.sso.clientId,
        client_name: 'hireHQ Candidate',
        token_endpoint_auth_method: 'none',
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
        // Otherwise the id token says when the person signed in only if the request asks for it.
        require_auth_time: true,
        redirect_uris: redirectUris(config),
        post_logout_redirect_uris: postLogoutRedirectUris(config),
      },
    ],
    responseTypes: ['code'],
    clientAuthMethods: ['none'],
    pkce: { required: () => true },
    scopes: ['openid', 'profile', 'email', ...Object.values(VIEW_TAGS)],
    claims: { openid: [...CLAIM_NAMES], acr: null, auth_time: null, iss: null, sid: null },
    conformIdTokenClaims: false,
    extraParams: [
      'view_tag',
      'origin',
      'kc_action',
      ENTRANCE_NOTICE_PARAMETER,
      EMPLOYER_PARAMETER,
      NAME_HINT_PARAMETER,
      APPLY_PARAMETER,
    ],
    interactions: { policy: createInteractionPolicy(), url: (_ctx, interaction) => interactionPath(interaction.uid) },
    findAccount: async (_ctx, id) => {
      const account = await findAccount(db, id);
      return account?.isActive
        ? { accountId: account.id, claims: () => Promise.resolve(accountClaims(account)), roles: account.roles }
        : undefined;
    },
    loadExistingGrant,
    issueRefreshToken: (_ctx, client) => Promise.resolve(client.grantTypeAllowed('refresh_token')),
    rotateRefreshToken: true,
    extraTokenClaims: (ctx, token) =>
      'sid' in token
        ? {
            sid: token.sid,
            azp: token.clientId,
            typ: 'Bearer',
            auth_time: authTimeOf(ctx),
            ...roleClaim(rolesOfAccount(ctx), config.sso.audience),
          }
        : {},
    clientBasedCORS: (_ctx, origin) => origin === config.origin,
    features: {
      devInteractions: { enabled: false },
      dPoP: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
      userinfo: { enabled: false },
      introspection: { enabled: false },
      registration: { enabled: false },
      requestObjects: { enabled: false },
      resourceIndicators: {
        enabled: true,
        defaultResource: () => API,
        useGrantedResource: () => true,
        getResourceServerInfo: () => ({
          scope: 'openid',
          audience: config.sso.audience,
          accessTokenFormat: 'jwt',
          accessTokenTTL: 5 * MINUTE,
          jwt: { sign: { alg: 'RS256' } },
        }),
      },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: async (ctx, form) => {
          if (!(await signOutAtOnce(db, ctx))) renderSignOut(pages, ctx, form);
        },
        postLogoutSuccessSource: (ctx) => renderSignedOut(pages, ctx),
      },
    },
    renderError: (ctx, out) => renderProviderError(pages, ctx, out),
    routes: {
      authorization: `${PROTOCOL}/auth`,
      token: `${PROTOCOL}/token`,
      jwks: `${PROTOCOL}/certs`,
      end_session: `${PROTOCOL}/logout`,
      userinfo: `${PROTOCOL}/userinfo`,
    },
    discovery: { userinfo_endpoint: `${config.sso.issuer}${PROTOCOL}/userinfo`, ui_locales_supported: ['en', 'es', 'ar'] },
    ttl: {
      AccessToken: 5 * MINUTE,
      IdToken: 5 * MINUTE,
      AuthorizationCode: MINUTE,
      Interaction: 60 * MINUTE,
      RefreshToken: 14 * DAY,
      Session: 14 * DAY,
      Grant: 14 * DAY,
    },
  };
  const provider = new Provider(config.sso.issuer, configuration);
  // mount-provider sets X-Forwarded-Proto and Host to the public origin; nothing a client sends can change it.
  provider.proxy = true;
  // The services match tokens of one session by `sid`, which the provider would only add for back-channel logout.
  Object.assign(provider.Client.prototype, { includeSid: () => true });
  // The provider's default is 500, which clients do not retry.
  provider.on('server_error', (ctx, error) => {
    if (!isDatabaseAway(error)) return;
    ctx.status = 503;
    ctx.set('retry-after', RETRY_AFTER);
  });
  shapeRefreshTokens(provider);
  addActionStatus(provider);
  return provider;
}
