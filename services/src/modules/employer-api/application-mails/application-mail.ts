import { BRANDS } from '@hirehq/shared-contracts/design-tokens';
import type { Services } from '../../../platform/module.ts';
import { composeMail, nameInMail, type Mail } from '../../post/mail/index.ts';
import { applicationMailText } from './application-mail-text.ts';
import { APPLICATION_PATH } from './paths.ts';

const LOCALE = 'en';

export type MailedEvent = 'application' | 'message';

/** A mail about an application, or about a message of the candidate. It contains nothing about the candidate, only a link. */
export function applicationMail(
  { config: { origin, variant } }: Pick<Services, 'config'>,
  { to, of, company, job, secret }: { to: string; of: MailedEvent; company: string; job: string; secret: string },
): Mail {
  const names = { company: nameInMail(company), job: nameInMail(job) };
  const values = { company: names.company.text, job: names.job.text, brand: BRANDS[variant].name };
  const text = (id: Parameters<typeof applicationMailText>[0]) => applicationMailText(id, LOCALE, values);
  return composeMail(
    { variant, locale: LOCALE, to },
    {
      subject: text(names.job.isPlain ? `${of}.subject` : `${of}.subjectNeutral`),
      heading: text(`${of}.heading`),
      paragraphs: [text(`${of}.body`)],
      action: { label: text('mail.action'), url: `${origin}${APPLICATION_PATH}/${secret}` },
      footnote: text('mail.footnote'),
    },
  );
}
