import { useIntl, useReport, useToast } from '@hirehq/shared-ui';

interface CopyTexts {
  /** Message ids; `failed` takes the `link`. */
  copied: string;
  failed: string;
}

/** Copies an address; where the browser will not, shows it. */
export function useCopyLink({ copied, failed }: CopyTexts): (link: string) => Promise<void> {
  const { formatMessage } = useIntl();
  const report = useReport();
  const toast = useToast();
  return async (link) => {
    try {
      await navigator.clipboard.writeText(link);
      toast({ kind: 'success', message: formatMessage({ id: copied }) });
    } catch (error) {
      report(error, { detail: 'copy link' });
      toast({ kind: 'error', message: formatMessage({ id: failed }, { link }) });
    }
  };
}
