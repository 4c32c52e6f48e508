import { describe, expect, test } from 'vitest';
import featureArabic from './feature/texts/ar.json';
import feature from './feature/texts/en.json';
import featureSpanish from './feature/texts/es.json';
import homeArabic from './home/texts/ar.json';
import home from './home/texts/en.json';
import homeSpanish from './home/texts/es.json';
import landingArabic from './landing/texts/ar.json';
import landing from './landing/texts/en.json';
import landingSpanish from './landing/texts/es.json';
import messagesArabic from '../messages/ar.json';
import messages from '../messages/en.json';
import messagesSpanish from '../messages/es.json';
import servedArabic from '../messages/served/ar.json';
import served from '../messages/served/en.json';
import servedSpanish from '../messages/served/es.json';
import { FACTS, type Fact } from './testing/facts.ts';
import claims from './testing/claims.json';

/** Sentence → the facts that make it true; none for a label, a heading or an invitation, which states nothing. */
const CLAIMS: Readonly<Record<string, readonly string[]>> = claims;

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return Object.values(value ?? {}).flatMap(textsOf);
}
const withPrefix = (texts: Readonly<Record<string, unknown>>, ...prefixes: readonly string[]) =>
  Object.entries(texts)
    .filter(([id]) => prefixes.some((prefix) => id.startsWith(prefix)))
    .flatMap(([, text]) => textsOf(text));

const PAGES: Readonly<Record<string, readonly string[]>> = {
  feature: textsOf(feature),
  home: [...textsOf(home), ...withPrefix(messages, 'home.')],
  landing: [...textsOf(landing), ...withPrefix(messages, 'landing.')],
  'descriptions for search engines': withPrefix(
    served,
    'app.description',
    'description.feature',
    'description.home',
    'description.landing',
  ),
};

describe.each(Object.entries(PAGES))('the sentences of %s', (_, texts) => {
  test('SH-22 each is in the list of claims, with the facts that make it true', () => {
    expect(texts.length).toBeGreaterThan(3);
    expect(texts.filter((text) => CLAIMS[text] === undefined)).toEqual([]);
  });

  test('SH-22 each fact is one of this release', () => {
    const named = [...new Set(texts.flatMap((text) => CLAIMS[text] ?? []))];
    expect(named.filter((name) => !Object.hasOwn(FACTS, name) || !FACTS[name as Fact]())).toEqual([]);
  });
});

test('SH-22 no claim is left of a sentence that is gone', () => {
  const all = new Set(Object.values(PAGES).flat());
  expect(Object.keys(CLAIMS).filter((text) => !all.has(text))).toEqual([]);
});

/** What no release can know of a deployment: how much there is, how fast others are, and who the employers are. */
const UNKNOWABLE =
  /thousands|hundreds|millions|leading employer|no agency|without an agency|in minutes|takes minutes|shift pattern|miles de|cientos de|sin agencias?|sin una agencia|en minutos|آلاف|مئات|دون وكالة|النوبات في الإعلان/iu;

const IN_LANGUAGES = {
  en: [feature, home, landing, withPrefix(messages, 'home.', 'landing.'), withPrefix(served, 'description.', 'app.')],
  es: [
    featureSpanish,
    homeSpanish,
    landingSpanish,
    withPrefix(messagesSpanish, 'home.', 'landing.'),
    withPrefix(servedSpanish, 'description.', 'app.'),
  ],
  ar: [
    featureArabic,
    homeArabic,
    landingArabic,
    withPrefix(messagesArabic, 'home.', 'landing.'),
    withPrefix(servedArabic, 'description.', 'app.'),
  ],
};

test.each(Object.entries(IN_LANGUAGES))('SH-22 no page states in %s what only a deployment could know', (_, texts) => {
  expect(textsOf(texts).length).toBeGreaterThan(90);
  expect(textsOf(texts).filter((text) => UNKNOWABLE.test(text))).toEqual([]);
});
