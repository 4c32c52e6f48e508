/** What the browser may keep (§3, SH-43). Nothing else is written to storage; a remote's own keys go through ShellApi.storage. */
export const STORAGE_KEYS = {
  /** Presence marker only: `1` while a session exists. Tokens stay in memory. */
  token: 'token',
  isBionic: 'isBionic',
  bionic: 'bionic',
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
  /** When `redirect_uri` or `jobRedirectUrl` was kept, in milliseconds since 1970. */
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
  /** In the tab's own storage: how often a sign-in started over because its token named no candidate (SH-41). */
  signInRetries: 'signInRetries',
  /** In the tab's own storage: where in its history the page was left for the identity provider. */
  departure: 'departure',
  /** In the tab's own storage: the failures the page was loaded again for, and when (SH-32). */
  reloadedFor: 'reloadedFor',
} as const;

export type StorageKey = keyof typeof STORAGE_KEYS;

export const COOKIES = {
  cookieConsent: { name: 'cookieConsent', value: 'accepted', maxAgeSeconds: 31_536_000 },
  /** The candidate goes on without a profile; cleared at logout like every cookie whose name contains `skipped` (SH-42). */
  profileSkipped: { name: 'profile_skipped', value: '1', maxAgeSeconds: 31_536_000 },
  /** A session is likely, never whose; as long as the provider's own cookie. No right comes of it. */
  signedIn: { name: 'signed_in', value: '1', maxAgeSeconds: 1_209_600 },
} as const;

/** Keys a remote keeps for itself: `hirehq:{remote}:{key}`, cleared at logout. */
export function remoteStorageKey(remote: string, key: string): string {
  return `hirehq:${remote}:${key}`;
}
