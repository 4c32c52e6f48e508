import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { done, id, text, timestamp } from '../rest/primitives.ts';

export const VISITOR_KEY_ALGORITHMS = ['EdDSA', 'ES256'] as const;
/** A new one is added before the old one is removed. */
export const MAX_VISITOR_KEYS = 5;

/** A coordinate of a public key: 32 bytes in base64url. */
const coordinate = z.string().regex(/^[\w-]{43}$/);

/** The public half of a key, as a JWK: Ed25519 or P-256. Other members are ignored; a private key is refused. */
export const visitorPublicKey = z
  .discriminatedUnion('kty', [
    z.object({ kty: z.literal('OKP'), crv: z.literal('Ed25519'), x: coordinate, d: z.undefined().optional() }),
    z.object({ kty: z.literal('EC'), crv: z.literal('P-256'), x: coordinate, y: coordinate, d: z.undefined().optional() }),
  ])
  .transform(({ d: _, ...publicKey }) => publicKey);
export type VisitorPublicKey = z.output<typeof visitorPublicKey>;

export const visitorKeySchema = z.object({
  /** The `kid` of tokens: the thumbprint of the key (RFC 7638). */
  kid: z.string(),
  label: z.string(),
  algorithm: z.enum(VISITOR_KEY_ALGORITHMS),
  createdTimestamp: timestamp,
});
export type VisitorKey = z.infer<typeof visitorKeySchema>;

export const employerEmbedCalls = {
  'GET embed': defineCall('GET embed', {
    access: { scope: null },
    summary: 'The lines with which pages of the employer show its jobs',
    note: '`lines` is for pages of the proven domains; `pinnedLines` has one version of the script, with its hash; `linesForLocalhost` has the key for development, which grants nothing but public jobs.',
    response: z.object({
      enterpriseId: id,
      lines: z.string(),
      /** With the script's present version instead of the live one; null if none is published. */
      pinnedLines: z.string().nullable(),
      developmentKey: z.string(),
      linesForLocalhost: z.string(),
      /** Writes the lines for chosen options, with a preview. Whoever has the link may open it, for 30 days and without an account. */
      page: z.url(),
      /** Attributes, events and errors of the element. */
      help: z.url(),
    }),
  }),
  'GET embed/visitor-keys': defineCall('GET embed/visitor-keys', {
    access: { scope: 'keys:write' },
    summary: 'Public keys of tokens that say who visits a page of the employer',
    response: z.array(visitorKeySchema),
  }),
  'POST embed/visitor-keys': defineCall('POST embed/visitor-keys', {
    access: { scope: 'keys:write' },
    edits: 'member',
    summary: 'Registers a public key',
    note: 'A JWK with Ed25519 or P-256. Tokens that are signed with the private key prefill the application form. A key that is there already is returned.',
    body: z.object({ label: text(100), publicKey: visitorPublicKey }),
    response: visitorKeySchema,
  }),
  'DELETE embed/visitor-keys/{kid}': defineCall('DELETE embed/visitor-keys/{kid}', {
    access: { scope: 'keys:write' },
    edits: 'member',
    summary: 'Removes a public key; its tokens are refused immediately',
    params: z.object({ kid: z.string().regex(/^[\w-]{43}$/) }),
    response: done,
  }),
} as const;
