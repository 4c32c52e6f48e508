import type { BrandVariant } from '@hirehq/shared-contracts/codes';
import type { Transaction } from '../../platform/database/database.ts';
import { composeMail, enqueueMail, type MailContent } from '../mail/index.ts';
import { brandName } from './pages/brand.ts';
import type { Texts } from './pages/messages.ts';

/** Whose language and brand a mail has. */
export interface MailDress {
  texts: Texts;
  variant: BrandVariant;
  /** Where links lead. */
  origin: string;
}

export type IdentityMail =
  | { kind: 'confirm'; code: string }
  | { kind: 'reset'; code: string }
  | { kind: 'exists' }
  | { kind: 'password-changed' }
  | { kind: 'email-changed' };

function contentOf(mail: IdentityMail, { texts: { text }, variant, origin }: MailDress): MailContent {
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
        paragraphs: [text('mail.emailChanged.body')],
        footnote: text('mail.changed.footnote'),
      };
  }
}

/** Goes out once the transaction is committed. */
export function sendIdentityMail(
  trx: Transaction,
  { to, dress, now, ...mail }: IdentityMail & { to: string; dress: MailDress; now: Date },
): Promise<void> {
  const { variant, texts } = dress;
  return enqueueMail(trx, composeMail({ variant, locale: texts.locale, to }, contentOf(mail, dress)), now);
}
