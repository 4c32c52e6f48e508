import { useIntl, useReport, useToast } from '@hirehq/shared-ui';

/** Copies an address. Where the browser will not, or has no clipboard for a page without TLS, shows it to be copied by hand. */
export function useCopyLink(): (link: string) => Promise<void> {
  const { formatMessage } = useIntl();
  const report = useReport();
  const toast = useToast();
  return async (link) => {
    const { clipboard } = navigator as Partial<Navigator>;
    if (!clipboard) {
      toast({ kind: 'info', message: formatMessage({ id: 'share.byHand' }, { link }) });
      return;
    }
    try {
      await clipboard.writeText(link);
      toast({ kind: 'success', message: formatMessage({ id: 'share.copied' }) });
    } catch (error) {
      report(error, { detail: 'copy link' });
      toast({ kind: 'error', message: formatMessage({ id: 'share.failed' }, { link }) });
    }
  };
}
