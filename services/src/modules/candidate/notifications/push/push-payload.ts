import { createHash } from 'node:crypto';
import type { BrandVariant } from '@hirehq/shared-contracts/codes';
import { BRANDS } from '@hirehq/shared-contracts/design-tokens';
import { notificationPath } from '@hirehq/shared-contracts/notification-links';
import type { PushPayload } from '@hirehq/shared-contracts/web-push';
import { directionOf } from '@hirehq/shared-contracts/text-direction';
import { nameInMail } from '../../../post/mail/index.ts';
import type { Outgoing } from '../delivery/deliveries.store.ts';
import { textOutside } from '../notification-text.ts';

// In bytes this stays below the 4,096 that push services accept, whatever the language.
const LONGEST_BODY = 400;
// RFC 8030: at most 32 characters.
const TOPIC_LENGTH = 32;

/** One line, cut between characters. */
const line = (text: string) =>
  Array.from(text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim())
    .slice(0, LONGEST_BODY)
    .join('');

export function pushPayload({ id, kind, about, locale, values }: Outgoing, variant: BrandVariant): PushPayload {
  const company = nameInMail(values.company ?? '');
  return {
    id,
    // A company whose name reads like a warning or an address must not appear as the sender.
    title: company.isPlain && company.text ? company.text : BRANDS[variant].name,
    body: line(textOutside(kind, locale, values)),
    tag: about,
    url: notificationPath(id),
    locale,
    dir: directionOf(locale),
  };
}

/** The collapse key of a push service; it does not reveal what the message is about. */
export const topicOf = (tag: string): string => createHash('sha256').update(tag).digest('base64url').slice(0, TOPIC_LENGTH);
