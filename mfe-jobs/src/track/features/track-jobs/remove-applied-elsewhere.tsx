import { Button, FormattedMessage, useIntl } from '@hirehq/shared-ui';
import { useSetAppliedElsewhere } from '../../../shared/applied-elsewhere/set-applied-elsewhere.mutation.ts';

/** Removes the note that the candidate applied for a job on the employer's own page. */
export function RemoveAppliedElsewhere({ job }: { job: { id: string; title: string } }) {
  const { formatMessage } = useIntl();
  const set = useSetAppliedElsewhere();
  return (
    <Button
      variant="subtle"
      size="compact-md"
      px={0}
      aria-label={formatMessage({ id: 'elsewhere.removeOf' }, { title: job.title })}
      onClick={() => void set(job.id, false)}
    >
      <FormattedMessage id="elsewhere.remove" />
    </Button>
  );
}
