export { FetchError } from './fetch-error.ts';
export { isPublicHost } from './public-address.ts';
export { safeFetch, type SafeResponse } from './safe-fetch.ts';
