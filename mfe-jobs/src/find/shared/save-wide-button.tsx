import { Button, FormattedMessage, Icon } from '@hirehq/shared-ui';
import { useToggleSaved } from '../../shared/save-job/use-toggle-saved.ts';

/** The button to save a job, with a label. */
export function SaveWideButton({ job }: { job: { id: string; saved: boolean } }) {
  const toggle = useToggleSaved();
  if (!toggle) return null;
  const { saved } = job;
  return (
    <Button
      variant="default"
      size="md"
      aria-pressed={saved}
      leftSection={<Icon name="bookmark" size={18} filled={saved} />}
      onClick={() => toggle(job)}
    >
      {saved ? <FormattedMessage id="save.saved" /> : <FormattedMessage id="save.add" />}
    </Button>
  );
}
