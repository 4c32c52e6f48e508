import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { orWait } from './lost-file.ts';

const reported = vi.fn<(error: unknown) => void>();
beforeEach(() => vi.stubGlobal('reportError', reported));
afterEach(() => {
  reported.mockClear();
  vi.unstubAllGlobals();
});

test('SH-32 code whose file is lost never loads, breaks nothing, and is reported', async () => {
  const lost = new TypeError('Failed to fetch dynamically imported module: /shell/1.0.0/dialogs.js');
  const later = orWait(() => Promise.reject(lost))();
  await vi.waitFor(() => expect(reported).toHaveBeenCalledWith(lost));
  expect(await Promise.race([later, Promise.resolve('still waiting')])).toBe('still waiting');
});

test('SH-32 code that loads is passed on, and so is its own error', async () => {
  expect(await orWait(() => Promise.resolve('code'))()).toBe('code');
  await expect(orWait(() => Promise.reject(new ReferenceError('x is not defined')))()).rejects.toThrow('x is not defined');
  expect(reported).not.toHaveBeenCalled();
});

test('SH-32 code that is wanted offline loads once the browser is online, and nothing is reported', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const lost = new TypeError('Failed to fetch dynamically imported module: /shell/1.0.0/dialogs.js');
  const load = vi.fn<() => Promise<string>>(() => Promise.resolve('code')).mockRejectedValueOnce(lost);
  const later = orWait(load)();
  await vi.waitFor(() => expect(onLine).toHaveBeenCalled());
  onLine.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  expect(await later).toBe('code');
  expect(reported).not.toHaveBeenCalled();
  onLine.mockRestore();
});
