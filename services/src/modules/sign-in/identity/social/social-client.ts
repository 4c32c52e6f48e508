import { timingSafeEqual } from 'node:crypto';
import {
  AuthorizationResponseError,
  ClientSecretBasic,
  ClientSecretPost,
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  discovery,
  fetchUserInfo,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
  type ClientAuth,
  type Configuration,
} from 'openid-client';
import { z } from 'zod';
import { typedText } from '@hirehq/shared-contracts/typed-text';
import { RECENT_SIGN_IN_SECONDS } from '@hirehq/shared-contracts/session';
import { authenticationOf } from '../../../../platform/auth/tokens.ts';
import type { SocialProvider } from '../../../../platform/social-provider.ts';

/** The values that the browser is sent to the provider with, to be compared when it comes back. */
export interface SocialAttempt {
  provider: string;
  /** The page from which the browser left. */
  from: 'sign-in' | 'sign-up';
  /** Issuer and redirect URI of the provider the browser was sent to: a response is accepted from nobody else. */
  issuer: string;
  redirectUri: string;
  state: string;
  nonce: string;
  verifier: string;
  /** Whether the provider was asked to make the person sign in again, whatever session they have there. */
  isAgain: boolean;
}

/** The identity that the provider returned. */
export interface SocialPerson {
  issuer: string;
  subject: string;
  name: string;
  email: string | undefined;
  isEmailVerified: boolean;
  /** When the person signed in at the provider; undefined if it does not say, as many do not. */
  authenticatedAt: Date | undefined;
}

export interface SocialClient {
  readonly provider: SocialProvider;
  /** `step` is part of the state, so that the callback finds the step again. Rejects while the provider is unavailable. */
  /**
   * `at` is the provider at whose callback the browser arrived. Rejects for a response that does not belong to the attempt, or
   * invalid tokens; resolves to 'cancelled' if the person declined at the provider.
   */
  arrive(response: URLSearchParams, at: string, attempt: SocialAttempt): Promise<SocialPerson | 'cancelled'>;
  depart(
    options: Pick<SocialAttempt, 'from' | 'isAgain'> & { step: string; locale: string },
  ): Promise<{ url: URL; attempt: SocialAttempt }>;
}

const TIMEOUT_SECONDS = 10;
const KEEP_MS = 60 * 60_000;

const textClaim = z.string().overwrite(typedText).min(1).max(254).optional().catch(undefined);
const claimsSchema = z.object({
  name: textClaim,
  given_name: textClaim,
  family_name: textClaim,
  email: z.email().max(254).optional().catch(undefined),
  // Some providers send a string.
  email_verified: z
    .union([z.boolean(), z.literal('true').transform(() => true)])
    .optional()
    .catch(false),
});

/** As the provider's metadata requires; the specification's default is `client_secret_basic`. */
function secretAuthentication(secret: string): ClientAuth {
  const [post, basic] = [ClientSecretPost(secret), ClientSecretBasic(secret)];
  return (server, ...rest) =>
    (server.token_endpoint_auth_methods_supported?.includes('client_secret_basic') ?? true)
      ? basic(server, ...rest)
      : post(server, ...rest);
}

const GOOGLE = 'https://accounts.google.com';

/** Google refuses `login`: https://developers.google.com/identity/openid-connect/openid-connect#authenticationuriparameters */
const promptAgain = ({ issuer, prompt }: SocialProvider) => prompt ?? (issuer === GOOGLE ? 'select_account' : 'login');

const isSame = (one: string, other: string) =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

export function createSocialClient(provider: SocialProvider, redirectUri: string): SocialClient {
  const { id, issuer, clientId, clientSecret } = provider;
  let known: { configuration: Promise<Configuration>; until: number } | undefined;

  /** The provider's metadata, loaded on first use and refreshed once an hour. */
  function configuration(): Promise<Configuration> {
    if (known && known.until > Date.now()) return known.configuration;
    const asked = discovery(new URL(issuer), clientId, undefined, secretAuthentication(clientSecret), {
      timeout: TIMEOUT_SECONDS,
      // The configuration accepts such an issuer outside production only.
      ...(issuer.startsWith('http:') && { execute: [allowInsecureRequests] }),
    });
    known = { configuration: asked, until: Date.now() + KEEP_MS };
    asked.catch(() => (known = undefined));
    return asked;
  }

  /** A dishonest provider can send the browser to another one, whose response then arrives at that one's callback. */
  function assertOwn(response: URLSearchParams, at: string, attempt: SocialAttempt): void {
    const isOwn = attempt.provider === id && at === id && attempt.redirectUri === redirectUri;
    if (!isOwn || !isSame(response.get('state') ?? '', attempt.state))
      throw new Error('The response of the social provider belongs to another sign-in attempt.');
  }

  return {
    provider,
    async depart({ step, from, locale, isAgain }) {
      const found = await configuration();
      const attempt = {
        provider: id,
        from,
        issuer: found.serverMetadata().issuer,
        redirectUri,
        state: `${step}.${randomState()}`,
        nonce: randomNonce(),
        verifier: randomPKCECodeVerifier(),
        isAgain,
      };
      const url = buildAuthorizationUrl(found, {
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        state: attempt.state,
        nonce: attempt.nonce,
        code_challenge: await calculatePKCECodeChallenge(attempt.verifier),
        code_challenge_method: 'S256',
        ui_locales: locale,
        // With `max_age`, the provider has to say when the person signed in.
        ...(isAgain && { prompt: promptAgain(provider), max_age: String(RECENT_SIGN_IN_SECONDS) }),
      });
      return { url, attempt };
    },

    async arrive(response, at, attempt) {
      assertOwn(response, at, attempt);
      const found = await configuration();
      if (found.serverMetadata().issuer !== attempt.issuer) throw new Error('The issuer of the social provider has changed.');
      // Compares the issuer of the response (RFC 9207) and of the id token with the provider's.
      const tokens = await authorizationCodeGrant(found, new URL(`${attempt.redirectUri}?${response.toString()}`), {
        pkceCodeVerifier: attempt.verifier,
        expectedState: attempt.state,
        expectedNonce: attempt.nonce,
        idTokenExpected: true,
      }).catch((error: unknown) => {
        if (error instanceof AuthorizationResponseError && error.error === 'access_denied') return 'cancelled' as const;
        throw error;
      });
      if (tokens === 'cancelled') return tokens;
      const proved = tokens.claims();
      if (!proved) throw new Error('The social provider returned no id token.');
      const told = claimsSchema.parse(proved);
      const hasMore = told.email === undefined && found.serverMetadata().userinfo_endpoint !== undefined;
      const claims = hasMore
        ? claimsSchema.parse({ ...proved, ...(await fetchUserInfo(found, tokens.access_token, proved.sub)) })
        : told;
      return {
        issuer: proved.iss,
        subject: proved.sub,
        name: claims.name ?? [claims.given_name, claims.family_name].filter(Boolean).join(' '),
        email: claims.email,
        isEmailVerified: claims.email !== undefined && claims.email_verified === true,
        authenticatedAt: authenticationOf(proved),
      };
    },
  };
}
