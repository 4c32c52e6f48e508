import { ActionIcon, Hint, Icon, useIntl, useToast } from '@hirehq/shared-ui';
import { useReadingApi, useReadingSettings, useSurface } from '@hirehq/shared-ui/bundled';

/** Makes the cards of jobs compact or comfortable, on every page. The page of an employer says it for its own embed. */
export function DensityChoice() {
  const { formatMessage } = useIntl();
  const reading = useReadingApi();
  const toast = useToast();
  const density = useReadingSettings((settings) => settings.density);
  const surface = useSurface();
  if (surface) return null;
  const label = formatMessage({ id: 'list.compact' });
  const toggle = () =>
    reading
      .save({ ...reading.saved(), density: density === 'compact' ? 'comfortable' : 'compact' })
      .catch(() => toast({ kind: 'error', message: formatMessage({ id: 'list.compactNotSaved' }) }));
  return (
    <Hint label={label}>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={28}
        aria-label={label}
        aria-pressed={density === 'compact'}
        onClick={() => void toggle()}
      >
        <Icon name="rows" size={18} />
      </ActionIcon>
    </Hint>
  );
}
