import { z } from 'zod/mini';
import type { FramedErrorCode } from './embed.ts';

/** Messages of other software on the page have another name, or none. */
const CHANNEL = 'hirehq-framed';
/** Raised with each change that the other side would misread. The frame and the script around it may be of different releases. */
const VERSION = 1;

/** Higher than any form, and lower than what browsers draw. */
const pixels = z.int().check(z.gte(0), z.lte(100_000));

const message = <const Kind extends string, Shape extends z.core.$ZodLooseShape>(kind: Kind, shape: Shape) =>
  z.strictObject({ channel: z.literal(CHANNEL), version: z.literal(VERSION), kind: z.literal(kind), ...shape });

/** Why a framed page cannot do what it is there for. */
export const FRAMED_FAILURES = ['FRAME_SIGN_IN_BLOCKED'] as const satisfies readonly FramedErrorCode[];

/** What a framed page tells the element around it. None says who the candidate is. */
export const fromFrame = z.discriminatedUnion('kind', [
  message('ready', {}),
  /** The height of its content. */
  message('size', { height: pixels }),
  /** Part of it should be in sight, from `top` to `bottom`: where the focus is, or the start of the next step. */
  message('reveal', { top: pixels, bottom: pixels }),
  /** A link leads out of it, to a path of the platform. */
  message('open', { path: z.string().check(z.startsWith('/'), z.maxLength(2_000)) }),
  /** An application was sent, to this job. */
  message('applied', { id: z.string().check(z.minLength(1), z.maxLength(100)) }),
  message('failed', { code: z.enum(FRAMED_FAILURES) }),
]);
export type FromFrame = z.infer<typeof fromFrame>;

/** What the element tells a framed page. */
export const toFrame = z.discriminatedUnion('kind', [
  /** The focus has moved to the frame. */
  message('focus', {}),
  message('scheme', { scheme: z.enum(['light', 'dark']) }),
]);
export type ToFrame = z.infer<typeof toFrame>;

/** The other end of the channel: a window, and the origin that it must have. */
export interface FramedPeer {
  window: Pick<Window, 'postMessage'> | null;
  origin: string;
}

type Content<Message> = Message extends unknown ? Omit<Message, 'channel' | 'version'> : never;

/** Sends a message to the other end, if it still has its origin. */
export function sendFramed<Message extends FromFrame | ToFrame>({ window, origin }: FramedPeer, content: Content<Message>): void {
  window?.postMessage({ channel: CHANNEL, version: VERSION, ...content }, origin);
}

/** The message of an event, if the other end has sent it, in this version and shape; undefined for everything else. */
export function readFramed<Schema extends typeof fromFrame | typeof toFrame>(
  schema: Schema,
  { origin, source, data }: Pick<MessageEvent<unknown>, 'origin' | 'source' | 'data'>,
  peer: FramedPeer,
): z.infer<Schema> | undefined {
  if (source === null || source !== peer.window || origin !== peer.origin) return undefined;
  const read = schema.safeParse(data);
  return read.success ? (read.data as z.infer<Schema>) : undefined;
}
