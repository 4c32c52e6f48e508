import { READING_DEFAULTS, type ReadingSettings } from '@hirehq/shared-contracts/reading';
import type { ReadingApi } from '@hirehq/shared-contracts/shell-api';
import { onChange, tellChange } from '../../on-change.ts';

/** The defaults: what a candidate has chosen on the platform is not known on other sites. Changes end with the element. */
export function createReading(): ReadingApi {
  let [saved, shown] = [READING_DEFAULTS, READING_DEFAULTS] as [ReadingSettings, ReadingSettings];
  const changes = new EventTarget();
  const preview = (settings: ReadingSettings) => {
    shown = settings;
    tellChange(changes);
  };
  return {
    current: () => shown,
    subscribe: (listener) => onChange(changes, () => listener(shown)),
    preview,
    saved: () => saved,
    save(settings) {
      saved = settings;
      preview(settings);
      return Promise.resolve();
    },
  };
}
