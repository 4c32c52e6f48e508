import { routes } from '@hirehq/shared-contracts/routes';
import { Button, FormattedMessage, Icon, PageLink } from '@hirehq/shared-ui';

interface MessageEmployerProps {
  job: { id: string; enterprise: { id: string; establishmentName: string } };
}

/** 'Message {company}': opens the conversation with the employer, about this job. */
export function MessageEmployer({ job: { id: jobId, enterprise } }: MessageEmployerProps) {
  return (
    <Button
      component={PageLink}
      to={routes.messageList({ candidateId: enterprise.id, enterpriseId: enterprise.id, jobId })}
      variant="default"
      leftSection={<Icon name="mail" size={18} />}
    >
      <FormattedMessage id="tracked.message" values={{ company: enterprise.establishmentName }} />
    </Button>
  );
}
