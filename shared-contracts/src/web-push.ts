import { z } from 'zod/mini';

/**
 * Query parameter that opens a notification on any page of a candidate, after the check of its state (NT-07). Web push and emails
 * lead to `/candidate` with it.
 */
export const NOTIFICATION_PARAMETER = 'notification';

/** The decrypted content of a push message, as JSON; the texts are in the language of the candidate. */
export interface PushPayload {
  /** Of the notification. */
  id: string;
  title: string;
  body: string;
  /** A later message with the same tag replaces the notification. */
  tag: string;
  /** A path of the platform that names the notification by `NOTIFICATION_PARAMETER`. */
  url: string;
  locale: string;
  dir: 'ltr' | 'rtl';
}

/**
 * Where the page keeps what the service worker cannot read from storage: the language of a candidate who receives web push. A
 * cache, because both sides can read it.
 */
export const PUSH_CACHE = { name: 'hirehq-push', language: '/push-language' } as const;

/**
 * What the service worker asks an open page, with a port for the response `true`; no response means no.
 * `arrived`: does the page show this notification itself? `open`: does it open this path, after asking about unsaved work?
 */
export const workerQuestionSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('arrived'), id: z.string() }),
  z.object({ kind: z.literal('open'), url: z.string() }),
]);
export type WorkerQuestion = z.infer<typeof workerQuestionSchema>;
