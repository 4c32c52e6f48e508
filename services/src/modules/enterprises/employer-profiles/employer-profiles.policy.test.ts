import { expect, test } from 'vitest';
import { mayBring } from './employer-profiles.policy.ts';

test('SH-29 a candidate brings themselves into a talent pool and nobody else', () => {
  for (const ids of [[], ['own'], ['own', 'own']]) expect(() => mayBring('own', ids)).not.toThrow();
  for (const ids of [['other'], ['own', 'other'], ['other', 'own']])
    expect(() => mayBring('own', ids)).toThrow(expect.objectContaining({ code: 'NOT_FOUND' }));
});
