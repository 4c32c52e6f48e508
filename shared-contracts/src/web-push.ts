import { z } from 'zod/mini';
import { routes } from './routes.ts';

/** Query parameter of a page address that opens a notification, wherever the candidate is. */
export const NOTIFICATION_PARAMETER = 'notification';

/** The address that web push and emails lead to: the platform checks the state before it opens the page (NT-07). */
export const notificationLink = (id: string): string =>
  `${routes.candidate()}?${new URLSearchParams({ [NOTIFICATION_PARAMETER]: id }).toString()}`;

/** The decrypted content of a push message, as JSON; the texts are in the language of the candidate. */
export const pushPayloadSchema = z.object({
  /** Of the notification. */
  id: z.string(),
  title: z.string(),
  body: z.string(),
  /** A later message with the same tag replaces the notification. */
  tag: z.string(),
  /** A path of the platform, `notificationLink`. */
  url: z.string(),
  locale: z.string(),
  dir: z.enum(['ltr', 'rtl']),
});
export type PushPayload = z.infer<typeof pushPayloadSchema>;

/**
 * Where the page keeps what the service worker cannot read from storage: the language of a candidate who receives web push. A
 * cache, because both sides can read it.
 */
export const PUSH_CACHE = { name: 'hirehq-push', language: '/push-language' } as const;

/**
 * What the service worker asks an open page, with a port for the answer `true`; no answer is no.
 * `arrived`: does the page show this notification itself? `open`: does it open this path, after asking about unsaved work?
 */
export const workerQuestionSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('arrived'), id: z.string() }),
  z.object({ kind: z.literal('open'), url: z.string() }),
]);
export type WorkerQuestion = z.infer<typeof workerQuestionSchema>;
