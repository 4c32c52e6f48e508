import type { FastifyRequest } from 'fastify';
import { LOCALES, type Locale } from '@hirehq/shared-contracts/page';

/** Our language of this tag: `es-MX` is `es`. Undefined for a language that the platform does not have. */
const localeOfTag = (tag: string): Locale | undefined => {
  const language = tag.trim().split('-')[0]?.toLowerCase();
  return LOCALES.find((locale) => locale === language);
};

/** The best of our languages for an Accept-Language header; undefined if it accepts none of them. */
export function acceptedLocale(header: string | undefined): Locale | undefined {
  const accepted = (header ?? '').split(',').flatMap((entry) => {
    const [tag = '', ...parameters] = entry.split(';');
    const quality = parameters.map((parameter) => /^\s*q=([\d.]+)\s*$/i.exec(parameter)?.[1]).find(Boolean);
    const locale = localeOfTag(tag);
    const weight = quality === undefined ? 1 : Number(quality) || 0;
    return locale && weight > 0 ? [{ locale, weight }] : [];
  });
  return accepted.toSorted((one, other) => other.weight - one.weight)[0]?.locale;
}

/** The first of our languages in a list of tags, separated by spaces, as the `ui_locales` of OpenID Connect are. */
export const firstLocaleOf = (tags: string): Locale | undefined =>
  tags
    .split(/\s+/)
    .map(localeOfTag)
    .find((locale) => locale !== undefined);

/** The language that a request asks for; English if it names none of ours. */
export const localeOfRequest = (request: Pick<FastifyRequest, 'headers'>): Locale =>
  acceptedLocale(request.headers['accept-language']) ?? 'en';
