import { payText } from '@hirehq/shared-contracts/pay';
import type { Locale } from '@hirehq/shared-contracts/page';
import { placeText } from '@hirehq/shared-contracts/place-text';
import type { EmbeddedJob } from '@hirehq/shared-contracts/rest';
import { routes } from '@hirehq/shared-contracts/routes';
import type { SearchJobsQuery } from '@hirehq/shared-contracts/graphql';
import { fromPortal } from './from-portal.ts';
import { text } from './texts.ts';

type Card = SearchJobsQuery['jobs']['nodes'][number];

function payOf({ pay }: Card, locale: Locale): string | undefined {
  if (!pay) return undefined;
  return payText(locale, pay, {
    unit: text(`payUnit.${pay.unit}`, locale),
    from: (amount) => text('pay.from', locale, { amount }),
    upTo: (amount) => text('pay.upTo', locale, { amount }),
  });
}

interface ShownIn {
  origin: string;
  locale: Locale;
  portal: string | undefined;
}

/** A job as embeds show it, in words. */
export function embeddedJob(job: Card, { origin, locale, portal }: ShownIn): EmbeddedJob {
  const { workMode, employmentType } = job;
  const facts = [
    payOf(job, locale),
    workMode && text(`workMode.${workMode}`, locale),
    employmentType && text(`employmentType.${employmentType}`, locale),
  ];
  return {
    id: job.id,
    title: job.title,
    url: fromPortal(origin + routes.job({ id: job.id }), portal),
    place: job.place && placeText(job.place, locale),
    facts: facts.filter((fact) => typeof fact === 'string'),
    postedTimestamp: job.postedAt,
  };
}
