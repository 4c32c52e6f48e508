import type { PayUnit } from '@hirehq/shared-contracts/codes';
import type { Locale } from '@hirehq/shared-contracts/page';
import { payTexts } from '@hirehq/shared-contracts/pay';
import { parseJobSearch, routes as pages } from '@hirehq/shared-contracts/routes';
import type { Services } from '../../../platform/module.ts';
import type { JobResponse } from '../../engine/jobs/index.ts';
import { composeMail, type Mail } from '../../post/mail/index.ts';
import { placeInLanguage } from '../../engine/places/index.ts';
import { UNSUBSCRIBE_PATH, unsubscribeToken } from './alert-link.ts';
import { alertText } from './alert-text.ts';
import type { DueSearch } from './saved-searches.store.ts';

/** As on the cards of the list; empty if the pay is not stated. */
function payOf(pay: JobResponse['pay'], locale: Locale): string {
  if (!pay) return '';
  const { stated = '', converted } = payTexts(locale, pay, {
    unit: (unit: PayUnit) => alertText(`unit.${unit}`, locale),
    from: (amount) => alertText('pay.from', locale, { amount }),
    upTo: (amount) => alertText('pay.upTo', locale, { amount }),
  });
  return converted === undefined ? stated : `${stated} · ≈ ${converted}`;
}

/** URL of the results of a saved search, newest first. */
export const listOf = (query: string): string =>
  pages.findJobs({ ...parseJobSearch(new URLSearchParams(query)), sort: 'newest' });

interface AlertMail {
  search: DueSearch;
  /** The newest jobs. */
  jobs: readonly Pick<JobResponse, 'id' | 'title' | 'enterprise' | 'place' | 'pay'>[];
  /** Number of new jobs, at most 100. */
  count: number;
}

export function alertMail(
  { config, keyedHash }: Pick<Services, 'config' | 'keyedHash'>,
  { search, jobs, count }: AlertMail,
): Mail {
  const { origin, variant } = config;
  const locale = search.reads ?? search.locale;
  const values = { search: search.name, count };
  const text = (id: Parameters<typeof alertText>[0]) => alertText(id, locale, values);
  const unsubscribeUrl = `${origin}${UNSUBSCRIBE_PATH}/${unsubscribeToken({ keyedHash }, search.id)}`;
  const mail = composeMail(
    { variant, locale, to: search.email_address },
    {
      subject: text('mail.subject'),
      heading: text('mail.heading'),
      paragraphs: [text('mail.body')],
      items: jobs.map((job) => ({
        title: job.title,
        url: origin + pages.candidateJob({ id: job.id }),
        lines: [
          [job.enterprise.establishmentName, placeInLanguage(job.place, locale)].filter(Boolean).join(' · '),
          payOf(job.pay, locale),
        ].filter(Boolean),
      })),
      action: { label: text('mail.open'), url: origin + listOf(search.query) },
      footnote: text(search.alerts === 'WEEKLY' ? 'mail.weekly' : 'mail.daily'),
      links: [
        { label: text('mail.change'), url: origin + pages.savedSearches() },
        { label: text('mail.stop'), url: unsubscribeUrl },
      ],
    },
  );
  return { ...mail, unsubscribeUrl };
}
