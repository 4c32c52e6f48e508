import { afterEach, expect, it, vi } from 'vitest';
import { createToast } from './toast.ts';

const shown = vi.hoisted(() => vi.fn<(toast: unknown) => void>());
vi.mock('@hirehq/shared-ui', () => ({ showToast: shown }));

afterEach(() => {
  shown.mockClear();
  vi.restoreAllMocks();
});

const toast = createToast((id) => id);
const FAILED = { kind: 'error', message: 'Something went wrong' } as const;

it('PF-03 offline, what failed is said to be offline, and what worked stays as it is', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  toast(FAILED);
  toast({ kind: 'success', message: 'Saved' });
  expect(shown.mock.calls).toEqual([[{ kind: 'error', message: 'toast.offline' }], [{ kind: 'success', message: 'Saved' }]]);
});

it('PF-03 offline, an error that has nothing to do with the network is what its caller says', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  toast({ ...FAILED, isLocal: true });
  expect(shown.mock.calls).toEqual([[{ ...FAILED, isLocal: true }]]);
});

it('SH-35 online, a failure is what its caller says', () => {
  toast(FAILED);
  expect(shown.mock.calls).toEqual([[FAILED]]);
});
