import { join } from 'node:path';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { BRAND_VARIANTS } from '@hirehq/shared-contracts/codes';
import { LOCALES } from '@hirehq/shared-contracts/page';
import { MAX_SERVED_PART_BYTES, type ServedPart } from '@hirehq/shared-contracts/served-part';
import { comparable, FORBIDDEN_IN_SERVED, parsedPart } from '@hirehq/shared-ui/testing/served-page';
import { servedPartOf } from '@hirehq/tooling/served-part';
import type { SharedProfile } from '../src/features/view-profile/shared-profile.query.ts';
import { NAME_ONLY, sharedProfileOf } from './profile-of.ts';
import { FULL_PROFILE, largestProfile, profileInput, shownProfile } from './served-profile.tsx';

const READERS = LOCALES.flatMap((locale) => BRAND_VARIANTS.map((variant) => ({ locale, variant })));
/** How each language writes what the examples say as codes. */
const WORDS = {
  en: ['Netherlands', 'Bachelor', 'Dutch', 'Feb 2020', 'present'],
  es: ['Países Bajos', 'Licenciatura', 'neerlandés', 'feb 2020', 'actualidad'],
  ar: ['هولندا', 'بكالوريوس', 'الهولندية', 'فبراير', 'حتى الآن'],
} as const;
const PROFILES: readonly [string, SharedProfile][] = [
  ['with something in each section', FULL_PROFILE],
  ['that shares what candidates share at first', sharedProfileOf()],
  ['that shares a name only', NAME_ONLY],
  ['with a film in place of a photo', sharedProfileOf({ mediaFileSignedUrl: '/files/1?s=x', mediaFileType: 'video/mp4' })],
];

let part: ServedPart;
beforeAll(async () => {
  part = await servedPartOf(join(import.meta.dirname, '..'));
}, 240_000);

const linksOf = (page: HTMLElement) => Array.from(page.querySelectorAll('a'), (link) => link.getAttribute('href'));

describe('a public profile, as it is served', () => {
  test.each(READERS)('PF-01 PR-08 in $locale for $variant is complete, and what the CSP of pages allows', (reader) => {
    for (const [, profile] of PROFILES) {
      const { html, rules } = part(profileInput(profile, reader));
      expect(html.match(FORBIDDEN_IN_SERVED)).toBeNull();
      expect(rules).toMatch(/^(?:\[data-served="\d+"\]\{[^{}<>]+\})*$/);
      // What the HTML says is what a parser makes of it: nothing is moved or closed elsewhere.
      const again = document.createElement('div');
      again.innerHTML = html;
      expect(parsedPart({ html }).innerHTML).toBe(again.innerHTML);
      expect(again.querySelectorAll('h1')).toHaveLength(1);
    }
  });

  test.each(LOCALES)('PF-01 PR-08 in %s is the same each time, and has nothing of another profile', (locale) => {
    const first = part(profileInput(FULL_PROFILE, { locale }));
    expect(part(profileInput(FULL_PROFILE, { locale }))).toEqual(first);
    for (const reader of READERS) {
      const other = part(profileInput(sharedProfileOf({ firstName: 'Grace', lastName: 'Hopper' }), reader));
      expect(other.html).not.toMatch(/Byron|ada@example|Linden/);
    }
    expect(part(profileInput(FULL_PROFILE, { locale }))).toEqual(first);
  });

  test.each(LOCALES)('PF-01 PR-08 in %s has all that is shared, in its language, with its links', (locale) => {
    const body = parsedPart(part(profileInput(FULL_PROFILE, { locale })));
    expect(body.querySelector('h1')?.textContent).toBe('Ada Byron');
    const words = ['Night nurse', 'Nursing', 'Acme Health', 'Linden Care', 'University of Utrecht', 'City School', 'BIG'];
    for (const word of [...words, ...WORDS[locale]]) expect(body.textContent).toContain(word);
    expect(body.querySelectorAll('section h2')).toHaveLength(7);
    expect(linksOf(body)).toEqual([
      'mailto:ada@example.com',
      'tel:+31207946018',
      FULL_PROFILE.workHistory[0]?.showcases[0]?.signedUrl,
    ]);
    const { video, mediaFileSignedUrl } = FULL_PROFILE;
    expect([
      body.querySelector('img')?.getAttribute('src'),
      body.querySelector('video source')?.getAttribute('src'),
      body.querySelector('video')?.getAttribute('poster'),
    ]).toEqual([mediaFileSignedUrl, video?.signedUrl, video?.posterSignedUrl]);
  });

  test('PF-01 PR-08 a key that opens no profile is not found', () => {
    const { html } = part(profileInput(null));
    const body = parsedPart({ html });
    expect([html.match(FORBIDDEN_IN_SERVED), body.querySelector('h1')?.textContent]).toEqual([
      null,
      'This profile does not exist',
    ]);
  });

  test.each([
    '"><script>alert(1)</script><b style="x" onclick="y">',
    '</article></main><base href="https://evil.example"><template data-part="end"></template>',
    "<svg onload=alert(1)><math><mtext></table><style></style><img src=x onerror='alert(1)'>",
    'javascript:alert(1)" autofocus onfocus="alert(1)',
    '&lt;script&gt;alert(1)&lt;/script&gt; &#x3C;b&#x3E;',
  ])('PF-01 PR-08 hostile texts of a candidate are text: %s', (hostile) => {
    const profile: SharedProfile = {
      ...FULL_PROFILE,
      firstName: hostile,
      lastName: hostile,
      profileTitle: hostile,
      jobTitle: hostile,
      employerName: hostile,
      city: hostile,
      emailAddress: `"${hostile}"@example.com`,
      telephone: hostile,
      skills: [{ name: hostile, yearsOfExperience: 1 }],
      workHistory: FULL_PROFILE.workHistory.map((work) => ({
        ...work,
        title: hostile,
        workedWith: hostile,
        showcases: work.showcases.map((file) => ({ ...file, fileName: hostile })),
      })),
      educations: FULL_PROFILE.educations.map((each) => ({ ...each, institution: hostile, fieldOfStudy: hostile })),
      licences: FULL_PROFILE.licences.map((each) => ({ ...each, name: hostile, issuer: hostile, region: hostile })),
      languages: [{ language: hostile, level: 'B1' }],
    };
    const output = part(profileInput(profile));
    const body = parsedPart(output);
    expect(body.querySelector('h1')?.textContent).toBe(`${hostile} ${hostile}`);
    // The texts of each section: name, title, place, …
    expect(body.textContent.split(hostile).length).toBeGreaterThan(15);
    expect(body.querySelector('script, base, template, style, math, b, [onclick], [onload], [onerror], [style]')).toBeNull();
    expect(linksOf(body).filter((href) => !/^(?:mailto:|tel:|\/files\/)/.test(href ?? ''))).toEqual([]);
    expect(output.rules).toBe(part(profileInput(FULL_PROFILE)).rules);
  });

  test('PF-01 PR-08 the largest profile is not too large to be served', () => {
    const { html, rules } = part(profileInput(largestProfile(), { locale: 'ar' }));
    const bytes = Buffer.byteLength(html) + Buffer.byteLength(rules);
    expect(bytes).toBeGreaterThan(MAX_SERVED_PART_BYTES / 2);
    expect(bytes).toBeLessThan(MAX_SERVED_PART_BYTES);
  });
});

describe('what is served is what a browser renders first, so that nothing moves when it takes over', () => {
  afterEach(() => vi.useRealTimers());

  test.each(PROFILES.flatMap(([what, profile]) => BRAND_VARIANTS.map((variant) => ({ what, profile, variant }))))(
    'PF-01 PR-08 a profile $what, in variant $variant',
    ({ profile, variant }) => {
      const input = profileInput(profile, { variant });
      vi.useFakeTimers({ now: input.now, toFake: ['Date'] });
      expect(comparable(parsedPart(part(input)))).toEqual(comparable(shownProfile(input, profile)));
    },
  );
});
