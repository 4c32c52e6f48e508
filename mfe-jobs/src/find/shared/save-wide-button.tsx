import { Button, FormattedMessage, Icon } from '@hirehq/shared-ui';
import { useSaved } from '../../shared/save-job/use-saved.ts';

/** The bookmark of a job as a button with words. */
export function SaveWideButton({ job }: { job: { id: string; saved: boolean } }) {
  const { saved, toggle } = useSaved(job);
  return (
    <Button
      variant="default"
      size="md"
      aria-pressed={saved}
      leftSection={<Icon name="bookmark" size={18} filled={saved} />}
      onClick={toggle}
    >
      {saved ? <FormattedMessage id="save.saved" /> : <FormattedMessage id="save.add" />}
    </Button>
  );
}
