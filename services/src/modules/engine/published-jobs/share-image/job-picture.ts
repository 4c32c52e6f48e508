import { payText } from '@hirehq/shared-contracts/pay';
import type { Locale } from '@hirehq/shared-contracts/page';
import type { BrandVariant } from '@hirehq/shared-contracts/codes';
import { createTexts } from '../../../../platform/texts.ts';
import { placeInLanguage } from '../../places/index.ts';
import ar from '../messages/ar.json' with { type: 'json' };
import en from '../messages/en.json' with { type: 'json' };
import es from '../messages/es.json' with { type: 'json' };
import type { PublishedJob } from '../published-jobs.store.ts';
import type { PictureWords } from './draw-picture.ts';
import { beginsRightToLeft, lineOf } from './picture-text.ts';

const text = createTexts({ en, es, ar });
const LONGEST_TITLE = 140;
const LONGEST_LINE = 70;

function payOf({ pay_currency, pay_unit, pay_min, pay_max }: PublishedJob, locale: Locale): string | undefined {
  if (!pay_unit) return undefined;
  const amount = (value: string | null) => (value === null ? null : Number(value));
  const pay = { currency: pay_currency ?? '', min: amount(pay_min), max: amount(pay_max) };
  return payText(locale, pay, {
    unit: text(`payUnit.${pay_unit}`, locale),
    from: (stated) => text('pay.from', locale, { amount: stated }),
    upTo: (stated) => text('pay.upTo', locale, { amount: stated }),
  });
}

/** What the picture of a job says, in the language of the page: only what visitors of its page see. */
export function pictureWords(job: PublishedJob, locale: Locale, variant: BrandVariant): PictureWords {
  const [place] = job.places;
  const where = placeInLanguage(place && { label: place.city ?? place.label, country: place.country }, locale);
  const title = lineOf(job.title, LONGEST_TITLE);
  const lines = [job.establishment_name, where || (job.remote ? text('remote', locale) : ''), payOf(job, locale) ?? ''];
  return {
    title,
    lines: lines.map((line) => lineOf(line, LONGEST_LINE)).filter(Boolean),
    variant,
    isRightToLeft: locale === 'ar' || beginsRightToLeft(title),
  };
}
