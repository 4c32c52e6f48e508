import type { Config } from '../../../../platform/config.ts';

/** Base path of the embedded realm, in Keycloak's layout, so that keycloak-js finds all endpoints. */
export const REALM_PATH = '/realms/hirehq';

export const PROTOCOL = '/protocol/openid-connect';

/** The link in a mail that undoes an email change. */
export const UNDO_EMAIL_PATH = `${REALM_PATH}/undo-email`;

export const interactionPath = (uid: string) => `${REALM_PATH}/login-actions/${uid}`;

/** The callback path for social providers, below the issuer, in Keycloak's layout. */
export const brokerPath = (providerId: string) => `/broker/${providerId}/endpoint`;

/** The only redirect URIs that receive authorization codes. */
export const redirectUris = ({ origin }: Pick<Config, 'origin'>) => [`${origin}/sso/callback`, `${origin}/silent-check-sso.html`];

export const postLogoutRedirectUris = ({ origin }: Pick<Config, 'origin'>) => [`${origin}/candidate/dashboard`, `${origin}/`];
