import { routes } from '@hirehq/shared-contracts/routes';
import { Button, FormattedMessage, Icon, useIntl } from '@hirehq/shared-ui';
import { usePlatform } from '../../shell/use-platform.ts';
import { useReport } from '../../shell/use-report.ts';
import { useToast } from '../../shell/use-toast.ts';

/** The address of a job for others: marked, so that the page it opens takes the employer's brand (SH-45). */
export function shareLink(origin: string, job: { id: string }): string {
  const url = new URL(routes.job(job), origin);
  url.searchParams.set('isFromShareJob', 'true');
  return url.href;
}

/** Copies a job's address. */
export function ShareButton({ job }: { job: { id: string } }) {
  const { formatMessage } = useIntl();
  const { origin } = usePlatform();
  const report = useReport();
  const toast = useToast();

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(shareLink(origin, job));
      toast({ kind: 'success', message: formatMessage({ id: 'share.copied' }) });
    } catch (error) {
      report(error, { detail: 'share job' });
      toast({ kind: 'error', message: formatMessage({ id: 'share.failed' }, { link: shareLink(origin, job) }) });
    }
  }

  return (
    <Button variant="default" size="md" leftSection={<Icon name="link" size={18} />} onClick={() => void copy()}>
      <FormattedMessage id="share.copy" />
    </Button>
  );
}
