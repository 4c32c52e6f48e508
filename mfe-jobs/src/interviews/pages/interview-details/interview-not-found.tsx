import { routes } from '@hirehq/shared-contracts/routes';
import { Button, EmptyState, FormattedMessage, PageLink, useIntl } from '@hirehq/shared-ui';

/** No such interview, or it is another's: the two are told the same. */
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
