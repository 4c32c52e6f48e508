import { FormattedMessage, useLocation, useNavigate } from '@hirehq/shared-ui';
import { Menu } from '@hirehq/shared-ui/floating';
import { useShellServices } from '../lend/shell-services.tsx';
import classes from './header.module.css';
import { NavGroupButton } from './nav-group-button.tsx';
import { isCurrent, type NavGroup } from './nav-items.ts';

/** A header button with a menu of related pages (SH-23, SH-25). */
export function NavGroupMenu({ group, defaultOpened }: { group: NavGroup; defaultOpened: boolean }) {
  const { lend } = useShellServices();
  const location = useLocation();
  const navigate = useNavigate();
  const current = group.items.find((item) => isCurrent(item, location));
  return (
    <Menu defaultOpened={defaultOpened} position="bottom-start" width={220}>
      <Menu.Target>
        <NavGroupButton group={group} />
      </Menu.Target>
      <Menu.Dropdown>
        {group.items.map((item) => (
          <Menu.Item
            key={item.to}
            aria-current={item === current ? 'page' : undefined}
            className={classes['navGroupItem'] ?? ''}
            onMouseEnter={() => lend('shell').preload(item.to)}
            onClick={() => void navigate(item.to)}
          >
            <FormattedMessage id={item.label} />
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
