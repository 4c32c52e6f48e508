/** Everything the platform writes to browser storage (§3, SH-43). A remote's own keys go through ShellApi.storage. */
export const STORAGE_KEYS = {
  /** Only a marker: `1` while a session exists. Tokens stay in memory. */
  token: 'token',
  /** `true` while reading focus is on, and its settings as JSON (reading/reading-settings.ts). */
  isBionic: 'isBionic',
  bionic: 'bionic',
  /** JSON: whether the assistive toolbar is on, what its tools change, the simplified view, and the density of cards. */
  reading: 'reading',
  /** `T` while searches are widened by synonyms (SV-02). */
  synonyms: 'synonyms',
  domain: 'domain',
  pool_id: 'pool_id',
  poolId: 'poolId',
  referralDetails: 'referralDetails',
  sourceEnterpriseId: 'sourceEnterpriseId',
  domainEnterpriseId: 'domainEnterpriseId',
  poolFromPortal: 'poolFromPortal',
  domainNavBarLogoSignedUrl: 'domainNavBarLogoSignedUrl',
  careerPortalFavIcon: 'careerPortalFavIcon',
  redirect_uri: 'redirect_uri',
  jobRedirectUrl: 'jobRedirectUrl',
  /** When `redirect_uri` or `jobRedirectUrl` was stored, in milliseconds since 1970. */
  wantedAt: 'wantedAt',
  isReferredOrigin: 'isReferredOrigin',
  primaryColor: 'primaryColor',
  email_verified: 'email_verified',
  talentPoolInfo: 'talentPoolInfo',
  theme_obj: 'theme_obj',
  skillsCount: 'skillsCount',
  /** `light`, `dark` or `auto`. */
  colorScheme: 'colorScheme',
  locale: 'locale',
  /** For a moment, while the shell tries whether storage has room. */
  room: 'room',
  /** In sessionStorage: how often sign-in restarted because the token contained no candidate id (SH-41). */
  signInRetries: 'signInRetries',
  /** In sessionStorage: the history position at which the page was left for the identity provider. */
  departure: 'departure',
  /** In sessionStorage: `1` while a signed-in candidate is at the identity provider, to prove who they are or to change the account. */
  away: 'away',
  /** In sessionStorage: the failures for which the page was reloaded, and when (SH-32). */
  reloadedFor: 'reloadedFor',
  /** In sessionStorage: the token of the versions that this tab runs in place of the live ones (release-override.ts). */
  releaseOverride: 'releaseOverride',
  /** In sessionStorage: `1` while this tab shows the inspector. */
  inspector: 'inspector',
} as const;

export type StorageKey = keyof typeof STORAGE_KEYS;

export const COOKIES = {
  cookieConsent: { name: 'cookieConsent', value: 'accepted', maxAgeSeconds: 31_536_000 },
  /** The candidate continues without a profile; cleared at logout like every cookie whose name contains `skipped` (SH-42). */
  profileSkipped: { name: 'profile_skipped', value: '1', maxAgeSeconds: 31_536_000 },
  /** The browser probably has a session; does not say whose. Lives as long as the provider's cookie and gives no access. */
  signedIn: { name: 'signed_in', value: '1', maxAgeSeconds: 1_209_600 },
} as const;

/** The other answer to the question about cookies: nothing may be stored but what the pages need. */
export const ONLY_NECESSARY = { ...COOKIES.cookieConsent, value: 'necessary' } as const;

/** Set by the services, and only while a canary runs (docs/operations/running.md). */
export const CANARY_COOKIES = {
  /** A random id, so that a visitor keeps the version they have been given. Not readable by scripts. */
  visitor: { name: 'hirehq_visitor', maxAgeSeconds: 1_209_600 },
  /** Which canaries the candidate has whatever the share, signed; cleared at logout. */
  member: { name: 'hirehq_canaries', maxAgeSeconds: 43_200 },
} as const;

/** Cookies of sign-ins under way, named by their state: the page that each leads back to. Only the callback page gets them. */
export const FLOW_COOKIE = { prefix: 'wanted_', path: '/sso/callback', maxAgeSeconds: 1_800 } as const;

/** Keys of a remote: `hirehq:{remote}:{key}`, cleared at logout. */
export function remoteStorageKey(remote: string, key: string): string {
  return `hirehq:${remote}:${key}`;
}
