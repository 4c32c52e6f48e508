import { routes } from '@hirehq/shared-contracts/routes';
import { FormattedMessage, PageLink, PageSkeleton, useIntl, useSearchParams } from '@hirehq/shared-ui';
import { usePageTitle } from '@hirehq/shared-ui/bundled';
import { RevertButton } from '../../features/revert-release/revert-button.tsx';
import { BrowserErrorList } from '../../features/see-errors/browser-error-list.tsx';
import { LoadErrorList } from '../../features/see-errors/load-error-list.tsx';
import { useBrowserErrors, useLoadErrors } from '../../features/see-errors/errors.query.ts';
import { HistoryList } from '../../features/see-history/history-list.tsx';
import { useReleaseHistory } from '../../features/see-history/release-history.query.ts';
import { useReleaseSets } from '../../features/see-sets/release-sets.query.ts';
import { SetList } from '../../features/see-sets/set-list.tsx';
import classes from '../page.module.css';

/** /platform/history; with `remote`, what is about this one. */
export function HistoryPage() {
  const { formatMessage } = useIntl();
  const [params] = useSearchParams();
  const remote = params.get('remote') ?? undefined;
  // Sections that came one after the other would move those below.
  const isLoading = [useReleaseSets(), useReleaseHistory(remote), useLoadErrors(undefined), useBrowserErrors()].some(
    ({ status }) => status === 'loading',
  );
  usePageTitle([formatMessage({ id: 'history.title' }), formatMessage({ id: 'platform.title' })]);
  if (isLoading) return <PageSkeleton kind="list" />;
  return (
    <div className={`hq-page ${classes['page']}`}>
      <PageLink to={routes.platform()}>
        <FormattedMessage id="platform.title" />
      </PageLink>
      <h1 className="hq-page-title">
        <FormattedMessage id="history.title" />
      </h1>
      <SetList renderAction={(sequence, live) => <RevertButton target={{ kind: 'set', sequence }} expected={live} />} />
      <HistoryList remote={remote} />
      <LoadErrorList />
      <BrowserErrorList />
    </div>
  );
}
