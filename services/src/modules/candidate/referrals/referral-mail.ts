import { BRANDS } from '@hirehq/shared-contracts/design-tokens';
import type { Locale } from '@hirehq/shared-contracts/page';
import { routes as pages } from '@hirehq/shared-contracts/routes';
import type { Services } from '../../../platform/module.ts';
import type { JobResponse } from '../../engine/jobs/index.ts';
import { composeMail, nameInMail, type Mail } from '../../post/mail/index.ts';
import { placeInLanguage } from '../../engine/places/index.ts';
import { STOP_PATH, stopToken } from './referral-stop.ts';
import { referralText } from './referral-text.ts';

interface ReferralMail {
  to: string;
  referralId: string;
  /** The referrer's name; empty if they have none. A name that reads like phishing is not shown. */
  referrer: string;
  note: string | undefined;
  job: Pick<JobResponse, 'id' | 'title' | 'enterprise' | 'place'>;
  /** The recipient's language; the referrer's if it is not known. */
  locale: Locale;
}

export function referralMail(
  { config, keyedHash }: Pick<Services, 'config' | 'keyedHash'>,
  { to, referralId, referrer, note, job, locale }: ReferralMail,
): Mail {
  const { origin, variant } = config;
  const { isPlain, text: name } = nameInMail(referrer);
  const values = {
    name: isPlain && name ? name : referralText('someone', locale),
    job: job.title,
    brand: BRANDS[variant].name,
    note: note ?? '',
  };
  const text = (id: Parameters<typeof referralText>[0]) => referralText(id, locale, values);
  const url = origin + pages.job({ id: job.id, referrerId: referralId });
  const unsubscribeUrl = `${origin}${STOP_PATH}/${stopToken({ keyedHash }, to)}`;
  const mail = composeMail(
    { variant, locale, to },
    {
      subject: text('mail.subject'),
      heading: text('mail.heading'),
      paragraphs: note ? [text('mail.note')] : [],
      items: [
        { title: job.title, url, lines: [job.enterprise.establishmentName, placeInLanguage(job.place, locale)].filter(Boolean) },
      ],
      action: { label: text('mail.open'), url },
      footnote: text('mail.footnote'),
      links: [{ label: text('mail.stop'), url: unsubscribeUrl }],
    },
  );
  return { ...mail, unsubscribeUrl };
}
