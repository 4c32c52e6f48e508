import { expect, test } from 'vitest';
import { RESUME_EXTENSIONS } from '@hirehq/shared-contracts/codes';
import { ACCEPTED_TYPES } from './accepted-types.ts';

test('JB-15 a résumé may be what the page that uploads it says', () => {
  expect(ACCEPTED_TYPES.RESUME.flatMap(({ extensions }) => extensions)).toEqual([...RESUME_EXTENSIONS]);
});
