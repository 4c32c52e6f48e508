import { afterEach, expect, it, vi } from 'vitest';
import { watchLongTasks } from './long-tasks.ts';

afterEach(() => void vi.unstubAllGlobals());

/** A browser that measures tasks; jsdom does not. */
function measuring(): { happened: (startTime: number, duration: number) => void } {
  const waiting: { startTime: number; duration: number }[] = [];
  class Observer {
    static readonly supportedEntryTypes = ['longtask'];
    observe() {}
    takeRecords() {
      return waiting.splice(0);
    }
  }
  vi.stubGlobal('PerformanceObserver', Observer);
  return { happened: (startTime, duration) => void waiting.push({ startTime, duration }) };
}

it('PF-03 the longest task of a load is that of its span, also one that the span ends within', () => {
  const { happened } = measuring();
  const longest = watchLongTasks();
  happened(100, 400);
  happened(1_050, 70.6);
  happened(1_180, 120);
  happened(1_400, 900);
  expect(longest({ from: 1_000, to: 1_200 })).toBe(120);
  expect(longest({ from: 450, to: 460 })).toBe(400);
  expect(longest({ from: 600, to: 700 })).toBe(0);
});

it('PF-03 a browser that does not measure tasks says nothing of them', () => {
  expect(watchLongTasks()({ from: 0, to: 1 })).toBeUndefined();
});
