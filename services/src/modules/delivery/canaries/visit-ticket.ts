import { timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { KeyedHash } from '../../../platform/keyed-hash.ts';
import type { Arm } from './arms.policy.ts';

/** What a page has of its visit, signed: which versions its load reports are about. */
export interface VisitTicket {
  visit: string;
  /** Arm of each canary that ran when the page was served, by its id. */
  arms: Readonly<Record<string, Arm>>;
  /** The live set of the page. */
  sequence: number;
  /** When the page was served, in seconds since 1970. */
  servedAt: number;
}

/** Reports of a page that has been open for longer are not counted. */
export const TICKET_SECONDS = 2 * 60 * 60;
/** Clocks of processes may differ by this much. */
const SKEW_SECONDS = 60;

const ARMS = { l: 'live', c: 'canary' } as const;
const payloadSchema = z
  .object({ v: z.string().min(1), a: z.record(z.string(), z.enum(['l', 'c'])), n: z.number(), t: z.number() })
  .transform(({ v, a, n, t }): VisitTicket => {
    const arms = Object.fromEntries(Object.entries(a).map(([id, arm]) => [id, ARMS[arm]]));
    return { visit: v, arms, sequence: n, servedAt: t };
  });

/** A text and its signature, which only the services can make. */
export const sealed = (keyedHash: KeyedHash, purpose: string, text: string): string =>
  `${Buffer.from(text).toString('base64url')}.${keyedHash(purpose, text)}`;

/** The text of `sealed`; undefined if the services have not signed it for this purpose. */
export function unsealed(keyedHash: KeyedHash, purpose: string, value: string): string | undefined {
  const [encoded = '', signature = ''] = value.split('.');
  const text = Buffer.from(encoded, 'base64url').toString();
  const [expected, given] = [Buffer.from(keyedHash(purpose, text)), Buffer.from(signature)];
  return expected.length === given.length && timingSafeEqual(expected, given) ? text : undefined;
}

/** A JSON text that the services signed; undefined if it is not JSON. */
export function parsed<T>(schema: z.ZodType<T>, text: string | undefined): T | undefined {
  if (text === undefined) return undefined;
  try {
    return schema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

const PURPOSE = 'canary.ticket';

export function writeTicket(keyedHash: KeyedHash, { visit, arms, sequence, servedAt }: VisitTicket): string {
  const letters = Object.fromEntries(Object.entries(arms).map(([id, arm]) => [id, arm === 'live' ? 'l' : 'c']));
  return sealed(keyedHash, PURPOSE, JSON.stringify({ v: visit, a: letters, n: sequence, t: servedAt }));
}

/** The ticket, if the services signed it and it has not expired. */
export function readTicket(keyedHash: KeyedHash, value: string, now: Date): VisitTicket | undefined {
  const ticket = parsed(payloadSchema, unsealed(keyedHash, PURPOSE, value));
  const age = now.getTime() / 1000 - (ticket?.servedAt ?? 0);
  return age <= TICKET_SECONDS && age >= -SKEW_SECONDS ? ticket : undefined;
}
