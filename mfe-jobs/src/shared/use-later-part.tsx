import { useState, type ComponentType } from 'react';
import { useIntl, useReport, useToast } from '@hirehq/shared-ui';

/** A dialog whose code comes when it is first opened. Where it cannot be had, the page stays as it is and says so. */
export function useLaterPart<Props>(load: () => Promise<ComponentType<Props>>) {
  const report = useReport();
  const toast = useToast();
  const { formatMessage } = useIntl();
  const [found, setFound] = useState<{ Part: ComponentType<Props> }>();
  const [opened, setOpened] = useState(false);
  const [isLoading, setLoading] = useState(false);

  async function open(): Promise<void> {
    if (isLoading) return;
    if (found) {
      setOpened(true);
      return;
    }
    setLoading(true);
    try {
      const Part = await load();
      setFound({ Part });
      setOpened(true);
    } catch (error) {
      report(error, { phase: 'chunk', detail: 'dialog' });
      toast({ kind: 'error', message: formatMessage({ id: 'common.partFailed' }) });
    } finally {
      setLoading(false);
    }
  }

  return { Part: found?.Part, opened, isLoading, open: () => void open(), close: () => setOpened(false) };
}
