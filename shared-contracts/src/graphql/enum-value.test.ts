import { expect, test } from 'vitest';
import { CLOSURE_REASONS, PROCESS_CHANGES } from '../codes.ts';
import { enumValue, enumValueIn } from './enum-value.ts';

test('a code of several words has underscores, any other is as it is', () => {
  expect(enumValue('interview times proposed')).toBe('interview_times_proposed');
  expect(enumValue('R')).toBe('R');
});

test('a stored code that is not in the list is null, as is a missing one', () => {
  expect(enumValueIn(CLOSURE_REASONS, 'position filled')).toBe('position_filled');
  expect(enumValueIn(CLOSURE_REASONS, 'newer')).toBeNull();
  expect(enumValueIn(PROCESS_CHANGES, null)).toBeNull();
});
