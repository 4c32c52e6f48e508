import { Menu } from '@hirehq/shared-ui/floating';
import { PreferenceItems } from './preference-items.tsx';
import { VisitorButton } from './visitor-button.tsx';

/** Language and legal pages for who has no account menu. */
export function VisitorMenu({ defaultOpened }: { defaultOpened: boolean }) {
  return (
    <Menu defaultOpened={defaultOpened} position="bottom-end" width={260} shadow="md">
      <Menu.Target>
        <VisitorButton />
      </Menu.Target>
      <Menu.Dropdown>
        <PreferenceItems />
      </Menu.Dropdown>
    </Menu>
  );
}
