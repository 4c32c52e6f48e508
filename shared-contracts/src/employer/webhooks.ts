import { z } from 'zod';
import { done, id, optionalText, timestamp, version } from '../rest/primitives.ts';
import { defineCall } from '../define-call.ts';
import { pageOf, pageQuery } from './pages.ts';

export const WEBHOOK_TOPICS = [
  'application.submitted',
  'application.changed',
  'application.withdrawn',
  'interview.changed',
  'message.received',
  'job.closed',
  'closing.held',
] as const;
export type WebhookTopic = (typeof WEBHOOK_TOPICS)[number];

/** Sent as a test, on request. */
export const WEBHOOK_PING = 'webhook.ping';

export const webhookSchema = z.object({
  id: z.string(),
  version,
  url: z.string(),
  topics: z.array(z.enum(WEBHOOK_TOPICS)),
  description: z.string().nullable(),
  /** False after the endpoint has responded with 410, until the webhook is changed. */
  active: z.boolean(),
  createdTimestamp: timestamp,
});
export type Webhook = z.infer<typeof webhookSchema>;

export const deliverySchema = z.object({
  /** The `webhook-id` header; the same for every attempt. */
  id: z.string(),
  topic: z.string(),
  status: z.enum(['waiting', 'delivered', 'dead']),
  attempts: z.number().int(),
  createdTimestamp: timestamp,
  /** Time of the next attempt; null if there is none. */
  nextAttemptTimestamp: timestamp.nullable(),
  deliveredTimestamp: timestamp.nullable(),
  /** HTTP status of the last attempt; null if there was no response. */
  lastStatus: z.number().int().nullable(),
  lastError: z.string().nullable(),
  /** The first kilobyte of the last response. */
  lastAnswer: z.string().nullable(),
});
export type Delivery = z.infer<typeof deliverySchema>;

const webhookBody = z.object({
  url: z.url({ protocol: /^https?$/ }).max(2000),
  topics: z
    .array(z.enum(WEBHOOK_TOPICS))
    .min(1)
    .default([...WEBHOOK_TOPICS]),
  description: optionalText(200).default(null),
});
export type WebhookInput = z.output<typeof webhookBody>;
const params = z.object({ id });
const delivery = z.object({ id, deliveryId: z.string().regex(/^msg_[0-9a-f-]{36}$/) });

export const webhookCalls = {
  'GET webhooks': defineCall('GET webhooks', {
    access: { scope: 'webhooks:write' },
    summary: 'Webhooks of the enterprise',
    response: z.array(webhookSchema),
  }),
  'POST webhooks': defineCall('POST webhooks', {
    access: { scope: 'webhooks:write' },
    edits: 'adds',
    summary: 'Adds a webhook',
    versioned: true,
    note: 'Deliveries are signed according to Standard Webhooks. The secret is shown once.',
    body: webhookBody,
    response: webhookSchema.extend({ secret: z.string() }),
    showsSecret: true,
  }),
  'PUT webhooks/{id}': defineCall('PUT webhooks/{id}', {
    access: { scope: 'webhooks:write' },
    summary: 'Changes a webhook, and makes it active again',
    versioned: true,
    params,
    body: webhookBody,
    response: webhookSchema,
  }),
  'DELETE webhooks/{id}': defineCall('DELETE webhooks/{id}', {
    access: { scope: 'webhooks:write' },
    versioned: true,
    summary: 'Removes a webhook and its pending deliveries',
    params,
    response: done,
  }),
  'POST webhooks/{id}/test': defineCall('POST webhooks/{id}/test', {
    access: { scope: 'webhooks:write' },
    edits: 'adds',
    summary: `Queues a '${WEBHOOK_PING}'`,
    params,
    response: deliverySchema,
  }),
  'GET webhooks/{id}/deliveries': defineCall('GET webhooks/{id}/deliveries', {
    access: { scope: 'webhooks:write' },
    summary: 'Deliveries of the last 30 days, newest first; `status=dead` returns the dead letters',
    params,
    query: pageQuery.extend({ status: z.enum(['waiting', 'delivered', 'dead']).optional() }),
    response: pageOf(deliverySchema),
  }),
  'POST webhooks/{id}/deliveries/{deliveryId}/redeliver': defineCall('POST webhooks/{id}/deliveries/{deliveryId}/redeliver', {
    access: { scope: 'webhooks:write' },
    edits: 'mark',
    summary: 'Redelivers, with attempts for another day',
    params: delivery,
    response: deliverySchema,
  }),
} as const;
