import { BRANDS } from '@hirehq/shared-contracts/design-tokens';
import { FormattedMessage, Icon, useClientState, useLocation, type ReadableState } from '@hirehq/shared-ui';
import { useShellServices } from '../shell-api/shell-services.tsx';
import type { SignInWindowState } from './sign-in-window.ts';

/** Says that the sign-in continues in a window of its own, or that the browser has blocked it, and where it works then. */
export function FramedNotice({ state }: { state: ReadableState<SignInWindowState> }) {
  const { config } = useShellServices();
  const { pathname, search } = useLocation();
  const now = useClientState(state);
  const brand = BRANDS[config.variant].name;
  return (
    <div role="status">
      {now !== 'closed' && (
        <div className="hq-offline">
          <Icon name="info" size={18} />
          <span>
            <FormattedMessage id={now === 'open' ? 'framed.window.open' : 'framed.window.blocked'} />{' '}
            {now === 'blocked' && (
              <a href={pathname + search} target="_blank" rel="noopener">
                <FormattedMessage id="framed.window.platform" values={{ brand }} />
              </a>
            )}
          </span>
        </div>
      )}
    </div>
  );
}
