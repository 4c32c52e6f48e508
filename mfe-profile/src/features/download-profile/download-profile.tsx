import { PROFILE_LAYOUTS } from '@hirehq/shared-contracts/codes';
import { Button, FormattedMessage, PageSection, useIntl } from '@hirehq/shared-ui';
import { FormFailure } from '@hirehq/shared-ui/forms';
import { useState } from 'react';
import classes from './download-profile.module.css';
import { useProfileDocument, type ProfileDocumentKind } from './download-profile.mutation.ts';

const KINDS: readonly ProfileDocumentKind[] = [...PROFILE_LAYOUTS, 'JSON'];

/** Stores the file of a link on the device, without leaving the page. */
function store({ signedUrl, fileName }: { signedUrl: string; fileName: string }): void {
  const link = document.createElement('a');
  link.href = signedUrl;
  link.download = fileName;
  link.click();
}

/** The whole own profile as a PDF in two layouts, and in the JSON Resume format. */
export function DownloadProfile({ order }: { order: 2 | 3 }) {
  const { formatMessage } = useIntl();
  const { run, busy, failure } = useProfileDocument();
  const [wanted, setWanted] = useState<ProfileDocumentKind>();

  async function download(kind: ProfileDocumentKind): Promise<void> {
    setWanted(kind);
    const outcome = await run(kind);
    if (outcome.ok) store(outcome.done);
  }

  return (
    <PageSection order={order} title={formatMessage({ id: 'download.title' })}>
      <p className={classes['text']}>
        <FormattedMessage id="download.text" />
      </p>
      <FormFailure>{failure?.text}</FormFailure>
      <div className={classes['kinds']}>
        {KINDS.map((kind) => (
          <Button
            key={kind}
            variant="default"
            size="sm"
            loading={busy && wanted === kind}
            disabled={busy && wanted !== kind}
            onClick={() => void download(kind)}
          >
            {formatMessage({ id: `download.${kind}` })}
          </Button>
        ))}
      </div>
    </PageSection>
  );
}
