import { createHmac, randomBytes } from 'node:crypto';

const PREFIX = 'whsec_';

export const makeWebhookSecret = (): string => PREFIX + randomBytes(32).toString('base64');

interface Signed {
  id: string;
  /** Time of this attempt. */
  at: Date;
  body: string;
}

/** The headers of Standard Webhooks 1.0 (https://www.standardwebhooks.com): id, time in seconds, HMAC-SHA256 of both and the body. */
export function webhookHeaders(secret: string, { id, at, body }: Signed): Record<string, string> {
  const timestamp = String(Math.floor(at.getTime() / 1000));
  const signature = createHmac('sha256', Buffer.from(secret.slice(PREFIX.length), 'base64'))
    .update(`${id}.${timestamp}.${body}`)
    .digest('base64');
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${signature}` };
}
