import { Drawer, useIntl } from '@hirehq/shared-ui';
import { ReadingControls } from '../features/set-reading/reading-controls.tsx';

interface PanelDrawerProps {
  opened: boolean;
  onClose: () => void;
}

/** The page stays visible beside it, because it shows every change at once. */
export function PanelDrawer({ opened, onClose }: PanelDrawerProps) {
  const { formatMessage } = useIntl();
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      position="right"
      size="min(26rem, 100vw)"
      title={formatMessage({ id: 'panel.title' })}
      closeButtonProps={{ 'aria-label': formatMessage({ id: 'panel.close' }) }}
      overlayProps={{ backgroundOpacity: 0.1 }}
    >
      <ReadingControls />
    </Drawer>
  );
}
