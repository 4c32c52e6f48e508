import { routes } from '@hirehq/shared-contracts/routes';
import { Button, FormattedMessage, Icon, useOrigin } from '@hirehq/shared-ui';
import { useCopyLink } from '@hirehq/shared-ui/bundled';

/** The address of a job for sharing: marked, so that the page uses the employer's theme (SH-45). */
export function shareLink(origin: string, job: { id: string }): string {
  const url = new URL(routes.job(job), origin);
  url.searchParams.set('isFromShareJob', 'true');
  return url.href;
}

const wasCancelled = (error: unknown) => error instanceof Error && error.name === 'AbortError';

interface ShareJobButtonProps {
  job: { id: string; title: string; enterprise: { establishmentName: string } };
}

export function ShareJobButton({ job }: ShareJobButtonProps) {
  const text = [job.title, job.enterprise.establishmentName].filter(Boolean).join(' · ');
  return <ShareButton link={shareLink(useOrigin(), job)} text={text} />;
}

interface ShareCompanyButtonProps {
  company: { id: string; establishmentName: string };
}

export function ShareCompanyButton({ company }: ShareCompanyButtonProps) {
  return <ShareButton link={new URL(routes.company(company), useOrigin()).href} text={company.establishmentName} />;
}

interface ShareButtonProps {
  link: string;
  /** What is there. */
  text: string;
}

/** Opens the device's share dialog with an address, or copies it if there is none. */
function ShareButton({ link, text }: ShareButtonProps) {
  const copy = useCopyLink({ copied: 'share.copied', failed: 'share.failed', byHand: 'share.byHand' });
  const shares = typeof navigator.share === 'function';

  async function share(): Promise<void> {
    if (!shares) {
      await copy(link);
      return;
    }
    try {
      await navigator.share({ title: text, url: link });
    } catch (error) {
      if (!wasCancelled(error)) await copy(link);
    }
  }

  return (
    <Button
      variant="default"
      size="md"
      leftSection={<Icon name={shares ? 'share' : 'link'} size={18} />}
      onClick={() => void share()}
    >
      {shares ? <FormattedMessage id="share.share" /> : <FormattedMessage id="share.copy" />}
    </Button>
  );
}
