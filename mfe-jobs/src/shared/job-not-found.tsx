import { routes } from '@hirehq/shared-contracts/routes';
import { Button, EmptyState, FormattedMessage, PageLink, useIntl, useViewer } from '@hirehq/shared-ui';
import { FindJobs } from '@hirehq/shared-ui/bundled';

/** A job that does not exist, or is not open to this candidate; with a link back to the list. */
export function JobNotFound({ reason = 'notFound' }: { reason?: 'notFound' | 'notForYou' }) {
  const { formatMessage } = useIntl();
  const signedIn = useViewer() !== undefined;
  const title = formatMessage({ id: reason === 'notFound' ? 'detail.notFoundTitle' : 'detail.notForYouTitle' });
  const text = formatMessage({ id: reason === 'notFound' ? 'detail.notFoundText' : 'detail.notForYouText' });
  return (
    <div className="hq-page">
      <EmptyState illustration="notFound" order={1} title={title} description={text}>
        <Button component={PageLink} to={routes.searchResults(signedIn)}>
          <FormattedMessage id="detail.toList" />
        </Button>
      </EmptyState>
      <FindJobs pathOf={(list) => routes.searchResults(signedIn, list)} />
    </div>
  );
}
