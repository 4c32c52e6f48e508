import { FormattedMessage, useNavigate } from '@hirehq/shared-ui';
import { Menu } from '@hirehq/shared-ui/floating';
import type { SessionUser } from '@hirehq/shared-contracts/session';
import { useShellServices } from '../shell-api/shell-services.tsx';
import classes from './header.module.css';
import { MenuOfButton } from './menu-of-button.tsx';
import { PreferenceItems } from './preference-items.tsx';
import { useAccountAction } from './use-account-action.ts';
import { useAccountItems } from './use-account-items.ts';
import type { ButtonMenu } from './use-menu-button.ts';

interface ProfileMenuProps {
  user: SessionUser;
  onFeedback: (from: HTMLElement | null) => void;
  menu: ButtonMenu;
}

/** The menu behind the candidate's initials; it has the language too, for pages without a footer. */
export function ProfileMenu({ user, onFeedback, menu }: ProfileMenuProps) {
  const { shellApiOf } = useShellServices();
  const navigate = useNavigate();
  const items = useAccountItems();
  const act = useAccountAction({ menu: 'account', from: () => menu.button.current, onFeedback });
  return (
    <MenuOfButton menu={menu} position="bottom-end" width={260} shadow="md">
      <Menu.Dropdown>
        <Menu.Label className={classes['person'] ?? ''}>
          {user.name}
          <br />
          {user.email}
        </Menu.Label>
        {items.map((item) =>
          'to' in item ? (
            <Menu.Item
              key={item.label}
              onMouseEnter={() => shellApiOf('shell').preload(item.to)}
              onClick={() => void navigate(item.to)}
            >
              <FormattedMessage id={item.label} />
            </Menu.Item>
          ) : (
            <Menu.Item key={item.label} onClick={() => act(item.action)}>
              <FormattedMessage id={item.label} />
            </Menu.Item>
          ),
        )}
        <Menu.Divider />
        <PreferenceItems />
      </Menu.Dropdown>
    </MenuOfButton>
  );
}
