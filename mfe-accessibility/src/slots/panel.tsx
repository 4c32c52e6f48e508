import { ActionIcon, Icon, useIntl } from '@hirehq/shared-ui';
import type { ReadingApi } from '@hirehq/shared-contracts/shell-api';
import { useLaterPart, useReadingApi } from '@hirehq/shared-ui/bundled';

const load = () => import(/* webpackChunkName: "panel-drawer" */ './panel-drawer.tsx').then((part) => part.PanelDrawer);

function PanelButton() {
  const { formatMessage } = useIntl();
  const { Part, opened, isLoading, open, close } = useLaterPart(load, 'panel.failed');
  return (
    <>
      <ActionIcon
        className="ax-panel-button"
        variant="subtle"
        color="gray"
        size={40}
        aria-label={formatMessage({ id: 'panel.title' })}
        aria-haspopup="dialog"
        aria-expanded={opened}
        aria-busy={isLoading || undefined}
        onClick={open}
      >
        <Icon name="accessibility" />
      </ActionIcon>
      {Part && <Part opened={opened} onClose={close} />}
    </>
  );
}

/** The slot `header.accessibility`: the icon, and the panel it opens. Shells of contract 1.6 and older have no settings. */
export function Panel() {
  const reading: ReadingApi | undefined = useReadingApi();
  return reading ? <PanelButton /> : null;
}
