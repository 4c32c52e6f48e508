import { READING_DEFAULTS, type ReadingSettings } from '../reading/index.ts';
import type { ReadingApi } from '../shell-api.ts';

export interface FakeReading extends ReadingApi {
  /** What the remote saved, in order. */
  saves: ReadingSettings[];
  /** The next saves fail with this; undefined: they succeed. */
  failWith(failure: Error | undefined): void;
}

/** Reading settings that are stored nowhere. */
export function createFakeReading(initial: ReadingSettings = READING_DEFAULTS): FakeReading {
  const listeners = new Set<(settings: ReadingSettings) => void>();
  const saves: ReadingSettings[] = [];
  let [current, saved] = [initial, initial];
  let failure: Error | undefined;

  function change(settings: ReadingSettings): void {
    current = settings;
    for (const listener of listeners) listener(settings);
  }

  return {
    current: () => current,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    preview: change,
    saved: () => saved,
    async save(settings) {
      if (failure) throw failure;
      saves.push(settings);
      saved = settings;
      change(settings);
    },
    saves,
    failWith: (next) => void (failure = next),
  };
}
