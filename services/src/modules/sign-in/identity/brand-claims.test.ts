import { expect, test } from 'vitest';
import { NOTIFICATION_CHANNELS } from '@hirehq/shared-contracts/codes';
import { SDL } from '@hirehq/shared-contracts/graphql/schema';
import ar from './messages/ar.json' with { type: 'json' };
import en from './messages/en.json' with { type: 'json' };
import es from './messages/es.json' with { type: 'json' };

/** The sentences beside the sign-in form, each with what makes it true in this release. */
const CLAIMS: Readonly<Record<string, boolean>> = {
  // An invitation, which states nothing.
  'Find work that fits you.': true,
  'Search open jobs and filter by what matters to you': /input JobFilter \{[^}]*payMin/.test(SDL),
  'Apply with one form; we keep your answers if you leave': SDL.includes('saveApplicationDraft('),
  'Find out as soon as an employer replies': NOTIFICATION_CHANNELS.includes('PUSH') && NOTIFICATION_CHANNELS.includes('EMAIL'),
};

const brandTexts = (texts: Readonly<Record<string, string>>) =>
  Object.entries(texts).flatMap(([id, text]) => (id.startsWith('brand.') ? [text] : []));

test('ID-01 each sentence beside the sign-in form is true of this release', () => {
  expect(brandTexts(en).filter((text) => CLAIMS[text] !== true)).toEqual([]);
  expect(Object.keys(CLAIMS)).toHaveLength(brandTexts(en).length);
});

test.each(Object.entries({ en, es, ar }))('ID-01 no sentence states in %s how many jobs there are', (_, texts) => {
  expect(brandTexts(texts).filter((text) => /thousands|hundreds|miles de|cientos|آلاف|مئات|\d/iu.test(text))).toEqual([]);
});
