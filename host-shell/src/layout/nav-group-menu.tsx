import { FormattedMessage, Icon, Menu, UnstyledButton, useIntl, useLocation, useNavigate } from '@hirehq/shared-ui';
import { useShellServices } from '../lend/shell-services.tsx';
import classes from './header.module.css';
import { isCurrent, type NavGroup } from './nav-items.ts';

/** A button of the header with the pages of one kind behind it (SH-23, SH-25). */
export function NavGroupMenu({ group }: { group: NavGroup }) {
  const { lend } = useShellServices();
  const location = useLocation();
  const navigate = useNavigate();
  const { formatMessage } = useIntl();
  const current = group.items.find((item) => isCurrent(item, location));
  return (
    <Menu position="bottom-start" width={220}>
      <Menu.Target>
        <UnstyledButton className={classes['navGroup'] ?? ''} data-current={current !== undefined || undefined}>
          {formatMessage({ id: group.label })}
          <Icon name="chevronDown" size={16} />
        </UnstyledButton>
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
