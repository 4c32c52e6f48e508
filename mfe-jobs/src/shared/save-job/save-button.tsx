import { ActionIcon, Icon, useIntl } from '@hirehq/shared-ui';
import { useSaved } from './use-saved.ts';

/** The bookmark of a job. */
export function SaveButton({ job }: { job: { id: string; title: string; saved: boolean } }) {
  const { formatMessage } = useIntl();
  const { saved, toggle } = useSaved(job);
  const label = formatMessage({ id: 'save.label' }, { title: job.title });
  return (
    <ActionIcon
      variant="subtle"
      size={44}
      radius="md"
      aria-pressed={saved}
      aria-label={label}
      title={formatMessage({ id: saved ? 'save.remove' : 'save.add' })}
      onClick={toggle}
    >
      <Icon name="bookmark" size={22} filled={saved} />
    </ActionIcon>
  );
}
