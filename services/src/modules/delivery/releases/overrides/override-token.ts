import { timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { KeyedHash } from '../../../../platform/keyed-hash.ts';

/** Stored versions that one tab runs in place of the live ones, by remote, until a time. */
export interface ReleaseOverride {
  releases: Readonly<Record<string, string>>;
  expiresAt: Date;
}

const PURPOSE = 'release-override';
/** A token is part of addresses, which proxies limit. */
const MAX_LENGTH = 4096;

const contentSchema = z.object({ releases: z.record(z.string(), z.string()), expires: z.number().int() });

const signed = (keyedHash: KeyedHash, content: string) => `${content}.${keyedHash(PURPOSE, content)}`;

export function overrideToken(keyedHash: KeyedHash, { releases, expiresAt }: ReleaseOverride): string {
  const content = JSON.stringify({ releases, expires: expiresAt.getTime() });
  return signed(keyedHash, Buffer.from(content).toString('base64url'));
}

/** What a token of ours names; undefined if it was changed or has expired. */
export function readOverrideToken(keyedHash: KeyedHash, token: string, now: Date): ReleaseOverride | undefined {
  if (token.length > MAX_LENGTH) return undefined;
  const [content = ''] = token.split('.', 1);
  const [given, expected] = [Buffer.from(token), Buffer.from(signed(keyedHash, content))];
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  const { releases, expires } = contentSchema.parse(JSON.parse(Buffer.from(content, 'base64url').toString()));
  return expires > now.getTime() ? { releases, expiresAt: new Date(expires) } : undefined;
}
