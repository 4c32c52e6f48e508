import { describe, expect, it } from 'vitest';
import featureArabic from './feature/texts/ar.json';
import featureEnglish from './feature/texts/en.json';
import featureSpanish from './feature/texts/es.json';
import homeArabic from './home/texts/ar.json';
import homeEnglish from './home/texts/en.json';
import homeSpanish from './home/texts/es.json';
import landingArabic from './landing/texts/ar.json';
import landingEnglish from './landing/texts/en.json';
import landingSpanish from './landing/texts/es.json';
import legalArabic from './legal/texts/ar.json';
import legalEnglish from './legal/texts/en.json';
import legalSpanish from './legal/texts/es.json';
import notDeployedArabic from './not-deployed/texts/ar.json';
import notDeployedEnglish from './not-deployed/texts/en.json';
import notDeployedSpanish from './not-deployed/texts/es.json';

const PAGES: readonly { page: string; english: unknown; es: unknown; ar: unknown }[] = [
  { page: 'feature', english: featureEnglish, es: featureSpanish, ar: featureArabic },
  { page: 'home', english: homeEnglish, es: homeSpanish, ar: homeArabic },
  { page: 'landing', english: landingEnglish, es: landingSpanish, ar: landingArabic },
  { page: 'legal', english: legalEnglish, es: legalSpanish, ar: legalArabic },
  { page: 'not-deployed', english: notDeployedEnglish, es: notDeployedSpanish, ar: notDeployedArabic },
];

/** Every text of a file, by its path in the file. */
function textsOf(value: unknown, place = ''): Map<string, string> {
  if (typeof value === 'string') return new Map([[place, value]]);
  return new Map(Object.entries(value ?? {}).flatMap(([key, part]) => [...textsOf(part, `${place}.${key}`)]));
}

describe.each(PAGES)('the texts of the page $page', ({ english, ...others }) => {
  it.each(['es', 'ar'] as const)('PF-09 are all there in %s, in its own words', (locale) => {
    const expected = textsOf(english);
    const texts = textsOf(others[locale]);
    expect(expected.size).toBeGreaterThan(10);
    expect([...texts.keys()]).toEqual([...expected.keys()]);
    expect([...texts].filter(([place, text]) => text.trim() === '' || text === expected.get(place))).toEqual([]);
  });
});
