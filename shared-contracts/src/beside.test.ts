import { expect, test } from 'vitest';
import { canBeBeside } from './beside.ts';

const WIDE = { isWide: true, isSimple: false, pathname: '/job/7' };

test('SH-09 JB-18 a page is shown beside its list in a wide window, not in the simplified view or in an app', () => {
  expect(canBeBeside(WIDE)).toBe(true);
  expect(canBeBeside({ ...WIDE, isWide: false })).toBe(false);
  expect(canBeBeside({ ...WIDE, isSimple: true })).toBe(false);
  expect(canBeBeside({ ...WIDE, pathname: '/webview/job/7' })).toBe(false);
});
