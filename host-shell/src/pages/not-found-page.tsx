import { EmptyState, Skeleton, useIntl, useLocation } from '@hirehq/shared-ui';
import { FindJobs } from '@hirehq/shared-ui/bundled';
import { hasSearch } from '@hirehq/shared-contracts/header-rules';
import { routes } from '@hirehq/shared-contracts/routes';
import { HomeLink } from '../layout/home-link.tsx';
import { Slot } from '../layout/slot.tsx';
import { useShellSession } from '../layout/use-shell-session.ts';
import { Deployed } from '../routing/deployed.tsx';
import { useCurrentRoute } from '../routing/use-current-route.ts';
import { useShellServices } from '../shell-api/shell-services.tsx';

export function NotFoundPage() {
  const intl = useIntl();
  const { config, slots } = useShellServices();
  const { search } = useLocation();
  const path = useCurrentRoute()?.path;
  const isSignedIn = useShellSession().status === 'signed-in';
  const hasOwnSearch = !hasSearch(config.variant, path, search) && slots.some(({ slot }) => slot === 'landing.search');
  return (
    <div className="hq-page">
      <EmptyState
        illustration="notFound"
        order={1}
        title={intl.formatMessage({ id: 'notFound.title' })}
        description={intl.formatMessage({ id: 'notFound.text' })}
      >
        <HomeLink />
      </EmptyState>
      <Deployed to={routes.searchResults(isSignedIn)}>
        <FindJobs
          pathOf={(list) => routes.searchResults(isSignedIn, list)}
          search={hasOwnSearch && <Slot name="landing.search" skeleton={<Skeleton height={62} radius={999} />} />}
        />
      </Deployed>
    </div>
  );
}
