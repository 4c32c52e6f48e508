import { useIntl } from '@hirehq/shared-ui';
import { useReport } from '../shell/use-report.ts';
import { useToast } from '../shell/use-toast.ts';

/** Copies an address; where the browser will not, shows it. */
export function useCopyLink(): (link: string) => Promise<void> {
  const { formatMessage } = useIntl();
  const report = useReport();
  const toast = useToast();
  return async (link) => {
    try {
      await navigator.clipboard.writeText(link);
      toast({ kind: 'success', message: formatMessage({ id: 'share.copied' }) });
    } catch (error) {
      report(error, { detail: 'copy link' });
      toast({ kind: 'error', message: formatMessage({ id: 'share.failed' }, { link }) });
    }
  };
}
