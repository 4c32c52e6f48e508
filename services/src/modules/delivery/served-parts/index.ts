export { createServedParts, type ServedParts, type ServedPartRequest } from './served-parts.ts';
