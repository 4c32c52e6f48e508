import { ActionIcon, Icon, useIntl } from '@hirehq/shared-ui';
import type { ToggleSaved } from './use-toggle-saved.ts';

interface SaveButtonProps {
  job: { id: string; title: string; saved: boolean };
  /** From useToggleSaved of the list; without it, there is no button. */
  onToggle: ToggleSaved | undefined;
}

/** The button to save a job in a list. */
export function SaveButton({ job, onToggle }: SaveButtonProps) {
  const { formatMessage } = useIntl();
  if (!onToggle) return null;
  const { saved } = job;
  const label = formatMessage({ id: 'save.label' }, { title: job.title });
  return (
    <ActionIcon
      variant="subtle"
      size={44}
      radius="md"
      aria-pressed={saved}
      aria-label={label}
      title={formatMessage({ id: saved ? 'save.remove' : 'save.add' })}
      onClick={() => onToggle(job)}
    >
      <Icon name="bookmark" size={22} filled={saved} />
    </ActionIcon>
  );
}
