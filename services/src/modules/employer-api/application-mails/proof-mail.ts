import { BRANDS } from '@hirehq/shared-contracts/design-tokens';
import type { Services } from '../../../platform/module.ts';
import { composeMail, nameInMail, type Mail } from '../../post/mail/index.ts';
import { applicationMailText } from './application-mail-text.ts';
import { PROOF_PATH } from './paths.ts';

const LOCALE = 'en';

/** Asks an address to confirm that applications to an employer are mailed to it. */
export function proofMail(
  { config: { origin, variant } }: Pick<Services, 'config'>,
  { to, company, secret }: { to: string; company: string; secret: string },
): Mail {
  const name = nameInMail(company);
  const values = { company: name.text, brand: BRANDS[variant].name };
  const text = (id: Parameters<typeof applicationMailText>[0]) => applicationMailText(id, LOCALE, values);
  return composeMail(
    { variant, locale: LOCALE, to },
    {
      subject: text(name.isPlain ? 'proof.subject' : 'proof.subjectNeutral'),
      heading: text('proof.heading'),
      paragraphs: [text('proof.body')],
      action: { label: text('proof.action'), url: `${origin}${PROOF_PATH}/${secret}` },
      footnote: text('proof.footnote'),
    },
  );
}
