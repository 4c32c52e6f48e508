import type { FastifyRequest } from 'fastify';
import { LOCALES, type Locale } from '@hirehq/shared-contracts/page';

/** The best of our languages for an Accept-Language header; undefined if it names none of them. */
export function askedLocaleOf(request: FastifyRequest): Locale | undefined {
  const asked = (request.headers['accept-language'] ?? '').split(',').map((entry) => {
    const [tag = '', weight = 'q=1'] = entry.trim().split(';');
    return { language: tag.split('-')[0]?.toLowerCase(), weight: Number(weight.replace('q=', '')) || 0 };
  });
  const best = asked
    .toSorted((one, other) => other.weight - one.weight)
    .find(({ language }) => LOCALES.some((locale) => locale === language));
  return LOCALES.find((locale) => locale === best?.language);
}

/** The same, with English as the default. */
export const localeOf = (request: FastifyRequest): Locale => askedLocaleOf(request) ?? 'en';

export const directionOf = (locale: Locale) => (locale === 'ar' ? 'rtl' : 'ltr');
