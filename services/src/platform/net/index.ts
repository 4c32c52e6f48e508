export { FetchError } from './fetch-error.ts';
export { isPublicHost } from './public-address.ts';
export { safeFetch } from './safe-fetch.ts';
