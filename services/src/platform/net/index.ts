export { FetchError } from './fetch-error.ts';
export { safeFetch } from './safe-fetch.ts';
