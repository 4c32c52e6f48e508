import { FormattedMessage, useLocation, useNavigate } from '@hirehq/shared-ui';
import { Menu } from '@hirehq/shared-ui/floating';
import { useShellServices } from '../shell-api/shell-services.tsx';
import classes from './header.module.css';
import { MenuOfButton } from './menu-of-button.tsx';
import { isCurrent, type NavGroup } from './nav-items.ts';
import type { ButtonMenu } from './use-menu-button.ts';

/** The menu of related pages behind a header button (SH-23, SH-25). */
export function NavGroupMenu({ group, menu }: { group: NavGroup; menu: ButtonMenu }) {
  const { shellApiOf } = useShellServices();
  const location = useLocation();
  const navigate = useNavigate();
  const current = group.items.find((item) => isCurrent(item, location));
  return (
    <MenuOfButton menu={menu} position="bottom-start" width={220}>
      <Menu.Dropdown>
        {group.items.map((item) => (
          <Menu.Item
            key={item.to}
            aria-current={item === current ? 'page' : undefined}
            className={classes['navGroupItem'] ?? ''}
            onMouseEnter={() => shellApiOf('shell').preload(item.to)}
            onClick={() => void navigate(item.to)}
          >
            <FormattedMessage id={item.label} />
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </MenuOfButton>
  );
}
