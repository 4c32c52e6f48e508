import { EXPORT_KEPT_DAYS } from '@hirehq/shared-contracts/codes';
import { Button, FormattedMessage, Icon, useIntl } from '@hirehq/shared-ui';
import { useFreshLinks, useSignInAgain } from '@hirehq/shared-ui/bundled';
import { useEffect, useEffectEvent } from 'react';
import type { AccountState } from '../../shared/account-settings/account-settings.query.ts';
import { SignedInAgain } from '../../shared/sign-in-again/signed-in-again.tsx';
import { useDraftAcrossSignIn } from '../../shared/sign-in-again/use-draft-across-sign-in.ts';
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
  const isBeingMade = dataExport !== null && dataExport.size === null;
  /** The link of a copy that is there is given only after a recent sign-in. */
  const isLocked = dataExport !== null && !isBeingMade && url === undefined;
  const kept = useDraftAcrossSignIn('export', {});
  const signInAgain = useSignInAgain();
  useFreshLinks(url !== undefined, reload);
  const look = useEffectEvent(reload);
  useEffect(() => {
    if (!isBeingMade) return undefined;
    const looking = setInterval(() => look(), LOOK_EVERY_MS);
    return () => clearInterval(looking);
  }, [isBeingMade]);

  async function request(): Promise<void> {
    kept.through(await run({}), {});
  }

  function unlock(): void {
    kept.keep({});
    signInAgain();
  }

  return (
    <div className={classes['export']}>
      <p className={classes['text']}>
        <FormattedMessage id="settings.export.text" values={{ days: EXPORT_KEPT_DAYS }} />
      </p>
      <p role="status" className={classes['status']}>
        {isBeingMade && (
          <>
            <progress className={classes['progress']} aria-hidden="true" />
            <FormattedMessage id="settings.export.making" />
          </>
        )}
        {dataExport?.expiresAt && (
          <FormattedMessage
            id={isLocked ? 'settings.export.locked' : 'settings.export.ready'}
            values={{ until: formatDate(dataExport.expiresAt, { dateStyle: 'long' }) }}
          />
        )}
      </p>
      {dataExport !== null && <ExportSteps now={isBeingMade ? 'made' : 'ready'} />}
      <SignedInAgain
        isBack={kept.isBack && !isBeingMade && !isLocked}
        message={url === undefined ? 'settings.again.export' : 'settings.again.download'}
      />
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
        {isLocked && (
          <Button size="md" onClick={unlock}>
            <FormattedMessage id="settings.export.unlock" />
          </Button>
        )}
        {!isBeingMade && (
          <Button variant="default" size="md" loading={busy} onClick={() => void request()}>
            <FormattedMessage id={dataExport === null ? 'settings.export.request' : 'settings.export.again'} />
          </Button>
        )}
      </div>
    </div>
  );
}

const STEPS = ['requested', 'made', 'ready'] as const;

/** How far a copy is: asked for, being made, ready. */
function ExportSteps({ now }: { now: (typeof STEPS)[number] }) {
  const at = STEPS.indexOf(now);
  return (
    <ol className={classes['steps']}>
      {STEPS.map((step, index) => (
        <li key={step} aria-current={index === at ? 'step' : undefined} data-done={index < at || now === 'ready' || undefined}>
          {index < at || now === 'ready' ? <Icon name="check" size={16} /> : <span aria-hidden="true">{index + 1}</span>}
          <FormattedMessage id={`settings.export.step.${step}`} />
        </li>
      ))}
    </ol>
  );
}
