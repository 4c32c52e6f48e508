import { Button, FormattedMessage, Icon, useOnline, useClientState } from '@hirehq/shared-ui';
import { useShellServices } from '../shell-api/shell-services.tsx';
import classes from './renewal-notice.module.css';

/** Says that part of the page could not be loaded, and lets the candidate decide when to reload it. */
export function RenewalNotice() {
  const { pageRenewal } = useShellServices();
  const isOffered = useClientState(pageRenewal.offered);
  const online = useOnline();
  return (
    <div role="status">
      {online && isOffered && (
        <div className="hq-offline">
          <Icon name="refresh" size={18} />
          <span>
            <FormattedMessage id="frame.renewal" />
          </span>
          <Button size="sm" variant="default" className={classes['reload'] ?? ''} onClick={pageRenewal.reload}>
            <FormattedMessage id="fallback.reload" />
          </Button>
        </div>
      )}
    </div>
  );
}
