import type { KeyedHash } from '../../../platform/keyed-hash.ts';

/** With this key, pages on localhost may show the employer's jobs. It gives nothing but what is public, so it may be in a page. */
export const developmentKeyOf = (keyedHash: KeyedHash, enterpriseId: string): string =>
  keyedHash('embed on localhost', enterpriseId).slice(0, 22);
