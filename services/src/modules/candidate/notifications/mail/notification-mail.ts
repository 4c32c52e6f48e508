import { NOTIFICATION_TYPE_OF } from '@hirehq/shared-contracts/codes';
import { BRANDS } from '@hirehq/shared-contracts/design-tokens';
import { notificationPath } from '@hirehq/shared-contracts/notification-links';
import type { Locale } from '@hirehq/shared-contracts/page';
import { routes as pages } from '@hirehq/shared-contracts/routes';
import type { Services } from '../../../../platform/module.ts';
import { composeMail, nameInMail, type Mail } from '../../../post/mail/index.ts';
import type { MailedKind } from '../delivery/delivery-rules.ts';
import { moduleText } from '../module-text.ts';
import { dateText, textOutside, timeText, type NotificationValues } from '../notification-text.ts';
import { stopUrl } from './stop-mails.ts';

type Mailing = Pick<Services, 'config' | 'keyedHash'>;

export interface MailedNotification {
  id: string;
  kind: MailedKind;
  values: NotificationValues;
}

interface Recipient {
  candidateId: string;
  to: string;
  locale: Locale;
}

/** Names as an employer wrote them: no mail client makes a link of them, and only harmless ones appear in a subject. */
function namesIn({ company = '', job = '', round = '' }: NotificationValues) {
  const [companyName, jobName, roundName] = [company, job, round].map(nameInMail);
  return {
    arePlain: [companyName, jobName].every((name) => name?.isPlain),
    company: companyName?.text ?? '',
    job: jobName?.text ?? '',
    round: roundName?.text ?? '',
  };
}

interface NotificationMail extends Recipient {
  notification: MailedNotification;
  /** Unread messages of the conversation, for the email about a message. */
  unread?: number;
}

/** The email about one notification. */
export function notificationMail(
  services: Mailing,
  { candidateId, to, locale, notification, unread = 1 }: NotificationMail,
): Mail {
  const { origin, variant } = services.config;
  const { id, kind, values } = notification;
  const { arePlain, ...names } = namesIn(values);
  const type = NOTIFICATION_TYPE_OF[kind];
  const said = {
    ...names,
    count: unread,
    time: values.time ? timeText(values.time, locale) : '',
    date: values.date ? dateText(values.date, locale) : '',
    brand: BRANDS[variant].name,
    type: moduleText(`type.${type}`, locale),
  };
  const text = (textId: Parameters<typeof moduleText>[0]) => moduleText(textId, locale, said);
  const unsubscribeUrl = stopUrl(services, { candidateId, what: type });
  const mail = composeMail(
    { variant, locale, to },
    {
      subject: text(arePlain ? `mail.${kind}.subject` : `mail.${kind}.subjectNeutral`),
      heading: text(`mail.${kind}.heading`),
      paragraphs: [
        text(`mail.${kind}.body`),
        ...(said.time ? [text('mail.time')] : []),
        ...(said.round ? [text('mail.round')] : []),
      ],
      action: { label: text(`mail.${kind}.action`), url: origin + notificationPath(id) },
      footnote: text('mail.footnote'),
      links: [
        { label: text('mail.change'), url: origin + pages.notificationPreferences() },
        { label: text('mail.stop'), url: unsubscribeUrl },
      ],
    },
  );
  return { ...mail, unsubscribeUrl };
}

interface DigestMail extends Recipient {
  /** Oldest first; at least one. */
  notifications: readonly MailedNotification[];
}

/** One email about several notifications. */
export function digestMail(services: Mailing, { candidateId, to, locale, notifications }: DigestMail): Mail {
  const { origin, variant } = services.config;
  const said = { count: notifications.length, brand: BRANDS[variant].name };
  const text = (id: Parameters<typeof moduleText>[0]) => moduleText(id, locale, said);
  const unsubscribeUrl = stopUrl(services, { candidateId, what: 'DIGEST' });
  const mail = composeMail(
    { variant, locale, to },
    {
      subject: text('digest.subject'),
      heading: text('digest.heading'),
      paragraphs: [text('digest.body')],
      items: notifications.map(({ id, kind, values }) => ({
        title: textOutside(kind, locale, { ...values, ...namesIn(values) }),
        url: origin + notificationPath(id),
        lines: [],
      })),
      action: { label: text('digest.action'), url: origin + pages.dashboard() },
      footnote: text('digest.footnote'),
      links: [
        { label: text('mail.change'), url: origin + pages.notificationPreferences() },
        { label: text('digest.stop'), url: unsubscribeUrl },
      ],
    },
  );
  return { ...mail, unsubscribeUrl };
}
