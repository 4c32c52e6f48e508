import type { FastifyRequest } from 'fastify';
import { LOCALES, type Locale } from '@hirehq/shared-contracts/page';

/** The best of our languages for a visitor's Accept-Language; undefined where none of them is named. */
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

/** The same; English for who speaks none of them. */
export const localeOf = (request: FastifyRequest): Locale => askedLocaleOf(request) ?? 'en';

export const directionOf = (locale: Locale) => (locale === 'ar' ? 'rtl' : 'ltr');
