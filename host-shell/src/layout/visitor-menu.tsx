import { Menu } from '@hirehq/shared-ui/floating';
import { MenuOfButton } from './menu-of-button.tsx';
import { PreferenceItems } from './preference-items.tsx';
import type { ButtonMenu } from './use-menu-button.ts';

/** Language and legal pages for visitors, who have no account menu. */
export function VisitorMenu({ menu }: { menu: ButtonMenu }) {
  return (
    <MenuOfButton menu={menu} position="bottom-end" width={260} shadow="md">
      <Menu.Dropdown>
        <PreferenceItems />
      </Menu.Dropdown>
    </MenuOfButton>
  );
}
