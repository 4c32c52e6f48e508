import { BRANDS } from '@hirehq/shared-contracts/design-tokens';
import type { Locale } from '@hirehq/shared-contracts/page';
import { routes as pages } from '@hirehq/shared-contracts/routes';
import type { Services } from '../../../platform/module.ts';
import { composeMail, nameInMail, type Mail } from '../../post/mail/index.ts';
import { accountText, type AccountTextId } from './account-text.ts';

export type AccountMail =
  | { kind: 'exportReady'; until: Date }
  | { kind: 'deletionRequested'; dueAt: Date }
  | { kind: 'kept' }
  /** `isProviderLeft`: the account at the identity provider still exists. */
  | { kind: 'deleted'; isProviderLeft: boolean }
  | { kind: 'unbindReleased' | 'unbindRefused'; company: string };

interface Recipient {
  email: string;
  locale: Locale | null;
}

export function accountMail(
  { config: { origin, variant } }: Pick<Services, 'config'>,
  { email: to, locale: known }: Recipient,
  mail: AccountMail,
): Mail {
  const locale = known ?? 'en';
  const dayOf = (date: Date) => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(date);
  const brand = BRANDS[variant].name;
  const text = (id: AccountTextId, values = {}) => accountText(id, locale, { brand, ...values });
  const settings = origin + pages.settings();
  const frame = { variant, locale, to };
  switch (mail.kind) {
    case 'exportReady': {
      const subject = text('exportReady.subject');
      return composeMail(frame, {
        subject,
        heading: subject,
        paragraphs: [text('exportReady.body', { date: dayOf(mail.until) })],
        action: { label: text('exportReady.open'), url: settings },
        footnote: text('exportReady.footnote'),
      });
    }
    case 'deletionRequested': {
      const date = dayOf(mail.dueAt);
      const subject = text('deletionRequested.subject', { date });
      return composeMail(frame, {
        subject,
        heading: subject,
        paragraphs: [text('deletionRequested.body', { date }), text('deletionRequested.kept')],
        action: { label: text('deletionRequested.keep'), url: settings },
        footnote: text('deletionRequested.footnote'),
      });
    }
    case 'kept': {
      const subject = text('kept.subject');
      return composeMail(frame, {
        subject,
        heading: subject,
        paragraphs: [text('kept.body')],
        footnote: text('kept.footnote'),
      });
    }
    case 'deleted': {
      const subject = text('deleted.subject');
      return composeMail(frame, {
        subject,
        heading: subject,
        paragraphs: [text(mail.isProviderLeft ? 'deleted.bodyProvider' : 'deleted.body'), text('deleted.employers')],
        footnote: text('deleted.footnote'),
      });
    }
    case 'unbindReleased':
    case 'unbindRefused': {
      const company = nameInMail(mail.company).text;
      const subject = text(`${mail.kind}.subject`, { company });
      return composeMail(frame, {
        subject,
        heading: subject,
        paragraphs: [text(`${mail.kind}.body`, { company })],
        action: { label: text('unbind.open'), url: settings },
        footnote: text('unbind.footnote'),
      });
    }
  }
}
