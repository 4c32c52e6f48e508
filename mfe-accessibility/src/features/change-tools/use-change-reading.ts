import { useCallback, useRef } from 'react';
import type { ReadingSettings } from '@hirehq/shared-contracts/reading';
import { useIntl, useShell } from '@hirehq/shared-ui';

/**
 * Changes settings: they apply immediately and are saved one after another, so that the last one remains. Settings that a later
 * change replaces before their turn are not sent.
 */
export function useChangeReading(): (changes: Partial<ReadingSettings>) => void {
  const { reading, toast } = useShell();
  const { formatMessage } = useIntl();
  const newest = useRef(0);
  const turn = useRef<Promise<void>>(Promise.resolve());
  return useCallback(
    (changes) => {
      const settings = { ...reading.current(), ...changes };
      const number = (newest.current += 1);
      reading.preview(settings);
      turn.current = turn.current.then(async () => {
        if (number !== newest.current) return;
        try {
          await reading.save(settings);
        } catch {
          toast({ kind: 'error', message: formatMessage({ id: 'toolbar.notSaved' }) });
        }
      });
    },
    [reading, toast, formatMessage],
  );
}
