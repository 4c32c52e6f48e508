import { afterEach, expect, test, vi } from 'vitest';
import { runAsLeader, sharesStream } from './run-as-leader.ts';

afterEach(() => vi.restoreAllMocks());

function look(visibility: DocumentVisibilityState): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);
  document.dispatchEvent(new Event('visibilitychange'));
}

/** A connection that lasts until its signal aborts. */
function connection() {
  const log: string[] = [];
  const hold = (signal: AbortSignal) =>
    new Promise<void>((resolve) => {
      log.push('open');
      signal.addEventListener('abort', () => {
        log.push('closed');
        resolve();
      });
    });
  return { log, hold };
}

test('NT-05 without locks a tab holds the stream while it is visible, and not after it was stopped', async () => {
  expect(sharesStream()).toBe(false);
  look('hidden');
  const { log, hold } = connection();
  const stop = new AbortController();
  const { done } = runAsLeader('stream', stop.signal, hold);
  expect(log).toEqual([]);
  look('visible');
  await vi.waitFor(() => expect(log).toEqual(['open']));
  look('hidden');
  await vi.waitFor(() => expect(log).toEqual(['open', 'closed']));
  look('visible');
  await vi.waitFor(() => expect(log).toEqual(['open', 'closed', 'open']));
  stop.abort();
  await done;
  look('hidden');
  look('visible');
  expect(log).toEqual(['open', 'closed', 'open', 'closed']);
});

test('NT-05 a stream without a listener is not reopened', async () => {
  const hold = vi.fn<() => Promise<void>>(() => Promise.resolve());
  await runAsLeader('stream', new AbortController().signal, hold).done;
  expect(hold).toHaveBeenCalledTimes(1);
});
