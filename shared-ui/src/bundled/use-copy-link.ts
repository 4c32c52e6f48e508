import { useIntl, useReport, useToast } from '@hirehq/shared-ui';

interface CopyTexts {
  /** Message ids; `failed` and `byHand` receive the `link`. */
  copied: string;
  failed: string;
  byHand: string;
}

/**
 * Copies an address. If the browser refuses, or has no clipboard on a page without TLS, it shows the address for copying by
 * hand.
 */
export function useCopyLink({ copied, failed, byHand }: CopyTexts): (link: string) => Promise<void> {
  const { formatMessage } = useIntl();
  const report = useReport();
  const toast = useToast();
  return async (link) => {
    const { clipboard } = navigator as Partial<Navigator>;
    if (!clipboard) {
      toast({ kind: 'info', message: formatMessage({ id: byHand }, { link }) });
      return;
    }
    try {
      await clipboard.writeText(link);
      toast({ kind: 'success', message: formatMessage({ id: copied }) });
    } catch (error) {
      report(error, { detail: 'copy link' });
      toast({ kind: 'error', message: formatMessage({ id: failed }, { link }), isLocal: true });
    }
  };
}
