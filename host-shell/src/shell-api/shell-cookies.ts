import type { COOKIES, ONLY_NECESSARY } from '@hirehq/shared-contracts/storage-keys';

type Cookie = (typeof COOKIES)[keyof typeof COOKIES] | typeof ONLY_NECESSARY;

/** A cookie of the shell, by its name in the contract. */
export const shellCookies = {
  has: ({ name, value }: Cookie): boolean => document.cookie.split('; ').includes(`${name}=${value}`),
  set({ name, value, maxAgeSeconds }: Cookie): void {
    const secure = window.location.protocol === 'https:' ? '; Secure' : '';
    document.cookie = `${name}=${value}; Max-Age=${maxAgeSeconds}; Path=/; SameSite=Lax${secure}`;
  },
  remove({ name }: Cookie): void {
    document.cookie = `${name}=; Max-Age=0; Path=/`;
  },
};
