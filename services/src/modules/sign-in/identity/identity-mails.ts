import { EMAIL_UNDO_DAYS, type BrandVariant } from '@hirehq/shared-contracts/codes';
import type { Transaction } from '../../../platform/database/database.ts';
import type { Services } from '../../../platform/module.ts';
import { composeMail, enqueueMail, type MailContent } from '../../post/mail/index.ts';
import { brandName } from './pages/brand.ts';
import { textsOf, type Texts } from './pages/messages.ts';

/** The brand of a mail, and the language of the page that caused it. */
export interface MailBranding {
  texts: Texts;
  variant: BrandVariant;
  /** The origin of the links in the mail. */
  origin: string;
}

export type IdentityMail =
  | { kind: 'confirm'; code: string }
  | { kind: 'reset'; code: string }
  | { kind: 'exists' }
  | { kind: 'password-changed' }
  /** `undoUrl`: the link with which the former address gets the account back. */
  | { kind: 'email-changed'; undoUrl?: string };

function contentOf(mail: IdentityMail, { texts: { text }, variant, origin }: MailBranding): MailContent {
  const brand = brandName(variant);
  switch (mail.kind) {
    case 'confirm':
    case 'reset':
      return {
        subject: text('mail.confirm.subject', { code: mail.code, brand }),
        heading: text(`mail.${mail.kind}.heading`),
        paragraphs: [text(`mail.${mail.kind}.body`)],
        code: mail.code,
        footnote: text('mail.code.footnote'),
      };
    case 'exists':
      return {
        subject: text('mail.exists.subject', { brand }),
        heading: text('mail.exists.subject', { brand }),
        paragraphs: [text('mail.exists.body')],
        action: { label: text('signIn.submit'), url: `${origin}/signin` },
        footnote: text('mail.exists.footnote'),
      };
    case 'password-changed':
      return {
        subject: text('mail.passwordChanged.subject'),
        heading: text('mail.passwordChanged.subject'),
        paragraphs: [text('mail.passwordChanged.body')],
        footnote: text('mail.changed.footnote'),
      };
    case 'email-changed':
      return {
        subject: text('mail.emailChanged.subject'),
        heading: text('mail.emailChanged.subject'),
        paragraphs: [
          text('mail.emailChanged.body'),
          ...(mail.undoUrl === undefined ? [] : [text('mail.emailChanged.undo', { days: EMAIL_UNDO_DAYS })]),
        ],
        ...(mail.undoUrl !== undefined && { action: { label: text('undoEmail.title'), url: mail.undoUrl } }),
        footnote: text(mail.undoUrl === undefined ? 'mail.changed.footnote' : 'mail.emailChanged.footnote'),
      };
  }
}

/** A mail with a code is in the language of the page that asked for it; other mails are in the language of the account's owner. */
async function textsFor(
  { candidates }: Pick<Services, 'candidates'>,
  trx: Transaction,
  { kind, to, texts }: IdentityMail & { to: string; texts: Texts },
): Promise<Texts> {
  // Looked up for every kind of mail, so that the response time does not reveal whether an address is known.
  const known = await candidates.localeOfAddress(trx, to);
  return known && kind !== 'confirm' && kind !== 'reset' ? textsOf(known) : texts;
}

/** Queues a mail of an account; it is sent once the transaction is committed. */
export async function sendIdentityMail(
  services: Pick<Services, 'candidates' | 'work' | 'now'>,
  trx: Transaction,
  { to, branding, ...mail }: IdentityMail & { to: string; branding: MailBranding },
): Promise<void> {
  const { variant } = branding;
  const texts = await textsFor(services, trx, { ...mail, to, texts: branding.texts });
  await enqueueMail(services, trx, composeMail({ variant, locale: texts.locale, to }, contentOf(mail, { ...branding, texts })));
}
