import { BRANDS } from '@hirehq/shared-contracts/design-tokens';
import type { Locale } from '@hirehq/shared-contracts/page';
import type { Services } from '../../../../platform/module.ts';
import { composeMail, nameInMail, stopTokens, type Mail } from '../../../post/mail/index.ts';
import { invitationText } from './invitation-text.ts';

export const INVITATION_PATH = '/invitation';
export const INVITATION_STOP_PATH = '/public/api/v1/invitations/stop';
export const invitationStop = stopTokens('invitation');

interface Invitation {
  to: string;
  /** Key in the link of the invitation; does not reveal the address. */
  key: string;
  pool: string;
  company: string;
  /** The recipient's language; English if it is not known. */
  locale: Locale | undefined;
}

/** Names are chosen by the employer: they never become links, and only harmless ones appear in the subject. */
export function invitationMail(
  { config, keyedHash }: Pick<Services, 'config' | 'keyedHash'>,
  { to, key, pool, company, locale = 'en' }: Invitation,
): Mail {
  const { origin, variant } = config;
  const names = { company: nameInMail(company), pool: nameInMail(pool) };
  const values = { company: names.company.text, pool: names.pool.text, brand: BRANDS[variant].name };
  const text = (id: Parameters<typeof invitationText>[0]) => invitationText(id, locale, values);
  const unsubscribeUrl = `${origin}${INVITATION_STOP_PATH}/${invitationStop.tokenOf({ keyedHash }, to)}`;
  const mail = composeMail(
    { variant, locale, to },
    {
      subject: text(names.company.isPlain ? 'invitation.subject' : 'invitation.subjectNeutral'),
      heading: text('invitation.heading'),
      paragraphs: [text('invitation.body')],
      action: { label: text('invitation.join'), url: `${origin}${INVITATION_PATH}/${key}` },
      footnote: text('invitation.footnote'),
      links: [{ label: text('invitation.stop'), url: unsubscribeUrl }],
    },
  );
  return { ...mail, unsubscribeUrl };
}
