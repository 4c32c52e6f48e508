import type { JWK } from 'jose';

export declare function visitorToken(
  key: { jwk: JWK; kid: string; employer: string; platform: string },
  visitor: { name?: string; email?: string; phone?: string },
): Promise<string>;
