import type Keycloak from 'keycloak-js';
import { VIEW_TAGS } from '@hirehq/shared-contracts/codes';
import {
  APPLY_PARAMETER,
  EMPLOYER_PARAMETER,
  ENTRANCE_NOTICE_PARAMETER,
  NAME_HINT_PARAMETER,
  RECENT_SIGN_IN_SECONDS,
} from '@hirehq/shared-contracts/session';
import type { PageConfig } from '@hirehq/shared-contracts/page';
import { TimeLimitError, withinLimit } from '../shell-api/time-limit.ts';
import { ownFragment } from '../routing/own-fragment.ts';
import { classifyAccount } from './classify-account.ts';
import {
  IdentityRefusal,
  type EntranceOptions,
  type IdentityClient,
  type IdentityConnector,
  type UpdateOutcome,
} from './identity-client.ts';
import { reachCallback, startWithRoom } from './flow-storage.ts';
import { silentResponse } from './silent-frame.ts';

export const CALLBACK_PATH = '/sso/callback';

const SILENT_PATH = '/silent-check-sso.html';
const AFTER_SIGN_OUT_PATH = '/candidate/dashboard';
const RESPONSE_LIMIT_MS = 10_000;

/** The state of keycloak-js for a signed-in user, to copy it from one instance to another. */
const STATE = [
  'authenticated',
  'token',
  'tokenParsed',
  'refreshToken',
  'refreshTokenParsed',
  'idToken',
  'idTokenParsed',
  'timeSkew',
  'sessionId',
  'subject',
] as const satisfies readonly (keyof Keycloak)[];

type ConnectorConfig = Pick<PageConfig, 'origin' | 'sso' | 'variant' | 'framed'>;

/** An account page of the provider on which somebody could take the account over. */
const isGuarded = (kind: EntranceOptions['kind']) => kind !== 'sign-in' && kind !== 'sign-up' && kind !== 'VERIFY_EMAIL';

const stateOf = (keycloak: Keycloak) => Object.fromEntries(STATE.map((key) => [key, keycloak[key]]));

function outcomeOf(error: unknown): UpdateOutcome {
  const { response } = error as { response?: { status?: number } };
  return response?.status === 400 || response?.status === 401 ? 'refused' : 'unreachable';
}

/** A response of 400, an error in the callback, or tokens that were not issued for this sign-in. */
function isRefusal(error: unknown): boolean {
  const { error: code, message } = error as { error?: unknown; message?: unknown };
  return outcomeOf(error) === 'refused' || typeof code === 'string' || message === 'Invalid nonce.';
}

/** The page to which the provider redirects. In the window of a sign-in from a frame, the one that passes its address on. */
const callbackOf = ({ origin, framed }: ConnectorConfig) => origin + (framed ? SILENT_PATH : CALLBACK_PATH);

function wrap(first: Keycloak, config: ConnectorConfig, open: () => Promise<Keycloak>): IdentityClient {
  const { origin, sso, variant } = config;
  let keycloak = first;
  let serial = first.authenticated ? 1 : 0;

  async function addressOf(options: Parameters<Keycloak['createLoginUrl']>[0]): Promise<string> {
    const url = new URL(
      await keycloak.createLoginUrl({ redirectUri: callbackOf(config), scope: VIEW_TAGS[variant], ...options }),
    );
    reachCallback(url);
    url.searchParams.set('origin', 'general');
    url.searchParams.set('view_tag', VIEW_TAGS[variant]);
    return url.href;
  }

  return {
    tokens: () =>
      keycloak.authenticated && keycloak.token && keycloak.idToken ? { access: keycloak.token, id: keycloak.idToken } : undefined,
    claims: () => keycloak.idTokenParsed ?? {},
    roles: () => keycloak.tokenParsed?.resource_access?.[sso.audience ?? '']?.roles ?? [],
    expiresWithin: (seconds) => !keycloak.tokenParsed || keycloak.isTokenExpired(seconds),
    async update(minValidity) {
      // Cleared by an earlier refusal.
      if (!keycloak.refreshToken) return 'refused';
      const instance = keycloak;
      try {
        if (!(await withinLimit(instance.updateToken(minValidity), RESPONSE_LIMIT_MS))) return 'valid';
        serial += 1;
        return 'renewed';
      } catch (error) {
        const outcome = outcomeOf(error);
        // A request without a response would block all later ones of the same instance.
        if (outcome === 'unreachable' && instance === keycloak) keycloak = Object.assign(await open(), stateOf(instance));
        return outcome;
      }
    },
    share: () => (keycloak.authenticated ? { serial, content: stateOf(keycloak) } : undefined),
    take(shared) {
      serial = shared.serial;
      Object.assign(keycloak, shared.content);
    },
    classify: (classification) => classifyAccount(`${sso.url}/realms/${sso.realm}`, keycloak.token ?? '', classification),
    async entranceUrl({ kind, isAgain, notice, loginHint, nameHint, employer, applyTo, locale }) {
      const url = new URL(
        await addressOf({
          locale,
          ...(kind === 'sign-up' ? { action: 'register' } : kind !== 'sign-in' && { action: kind }),
          ...(isAgain && { prompt: 'login' as const }),
          ...((isAgain || isGuarded(kind)) && { maxAge: RECENT_SIGN_IN_SECONDS }),
          ...(loginHint !== undefined && { loginHint }),
        }),
      );
      if (notice) url.searchParams.set(ENTRANCE_NOTICE_PARAMETER, notice);
      if (nameHint !== undefined) url.searchParams.set(NAME_HINT_PARAMETER, nameHint);
      if (employer !== undefined) url.searchParams.set(EMPLOYER_PARAMETER, employer);
      if (applyTo !== undefined) url.searchParams.set(APPLY_PARAMETER, applyTo);
      return url.href;
    },
    checkUrl: () => addressOf({ prompt: 'none' }),
    signOut: () => ({
      url: keycloak.createLogoutUrl({ logoutMethod: 'POST' }),
      fields: {
        client_id: sso.clientId,
        post_logout_redirect_uri: origin + AFTER_SIGN_OUT_PATH,
        ...(keycloak.idToken && { id_token_hint: keycloak.idToken }),
      },
    }),
  };
}

/**
 * keycloak-js reads the provider's response only from the page's own address, and removes it from there. An `error=` in the
 * fragment of a link must not be taken for a part of the response.
 */
function presentResponse(response: URL): void {
  const own = new URL(window.location.href);
  own.hash = [ownFragment(own.hash).slice(1), response.hash.slice(1)].filter(Boolean).join('&');
  window.history.replaceState(window.history.state, '', own);
}

/** keycloak-js ignores the issuer of a response (RFC 9207), so that a response of another provider would be completed. */
function assertOwnIssuer(response: URL, { url, realm }: PageConfig['sso']): void {
  const issuer = new URLSearchParams(response.hash.slice(1)).get('iss');
  if (issuer !== null && issuer !== `${url}/realms/${realm}`)
    throw new IdentityRefusal('The response is of another identity provider.');
}

/** Refuses the page's own address as the response of another provider, and removes that from it. */
function assertOwnCallback(sso: PageConfig['sso']): void {
  const page = new URL(window.location.href);
  try {
    assertOwnIssuer(page, sso);
  } catch (error) {
    page.hash = ownFragment(page.hash);
    window.history.replaceState(window.history.state, '', page);
    throw error;
  }
}

/**
 * Adapts keycloak-js to our interface and loads it on first use. An instance can start only once, so each connection creates a
 * new one.
 */
export function keycloakConnector(config: ConnectorConfig): IdentityConnector {
  const { origin, sso } = config;

  async function open(): Promise<Keycloak> {
    const library = Promise.all([
      import(/* webpackChunkName: "identity" */ 'keycloak-js'),
      import(/* webpackChunkName: "identity" */ './web-crypto.ts'),
    ]);
    const [{ default: KeycloakClient }, { installWebCrypto }] = await withinLimit(library, RESPONSE_LIMIT_MS).catch(
      (error: unknown) => {
        // Named as what it is: only a new page requests a stalled file again.
        const lost = error instanceof TimeLimitError ? new Error(`Loading chunk identity: ${error.message}`) : error;
        reportError(lost);
        throw lost;
      },
    );
    installWebCrypto();
    const keycloak = new KeycloakClient(sso);
    const options = { pkceMethod: 'S256', checkLoginIframe: false, redirectUri: callbackOf(config) } as const;
    await withinLimit(
      startWithRoom(() => keycloak.init(options)),
      RESPONSE_LIMIT_MS,
    ).catch((error: unknown) => {
      throw isRefusal(error) ? new IdentityRefusal('The sign-in was refused.', { cause: error }) : error;
    });
    return keycloak;
  }

  async function take(response: URL): Promise<IdentityClient> {
    assertOwnIssuer(response, sso);
    presentResponse(response);
    return wrap(await open(), config, open);
  }

  return {
    isElsewhere: !config.framed && new URL(sso.url).origin !== origin,
    async connect(mode) {
      if (mode === 'silent' && config.framed)
        throw new IdentityRefusal('A frame of another site has no session of the provider.');
      if (mode === 'callback') assertOwnCallback(sso);
      const keycloak = await open();
      if (mode !== 'silent') return wrap(keycloak, config, open);
      return take(await silentResponse(await keycloak.createLoginUrl({ prompt: 'none', redirectUri: origin + SILENT_PATH })));
    },
    async connectThrough(ask, options) {
      return take(await ask(await wrap(await open(), config, open).entranceUrl(options)));
    },
    async isUp() {
      const address = `${sso.url}/realms/${sso.realm}/.well-known/openid-configuration`;
      const response = await fetch(address, { cache: 'no-store', signal: AbortSignal.timeout(RESPONSE_LIMIT_MS) }).catch(
        () => undefined,
      );
      return response !== undefined && response.status < 500;
    },
  };
}
