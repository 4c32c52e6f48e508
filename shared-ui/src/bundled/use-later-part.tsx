import { useState, type ComponentType } from 'react';
import { useIntl, useReport, useToast } from '@hirehq/shared-ui';
import { reportLostPart } from './later-part.tsx';

/**
 * A dialog whose code loads when it is first opened. If it cannot be loaded, the page shows the message with the id `failed`, and
 * the shell decides whether to reload it.
 */
export function useLaterPart<Props>(load: () => Promise<ComponentType<Props>>, failed: string) {
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
      reportLostPart(error);
      toast({ kind: 'error', message: formatMessage({ id: failed }) });
    } finally {
      setLoading(false);
    }
  }

  return { Part: found?.Part, opened, isLoading, open: () => void open(), close: () => setOpened(false) };
}
