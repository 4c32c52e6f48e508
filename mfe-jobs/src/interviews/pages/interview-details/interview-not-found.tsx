import { routes } from '@hirehq/shared-contracts/routes';
import { Button, EmptyState, FormattedMessage, PageLink, useIntl } from '@hirehq/shared-ui';

/** An interview that does not exist, or that belongs to someone else; the text is the same. */
export function InterviewNotFound() {
  const { formatMessage } = useIntl();
  return (
    <EmptyState
      illustration="notFound"
      order={1}
      title={formatMessage({ id: 'interview.notFoundTitle' })}
      description={formatMessage({ id: 'interview.notFoundText' })}
    >
      <Button component={PageLink} to={routes.interviews()}>
        <FormattedMessage id="interview.all" />
      </Button>
    </EmptyState>
  );
}
