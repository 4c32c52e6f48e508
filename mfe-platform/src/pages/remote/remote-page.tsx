import { routes } from '@hirehq/shared-contracts/routes';
import { FormattedMessage, PageLink, PageSkeleton, useIntl, useParams } from '@hirehq/shared-ui';
import { usePageTitle } from '@hirehq/shared-ui/bundled';
import { useLoadErrors } from '../../features/see-errors/errors.query.ts';
import { LoadErrorList } from '../../features/see-errors/load-error-list.tsx';
import { useRemoteDetails } from '../../features/see-remote/remote-details.query.ts';
import { RemoteDetails } from '../../features/see-remote/remote-details.tsx';
import classes from '../page.module.css';

/** /platform/remotes/:remote */
export function RemotePage() {
  const { formatMessage } = useIntl();
  const { remote = '' } = useParams();
  // Sections that came one after the other would move those below.
  const isLoading = [useRemoteDetails(remote), useLoadErrors(remote)].some(({ status }) => status === 'loading');
  usePageTitle([remote, formatMessage({ id: 'platform.title' })]);
  if (isLoading) return <PageSkeleton kind="detail" />;
  return (
    <div className={`hq-page ${classes['page']}`}>
      <PageLink to={routes.platform()}>
        <FormattedMessage id="platform.title" />
      </PageLink>
      <h1 className="hq-page-title">{remote}</h1>
      <PageLink to={routes.platformHistory(remote)}>
        <FormattedMessage id="history.actionsOf" values={{ remote }} />
      </PageLink>
      <RemoteDetails remote={remote} />
      <LoadErrorList remote={remote} />
    </div>
  );
}
