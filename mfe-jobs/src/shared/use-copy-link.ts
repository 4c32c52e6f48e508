import { useIntl, useReport, useToast } from '@hirehq/shared-ui';

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
