import { EXPORT_KEPT_DAYS } from '@hirehq/shared-contracts/codes';
import { Button, FormattedMessage, Icon, Loader, useIntl } from '@hirehq/shared-ui';
import { useFreshLinks } from '@hirehq/shared-ui/bundled';
import { useEffect, useEffectEvent } from 'react';
import type { AccountState } from '../../shared/account-settings/account-settings.query.ts';
import classes from './export-data.module.css';
import { useRequestExport } from './export-data.mutation.ts';

/** How often to look whether the copy is there, while the candidate waits for it. */
const LOOK_EVERY_MS = 3000;
const KILOBYTE = 1024;

interface ExportDataProps {
  dataExport: AccountState['export'];
  /** Requests the settings again. */
  reload: () => void;
}

/** A copy of everything stored about the candidate: asked for, made, and downloaded. */
export function ExportData({ dataExport, reload }: ExportDataProps) {
  const { formatDate, formatNumber } = useIntl();
  const { run, busy, failure } = useRequestExport();
  const url = dataExport?.signedUrl ?? undefined;
  const isMade = dataExport !== null && url === undefined;
  useFreshLinks(url !== undefined, reload);
  const look = useEffectEvent(reload);
  useEffect(() => {
    if (!isMade) return undefined;
    const looking = setInterval(() => look(), LOOK_EVERY_MS);
    return () => clearInterval(looking);
  }, [isMade]);

  return (
    <div className={classes['export']}>
      <p className={classes['text']}>
        <FormattedMessage id="settings.export.text" values={{ days: EXPORT_KEPT_DAYS }} />
      </p>
      <p role="status" className={classes['status']}>
        {isMade && (
          <>
            <Loader size={18} aria-hidden />
            <FormattedMessage id="settings.export.making" />
          </>
        )}
        {url !== undefined && dataExport?.expiresAt && (
          <FormattedMessage
            id="settings.export.ready"
            values={{ until: formatDate(dataExport.expiresAt, { dateStyle: 'long' }) }}
          />
        )}
      </p>
      {failure && (
        <p role="alert" className={classes['text']}>
          {failure.text}
        </p>
      )}
      <div className={classes['actions']}>
        {url !== undefined && (
          <Button component="a" href={url} download size="md" leftSection={<Icon name="arrowRight" size={18} />}>
            <FormattedMessage
              id="settings.export.download"
              values={{
                size: formatNumber(Math.max(1, Math.ceil((dataExport?.size ?? 0) / KILOBYTE)), {
                  style: 'unit',
                  unit: 'kilobyte',
                }),
              }}
            />
          </Button>
        )}
        {!isMade && (
          <Button variant="default" size="md" loading={busy} onClick={() => void run({})}>
            <FormattedMessage id={url === undefined ? 'settings.export.request' : 'settings.export.again'} />
          </Button>
        )}
      </div>
    </div>
  );
}
