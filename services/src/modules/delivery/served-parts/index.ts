export { createServedParts } from './served-parts.ts';
