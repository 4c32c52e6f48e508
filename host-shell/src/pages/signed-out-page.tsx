import { Button, Drawing, EmptyState, FormattedMessage, useIntl, useLocation } from '@hirehq/shared-ui';
import { useShellServices } from '../shell-api/shell-services.tsx';
import { pathOf } from '../routing/guard.ts';

/** A door being closed. */
const CLOSED_DOOR = (
  <Drawing>
    <path className="hq-art-soft" d="M40 120h120v8H40z" />
    <rect className="hq-art-card" x="66" y="20" width="68" height="100" rx="8" />
    <rect className="hq-art-front" x="78" y="34" width="44" height="30" rx="6" />
    <path className="hq-art-strong" d="M120 84v10" />
    <path className="hq-art-accent" d="M152 70h28m-10-10 10 10-10 10" />
    <path className="hq-art-dots" d="M20 70h30" />
  </Drawing>
);

/** A candidate page after signing out in another tab: says so, and waits for a click before signing in. */
export function SignedOutPage() {
  const { session } = useShellServices();
  const { formatMessage } = useIntl();
  const location = useLocation();
  return (
    <div className="hq-page">
      <EmptyState
        illustration={CLOSED_DOOR}
        order={1}
        title={formatMessage({ id: 'signedOut.title' })}
        description={formatMessage({ id: 'signedOut.text' })}
      >
        <Button onClick={() => void session.signIn({ returnTo: pathOf(location) })}>
          <FormattedMessage id="header.signIn" />
        </Button>
      </EmptyState>
    </div>
  );
}
