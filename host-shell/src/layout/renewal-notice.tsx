import { Button, FormattedMessage, Icon, useOnline, useClientState } from '@hirehq/shared-ui';
import { useShellServices } from '../shell-api/shell-services.tsx';
import classes from './renewal-notice.module.css';

/** Says that part of the page could not be loaded, or that there is a new version, and lets the candidate decide when to reload. */
export function RenewalNotice() {
  const { newVersions, pageRenewal } = useShellServices();
  const isBroken = useClientState(pageRenewal.offered);
  const isOutdated = useClientState(newVersions.offered);
  const online = useOnline();
  return (
    <div role="status">
      {online && (isBroken || isOutdated) && (
        <div className="hq-offline">
          <Icon name="refresh" size={18} />
          <span>
            <FormattedMessage id={isBroken ? 'frame.renewal' : 'frame.newVersion'} />
          </span>
          <Button size="sm" variant="default" className={classes['reload'] ?? ''} onClick={pageRenewal.reload}>
            <FormattedMessage id="fallback.reload" />
          </Button>
        </div>
      )}
    </div>
  );
}
