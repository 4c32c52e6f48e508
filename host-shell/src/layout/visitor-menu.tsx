import { useRef } from 'react';
import { Menu } from '@hirehq/shared-ui/floating';
import { PreferenceItems } from './preference-items.tsx';
import { VisitorButton } from './visitor-button.tsx';

/** Language and legal pages for visitors, who have no account menu. */
export function VisitorMenu({ defaultOpened }: { defaultOpened: boolean }) {
  const button = useRef<HTMLButtonElement>(null);
  // A menu that is open from the start does not know where the focus was.
  const giveFocusBack = () => button.current?.focus({ preventScroll: true });
  return (
    <Menu defaultOpened={defaultOpened} position="bottom-end" width={260} shadow="md" onClose={giveFocusBack}>
      <Menu.Target>
        <VisitorButton ref={button} />
      </Menu.Target>
      <Menu.Dropdown>
        <PreferenceItems />
      </Menu.Dropdown>
    </Menu>
  );
}
