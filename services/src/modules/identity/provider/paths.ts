import type { Config } from '../../../platform/config.ts';

/** Where the embedded realm lives; Keycloak's layout, so that keycloak-js finds everything by itself. */
export const REALM_PATH = '/realms/hirehq';

export const PROTOCOL = '/protocol/openid-connect';

export const interactionPath = (uid: string) => `${REALM_PATH}/login-actions/${uid}`;

/** Where a social provider sends the browser back to, below the issuer; Keycloak's layout. */
export const brokerPath = (providerId: string) => `/broker/${providerId}/endpoint`;

/** The only addresses a code is ever sent to. */
export const redirectUris = ({ origin }: Pick<Config, 'origin'>) => [`${origin}/sso/callback`, `${origin}/silent-check-sso.html`];

export const postLogoutRedirectUris = ({ origin }: Pick<Config, 'origin'>) => [`${origin}/candidate/dashboard`, `${origin}/`];
