import type Keycloak from 'keycloak-js';
import { VIEW_TAGS } from '@hirehq/shared-contracts/codes';
import type { PageConfig } from '@hirehq/shared-contracts/page';
import type { ConnectIdentity, IdentityClient, UpdateOutcome } from './identity-client.ts';
import { silentAnswer } from './silent-frame.ts';

export const CALLBACK_PATH = '/sso/callback';

const SILENT_PATH = '/silent-check-sso.html';
const AFTER_SIGN_OUT_PATH = '/candidate/dashboard';

type Keep = Pick<PageConfig, 'origin' | 'sso' | 'variant'>;

function outcomeOf(error: unknown): UpdateOutcome {
  const { response } = error as { response?: { status?: number } };
  return response?.status === 400 || response?.status === 401 ? 'refused' : 'unreachable';
}

function wrap(keycloak: Keycloak, { origin, variant }: Keep): IdentityClient {
  return {
    tokens: () =>
      keycloak.authenticated && keycloak.token && keycloak.idToken ? { access: keycloak.token, id: keycloak.idToken } : undefined,
    claims: () => keycloak.idTokenParsed ?? {},
    expiresWithin: (seconds) => !keycloak.tokenParsed || keycloak.isTokenExpired(seconds),
    async update(minValidity) {
      // Cleared by an earlier refusal.
      if (!keycloak.refreshToken) return 'refused';
      try {
        return (await keycloak.updateToken(minValidity)) ? 'renewed' : 'valid';
      } catch (error) {
        return outcomeOf(error);
      }
    },
    async entranceUrl({ kind, loginHint, locale }) {
      const options = { redirectUri: origin + CALLBACK_PATH, locale, ...(loginHint !== undefined && { loginHint }) };
      const url = new URL(
        kind === 'sign-up' ? await keycloak.createRegisterUrl(options) : await keycloak.createLoginUrl(options),
      );
      url.searchParams.set('origin', 'general');
      url.searchParams.set('view_tag', VIEW_TAGS[variant]);
      return url.href;
    },
    signOutUrl: () => keycloak.createLogoutUrl({ redirectUri: origin + AFTER_SIGN_OUT_PATH }),
  };
}

/** keycloak-js takes an answer of the provider only from the page's own address; it puts the address back itself. */
function presentAnswer(answer: URL): void {
  const own = new URL(window.location.href);
  own.hash = [own.hash.slice(1), answer.hash.slice(1)].filter(Boolean).join('&');
  window.history.replaceState(window.history.state, '', own);
}

/** keycloak-js behind our interface, loaded when it is first needed. It starts once, so each connection is a new one. */
export function keycloakConnector(config: Keep): ConnectIdentity {
  async function open(): Promise<Keycloak> {
    const { default: KeycloakClient } = await import(/* webpackChunkName: "identity" */ 'keycloak-js');
    const keycloak = new KeycloakClient(config.sso);
    await keycloak.init({ pkceMethod: 'S256', checkLoginIframe: false, redirectUri: config.origin + CALLBACK_PATH });
    return keycloak;
  }

  return async (mode) => {
    const keycloak = await open();
    if (mode !== 'silent') return wrap(keycloak, config);
    const url = await keycloak.createLoginUrl({ prompt: 'none', redirectUri: config.origin + SILENT_PATH });
    presentAnswer(await silentAnswer(url));
    return wrap(await open(), config);
  };
}
