import { useCallback } from 'react';
import type { ReadingSettings } from '@hirehq/shared-contracts/reading';
import { useIntl, useToast } from '@hirehq/shared-ui';
import { useReadingApi } from '@hirehq/shared-ui/bundled';

/** Changes settings: they apply immediately, whether or not they can be saved. */
export function useChangeReading(): (changes: Partial<ReadingSettings>) => void {
  const reading = useReadingApi();
  const toast = useToast();
  const { formatMessage } = useIntl();
  return useCallback(
    (changes) => {
      const settings = { ...reading.current(), ...changes };
      reading.preview(settings);
      reading.save(settings).catch(() => toast({ kind: 'error', message: formatMessage({ id: 'toolbar.notSaved' }) }));
    },
    [reading, toast, formatMessage],
  );
}
