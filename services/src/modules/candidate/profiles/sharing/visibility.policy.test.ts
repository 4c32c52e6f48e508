import { expect, test } from 'vitest';
import { PROFILE_AUDIENCES, PROFILE_SECTIONS, type ProfileAudience, type ProfileSection } from '@hirehq/shared-contracts/codes';
import { audienceOf, DEFAULT_AUDIENCES, sharedSections } from './visibility.policy.ts';

const NOBODY_CHOSE = new Map<ProfileSection, ProfileAudience>();

test.each([
  ['NOBODY', 'NOBODY', false],
  ['NOBODY', 'EMPLOYERS', false],
  ['NOBODY', 'EVERYBODY', false],
  ['EMPLOYERS', 'NOBODY', false],
  ['EMPLOYERS', 'EMPLOYERS', true],
  ['EMPLOYERS', 'EVERYBODY', false],
  ['EVERYBODY', 'NOBODY', false],
  ['EVERYBODY', 'EMPLOYERS', true],
  ['EVERYBODY', 'EVERYBODY', true],
] as const)('PR-08 a section for %s is seen by %s: %s', (audience, reader, seen) => {
  for (const section of PROFILE_SECTIONS) {
    expect(sharedSections(new Map([[section, audience]]), reader).has(section)).toBe(seen);
    expect(audienceOf(new Map([[section, audience]]), section)).toBe(audience);
  }
});

test('PR-08 what identifies a person, or can be judged by looks, is not for everybody by default', () => {
  for (const section of ['PHOTO', 'VIDEO', 'CONTACT', 'LICENCES', 'CHECKLISTS'] as const)
    expect(audienceOf(NOBODY_CHOSE, section)).toBe('EMPLOYERS');
  for (const reader of PROFILE_AUDIENCES) {
    const seen = PROFILE_SECTIONS.filter((section) => sharedSections(NOBODY_CHOSE, reader).has(section));
    expect(seen).toEqual(
      PROFILE_SECTIONS.filter(
        (section) => reader !== 'NOBODY' && (reader === 'EMPLOYERS' || DEFAULT_AUDIENCES[section] === 'EVERYBODY'),
      ),
    );
  }
});
